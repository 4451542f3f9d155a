//! `talon puzzles`.

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
