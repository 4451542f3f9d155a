//! `talon-lab puzzles`.

use std::fs;

use talon_testkit::edited;

use crate::program::{printed, run};

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
    let mined = mine("one.txt", "1");
    assert_eq!(mine("three.txt", "3"), mined);
    assert!(mined.starts_with("talon puzzles 1\ngame: curse\nkind: inference\n"), "{mined}");
    let verified = printed(run(&["puzzles", "verify", &path("one.txt")]));
    assert_eq!(verified, format!("{} puzzles are proven\n", mined.matches("\ndeal: ").count()));
}

#[test]
fn an_edited_collection_of_puzzles_is_proven() {
    let text = "talon puzzles 1\ngame: yield\nkind: way\nsolver: 0.1.0+5\n\ndeal: 9\n\
                moves: flip, pair r7c1 top, flip, flip, king top, flip, pair r6c1 top, flip, pair top bottom, flip, flip, \
                pair r6c2 top, flip, pair r5c3 top, flip\nrating: 1981\ntheme: wait\nask: 52 flip | 48 pair top bottom\n";
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("puzzles.txt");
    for (change, edited) in edited(text) {
        // Here, a blank line ends a puzzle.
        if !["blank lines between", "all of that"].contains(&change) {
            fs::write(&file, edited).expect("a file");
            let verified = printed(run(&["puzzles", "verify", file.to_str().expect("a path")]));
            assert_eq!(verified, "1 puzzles are proven\n", "{change}");
        }
    }
}

#[test]
fn the_documents_tell_the_number_of_puzzles() {
    let readme = include_str!("../../../../README.md");
    let counted = printed(run(&["puzzles", "count"]));
    assert!(include_str!("../../../../docs/play/PUZZLES.md").contains(&counted), "{counted}");
    let count = counted.lines().find_map(|line| line.strip_suffix(" puzzles")).expect("the sum");
    let (thousands, rest) = count.split_at(count.len() - 3);
    assert!(readme.contains(&format!("[{thousands},{rest}](docs/play/PUZZLES.md)")), "{count}");
}
