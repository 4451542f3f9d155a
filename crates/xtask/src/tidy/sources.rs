//! Checks of the Rust sources.

use super::crates::{CORE, PURE};
use super::tree::{File, Tree, code_lines};

/// Modules of the standard library that a core crate must not use.
const IMPURE_MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// Other words that a core crate must not use.
const IMPURE_WORDS: [&str; 6] = ["Instant", "SystemTime", "print!", "println!", "eprint!", "eprintln!"];

/// The folder of a pure crate that only a feature of that crate switches on.
const NETWORK: &str = "crates/client/src/net/";

/// The most lines of a file without its tests.
const LONGEST_FILE: usize = 400;

/// Words that begin a question, where a doc line says in the third person what an item is or does.
const QUESTION_WORDS: [&str; 9] = ["How", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why"];

/// Lines where a core crate does I/O, reads a clock, starts a thread or prints.
pub(crate) fn core_is_pure(tree: &Tree) -> Vec<String> {
    let is_core = |file: &&File| {
        let is_in = |name: &&str| file.path.starts_with(&format!("crates/{name}/src/"));
        CORE.iter().chain(&PURE).any(is_in) && !file.path.starts_with(NETWORK)
    };
    let mut complaints = Vec::new();
    for file in tree.rust().filter(is_core) {
        for (number, line) in code_lines(file.code()) {
            let words = IMPURE_WORDS.into_iter().filter(|word| has_word(line, word)).map(str::to_owned);
            let modules = std_modules(line).into_iter().filter(|name| IMPURE_MODULES.contains(name));
            for what in words.chain(modules.map(|name| format!("std::{name}"))) {
                complaints.push(format!("{}:{number}: {what} has no place in a core crate", file.path));
            }
        }
    }
    complaints
}

/// The modules of the standard library in a line: `fs` and `io` in `use std::{fs, io::Write}`.
fn std_modules(line: &str) -> Vec<&str> {
    let names = line.split("std::").skip(1).flat_map(|rest| match rest.strip_prefix('{') {
        Some(list) => list.split(',').collect(),
        None => vec![rest],
    });
    names.map(leading_word).collect()
}

fn leading_word(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Returns true if the line contains the whole word.
fn has_word(line: &str, word: &str) -> bool {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word)
        .any(|(start, _)| !line[..start].ends_with(inside) && !line[start + word.len()..].starts_with(inside))
}

/// Files longer than [`LONGEST_FILE`].
pub(crate) fn short_files(tree: &Tree) -> Vec<String> {
    let lengths = tree.rust().map(|file| (&file.path, file.code().lines().count()));
    let long = lengths.filter(|(_, length)| *length > LONGEST_FILE);
    long.map(|(path, length)| format!("{path}: {length} lines without its tests, more than {LONGEST_FILE}"))
        .collect()
}

/// Paragraphs of documentation that begin like a question.
pub(crate) fn doc_lines(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in tree.rust() {
        let mut is_beginning = true;
        for (number, line) in (1..).zip(file.text.lines()) {
            let line = line.trim_start();
            let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim_start);
            let word = leading_word(text.unwrap_or_default());
            if is_beginning && QUESTION_WORDS.contains(&word) {
                complaints.push(format!("{}:{number}: a doc line begins with {word}", file.path));
            }
            is_beginning = text.is_none_or(str::is_empty);
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    #[test]
    fn a_doc_line_that_begins_like_a_question() {
        let text = "//! Whether it works.\n/// The time\n/// When it began.\nfn f() {}\n    /// What it does.\n\
                    // Why not?\n/// Whatever.\n///\n/// How so.\n";
        assert_eq!(
            doc_lines(&tree(&[("a.rs", text)])),
            [
                "a.rs:1: a doc line begins with Whether",
                "a.rs:5: a doc line begins with What",
                "a.rs:9: a doc line begins with How"
            ]
        );
    }

    #[test]
    fn a_core_crate_with_io() {
        let text = "\
            //! No std::fs here.\nuse std::{fmt, io::Write};\nlet t = Instant::now();\nprintln!();\n\
            use std::collections::HashMap;\nfn Instantly() {}\n#[cfg(test)]\nmod tests { use std::fs; }\n";
        let tree = tree(&[("crates/rules/src/lib.rs", text), ("crates/cli/src/main.rs", text)]);
        assert_eq!(
            core_is_pure(&tree),
            [
                "crates/rules/src/lib.rs:2: std::io has no place in a core crate",
                "crates/rules/src/lib.rs:3: Instant has no place in a core crate",
                "crates/rules/src/lib.rs:4: println! has no place in a core crate",
            ]
        );
    }

    #[test]
    fn a_long_file() {
        let code = "//\n".repeat(LONGEST_FILE);
        let good = format!("{code}#[cfg(test)]\nmod tests {{}}\n");
        let bad = format!("//\n{code}");
        assert_eq!(
            short_files(&tree(&[("src/good.rs", &good), ("src/bad.rs", &bad), ("tests/bad.rs", &bad)])),
            ["src/bad.rs: 401 lines without its tests, more than 400"]
        );
    }
}
