//! The list of saved games, and continuing one of them.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::program::{file, printed, printed_json, run, run_with};

const BEGUN: &str = "talon record 1\ngame: doublets\ndeal: 17\nstarted: 5\nmoves:\nflip\nflip\ntime 9\n";
const MATCH: &str =
    "talon record 2\ngame: curse\noptions: target 11\ndeal: 3\nstarted: 6\nopponent: club\nmoves:\ngave up\n";

/// A folder with two saved games and a damaged one.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder in it");
    for (name, text) in [
        ("doublets-0000000005-1.talon", BEGUN),
        ("curse-hot-seat-0000000006-1.talon", MATCH),
        ("yield-0000000007-1.talon", "nonsense"),
    ] {
        fs::write(games.join(name), text).expect("a file");
    }
    folder
}

fn path(folder: &Path) -> &str {
    folder.to_str().expect("a path")
}

#[test]
fn saved_games_are_listed_as_text_and_as_json() {
    let folder = folder();
    let data = ["--data", path(folder.path())];
    let list = |arguments: &[&str]| run(&[&["games"], arguments, &data[..]].concat());
    let text = printed(list(&["doublets"]));
    assert_eq!(text, "doublets-0000000005-1  Doublets, deal 17, open, 1 point, 2 moves, just now\n");
    let expected = json!({
        "id": "curse-hot-seat-0000000006-1", "game": "curse", "hot_seat": true, "deal": 3, "opponent": "club",
        "state": "lost", "points": null, "moves": 0, "seconds": 0, "assisted": false, "started": 6,
        "last_played": 0,
    });
    let mut all = printed_json(list(&["--json"]));
    let games = all["games"].as_array_mut().expect("a list");
    assert_eq!(games.len(), 2);
    let game = games.iter_mut().find(|game| game["game"] == "curse").expect("the match");
    assert!(game["last_played"].take().as_u64().is_some_and(|played| played > 1_700_000_000));
    game["last_played"] = json!(0);
    assert_eq!(*game, expected);
    assert_eq!(printed_json(list(&["--json", "--open"]))["games"].as_array().map(Vec::len), Some(1));
    let games = folder.path().join("games");
    assert_eq!(printed(list(&["--folder"])), format!("{}\n", games.display()));
    assert_eq!(printed_json(list(&["--json"]))["folder"], Value::from(path(&games)));
    let empty = tempfile::tempdir().expect("a folder");
    let none = printed(run(&["games", "--data", path(empty.path())]));
    assert_eq!(none, "There are no saved games yet. A game is saved from its first move on.\n");
}

#[test]
fn a_saved_game_is_continued_by_its_name_or_its_file() {
    let folder = folder();
    let elsewhere = file("continued.talon", BEGUN.replace("deal: 17", "deal: 18").as_bytes());
    let in_folder = folder.path().join("games").join("doublets-0000000005-1.talon");
    for (named, deal) in [
        ("doublets-0000000005-1", 17),
        ("doublets-0000000005-1.talon", 17),
        (path(&in_folder), 17),
        (path(&elsewhere), 18),
        (path(&elsewhere), 18),
    ] {
        let play = ["play", "--plain", "--continue", named, "--data", path(folder.path())];
        let heard = printed(run_with(&play, b"undo\nredo\n"));
        assert!(heard.starts_with(&format!("Doublets, deal {deal}.\n")), "{heard}");
        assert!(heard.contains("Undone: turn a card from the stock."), "{heard}");
    }
    let count = fs::read_dir(folder.path().join("games")).expect("a folder").count();
    assert_eq!(count, 4, "the record from elsewhere is a saved game now");
    for (named, expected) in [
        ("yield-1", "there is no saved game \"yield-1\": talon games lists them all"),
        (path(folder.path()), "cannot be read"),
    ] {
        let output = run(&["play", "--plain", "--continue", named, "--data", path(folder.path())]);
        let errors = String::from_utf8(output.stderr).expect("errors are UTF-8");
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(errors.contains(expected), "{errors}");
    }
}

#[test]
fn options_that_a_game_does_not_have_are_refused() {
    for (arguments, expected) in [
        (
            &["doublets", "--opponent", "club"][..],
            "doublets is for one player: leave out --opponent and --hot-seat",
        ),
        (&["yield", "--hot-seat"], "yield is for one player"),
        (&["curse", "--winnable"], "--winnable is for the patiences: curse is for two"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let output = run(&[&["play", "--plain", "--data", path(folder.path())], arguments].concat());
        let errors = String::from_utf8(output.stderr).expect("errors are UTF-8");
        assert!(output.status.code() == Some(1) && errors.contains(expected), "{errors}");
    }
}
