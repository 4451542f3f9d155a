//! SQLite: the suite, a full disk, reopening, backups and unfit files.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rusqlite::Connection;
use talon_hall::MatchId;
use talon_rules::curse::Seat;
use talon_store::{
    Append, Appended, Identity, IdentityId, KeyHash, LONGEST_PAUSE, NewGame, ServerId, SqliteStore, Store,
    StoreError, Summary, Visit,
};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::suite::{self, START, assert_done, chain, ended, entry, later, new_game, open, run, suite};

const FILE: &str = "matches.sqlite";

async fn sqlite() -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join(FILE), None).unwrap());
    (folder, store)
}

suite!(sqlite);

/// South's visit to a match at a server.
fn visit(game: MatchId) -> Visit {
    Visit { game, seat: Seat::South, server: ServerId([1; 16]) }
}

/// The file of a store whose server has ended, alone in a folder.
async fn ended_store(store: &SqliteStore) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    store.back_up(&path).await.unwrap();
    Connection::open(&path).unwrap().pragma_update(None, "journal_mode", "WAL").unwrap();
    folder
}

#[test]
fn a_time_without_a_server_is_an_outage() {
    run(async {
        let (_folder, store) = sqlite().await;
        suite::a_time_without_a_server_is_an_outage(
            &*store,
            sleep(Duration::from_millis(LONGEST_PAUSE + 100)),
        )
        .await;
    });
}

#[test]
fn a_server_that_starts_learns_when_nobody_served() {
    run(async {
        let (folder, store) = sqlite().await;
        let path = folder.path().join(FILE);
        let at = |ms: u64| {
            let connection = Connection::open(&path).unwrap();
            connection.execute("UPDATE beat SET at = ?1", [ms]).unwrap();
        };
        let server = ServerId([1; 16]);
        // Nothing is due, so nobody loses time.
        let now = store.beat(server).await.unwrap().now;
        let due = Summary { due_at: Some(START), is_over: false };
        store.open_game(NewGame { summary: due, ..new_game() }).await.unwrap();
        assert_eq!(store.beat(server).await.unwrap().outages, []);
        drop(store);
        at(now.ms() - 40_000);
        let store = SqliteStore::open(&path, None).unwrap();
        let [(from, to)] = store.beat(ServerId([2; 16])).await.unwrap().outages[..] else {
            panic!("one outage")
        };
        assert!(from.ms() == now.ms() - 40_000 && to.since(from) < 42_000, "{from:?} {to:?}");
        // The machine's clock was set back: the store's goes on, and there is no outage.
        drop(store);
        at(now.ms() + 3_600_000);
        let store = SqliteStore::open(&path, None).unwrap();
        let beat = store.beat(ServerId([3; 16])).await.unwrap();
        assert!(beat.now.since(now) >= 3_600_000 && beat.outages == [(from, to)], "{beat:?}");
    });
}

#[test]
fn everything_is_there_after_reopening() {
    run(async {
        let (folder, store) = sqlite().await;
        let game = open(&*store).await;
        assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
        let log = store.entries(game, 0).await.unwrap();
        drop(store);
        let store = SqliteStore::open(&folder.path().join(FILE), None).unwrap();
        assert_eq!(store.entries(game, 0).await.unwrap(), log);
    });
}

#[test]
fn two_programs_share_a_file() {
    run(async {
        let (folder, store) = sqlite().await;
        let other = SqliteStore::open(&folder.path().join(FILE), None).unwrap();
        let game = open(&*store).await;
        assert_done(other.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
        assert_eq!(
            store.append(entry(&*store, game, 1, 2).await).await.unwrap(),
            Appended::Behind { head: 2 }
        );
        assert_done(store.append(entry(&*store, game, 2, 2).await).await.unwrap(), 2);
        assert_eq!(other.entries(game, 0).await.unwrap().len(), 3);
    });
}

#[test]
fn on_a_full_disk_nothing_that_was_answered_is_lost() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let store = SqliteStore::open(&path, Some(200_000)).unwrap();
        let game = open(&store).await;
        let large = async |store: &SqliteStore, number| Append {
            body: format!("\"{}\"", "x".repeat(5_000)),
            ..entry(store, game, number, number as u8).await
        };
        let mut done = 1;
        let error = loop {
            match store.append(large(&store, done).await).await {
                Ok(appended) => assert_done(appended, done),
                Err(error) => break error,
            }
            done += 1;
        };
        assert!(matches!(&error, StoreError::Away(reason) if reason.contains("full")), "{error}");
        assert!(done > 10, "it was full at once");
        assert_eq!(store.entries(game, 0).await.unwrap().len(), done as usize);
        drop(store);

        let store = SqliteStore::open(&path, None).unwrap();
        assert_eq!(store.entries(game, 0).await.unwrap().len(), done as usize);
        assert_done(store.append(large(&store, done).await).await.unwrap(), done);
    });
}

#[test]
fn a_change_that_fails_leaves_the_others_of_its_group() {
    run(async {
        let (folder, store) = sqlite().await;
        let game = open(&*store).await;
        // The fence is gone, so an entry meets one of its number.
        let other = Connection::open(folder.path().join(FILE)).unwrap();
        other.execute("UPDATE game SET head = 0", []).unwrap();
        let healthy = open(&*store).await;
        let broken = Append { before: chain(1), ..entry(&*store, game, 0, 1).await };
        let both = [broken, entry(&*store, healthy, 1, 1).await].map(|append| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.append(append).await })
        });
        let [broken, healthy] = both;
        assert!(matches!(broken.await.unwrap(), Err(StoreError::Away(_))));
        assert_done(healthy.await.unwrap().unwrap(), 1);
    });
}

#[test]
fn a_log_that_cannot_be_packed_stays_as_it_was() {
    run(async {
        let (folder, store) = sqlite().await;
        let game = ended(&*store).await;
        let log = store.entries(game, 0).await.unwrap();
        let other = Connection::open(folder.path().join(FILE)).unwrap();
        for step in ["INSERT ON packed", "DELETE ON event", "UPDATE ON game"] {
            let trigger =
                format!("CREATE TRIGGER fault AFTER {step} BEGIN SELECT RAISE(ABORT, 'planned'); END");
            other.execute_batch(&trigger).unwrap();
            let result = store.pack(later(&*store).await, 1).await;
            assert!(matches!(result, Err(StoreError::Away(_))), "{step}: {result:?}");
            other.execute_batch("DROP TRIGGER fault").unwrap();
            assert_eq!(store.entries(game, 0).await.unwrap(), log, "{step}");
        }
        assert_eq!(store.pack(later(&*store).await, 1).await.unwrap(), 1);
        assert_eq!(store.entries(game, 0).await.unwrap(), log);
    });
}

#[test]
fn a_backup_is_a_store() {
    run(async {
        let (folder, store) = sqlite().await;
        let game = open(&*store).await;
        let copy = folder.path().join("copy.sqlite");
        store.back_up(&copy).await.unwrap();
        assert!(
            matches!(store.back_up(&copy).await, Err(StoreError::Away(_))),
            "a backup is never written over"
        );
        assert_done(store.append(entry(&*store, game, 1, 1).await).await.unwrap(), 1);
        let copy = SqliteStore::open(&copy, None).unwrap();
        assert_eq!(copy.entries(game, 0).await.unwrap().len(), 1);
    });
}

#[test]
fn a_file_of_a_newer_version_or_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let newer = folder.path().join("newer.sqlite");
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let foreign = folder.path().join("foreign.sqlite");
    std::fs::write(&foreign, "no database, but long enough to be taken for one".repeat(100)).unwrap();
    for path in [newer, foreign, folder.path().join("missing/matches.sqlite")] {
        let opened = SqliteStore::open(&path, None);
        assert!(matches!(opened, Err(StoreError::Unfit(_))), "{path:?}: {opened:?}");
    }
}

/// The files of a folder with their contents, without the index of the log, which programs share.
fn contents(folder: &TempDir) -> BTreeMap<String, Vec<u8>> {
    let mut contents = BTreeMap::new();
    for entry in fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let is_index = name.ends_with("-shm");
        contents.insert(name, if is_index { Vec::new() } else { fs::read(path).unwrap() });
    }
    contents
}

#[test]
fn a_store_is_read_without_a_trace() {
    run(async {
        let (folder, store) = sqlite().await;
        let game = open(&*store).await;
        let killed = tempfile::tempdir().unwrap();
        for name in contents(&folder).keys() {
            fs::copy(folder.path().join(name), killed.path().join(name)).unwrap();
        }
        let check = async |folder: &TempDir, files: &[&str]| {
            let before = contents(folder);
            assert_eq!(before.keys().collect::<Vec<_>>(), files);
            let reading = SqliteStore::open_to_read(&folder.path().join(FILE)).unwrap();
            assert_eq!(reading.games(None, 9).await.unwrap(), [game]);
            assert_eq!(reading.entries(game, 0).await.unwrap().len(), 1);
            let changes = [
                reading.append(entry(&reading, game, 1, 1).await).await.map(drop),
                reading.connect(visit(game), true).await,
                reading.stop_seeking(IdentityId([1; 16])).await,
            ];
            for change in changes {
                assert!(matches!(change, Err(StoreError::Away(_))), "{change:?}");
            }
            drop(reading);
            assert!(contents(folder) == before, "something changed");
        };
        let all = [FILE, "matches.sqlite-shm", "matches.sqlite-wal"];
        check(&folder, &all).await;
        check(&killed, &all).await;
        let ended = ended_store(&store).await;
        check(&ended, &[FILE]).await;
    });
}

#[test]
fn a_store_that_changes_is_not_read_as_it_was() {
    run(async {
        let (_folder, store) = sqlite().await;
        let game = open(&*store).await;
        let refusal = async |reading: &SqliteStore| match reading.entries(game, 0).await {
            Err(StoreError::Away(reason)) => reason,
            other => panic!("{other:?}"),
        };
        let folder = ended_store(&store).await;
        let path = folder.path().join(FILE);
        let reading = SqliteStore::open_to_read(&path).unwrap();
        assert_eq!(reading.entries(game, 0).await.unwrap().len(), 1);
        let server = SqliteStore::open(&path, None).unwrap();
        assert_done(server.append(entry(&server, game, 1, 1).await).await.unwrap(), 1);
        assert!(refusal(&reading).await.contains("try again"), "a server uses it");
        let again = SqliteStore::open_to_read(&path).unwrap();
        assert_eq!(again.entries(game, 0).await.unwrap().len(), 2);

        let folder = ended_store(&store).await;
        let path = folder.path().join(FILE);
        let reading = SqliteStore::open_to_read(&path).unwrap();
        File::options().append(true).open(&path).unwrap().set_modified(SystemTime::now()).unwrap();
        assert!(refusal(&reading).await.contains("try again"), "a server has used it");
    });
}

#[test]
fn a_store_that_cannot_be_read_as_it_is_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (name, version) in [("empty", 0), ("older", 4), ("newer", 99)] {
        Connection::open(path(name)).unwrap().pragma_update(None, "user_version", version).unwrap();
    }
    fs::write(path("foreign"), "no database, but long enough to be taken for one".repeat(100)).unwrap();
    for name in ["unfinished", "torn"] {
        Connection::open(path(name)).unwrap().pragma_update(None, "user_version", 7).unwrap();
    }
    fs::write(path("unfinished-wal"), "changes").unwrap();
    fs::write(path("torn-journal"), "changes").unwrap();
    let before = contents(&folder);
    for (name, expected) in [
        ("missing", "(os error 2)"),
        ("empty", "it contains no matches of this program"),
        (
            "older",
            "an older version of this program wrote it: start a server with it, which brings it up to date",
        ),
        ("newer", "a newer version of this program wrote it"),
        ("foreign", "file is not a database"),
        ("unfinished", "unfinished-wal has changes of it that only a server can apply: start one with it"),
        ("torn", "torn-journal has changes of it that only a server can apply: start one with it"),
    ] {
        let Err(StoreError::Unfit(reason)) = SqliteStore::open_to_read(&path(name)) else { panic!("{name}") };
        assert!(reason.ends_with(expected), "{name}: {reason}");
    }
    assert!(contents(&folder) == before, "something changed");
}

#[test]
fn the_size_is_that_of_all_files() {
    run(async {
        let (folder, store) = sqlite().await;
        let files = || -> u64 {
            let entries = fs::read_dir(folder.path()).unwrap();
            entries.map(|entry| entry.unwrap().metadata().unwrap().len()).sum()
        };
        let before = store.size().await.unwrap();
        assert_eq!(before, files());
        for _ in 0..50 {
            open(&*store).await;
        }
        let after = store.size().await.unwrap();
        assert!(after == files() && after > before, "{before} {after}");
    });
}

#[test]
#[cfg(unix)]
fn only_the_owner_can_read_a_store_and_its_copies() {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    run(async {
        let (folder, store) = sqlite().await;
        open(&*store).await;
        store.back_up(&folder.path().join("copy.sqlite")).await.unwrap();
        let modes = || -> Vec<(String, u32)> {
            let mode = |entry: fs::DirEntry| entry.metadata().unwrap().permissions().mode() & 0o777;
            let mut modes: Vec<_> = fs::read_dir(folder.path())
                .unwrap()
                .map(|entry| entry.unwrap())
                .map(|entry| (entry.file_name().into_string().unwrap(), mode(entry)))
                .collect();
            modes.sort();
            modes
        };
        let names = ["copy.sqlite", FILE, "matches.sqlite-shm", "matches.sqlite-wal"];
        let private: Vec<_> = names.iter().map(|name| ((*name).to_owned(), 0o600)).collect();
        assert_eq!(modes(), private);
        for name in names {
            fs::set_permissions(folder.path().join(name), Permissions::from_mode(0o644)).unwrap();
        }
        for name in ["copy.sqlite", FILE] {
            drop(SqliteStore::open(&folder.path().join(name), None).unwrap());
        }
        let readable: Vec<_> = modes().into_iter().filter(|(_, mode)| *mode != 0o600).collect();
        assert_eq!(readable, [], "files of a version before");
    });
}

#[test]
fn a_file_of_the_version_before_spent_keys_is_migrated() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(FILE);
        let before = Connection::open(&path).unwrap();
        for migration in [
            include_str!("../../migrations/sqlite/1.sql"),
            include_str!("../../migrations/sqlite/2.sql"),
            include_str!("../../migrations/sqlite/3.sql"),
            include_str!("../../migrations/sqlite/4.sql"),
        ] {
            before.execute_batch(migration).unwrap();
        }
        let player = Identity { id: IdentityId([1; 16]), name: "Quick Otter".to_owned(), made_at: START };
        let insert = "INSERT INTO identity VALUES (?1, ?2, ?3, ?4, 0)";
        before.execute(insert, (player.id.0, [2_u8; 32], &player.name, START.ms())).unwrap();
        before.pragma_update(None, "user_version", 4).unwrap();
        drop(before);

        let store = SqliteStore::open(&path, None).unwrap();
        let [first, key, new] = [1, 2, 3].map(|number| KeyHash([number; 32]));
        assert_eq!(store.identity(key, START).await.unwrap(), Some(player.clone()));
        assert_eq!(store.make_identity(&player, first).await.unwrap(), None, "it was replaced before");
        assert!(store.change_key(player.id, key, new).await.unwrap());
        assert_eq!(store.make_identity(&player, key).await.unwrap(), None);
        drop(store);
        let store = SqliteStore::open(&path, None).unwrap();
        assert_eq!(store.make_identity(&player, key).await.unwrap(), None, "it stays spent");
        assert_eq!(store.identity(new, START).await.unwrap(), Some(player));
    });
}
