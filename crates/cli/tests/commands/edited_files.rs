//! Files that an editor has changed mean the same to every command that reads them.

use std::fs;
use std::path::Path;

use serde_json::Value;
use talon_testkit::edited;

use crate::program::{printed, run, run_with};

const RECORD: &str = "talon record 1\ngame: doublets\noptions: ranks 3, redeals 1, piles 2\ndeal: 17\n\
                      started: 5\nmoves:\nreserve 1\nflip\nback 1\n";
const LAYOUT: &str = "game: doublets\noptions: ranks 3, redeals 1, piles 2\nstock: 3D 3H 2C 3S AC AH 2D AS 3C\n\
                      waste: -\nreserve: 2H | 2S\nfoundation: AD\nredeals left: 1\n";
const MATCH: &str = include_str!("../../../hall/tests/logs/v1-points.json");

/// Checks that a command prints the same for the edited text as for the text itself.
fn check(name: &str, text: &str, command: impl Fn(&str) -> String) {
    let expected = command(text);
    for (change, edited) in edited(text) {
        assert_eq!(command(&edited), expected, "{name}: {change}");
    }
}

#[test]
fn commands_read_an_edited_file_from_a_pipe() {
    let position = printed(run(&["deal", "doublets", "17", "--json"]));
    let export = printed_export();
    let request = "{\"op\":\"new\",\"game\":\"yield\",\"deal\":17}\n";
    let cases: [(&[&str], &str); 9] = [
        (&["show", "-"], RECORD),
        (&["replay", "-", "--at", "2"], RECORD),
        (&["solve", "-"], RECORD),
        (&["solve", "-"], LAYOUT),
        (&["solve", "-"], &position),
        (&["verify-deal", "-"], MATCH),
        (&["import", "-", "--data", "DATA"], RECORD),
        (&["import", "-", "--data", "DATA"], &export),
        (&["referee"], request),
    ];
    for (arguments, text) in cases {
        check(arguments[0], text, |text| {
            let data = tempfile::tempdir().expect("a folder");
            let data = data.path().to_str().expect("a path");
            let arguments: Vec<&str> =
                arguments.iter().map(|word| if *word == "DATA" { data } else { *word }).collect();
            let output = printed(run_with(&arguments, text.as_bytes()));
            // The referee answers a blank line, too.
            if arguments[0] == "referee" {
                output.lines().next().unwrap_or_default().to_owned()
            } else {
                output
            }
        });
    }
}

/// An export of one game.
fn printed_export() -> String {
    let data = tempfile::tempdir().expect("a folder");
    save(data.path(), RECORD);
    printed(run(&["export", "--data", data.path().to_str().expect("a path")]))
}

/// Writes a saved game.
fn save(data: &Path, text: &str) {
    fs::create_dir_all(data.join("games")).expect("a folder");
    fs::write(data.join("games/doublets-0000000005-1.talon"), text).expect("a file");
}

#[test]
fn an_edited_saved_game_goes_on_and_is_not_set_aside() {
    check("play", RECORD, |text| {
        let data = tempfile::tempdir().expect("a folder");
        save(data.path(), text);
        let path = data.path().to_str().expect("a path");
        let listed = || {
            let games: Value =
                serde_json::from_str(&printed(run(&["games", "--json", "--data", path]))).expect("JSON");
            games["games"].to_string().replace(&games["games"][0]["last_played"].to_string(), "-")
        };
        let before = listed();
        let play =
            ["play", "--plain", "--language", "en", "--continue", "doublets-0000000005-1", "--data", path];
        let heard = printed(run_with(&play, b"waste 1\nflip\n"));
        assert!(!heard.contains("damaged"), "{heard}");
        let files = fs::read_dir(data.path().join("games")).expect("a folder").count();
        format!("{before}\n{heard}\n{}\n{files}", listed())
    });
}

#[test]
fn an_edited_file_is_continued_once_and_imported_once() {
    check("play --continue FILE", RECORD, |text| {
        let data = tempfile::tempdir().expect("a folder");
        let file = data.path().join("mine.talon");
        fs::write(&file, text).expect("a file");
        save(data.path(), text);
        let [path, file] = [data.path(), &file].map(|path| path.to_str().expect("a path"));
        let import = printed(run(&["import", file, "--data", path]));
        let play = ["play", "--plain", "--language", "en", "--continue", file, "--data", path];
        let heard = printed(run_with(&play, b""));
        let exported: Value =
            serde_json::from_str(&printed(run(&["export", "--data", path]))).expect("an export");
        format!("{import}\n{heard}\n{}", exported["records"][0]["text"])
    });
}

#[test]
fn an_edited_script_plays_the_same_moves() {
    check("play --plain", "flip\nflip\nundo\n", |text| {
        let data = tempfile::tempdir().expect("a folder");
        let path = data.path().to_str().expect("a path");
        let play = ["play", "doublets", "17", "--plain", "--strict", "--language", "en", "--data", path];
        printed(run_with(&play, text.as_bytes()))
    });
}

#[test]
fn edited_settings_and_progress_count() {
    check("settings.txt", "opponent: strong\nverdict: off\n", |text| {
        let data = tempfile::tempdir().expect("a folder");
        fs::write(data.path().join("settings.txt"), text).expect("a file");
        let path = data.path().to_str().expect("a path");
        // Any change writes all settings.
        printed(run_with(&["play", "yield", "17", "--plain", "--data", path], b"hints all\n"));
        fs::read_to_string(data.path().join("settings.txt")).expect("a text")
    });
}
