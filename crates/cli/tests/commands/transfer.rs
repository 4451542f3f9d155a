//! Export and import of saved games.

use std::fs;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{printed, printed_json, run, run_with};

const RECORD: &str =
    "talon record 1\ngame: yield\noptions: ranks 13, rows 7\ndeal: 17\nstarted: 5\nmoves:\nflip\n";
const HOT_SEAT: &str = "talon record 1\ngame: curse\noptions: target 11\ndeal: 17\nstarted: 6\nmoves:\n";
const DAMAGED: &str = "talon record 1\ngame: yield\nnonsense\n";

/// A folder with these saved games.
fn folder(games: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("games")).expect("a folder in it");
    for (name, text) in games {
        fs::write(folder.path().join("games").join(name), text).expect("a file");
    }
    folder
}

/// The names and texts of the saved games, sorted by name.
fn games(folder: &TempDir) -> Vec<(String, String)> {
    let mut games: Vec<(String, String)> = fs::read_dir(folder.path().join("games"))
        .expect("the folder")
        .map(|entry| entry.expect("an entry"))
        .map(|entry| {
            let text = fs::read_to_string(entry.path()).expect("a text");
            (entry.file_name().into_string().expect("a name"), text)
        })
        .collect();
    games.sort();
    games
}

fn path(folder: &TempDir) -> &str {
    folder.path().to_str().expect("a path")
}

fn export(folder: &TempDir) -> String {
    printed(run(&["export", "--data", path(folder)]))
}

/// The output of importing a text.
fn import(folder: &TempDir, text: &str) -> String {
    printed(run_with(&["import", "-", "--data", path(folder)], text.as_bytes()))
}

#[test]
fn games_are_the_same_after_moving_to_another_folder() {
    let here = folder(&[
        ("yield-0000000005-1.talon", RECORD),
        ("curse-hot-seat-0000000006-1.talon", HOT_SEAT),
        ("yield-0000000007-1.talon", DAMAGED),
        ("yield-0000000008-1.talon.damaged-1", "older"),
        ("notes.txt", "not a game"),
    ]);
    let exported = export(&here);
    let value: Value = serde_json::from_str(&exported).unwrap();
    assert_eq!((&value["talon"], &value["version"]), (&json!("export"), &json!(1)));
    let there = folder(&[]);
    assert_eq!(import(&there, &exported), "New games: 2. Continued: 0. Already there: 0.\n");
    let expected = [
        ("curse-hot-seat-0000000006-1.talon", HOT_SEAT),
        ("imported.damaged-1", DAMAGED),
        ("imported.damaged-2", "older"),
        ("yield-0000000005-1.talon", RECORD),
    ];
    let expected = expected.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(games(&there), expected);
    assert_eq!(import(&there, &exported), "New games: 0. Continued: 0. Already there: 2.\n");
    assert_eq!(games(&there), expected, "the second time");
}

#[test]
fn a_game_continued_elsewhere_is_extended() {
    let folder = folder(&[("yield-0000000005-1.talon", RECORD)]);
    let longer = format!("{RECORD}flip\n");
    assert_eq!(import(&folder, &longer), "New games: 0. Continued: 1. Already there: 0.\n");
    assert_eq!(import(&folder, RECORD), "New games: 0. Continued: 0. Already there: 1.\n");
    assert_eq!(games(&folder), [("yield-0000000005-1.talon".to_owned(), longer.clone())]);
    let other_way = format!("{RECORD}back 1\n");
    assert_eq!(import(&folder, &other_way), "New games: 1. Continued: 0. Already there: 0.\n");
    let both =
        [("yield-0000000005-1.talon".to_owned(), longer), ("yield-0000000005-2.talon".to_owned(), other_way)];
    assert_eq!(games(&folder), both);
}

#[test]
fn a_game_that_is_being_played_stays_as_it_is() {
    let folder = folder(&[("yield-0000000005-1.talon", RECORD)]);
    let played = fs::File::open(folder.path().join("games/yield-0000000005-1.talon")).unwrap();
    played.lock().unwrap();
    let message = import(&folder, &format!("{RECORD}flip\n"));
    assert_eq!(
        message,
        "New games: 0. Continued: 0. Already there: 0. Open elsewhere and left unchanged: 1.\n"
    );
    assert_eq!(games(&folder), [("yield-0000000005-1.talon".to_owned(), RECORD.to_owned())]);
}

#[test]
fn a_bad_file_is_refused_in_one_sentence_and_changes_nothing() {
    let folder = folder(&[]);
    let data = folder.path().to_str().unwrap();
    let good = folder.path().join("good.talon");
    let bad = folder.path().join("bad.json");
    fs::write(&good, RECORD).unwrap();
    for (text, said) in [
        ("nonsense", "it is neither an export nor a record of a game"),
        (DAMAGED, "record 1 cannot be read: line 3: \"nonsense\" is not a name and a value"),
        ("{\"talon\": \"export\", \"version\": 9}", "it was exported by a newer talon"),
    ] {
        fs::write(&bad, text).unwrap();
        let output = run(&["import", good.to_str().unwrap(), bad.to_str().unwrap(), "--data", data]);
        assert_eq!(output.status.code(), Some(1));
        let message = String::from_utf8(output.stderr).unwrap();
        let beginning = format!("talon: {} cannot be imported: {said}", bad.display());
        assert!(message.starts_with(&beginning) && message.lines().count() == 1, "{message}");
        assert_eq!(games(&folder), [], "{text}");
    }
}

#[test]
fn the_other_games_of_a_damaged_export_are_imported_on_request() {
    let folder = folder(&[]);
    let record = |text: &str| json!({"kind": {"game": "yield"}, "text": text});
    let records = [record(DAMAGED), record(RECORD)];
    let export = json!({"talon": "export", "version": 1, "records": records}).to_string();
    let import = |more: &[&str]| {
        run_with(&[&["import", "-", "--data", path(&folder)], more].concat(), export.as_bytes())
    };
    let refused = import(&[]);
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(refused.status.code() == Some(1) && games(&folder).is_empty(), "{message}");
    assert!(message.ends_with(" (--skip-damaged imports the others)\n"), "{message}");
    let done = import(&["--skip-damaged"]);
    let message = String::from_utf8(done.stderr).unwrap();
    assert!(message.starts_with("talon: left out of standard input: record 1 cannot be read"), "{message}");
    assert_eq!(String::from_utf8(done.stdout).unwrap(), "New games: 1. Continued: 0. Already there: 0.\n");
    let names: Vec<String> = games(&folder).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["imported.damaged-1", "yield-0000000005-1.talon"]);
}

#[test]
fn an_imported_game_is_not_the_one_played_last() {
    let folder = folder(&[("yield-0000000007-1.talon", &RECORD.replace("started: 5", "started: 7"))]);
    import(&folder, RECORD);
    let played = printed(run(&["games", "--json", "--data", path(&folder)]));
    let games: Value = serde_json::from_str(&played).unwrap();
    assert_eq!(games["games"][0]["id"], "yield-0000000007-1");
    assert_eq!((&games["games"][1]["started"], &games["games"][1]["last_played"]), (&json!(5), &json!(5)));
    let exported: Value = serde_json::from_str(&export(&folder)).unwrap();
    assert_eq!(exported["records"][0]["last_played"], 5);
}

#[test]
fn names_in_a_file_are_not_used_as_paths() {
    let folder = folder(&[]);
    let aside = json!([{"name": "../../elsewhere", "text": "x"}]);
    import(&folder, &json!({"talon": "export", "version": 1, "aside": aside}).to_string());
    assert_eq!(games(&folder), [("imported.damaged-1".to_owned(), "x".to_owned())]);
}

#[test]
fn an_export_never_replaces_a_file() {
    let folder = folder(&[("yield-0000000005-1.talon", RECORD)]);
    let file = folder.path().join("games.json");
    let arguments = ["export", file.to_str().unwrap(), "--data", folder.path().to_str().unwrap()];
    assert_eq!(printed(run(&arguments)), "");
    assert_eq!(fs::read_to_string(&file).unwrap(), export(&folder));
    fs::write(&file, "mine").unwrap();
    let again = run(&arguments);
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8(again.stderr).unwrap().contains("games.json cannot be written: "));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

/// A shell that forbids its program to write files longer than nothing.
#[cfg(target_os = "linux")]
#[test]
fn an_export_that_fails_leaves_no_file() {
    let folder = folder(&[("yield-0000000005-1.talon", RECORD)]);
    let file = folder.path().join("games.json");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_talon"), "export"]);
    let output = shell.arg(&file).args(["--data", path(&folder)]).output().expect("a shell");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("games.json cannot be written: File too large"), "{errors}");
    assert!(!file.exists());
    printed(run(&["export", file.to_str().unwrap(), "--data", path(&folder)]));
    assert_eq!(fs::read_to_string(&file).unwrap(), export(&folder));
}

#[test]
fn a_compressed_export_is_imported() {
    let here = folder(&[("yield-0000000005-1.talon", RECORD)]);
    let mut writer = GzEncoder::new(Vec::new(), Compression::fast());
    writer.write_all(export(&here).as_bytes()).expect("memory takes everything");
    let compressed = writer.finish().expect("memory takes everything");
    let there = folder(&[]);
    let counts = printed_json(run_with(&["import", "-", "--json", "--data", path(&there)], &compressed));
    assert_eq!(counts, json!({ "added": 1, "extended": 0, "already_there": 0, "in_use": 0 }));
    let torn = run_with(&["import", "-", "--data", path(&there)], &compressed[..20]);
    assert_eq!(torn.status.code(), Some(1));
}
