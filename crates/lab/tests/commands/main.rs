//! The commands of `talon-lab` with real pipes.

mod arena;
mod census;
mod census_blocks;
mod grade;
mod program;
mod puzzles;

use talon_testkit::documents::{check_commands, check_json_commands};

use program::{LAB, printed, printed_json, run};

#[test]
fn sequences_of_moves_are_counted() {
    let perft = ["perft", "doublets", "17", "3", "--options", "ranks 3, redeals 1, piles 2"];
    let text = printed(run(&perft));
    let counts = printed_json(run(&[&perft[..], &["--json"]].concat()))["counts"].take();
    let lines: Vec<String> = (1..=3).map(|depth| format!("{depth} {}\n", counts[depth - 1])).collect();
    assert_eq!(text, lines.concat());
    assert_eq!(counts[0], 3, "flip and either reserve pile");
}

#[test]
fn the_commands_and_options_in_the_documents_exist() {
    let checked = check_commands("talon-lab", LAB)
        .unwrap_or_else(|faults| panic!("talon-lab does not know:\n{faults}"));
    assert!(checked > 30, "the documents name {checked} options");
}

#[test]
fn the_page_of_json_lists_exactly_the_commands_with_the_option() {
    let checked = check_json_commands("talon-lab", LAB).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(checked, 7);
}

#[test]
fn a_wrong_command_line_is_explained() {
    for (arguments, expected) in [
        (&["perft", "yield", "17", "-1"][..], "it must be a whole number from 0"),
        (&["perft", "yield", "17", "0"], "it must be a whole number from 1"),
        (&["perft", "yield", "17", "256"], "the number is too large"),
        (&["perft", "yield", "1", "2", "--options", "piles 4"], "there is no option \"piles\""),
        (&["arena", "club", "best", "--threads", "0"], "it must be a whole number from 1"),
        (&["grade", "yield", "--deals", "0..=1", "--out", "x.parquet"], "the name must end with .csv"),
    ] {
        let output = run(arguments);
        let errors = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(output.status.code() == Some(2) && errors.contains(expected), "{arguments:?}: {errors}");
        assert!(!errors.contains("tip:") && output.stdout.is_empty(), "{arguments:?}: {errors}");
    }
}

#[test]
fn a_message_begins_with_the_name_of_the_program() {
    let output = run(&["census", "report", "no-such-file.csv"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"talon-lab: "), "{output:?}");
}

#[test]
fn the_words_of_a_command_line_are_completed() {
    for (words, expected) in
        [("ce", "census"), ("arena ", "ismcts"), ("census ", "report"), ("puzzles mine way ", "yield")]
    {
        let words: Vec<&str> = words.split(' ').collect();
        let mut command = std::process::Command::new(LAB.0);
        command.args(["--", "talon-lab"]).args(&words).env("TALON_LAB_COMPLETE", "bash");
        command.env("_CLAP_COMPLETE_INDEX", words.len().to_string()).env("_CLAP_IFS", "\n");
        let completed = printed(command.output().expect("it starts"));
        assert!(completed.lines().any(|line| line.ends_with(expected)), "{words:?}: {completed}");
    }
    assert!(printed(run(&["completions", "fish"])).contains("TALON_LAB_COMPLETE"));
}

#[test]
fn every_command_has_an_example_and_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(printed(run(&["man", folder.path().to_str().expect("a path")])), "");
    for command in ["census", "grade", "arena", "puzzles", "perft", "completions", "man"] {
        assert!(printed(run(&[command, "--help"])).contains("Example"), "{command}");
        let page =
            std::fs::read_to_string(folder.path().join(format!("talon-lab-{command}.1"))).expect(command);
        assert!(page.contains(".SH NAME"), "{command}");
    }
    assert!(printed(run(&["census", "report", "--help"])).contains("Example"));
}
