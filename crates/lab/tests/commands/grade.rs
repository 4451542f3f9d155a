//! `talon-lab grade`.

use std::fs;

use crate::program::{printed, run};

#[test]
fn deals_are_graded_and_counted() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("grades.csv");
    let out = path.to_str().expect("a plain path");
    let text = printed(run(&["grade", "yield", "--deals", "10..=29", "--quiet", "--out", out]));
    assert!(text.starts_with("yield, ranks 13, rows 7; 200 quick plays and the adviser's\n\n"), "{text}");
    let table = fs::read_to_string(&path).expect("the table");
    assert_eq!(table.lines().next(), Some("deal,grade,wins,adviser_wins,microseconds"));
    for grade in ["easy", "medium", "hard", "very-hard", "cannot-be-won"] {
        let rows = table.lines().filter(|row| row.split(',').nth(1) == Some(grade)).count();
        let line =
            text.lines().find(|line| line.starts_with(&format!("{grade} "))).expect("each grade has a line");
        assert_eq!(line.split_whitespace().nth(1), Some(rows.to_string().as_str()), "{text}");
    }
    assert_eq!(table.lines().count(), 21);
    let one_thread = printed(run(&["grade", "yield", "--deals", "10..=29", "--quiet", "--threads", "1"]));
    let counts = |text: &str| text.lines().take(9).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(counts(&one_thread), counts(&text));
}
