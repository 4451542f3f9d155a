//! The English messages: every one is used, and none is missing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use talon_lang::Lang;
use talon_learn::{Course, Next};
use talon_rules::GameName;

/// The folder of all crates.
fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The texts of all files below a folder with this ending.
fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut texts_there = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder that can be read") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("target") {
            texts_there.extend(texts(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            let text = fs::read_to_string(&path).expect("a text");
            texts_there.push((path, text));
        }
    }
    texts_there
}

/// The ids of the messages of a file.
fn ids(file: &str) -> Vec<String> {
    // A message starts with a line that begins with its id and an equals sign.
    let begins = |line: &str| {
        let (id, _) = line.split_once(" =")?;
        let is_id = id.starts_with(|c: char| c.is_ascii_alphabetic())
            && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        is_id.then(|| id.to_owned())
    };
    file.lines().filter_map(begins).collect()
}

fn all_ids() -> Vec<String> {
    let files = texts(&crates().join("lang/locales/en"), ".ftl");
    files.iter().flat_map(|(_, text)| ids(text)).collect()
}

/// The sources of all crates but `xtask`, without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let folders = fs::read_dir(crates()).expect("the folder of crates");
    let folders =
        folders.map(|entry| entry.expect("an entry").path()).filter(|path| !path.ends_with("xtask"));
    let folders = folders.map(|path| path.join("src")).filter(|path| path.is_dir());
    folders.flat_map(|folder| texts(&folder, ".rs")).collect()
}

/// The ids of the rules pages and of the keys in the terminal, which are built from the game and the part.
fn page_ids() -> BTreeSet<String> {
    let lang = Lang::english();
    let mut ids = BTreeSet::new();
    for game in GameName::ALL {
        for part in ["title", "short", "blurb", "author", "goal", "deal", "scoring", "terminal-keys"] {
            ids.insert(format!("{game}-{part}"));
        }
        ids.extend(game.rules().iter().map(|rule| format!("{game}-rule-{rule}")));
        ids.extend((1..=lang.rules_page(game).tips.len()).map(|tip| format!("{game}-tip-{tip}")));
    }
    ids
}

/// The ids of the lessons, which are built from the game, the lesson and the step.
fn lesson_ids() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for course in GameName::ALL.map(Course::of) {
        for lesson in course.lessons() {
            let steps = (1..=lesson.steps().len()).map(Next::Step).chain([Next::Done]);
            ids.extend(steps.map(|next| lesson.text_id(next)).chain([lesson.title_id()]));
        }
    }
    ids
}

#[test]
fn every_lesson_has_its_messages() {
    let lang = Lang::english();
    let missing: Vec<String> = lesson_ids().into_iter().filter(|id| !lang.has(id)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_message_is_used() {
    let (sources, messages) = (sources(), texts(&crates().join("lang/locales/en"), ".ftl"));
    // Each id that the code names is a piece between two quotation marks.
    let literals = sources.iter().flat_map(|(_, source)| source.split('"'));
    let insertions = messages.iter().flat_map(|(_, text)| text.split('{').skip(1));
    let parts = insertions.filter_map(|rest| Some(rest.split_once('}')?.0.trim()));
    let pages: Vec<String> = page_ids().into_iter().chain(lesson_ids()).collect();
    let used: BTreeSet<&str> = literals.chain(parts).chain(pages.iter().map(String::as_str)).collect();
    let unused: Vec<String> = all_ids().into_iter().filter(|id| !used.contains(id.as_str())).collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn no_requested_message_is_missing() {
    let lang = Lang::english();
    let mut missing = Vec::new();
    for (path, source) in sources() {
        let asked = [".text(", ".text_with("].into_iter().flat_map(|call| source.split(call).skip(1));
        let literals = asked.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
        missing.extend(literals.filter(|id| !lang.has(id)).map(|id| format!("{}: {id}", path.display())));
    }
    assert_eq!(missing, Vec::<String>::new());
}

/// Every literal of this crate that looks like an id is the id of a message.
#[test]
fn no_message_named_in_this_crate_is_missing() {
    let lang = Lang::english();
    let mut checked = 0;
    for (path, source) in texts(&crates().join("lang/src"), ".rs") {
        let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for literal in code.join("\n").split('"').skip(1).step_by(2) {
            let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            let like_an_id = literal.contains('-') && literal.chars().all(is_letter);
            if like_an_id {
                assert!(lang.has(literal), "{}: {literal}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "only {checked} ids were found");
}

#[test]
fn a_language_can_be_sent_to_another_thread() {
    fn can_be_sent<T: Send + Sync>(_: &T) {}
    can_be_sent(&Lang::english());
}
