//! The part of the documents that a machine can check: commands and options exist, and figures name the solvers.

use talon_testkit::documents::{check_commands, check_json_commands, documents};

use crate::program::TALON;

#[test]
fn the_commands_and_options_in_the_documents_exist() {
    let checked =
        check_commands("talon", TALON).unwrap_or_else(|faults| panic!("talon does not know:\n{faults}"));
    assert!(checked > 30, "the documents name {checked} options");
}

#[test]
fn the_page_of_json_lists_exactly_the_commands_with_the_option() {
    let checked = check_json_commands("talon", TALON).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(checked > 15, "the help lists {checked} commands");
}

/// The versions of solvers in a text, like `0.1.0+5`.
fn solvers(page: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '.' || letter == '+';
    let words = page.split(|letter: char| !is_part(letter)).map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.split_once('+').is_some_and(|(version, _)| version.contains('.'))).collect()
}

#[test]
fn a_page_with_figures_of_an_older_solver_says_what_the_newest_one_changes() {
    let newest = talon_solve::VERSION;
    let number = |version: &str| version.rsplit('+').next().and_then(|number| number.parse::<u32>().ok());
    let mut checked = 0;
    for (path, page) in documents() {
        let solvers = solvers(&page);
        // The page of puzzles shows a file.
        if solvers.is_empty() || path.ends_with("PUZZLES.md") {
            continue;
        }
        let page = path.display();
        assert!(solvers.contains(&newest), "{page} names {solvers:?}: say how figures of {newest} differ");
        assert!(solvers.iter().all(|solver| number(solver) <= number(newest)), "{page}: {solvers:?}");
        checked += 1;
    }
    assert!(checked >= 3, "WINNABILITY, its data and the page of the solvers have figures");
}
