//! `talon puzzles`.

use std::fs;

use crate::program::{printed, run};

#[test]
fn puzzles_are_listed_by_game_and_kind() {
    let text = printed(run(&["puzzles", "curse", "--kind", "inference", "--json"]));
    let list: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let puzzles = list["puzzles"].as_array().expect("an array");
    assert!(puzzles.len() >= 150, "{}", puzzles.len());
    for puzzle in puzzles {
        assert_eq!((puzzle["game"].as_str(), puzzle["kind"].as_str()), (Some("curse"), Some("inference")));
        assert!(puzzle["id"].as_str().is_some_and(|id| id.starts_with("curse-inference-")));
        assert!(puzzle["rating"].is_u64() && puzzle["theme"].is_string() && puzzle["difficulty"].is_string());
    }
    assert_eq!(printed(run(&["puzzles", "yield", "--kind", "inference"])), "There are no such puzzles.\n");
    assert_eq!(printed(run(&["puzzles", "--today"])).lines().count(), 1);
}

#[test]
fn the_search_for_puzzles_continues_where_it_stopped_and_finds_the_same() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name).to_str().expect("a plain path").to_owned();
    let mine = |name: &str, threads: &str| {
        let out = path(name);
        let arguments = [
            "puzzles",
            "mine",
            "inference",
            "--deals",
            "0..=299",
            "--quiet",
            "--threads",
            threads,
            "--out",
            &out,
        ];
        printed(run(&arguments));
        fs::read_to_string(out).expect("the puzzles")
    };
    let found = mine("one.txt", "1");
    assert_eq!(mine("three.txt", "3"), found);
    assert!(found.starts_with("talon puzzles 1\ngame: curse\nkind: inference\n"), "{found}");
    let verified = printed(run(&["puzzles", "verify", &path("one.txt")]));
    assert_eq!(verified, format!("{} puzzles are proven\n", found.matches("\ndeal: ").count()));
}

#[test]
fn a_puzzle_that_is_wrong_is_not_proven() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("wrong.txt");
    let out = path.to_str().expect("a plain path");
    let text = "talon puzzles 1\ngame: yield\nkind: way\nsolver: 0.1.0+5\n\ndeal: 9\n\
                moves: flip, pair r7c1 top, flip, flip, king top, flip, pair r6c1 top, flip, pair top bottom, flip, flip, \
                pair r6c2 top, flip, pair r5c3 top, flip\nrating: 1981\ntheme: wait\nask: 52 flip | 47 pair top bottom\n";
    fs::write(&path, text).expect("a file");
    let output = run(&["puzzles", "verify", out]);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("yield-way-9: pair top bottom is worth 48, not 47"), "{message}");
}

#[test]
fn an_unknown_puzzle_gets_one_sentence() {
    for (name, sentence) in [
        ("yield-way", "the name of a puzzle is its game, its kind and a deal, like yield-way-1234"),
        ("yield-way-999999999", "there is no puzzle yield-way-999999999: talon puzzles lists all"),
    ] {
        let output = run(&["puzzles", "play", name, "--plain"]);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(String::from_utf8_lossy(&output.stderr), format!("talon: {sentence}\n"));
    }
}
