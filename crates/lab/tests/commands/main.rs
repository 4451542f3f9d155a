//! The commands of `talon-lab` with real pipes.

mod arena;
mod census;
mod census_blocks;
mod grade;
mod program;
mod puzzles;

use talon_testkit::documents::{check_commands, check_json_commands};

use program::{LAB, printed, run};

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
