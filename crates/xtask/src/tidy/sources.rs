//! Checks of the Rust sources.

use super::crates::CORE;
use super::tree::{File, Tree, code_lines};

/// Modules of the standard library that a core crate must not use.
const IMPURE_MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// Other words that a core crate must not use.
const IMPURE_WORDS: [&str; 6] = ["Instant", "SystemTime", "print!", "println!", "eprint!", "eprintln!"];

/// The most lines of a file without its tests.
const LONGEST_FILE: usize = 400;

/// Longer files, each with the reason.
const LONG_FILES: [(&str, &str); 1] = [(
    "crates/rules/src/any.rs",
    "one macro hands every call on to its game; two would list the games twice",
)];

/// Lines where a core crate does I/O, reads a clock, starts a thread or prints.
pub(crate) fn core_is_pure(tree: &Tree) -> Vec<String> {
    let is_core =
        |file: &&File| CORE.iter().any(|name| file.path.starts_with(&format!("crates/{name}/src/")));
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

/// Whether the line contains the whole word.
fn has_word(line: &str, word: &str) -> bool {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '_';
    line.match_indices(word)
        .any(|(start, _)| !line[..start].ends_with(inside) && !line[start + word.len()..].starts_with(inside))
}

/// Ignored tests.
pub(crate) fn no_ignored_tests(tree: &Tree) -> Vec<String> {
    tree.rust().flat_map(|file| find(file, &file.text, concat!("#[", "ignore"))).collect()
}

/// Tests that sleep.
pub(crate) fn no_sleeping_tests(tree: &Tree) -> Vec<String> {
    tree.rust().flat_map(|file| find(file, file.tests(), concat!("thread::", "sleep"))).collect()
}

/// The lines of `part`, the end of the file's text or all of it, that contain the words.
fn find(file: &File, part: &str, words: &str) -> Vec<String> {
    let before = file.text[..file.text.len() - part.len()].lines().count();
    code_lines(part)
        .filter(|(_, line)| line.contains(words))
        .map(|(number, _)| format!("{}:{}: {words}", file.path, before + number))
        .collect()
}

/// Files longer than [`LONGEST_FILE`] without a reason in [`LONG_FILES`], and reasons without such a file.
pub(crate) fn short_files(tree: &Tree) -> Vec<String> {
    let excused = |path: &str| LONG_FILES.iter().any(|(excused, _)| *excused == path);
    tree.rust()
        .map(|file| (&file.path, file.code().lines().count()))
        .filter(|(path, length)| (*length > LONGEST_FILE) != excused(path))
        .map(|(path, length)| {
            if excused(path) {
                return format!("{path}: {length} lines need no entry in LONG_FILES ({})", file!());
            }
            format!("{path}: {length} lines without its tests, more than {LONGEST_FILE}")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

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
    fn an_ignored_test() {
        let text = concat!("#[test]\n#[", "ignore = \"slow\"]\nfn slow() {}\n");
        assert_eq!(
            no_ignored_tests(&tree(&[("a.rs", text), ("a.md", text)])),
            [concat!("a.rs:2: #[", "ignore")]
        );
    }

    #[test]
    fn a_sleeping_test() {
        let sleep = concat!("std::thread::", "sleep(SECOND);\n");
        let text = format!("{sleep}#[cfg(test)]\nmod tests {{\n{sleep}}}\n");
        let complaints = no_sleeping_tests(&tree(&[("src/a.rs", &text), ("tests/b.rs", sleep)]));
        assert_eq!(
            complaints,
            [concat!("src/a.rs:4: thread::", "sleep"), concat!("tests/b.rs:1: thread::", "sleep")]
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

    #[test]
    fn an_unnecessary_excuse() {
        for (path, _) in LONG_FILES {
            let complaints = short_files(&tree(&[(path, "")]));
            assert!(complaints[0].starts_with(&format!("{path}: 0 lines need no entry")), "{complaints:?}");
        }
    }
}
