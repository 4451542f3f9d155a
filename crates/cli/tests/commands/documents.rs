//! The part of the documents that a machine can check: commands and options exist, and figures name the solvers.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{printed, run};

/// The README, the page for contributors, and the pages of the folder `docs`, but the changelog: it names old commands.
fn documents() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pages =
        fs::read_dir(root.join("docs")).expect("the folder").map(|entry| entry.expect("a file").path());
    let more = ["README.md", "CONTRIBUTING.md", "browser/README.md", "crates/solve/README.md"];
    let all = pages.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let all = all.chain(more.map(|name| root.join(name)));
    all.map(|path| (path.clone(), fs::read_to_string(path).expect("a page"))).collect()
}

/// The command lines of a page: in code within a sentence, and lines of blocks of code.
fn command_lines(page: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut in_block = false;
    for line in page.lines() {
        if line.trim_start().starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            let line = line.trim_start();
            lines.push(line.strip_prefix("$ ").unwrap_or(line).to_owned());
        } else {
            lines.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    // Each program of a pipe is a command of its own.
    let programs = lines.iter().flat_map(|line| line.split(['|', ';'])).map(str::trim);
    programs.filter(|line| line.starts_with("talon ")).map(str::to_owned).collect()
}

/// Returns the help of a command. Each command is asked for it only once.
fn help<'a>(helps: &'a mut BTreeMap<String, Option<String>>, words: &[&str]) -> Option<&'a str> {
    let ask = || {
        let output = run(&[words, &["--help"]].concat());
        output.status.success().then(|| printed(output))
    };
    helps.entry(words.join(" ")).or_insert_with(ask).as_deref()
}

/// Returns the names in a command line that the program does not have.
fn unknown_words(line: &str, helps: &mut BTreeMap<String, Option<String>>) -> Vec<String> {
    let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().skip(1).collect();
    // `talon COMMAND --help` and `talon --version` name no command. Files begin with `talon record 1`, and the text from
    // which a tile is drawn with `talon curse 1`.
    let is_command = |word: &&&str| {
        word.starts_with(|c: char| c.is_ascii_lowercase()) && !["record", "curse"].contains(*word)
    };
    let Some(first) = words.first().filter(is_command) else { return Vec::new() };
    let Some(text) = help(helps, &[first]) else { return vec![(*first).to_owned()] };
    let mut texts = text.to_owned();
    if let Some(second) = words.get(1) {
        texts += help(helps, &[first, second]).unwrap_or_default();
    }
    let known: Vec<&str> = texts.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
    let options = words.iter().filter(|word| word.starts_with("--"));
    let names = options
        .map(|word| word.split('=').next().unwrap_or(word).trim_end_matches([',', '.', ')', '"', '\'', ']']));
    names.filter(|name| !known.contains(name)).map(str::to_owned).collect()
}

#[test]
fn the_commands_and_options_in_the_documents_exist() {
    let mut helps = BTreeMap::new();
    let (mut checked, mut faults) = (0, Vec::new());
    for (path, page) in documents() {
        for line in command_lines(&page) {
            let unknown = unknown_words(&line, &mut helps);
            faults.extend(unknown.iter().map(|word| format!("{}: {line}: {word}", path.display())));
            checked += line.matches(" --").count();
        }
    }
    assert!(faults.is_empty(), "the program does not know:\n{}", faults.join("\n"));
    assert!(checked > 50, "the documents name options");
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
    assert!(checked >= 3, "WINNABILITY, FIGURES and the page of the solvers have figures");
}

#[test]
fn the_documents_tell_the_number_of_puzzles() {
    let readme = include_str!("../../../../README.md");
    let counted = printed(run(&["puzzles", "count"]));
    assert!(include_str!("../../../../docs/PUZZLES.md").contains(&counted), "{counted}");
    let count = counted.lines().find_map(|line| line.strip_suffix(" puzzles")).expect("the sum");
    let (thousands, rest) = count.split_at(count.len() - 3);
    assert!(readme.contains(&format!("[{thousands},{rest}](docs/PUZZLES.md)")), "{count}");
}
