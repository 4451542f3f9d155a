//! The part of the documents that a machine can check: the commands and options of a program in them exist.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Program, printed};

/// Reads the README, the page for contributors, and what lies below the folder `docs`: pages, and texts of what commands
/// printed, which count as one block of code. The changelog is left out: it names old commands.
///
/// # Panics
/// If a page cannot be read.
#[must_use]
pub fn documents() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let more = ["README.md", "CONTRIBUTING.md", "browser/README.md", "crates/solve/README.md"];
    let mut pages = more.map(|name| root.join(name)).to_vec();
    add_pages(&root.join("docs"), &mut pages);
    pages.into_iter().map(|path| (path.clone(), read_page(&path))).collect()
}

fn read_page(path: &Path) -> String {
    let page = fs::read_to_string(path).expect("a page");
    if has_end(path, "txt") { format!("```\n{page}\n```") } else { page }
}

fn has_end(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|ending| ending == end)
}

/// Adds the pages and texts of a folder and of the folders in it.
fn add_pages(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            add_pages(&path, pages);
        } else if has_end(&path, "md") || has_end(&path, "txt") {
            pages.push(path);
        }
    }
}

/// Checks that all commands and options of a program that the documents name exist. Returns the number of options.
///
/// # Errors
/// The lines with names that the program does not have.
pub fn check_commands(name: &str, program: Program) -> Result<usize, String> {
    let mut helps = Helps { program, pages: BTreeMap::new() };
    let (mut checked, mut faults) = (0, Vec::new());
    for (path, page) in documents() {
        for line in command_lines(&page, name) {
            let unknown = helps.unknown_words(&line);
            faults.extend(unknown.iter().map(|word| format!("{}: {line}: {word}", path.display())));
            checked += line.matches(" --").count();
        }
    }
    if faults.is_empty() { Ok(checked) } else { Err(faults.join("\n")) }
}

/// The command lines of a program in a page: in code within a sentence, and lines of blocks of code.
fn command_lines(page: &str, name: &str) -> Vec<String> {
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
    let is_called = |line: &&str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '));
    programs.filter(is_called).map(str::to_owned).collect()
}

/// The help of the commands of a program. It is asked for each only once.
struct Helps {
    program: Program,
    pages: BTreeMap<String, Option<String>>,
}

impl Helps {
    /// Returns the help of a command; `None` if there is no such command.
    fn page(&mut self, words: &[&str]) -> Option<&str> {
        let ask = || {
            let output = self.program.run(&[words, &["--help"]].concat());
            output.status.success().then(|| printed(output))
        };
        self.pages.entry(words.join(" ")).or_insert_with(ask).as_deref()
    }

    /// Returns the names in a command line that the program does not have.
    fn unknown_words(&mut self, line: &str) -> Vec<String> {
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().skip(1).collect();
        // `talon COMMAND --help` and `talon --version` name no command. Files begin with `talon record 1`, and the text from
        // which a tile is drawn with `talon curse 1`.
        let is_command = |word: &&&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase()) && !["record", "curse"].contains(*word)
        };
        let Some(first) = words.first().filter(is_command) else { return Vec::new() };
        let Some(text) = self.page(&[first]) else { return vec![(*first).to_owned()] };
        let mut texts = text.to_owned();
        if let Some(second) = words.get(1) {
            texts += self.page(&[first, second]).unwrap_or_default();
        }
        let words_there: Vec<&str> =
            texts.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
        let options = words.iter().filter(|word| word.starts_with("--"));
        let names = options.map(|word| {
            word.split('=').next().unwrap_or(word).trim_end_matches([',', '.', ')', '"', '\'', ']'])
        });
        names.filter(|name| !words_there.contains(name)).map(str::to_owned).collect()
    }
}

/// Checks that the page of the protocol lists exactly the commands of a program that have the option `--json`. Returns their number.
///
/// # Errors
/// The first command that is listed without the option or has it and is not listed.
pub fn check_json_commands(name: &str, program: Program) -> Result<usize, String> {
    let page = include_str!("../../../docs/develop/PROTOCOL.md");
    let help = printed(program.run(&["--help"]));
    let names = help.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next());
    let mut checked = 0;
    for command in names.filter(|command| command.starts_with(|letter: char| letter.is_ascii_lowercase())) {
        let output = program.run(&[command, "--help"]);
        if !output.status.success() {
            continue;
        }
        let called = format!("`{name} {command}`");
        let is_listed = page.lines().any(|line| line.starts_with("| `talon") && line.contains(&called));
        if printed(output).contains("--json") != is_listed {
            return Err(format!("{called} is listed: {is_listed}"));
        }
        checked += 1;
    }
    Ok(checked)
}
