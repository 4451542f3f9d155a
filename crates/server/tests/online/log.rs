//! The log for operators contains nothing that is not for them, and copies are stores.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use talon_rules::pieces::Tile;
use talon_server::write_log;
use talon_store::{SqliteStore, Store};

use crate::player::{SHORT, begin, play_out};
use crate::server::{TestServer, key, run};

/// A log in memory.
#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl io::Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_log_of_a_whole_match_shows_no_key_seed_tile_or_address() {
    let memory = Memory::default();
    let writer = memory.clone();
    write_log(move || writer.clone()).unwrap();
    run(async {
        let server = TestServer::start().await;
        let mut players = begin(&server, SHORT).await;
        play_out(&mut players).await;
        for player in &mut players {
            player.until(|view| view.server_seed.is_some()).await;
        }
        let text = String::from_utf8(memory.0.lock().unwrap().clone()).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let id = players[0].id.to_string();
        for message in ["a match is open", "a match is over"] {
            let line = lines.iter().find(|line| line["message"] == message && line["game"] == id[..8]);
            assert!(line.is_some(), "{message}: {text}");
        }

        let seed = String::from(players[0].view.as_ref().unwrap().server_seed.unwrap());
        let game = server.expect("POST", "/api/games", &key(1), "{}").await;
        let mut secrets = vec![id, seed, key(1), key(2), "127.0.0.1".to_owned()];
        secrets.push(game["invite"].as_str().unwrap().to_owned());
        secrets.extend([1, 2].map(|seed| String::from(talon_hall::Seed::new([seed; 32]))));
        let text = String::from_utf8(memory.0.lock().unwrap().clone()).unwrap();
        // Times contain digits with dashes too.
        let bare: String = text
            .lines()
            .map(|line| {
                let mut line: Value = serde_json::from_str(line).unwrap();
                line.as_object_mut().unwrap().remove("timestamp");
                line.to_string()
            })
            .collect();
        secrets.extend(Tile::all().map(|tile| tile.to_string()));
        for secret in secrets {
            assert!(!bare.contains(&secret), "{secret}: {bare}");
        }
    });
}

#[test]
fn a_copy_of_the_store_opens_and_has_all_matches() {
    run(async {
        let server = TestServer::start().await;
        let players = begin(&server, SHORT).await;
        let folder = tempfile::tempdir().unwrap();
        server.online.copy(folder.path(), Duration::from_millis(200)).await.unwrap();
        // The second copy replaces the first one, unless the hour has changed meanwhile.
        while !copies(&server).await.contains("talon_copies_total{outcome=\"done\"} 2") {
            tokio::task::yield_now().await;
        }
        let copy = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
        assert!(copy.file_name().unwrap().to_str().unwrap().starts_with("matches-"), "{copy:?}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        let store = SqliteStore::open(&copy, None).unwrap();
        assert!(store.entries(players[0].id, 0).await.unwrap().len() >= 5);
    });
}

#[test]
fn a_copy_does_not_take_over_the_log_of_the_copy_before() {
    run(async {
        let server = TestServer::start().await;
        let folder = tempfile::tempdir().unwrap();
        let log = |copy: &PathBuf| copy.with_extension("sqlite-wal");
        let copies = places(folder.path());
        for copy in &copies {
            std::fs::write(log(copy), "left by a program that read the copy of the day before").unwrap();
        }
        server.online.copy(folder.path(), Duration::from_secs(3600)).await.unwrap();
        let copy = copies.iter().find(|copy| copy.exists()).unwrap();
        assert!(!log(copy).exists());
    });
}

#[test]
#[cfg(unix)]
fn only_the_owner_can_read_the_copies_of_an_earlier_version() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    run(async {
        let server = TestServer::start().await;
        let folder = tempfile::tempdir().unwrap();
        let copies = places(folder.path());
        for copy in &copies {
            fs::write(copy, "a copy").unwrap();
            fs::set_permissions(copy, Permissions::from_mode(0o644)).unwrap();
        }
        server.online.copy(folder.path(), Duration::from_secs(3600)).await.unwrap();
        for copy in &copies {
            assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{copy:?}");
        }
    });
}

/// The places of the copies of a day.
fn places(folder: &Path) -> Vec<PathBuf> {
    (0..24).map(|hour| folder.join(format!("matches-{hour:02}.sqlite"))).collect()
}

async fn copies(server: &TestServer) -> String {
    server.request("GET", "/metrics", &[], "").await.2
}
