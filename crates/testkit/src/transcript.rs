//! Transcripts: pages that show commands with what they print, and are run as tests.
//!
//! A block of the language `console` has commands, each after `$ `, with further lines after `> `. A shell runs them in a
//! folder of their own, in which `data` is an empty folder for saved games; `$PAGES` is the folder of the page. Below a
//! command stands its exit code after `? ` if it is not 0, then its output, then its messages after `! `. In what is
//! expected, `[..]` stands for any characters, and a line with `...` for any lines.
//!
//! `snapbox` compares the pages. Running them is our own code, because the pages of `trycmd` give a command no input and mix its output
//! with its messages.
//!
//! `SNAPSHOTS=overwrite cargo test --test transcripts` writes what the commands print now into the pages.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use snapbox::assert::DEFAULT_ACTION_ENV;
use snapbox::data::DataFormat;
use snapbox::{Assert, Data};

use crate::Program;

/// Makes a test of each page in `tests/transcripts` of the crate, and one that no page is forgotten.
#[macro_export]
macro_rules! transcripts {
    ($program:expr, $($page:ident)*) => {
        $(
            #[test]
            fn $page() {
                let page = format!("{}/tests/transcripts/{}.md", env!("CARGO_MANIFEST_DIR"), stringify!($page));
                $crate::check_transcript($crate::Program($program), page.as_ref());
            }
        )*

        #[test]
        fn every_page_is_a_test() {
            let pages = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts")).expect("the pages");
            for page in pages.map(|page| page.expect("a page").file_name()) {
                let name = page.to_str().and_then(|name| name.strip_suffix(".md"));
                assert!([$(stringify!($page)),*].contains(&name.expect("a page")), "{page:?}");
            }
        }
    };
}

/// Runs the commands of a page, with this program in the path, and compares what they print.
///
/// # Panics
/// If a command prints something else, with the difference.
pub fn check_transcript(program: Program, page: &Path) {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("data")).expect("a folder in it");
    let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
    let actual = rewritten(&text, |command| run(program, page, folder.path(), command));
    check_file(actual, page);
}

/// Compares a text with the content of a file. With `SNAPSHOTS=overwrite` it writes the text there instead.
///
/// # Panics
/// If they differ, with the difference.
pub fn check_file(actual: String, file: &Path) {
    let compare = Assert::new().action_env(DEFAULT_ACTION_ENV).normalize_paths(false);
    compare.eq(actual, Data::read_from(file, Some(DataFormat::Text)));
}

/// The page with what each of its commands prints now.
fn rewritten(page: &str, run: impl Fn(&str) -> Output) -> String {
    let (mut actual, mut is_console) = (String::new(), false);
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        actual = actual + line + "\n";
        if line.starts_with("```") {
            is_console = line == "```console";
        }
        let Some(command) = line.strip_prefix("$ ").filter(|_| is_console) else { continue };
        let mut command = command.to_owned();
        while let Some(line) = lines.next_if(|line| *line == ">" || line.starts_with("> ")) {
            command = command + "\n" + line[1..].strip_prefix(' ').unwrap_or_default();
            actual = actual + line + "\n";
        }
        actual += &shown(&run(&command));
        let is_old = |line: &&str| !line.starts_with("$ ") && !line.starts_with("```");
        let last = std::iter::from_fn(|| lines.next_if(is_old)).last();
        if last == Some("") && !actual.ends_with("\n\n") {
            actual.push('\n');
        }
    }
    actual
}

/// Runs a command in a folder. Nothing but its path comes from the environment of the test.
fn run(program: Program, page: &Path, folder: &Path, command: &str) -> Output {
    let programs = Path::new(program.0).parent().expect("a folder").display();
    let path = format!("{programs}:{}", std::env::var("PATH").expect("a path"));
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).stdin(Stdio::null());
    shell.env_clear().env("PATH", path).env("HOME", folder).env("PAGES", page.parent().expect("a folder"));
    shell.env("TALON_DATA", "data").env("TALON_LANGUAGE", "en").output().expect("a shell")
}

/// The exit code, the output and the messages of a command.
fn shown(output: &Output) -> String {
    let mut shown = match output.status.code() {
        Some(0) => String::new(),
        Some(code) => format!("? {code}\n"),
        None => "? killed\n".to_owned(),
    };
    for (start, bytes) in [("", &output.stdout), ("! ", &output.stderr)] {
        let text = str::from_utf8(bytes).expect("UTF-8");
        assert!(text.is_empty() || text.ends_with('\n'), "the last line does not end: {text:?}");
        for line in text.lines() {
            let end = if line.is_empty() { start.trim_end().len() } else { start.len() };
            shown = shown + &start[..end] + line + "\n";
        }
    }
    shown
}
