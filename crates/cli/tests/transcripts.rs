//! The pages in `transcripts` show what commands print, and each is run as a test.
#![cfg(unix)]

talon_testkit::transcripts! {
    env!("CARGO_BIN_EXE_talon"),
    advice deals exchange lessons_and_puzzles mistakes network_matches playing records referee rules saved_games solving
}

/// The first commands that people try.
#[test]
fn the_examples_of_the_readme_are_true() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    talon_testkit::check_transcript(talon_testkit::Program(env!("CARGO_BIN_EXE_talon")), page.as_ref());
}
