//! Checking the deals of network matches.

use crate::program::{printed, run, run_with};

const MATCH: &str = include_str!("../../../hall/tests/logs/v1-points.json");
const ABANDONED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../hall/tests/logs/v1-abandoned.json");

fn error(input: &str) -> String {
    let output = run_with(&["verify-deal", "-"], input.as_bytes());
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), b"".as_slice()));
    String::from_utf8(output.stderr).expect("errors are UTF-8")
}

#[test]
fn the_hands_of_a_match_are_dealt_again() {
    let text = printed(run_with(&["verify-deal", "-"], MATCH.as_bytes()));
    assert_eq!(text, "17 hands were dealt from the seeds as promised.\nThe winner is South.\n");
    let text = printed(run(&["verify-deal", ABANDONED]));
    assert_eq!(
        text,
        "1 hand was dealt from the seeds as promised.\nNorth did not open a seed in time.\n\
         The match has no winner.\n"
    );
}

#[test]
fn a_file_that_proves_nothing_is_refused_in_one_sentence() {
    let cut =
        MATCH.split_once(r#"{"seq":9,"#).expect("more entries").0.trim_end_matches(',').to_owned() + "]}";
    let moved = MATCH.replacen(r#""moves":[""#, r#""moves":["6-6","#, 1).replacen("6-6\",", "6-6\",\"", 1);
    for (input, expected) in [
        ("", "standard input is not the file of a network match"),
        (cut.as_str(), "the server has not opened its seed; it does so when the match is over"),
        (moved.as_str(), "with the hands that follow from the seeds, entry "),
    ] {
        let error = error(input);
        assert!(error.contains(expected) && error.lines().count() == 1, "{error}");
    }
}
