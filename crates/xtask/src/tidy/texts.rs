//! Checks of all texts.

use std::collections::BTreeSet;

use super::tree::{File, Tree, code_lines};

/// The page that explains the terms of the code.
const GLOSSARY: &str = "docs/develop/GLOSSARY.md";

/// Names in the glossary that the code does not contain, for example after a rename. A name is quoted, consists of one
/// word, and has a capital letter or an underscore.
pub(crate) fn glossary_names(tree: &Tree) -> Vec<String> {
    let is_inside = |letter: char| letter.is_alphanumeric() || letter == '_';
    let lines = tree.rust().flat_map(|file| code_lines(&file.text));
    let words: BTreeSet<&str> = lines.flat_map(|(_, line)| line.split(|letter| !is_inside(letter))).collect();
    let is_name = |quoted: &&str| {
        quoted.chars().all(is_inside)
            && quoted.contains(|letter: char| letter.is_uppercase() || letter == '_')
    };
    let quoted = tree.text(GLOSSARY).unwrap_or_default().split('`').skip(1).step_by(2);
    quoted
        .filter(is_name)
        .filter(|name| !words.contains(name))
        .map(|name| format!("{GLOSSARY}: the code has no {name}"))
        .collect()
}

/// Words that mark a place of a page that is not finished.
const UNFINISHED: [&str; 4] = ["FIXME", "REPLACEME", "TODO", "XXX"];

/// Places of Markdown pages that are marked as unfinished.
pub(crate) fn finished_pages(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for page in tree.pages() {
        for (number, line) in (1..).zip(page.text.lines()) {
            let words = line.split(|letter: char| !letter.is_alphanumeric());
            let marks = words.filter(|word| UNFINISHED.contains(word));
            complaints.extend(marks.map(|mark| format!("{}:{number}: {mark}", page.path)));
        }
    }
    complaints
}

/// Relative links of Markdown pages to missing files.
pub(crate) fn links(tree: &Tree) -> Vec<String> {
    let mut complaints = Vec::new();
    for page in tree.pages() {
        for link in relative_links(&page.text) {
            let path = resolve(&page.path, link);
            let is_there = |file: &File| file.path == path || file.path.starts_with(&format!("{path}/"));
            if !path.is_empty() && !tree.files.iter().any(is_there) {
                complaints.push(format!("{}: the link to {link} is broken", page.path));
            }
        }
    }
    complaints
}

/// The relative targets of a page's links without fragments. Code blocks are skipped.
fn relative_links(page: &str) -> Vec<&str> {
    let prose = page.split("```").step_by(2);
    let targets = prose.flat_map(|text| text.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    let relative = |target: &&str| !target.contains("://") && !target.starts_with("mailto:");
    let path = |target| str::split(target, '#').next().unwrap_or_default();
    targets.filter(relative).map(path).filter(|path| !path.is_empty()).collect()
}

/// The path that a link on the page refers to; empty for the root.
fn resolve(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::super::tree::tree;
    use super::*;

    #[test]
    fn an_outdated_name_in_the_glossary() {
        let page =
            "a state (`State`), an old one (`Stage`), a command (`talon play`), `sample_world`, a `seat`\n";
        let tree = tree(&[(GLOSSARY, page), ("a.rs", "// a Stage\nstruct State;\nfn sample_world() {}\n")]);
        assert_eq!(glossary_names(&tree), ["docs/develop/GLOSSARY.md: the code has no Stage"]);
    }

    #[test]
    fn an_unfinished_page() {
        let page = "One block takes REPLACEME bytes.\nTODOS and todo are words.\n";
        let tree = tree(&[("docs/a.md", page), ("a.rs", "// TODO\n")]);
        assert_eq!(finished_pages(&tree), ["docs/a.md:1: REPLACEME"]);
    }

    #[test]
    fn a_broken_link() {
        let page = "\
            [a](../README.md) [b](RULES.md#d3) [c](rules) [d](#here) [e](https://example.org/x) [f](../..)\n\
            ```\n[g](gone.md)\n```\n![h](gone.png)\n";
        let tree = tree(&[
            ("README.md", ""),
            ("docs/a.md", page),
            ("docs/RULES.md", ""),
            ("docs/rules/yield.md", ""),
        ]);
        assert_eq!(links(&tree), ["docs/a.md: the link to gone.png is broken"]);
    }
}
