//! Records that were once written are read for ever: a file in `samples/` is never changed.

use std::fs;
use std::path::Path;

use talon_table::Sitting;

/// The contents of each sample.
const SAMPLES: [(&str, &str); 10] = [
    ("v1-curse-hand.txt", "21 moves, 0 ahead, 21 places, Over, no score, 132 seconds"),
    ("v1-curse-match.txt", "275 moves, 0 ahead, 330 places, Unfinished, no score, 1272 seconds, assisted"),
    ("v1-doublets-tiny.txt", "35 moves, 0 ahead, 43 places, Unfinished, score 12, 0 seconds, assisted"),
    ("v1-doublets.txt", "93 moves, 0 ahead, 94 places, Unfinished, score 7, 408 seconds"),
    ("v1-lady-jane.txt", "68 moves, 0 ahead, 76 places, Lost, score 7, 324 seconds, assisted"),
    ("v1-yield-position.txt", "22 moves, 0 ahead, 22 places, Lost, score 5, 0 seconds, assisted"),
    ("v1-yield.txt", "29 moves, 0 ahead, 32 places, Lost, score 9, 0 seconds, assisted"),
    (
        "v2-curse-match.txt",
        "275 moves, 0 ahead, 330 places, Unfinished, no score, 1272 seconds, assisted, against club",
    ),
    ("v3-yield-daily.txt", "2 moves, 0 ahead, 2 places, Unfinished, score 0, 12 seconds, of 2026-11-23"),
    (
        "v4-yield-graded.txt",
        "2 moves, 0 ahead, 2 places, Unfinished, score 0, 12 seconds, of 2026-11-23, medium",
    ),
];

fn told(sitting: &Sitting) -> String {
    let score = sitting.best_score().map_or_else(|| "no score".to_owned(), |score| format!("score {score}"));
    format!(
        "{} moves, {} ahead, {} places, {:?}, {score}, {} seconds{}{}{}{}",
        sitting.moves_made(),
        sitting.moves_ahead(),
        sitting.tree().moves_in_order().len(),
        sitting.outcome(),
        sitting.seconds(),
        if sitting.is_assisted() { ", assisted" } else { "" },
        sitting.start().opponent().map(|opponent| format!(", against {opponent}")).unwrap_or_default(),
        sitting.start().day().map(|day| format!(", of {day}")).unwrap_or_default(),
        sitting.start().grade().map(|grade| format!(", {}", grade.as_str())).unwrap_or_default(),
    )
}

#[test]
fn every_sample_tells_what_it_always_told() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let mut actual: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            let opened = Sitting::read(&fs::read_to_string(file.path()).unwrap());
            let opened = opened.unwrap_or_else(|faults| panic!("{name}: {faults}"));
            let again = Sitting::read(&opened.sitting.record()).unwrap();
            assert_eq!(again.sitting, opened.sitting, "{name}");
            (name, told(&opened.sitting))
        })
        .collect();
    actual.sort();
    let expected = SAMPLES.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(actual, expected);
}
