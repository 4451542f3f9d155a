//! Saved games: locks, damage, and disks that fail.

use std::fs;
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use talon_app::commands::take_notices;
use talon_lang::Lang;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{Sitting, Store, TableKind};

use crate::files::Files;
use crate::play::session::{Session, any_deal};
use crate::time::now;

const KIND: TableKind = TableKind { game: GameName::Doublets, hot_seat: false };

fn session(folder: &Path) -> Session {
    Session::new(Files::new(folder.to_owned()))
}

fn flip(session: &mut Session) {
    let wanted = session.game().read_move("flip").expect("a move");
    session.play(wanted).expect("the stock has cards");
}

fn what_is_told(session: &mut Session) -> Vec<String> {
    take_notices(session, &Lang::english())
}

/// A session in which two cards were turned.
fn begun(folder: &Path) -> Session {
    let mut session = session(folder);
    session.deal_anew(KIND, DealNumber::new(17).unwrap(), now());
    flip(&mut session);
    flip(&mut session);
    session
}

/// The names and texts of all files in a folder.
fn contents(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut contents: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry").path())
        .map(|path| {
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
        })
        .collect();
    contents.sort();
    contents
}

#[test]
fn every_move_is_in_the_file_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let session = begun(folder.path());
    let files = contents(folder.path());
    assert_eq!(files.len(), 1);
    assert!(files[0].0.starts_with("doublets-"), "{files:?}");
    assert_eq!(files[0].1, session.sitting().record());
}

#[test]
fn a_record_that_another_process_has_open_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = begun(folder.path());
    let mut second = session(folder.path());
    second.resume_or_deal(KIND, any_deal(), now());
    let messages = what_is_told(&mut second).join(" ");
    assert!(messages.contains("open in another window"), "{messages}");
    flip(&mut second);
    assert_eq!(contents(folder.path()).len(), 2);
    // What the second one did has not touched the first one's record.
    flip(&mut first);
    assert_eq!(contents(folder.path())[0].1, first.sitting().record());
}

#[test]
fn a_torn_line_is_cut_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    drop(begun(folder.path()));
    let path = folder.path().join(&contents(folder.path())[0].0);
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}fl")).unwrap();
    let mut session = session(folder.path());
    session.resume_or_deal(KIND, any_deal(), now());
    assert_eq!(session.sitting().moves_made(), 2);
    flip(&mut session);
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{whole}flip\n"));
}

#[test]
fn damaged_and_foreign_files_are_set_aside_and_never_lost() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["doublets-0000000001-1.talon", "doublets-0000000002-1.talon", "doublets-0000000003-1.talon"];
    let texts: [&[u8]; 3] =
        [b"talon record 1\ngame: doublets\nnonsense\n", b"\xff\xfe\x00 not even text", b""];
    for (name, text) in names.iter().zip(texts) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let mut session = session(folder.path());
    session.resume_or_deal(KIND, any_deal(), now());
    assert_eq!(session.sitting().moves_made(), 0, "a new game");
    let notices = what_is_told(&mut session);
    assert_eq!(notices.len(), 3, "{notices:?}");
    for (name, text) in names.iter().zip(texts) {
        let aside = format!("{name}.damaged-1");
        assert!(notices.iter().any(|notice| notice.contains(&aside)), "{notices:?}");
        assert_eq!(fs::read(folder.path().join(aside)).unwrap(), text);
        assert!(!folder.path().join(name).exists());
    }
}

#[test]
fn no_quarantined_record_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let name = "doublets-0000000001-1.talon";
    fs::write(folder.path().join(format!("{name}.damaged-1")), "older").unwrap();
    fs::write(folder.path().join(name), "damaged").unwrap();
    session(folder.path()).resume_or_deal(KIND, any_deal(), now());
    let read = |number| fs::read_to_string(folder.path().join(format!("{name}.damaged-{number}"))).unwrap();
    assert_eq!((read(1), read(2)), ("older".to_owned(), "damaged".to_owned()));
}

#[test]
fn a_record_from_a_newer_version_stays_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("doublets-0000000001-1.talon");
    fs::write(&path, "talon record 5\nwhatever comes then\n").unwrap();
    let mut session = session(folder.path());
    session.resume_or_deal(KIND, any_deal(), now());
    assert!(what_is_told(&mut session).join(" ").contains("from a newer version of Talon"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "talon record 5\nwhatever comes then\n");
}

/// A folder that cannot be made, as a file is in its place: it fails even for those who may write
/// everywhere.
#[test]
fn a_failing_disk_is_reported_once_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("games");
    fs::write(&blocked, "").unwrap();
    let mut session = begun(&blocked);
    let messages = what_is_told(&mut session);
    assert_eq!(messages.len(), 1, "{messages:?}");
    assert!(messages[0].contains("cannot be saved"), "{messages:?}");
    assert_eq!(session.sitting().moves_made(), 2);

    fs::remove_file(&blocked).unwrap();
    flip(&mut session);
    assert!(what_is_told(&mut session).join(" ").contains("Saving works again"));
    assert_eq!(contents(&blocked)[0].1, session.sitting().record(), "nothing is missing");
}

#[test]
fn games_of_two_people_are_kept_apart() {
    let folder = tempfile::tempdir().unwrap();
    let kind = |hot_seat| TableKind { game: GameName::Curse, hot_seat };
    let mut session = session(folder.path());
    session.deal_anew(kind(true), DealNumber::new(3).unwrap(), now());
    let set = session.game().legal_moves()[0];
    session.play(set).unwrap();
    assert!(contents(folder.path())[0].0.starts_with("curse-hot-seat-"));
    assert!(session.unfinished(kind(false)).is_none());
    assert!(session.unfinished(kind(true)).is_some());
}

#[test]
fn records_are_listed_from_the_oldest_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Files::new(folder.path().to_owned());
    let record =
        |started: u64| format!("talon record 1\ngame: doublets\ndeal: 1\nstarted: {started}\nmoves:\n");
    let names: Vec<String> =
        [5, 7, 7, 1000].map(|started| files.create(KIND, &record(started)).unwrap()).into_iter().collect();
    assert_eq!(files.names(KIND).unwrap(), names);
    assert!(Sitting::read(&files.read(&names[0]).unwrap()).is_ok());
}

/// Gives a record's file this time, in seconds since 1970.
fn set_time(path: &Path, seconds: u64) {
    let file = fs::OpenOptions::new().append(true).open(path).unwrap();
    file.set_modified(UNIX_EPOCH + Duration::from_secs(seconds)).unwrap();
}

#[test]
fn the_game_played_last_is_the_newest_even_when_the_clock_was_set_back() {
    let folder = tempfile::tempdir().unwrap();
    let future = folder.path().join("doublets-0000000001-1.talon");
    fs::write(&future, "talon record 1\ngame: doublets\ndeal: 1\nmoves:\nflip\ngave up\n").unwrap();
    let in_a_year = now() + 31_536_000;
    set_time(&future, in_a_year);
    // Now it is a year earlier.
    let mut first = begun(folder.path());
    let mut second = session(folder.path());
    second.open_deal(KIND, DealNumber::new(5).unwrap(), 7);
    flip(&mut second);
    let names = second.store().names(KIND).unwrap();
    assert_eq!(second.store().last_played(&names[2]).unwrap(), in_a_year);
    assert!(names[2].contains("0000000007"), "{names:?}");
    drop(second);
    flip(&mut first);
    let mut later = session(folder.path());
    assert_eq!(later.store().names(KIND).unwrap(), [0, 2, 1].map(|place: usize| names[place].clone()));
    drop(first);
    later.resume_or_deal(KIND, any_deal(), now());
    assert_eq!((later.deal(), later.sitting().moves_made()), (DealNumber::new(17).ok(), 3));
}

#[test]
fn a_damaged_record_is_kept_byte_for_byte_and_its_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    drop(begun(folder.path()));
    let name = contents(folder.path())[0].0.clone();
    let path = folder.path().join(&name);
    let damaged = [fs::read(&path).unwrap().as_slice(), b"fl\xffp\nflip\n"].concat();
    fs::write(&path, &damaged).unwrap();
    let mut session = session(folder.path());
    session.resume_or_deal(KIND, any_deal(), now());
    assert_eq!(session.sitting().moves_made(), 2);
    let messages = what_is_told(&mut session).join(" ");
    assert!(messages.contains("It continues after its last readable move, number 2."), "{messages}");
    assert_eq!(fs::read(folder.path().join(format!("{name}.damaged-1"))).unwrap(), damaged);
    flip(&mut session);
    assert_eq!(fs::read_to_string(&path).unwrap(), session.sitting().record());
}

#[test]
fn a_game_that_is_open_in_another_process_is_neither_opened_nor_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = begun(folder.path());
    let mut second = session(folder.path());
    let name = second.archive()[0].name.clone();
    second.open_record(KIND, &name);
    assert_eq!(what_is_told(&mut second), ["This game is open in another window. Close it there first."]);
    assert!(second.delete_record(&name).is_err());
    flip(&mut first);
    assert_eq!(contents(folder.path())[0].1, first.sitting().record());
    first.delete_record(&name).unwrap();
    assert!(contents(folder.path()).is_empty());
    flip(&mut first);
    assert_eq!(contents(folder.path()).len(), 1, "the deal begins anew");
}

#[cfg(unix)]
#[test]
fn a_pipe_with_the_name_of_a_record_is_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("doublets-0000000001-1.talon");
    let status = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(status.success());
    let mut session = session(folder.path());
    session.resume_or_deal(KIND, any_deal(), now());
    assert!(session.archive().is_empty() && what_is_told(&mut session).is_empty());
}
