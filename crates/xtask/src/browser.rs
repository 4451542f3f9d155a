//! `cargo xtask browser` and `cargo xtask speed`: tests and measures the browser table in a real browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::command::{Outcome, run, works};
use crate::web::{self, Kind};
use crate::workspace::{Workspace, cargo};

/// A browser that the tests run in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Browser {
    /// Its names as a program.
    programs: &'static [&'static str],
    /// The variable that tells the tests its path, and that names another program if the user has set it.
    variable: &'static str,
    /// Debian's packages, the browser's first.
    packages: &'static [&'static str],
}

/// Chromium without the parts that draw windows.
const HEADLESS: Browser =
    Browser { programs: &["chromium-headless-shell", "chrome-headless-shell"], ..CHROMIUM };

/// Chromium as players have it, which the measurements are about.
pub(crate) const CHROMIUM: Browser = Browser {
    programs: &["chromium", "chromium-browser", "google-chrome", "chrome"],
    variable: "CHROMIUM",
    packages: &["chromium"],
};

/// The browser of the tests in [`FIREFOX_TOPICS`].
pub(crate) const FIREFOX: Browser =
    Browser { programs: &["firefox-esr", "firefox"], variable: "FIREFOX", packages: &["firefox-esr"] };

/// The driver of WebKit, the browser of the journeys in [`WEBKIT_JOURNEYS`].
const WEBKIT: Browser = Browser {
    programs: &["WebKitWebDriver"],
    variable: "WEBKIT",
    packages: &["webkit2gtk-driver", "xvfb", "xauth"],
};

/// The file with the journeys in WebKit.
const WEBKIT_JOURNEYS: &str = "webkit.mjs";

/// The file that makes the pictures of the README.
const PICTURES: &str = "pictures.mjs";

/// The test files that run in Firefox too: what differs between browsers.
const FIREFOX_TOPICS: [&str; 6] = ["advice", "curse", "offline", "playing", "review", "settings"];

/// The variables that tell the tests the paths of programs, and the names of these.
const PROGRAMS: [(&str, &str); 2] = [("TALON", "talon"), ("TALON_SITE", "talon-site")];

/// The ending of test files.
const TEST_ENDING: &str = ".test.mjs";

/// The browser of all tests: Chromium, if possible without its windows, which needs half the processor time.
pub(crate) fn browser_of_tests() -> Browser {
    if HEADLESS.path().is_some() { HEADLESS } else { CHROMIUM }
}

/// Runs the test files in `browser/` whose names contain the pattern. Pictures of all pages come into `target/browser`.
pub(crate) fn test(workspace: &Workspace, browser: Browser, pattern: &str) -> Result<Outcome> {
    let files = test_files(&workspace.root.join("browser"), |topic| topic.contains(pattern))?;
    ensure!(!files.is_empty(), "no test file in browser/ has {pattern} in its name");
    in_node(workspace, browser, |node| {
        test_arguments(node, files).env("PICTURES", workspace.target.join("browser"))
    })
}

/// Measures the speed of the browser table and prints the results.
pub(crate) fn speed(workspace: &Workspace) -> Result<Outcome> {
    in_node(workspace, CHROMIUM, |node| node.arg("speed.mjs"))
}

/// Makes the pictures of the README that show the browser table.
pub(crate) fn make_pictures(workspace: &Workspace) -> Result<Outcome> {
    test_in(workspace, browser_of_tests(), vec![PICTURES.into()])
}

/// The step of `cargo verify` with all tests, which needs no pictures.
pub(crate) fn verify(workspace: &Workspace) -> Result<Outcome> {
    let files = test_files(&workspace.root.join("browser"), |_| true)?;
    test_in(workspace, browser_of_tests(), files)
}

/// The step of `cargo verify` in Firefox.
pub(crate) fn verify_in_firefox(workspace: &Workspace) -> Result<Outcome> {
    let files = test_files(&workspace.root.join("browser"), |topic| FIREFOX_TOPICS.contains(&topic))?;
    test_in(workspace, FIREFOX, files).map(|outcome| FIREFOX.excused(outcome))
}

/// The step of `cargo verify` in WebKit.
pub(crate) fn verify_in_webkit(workspace: &Workspace) -> Result<Outcome> {
    test_in(workspace, WEBKIT, vec![WEBKIT_JOURNEYS.into()]).map(|outcome| WEBKIT.excused(outcome))
}

fn test_in(workspace: &Workspace, browser: Browser, files: Vec<String>) -> Result<Outcome> {
    in_node(workspace, browser, |node| test_arguments(node, files))
}

/// Lets Node.js run test files. A file that takes longer than ten minutes hangs, and fails.
fn test_arguments(node: &mut Command, files: Vec<String>) -> &mut Command {
    node.args(["--test", "--test-concurrency=2", "--test-timeout=600000", "--test-reporter=spec"]).args(files)
}

/// Builds the release page and runs Node.js with these arguments in `browser/`.
fn in_node(
    workspace: &Workspace,
    browser: Browser,
    arguments: impl FnOnce(&mut Command) -> &mut Command,
) -> Result<Outcome> {
    let is_installed = |program| works(Command::new(program).arg("--version"));
    let path = browser.path().filter(|_| is_installed("node") && is_installed("npm"));
    let Some(path) = path else {
        return Ok(Outcome::Skipped(browser.install()));
    };
    if let Outcome::Skipped(command) = web::build(workspace, Kind::Release)? {
        return Ok(Outcome::Skipped(command));
    }
    // Built with all packages, it shares its libraries with the other checks.
    run(cargo().args(["build", "--workspace"]).args(PROGRAMS.map(|(_, name)| format!("--bin={name}"))))?;
    let folder = workspace.root.join("browser");
    if !has_packages(&folder) {
        run(Command::new("npm")
            .args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"])
            .current_dir(&folder))?;
    }
    let programs = PROGRAMS.map(|(variable, name)| {
        let program = workspace.target.join("debug").join(name);
        (variable, program.with_extension(env::consts::EXE_EXTENSION))
    });
    let mut node = Command::new("node");
    let whole = CHROMIUM.path().unwrap_or_default();
    node.current_dir(&folder).envs(programs).env(browser.variable, path).env("WHOLE_CHROMIUM", whole);
    run(arguments(&mut node))
}

impl Browser {
    /// The path of the program, if it is installed.
    pub(crate) fn path(self) -> Option<PathBuf> {
        if let Some(path) = env::var_os(self.variable) {
            return Some(path.into());
        }
        let path = env::var_os("PATH")?;
        let named = |name: &&str| OsString::from(format!("{name}{}", env::consts::EXE_SUFFIX));
        let places = |name| env::split_paths(&path).map(move |folder| folder.join(named(name)));
        self.programs.iter().flat_map(places).find(|program| program.is_file())
    }

    /// The command that installs the requirements.
    fn install(self) -> String {
        let (packages, variable) = (self.packages.join(" "), self.variable);
        format!("apt-get install {packages} nodejs npm ({variable}=/path/to/it names another program)")
    }

    /// Excuses a step that was skipped where the system has no package of the browser.
    fn excused(self, outcome: Outcome) -> Outcome {
        let is_available = || works(Command::new("apt-cache").args(["show", self.packages[0]]));
        match outcome {
            Outcome::Skipped(_) if !is_available() => {
                Outcome::Fallback(format!("not run: there is no package {}", self.packages[0]))
            }
            outcome => outcome,
        }
    }
}

/// Returns true if the installed packages are those of the lock file. npm records what it has installed.
fn has_packages(folder: &Path) -> bool {
    let written = |file: &str| fs::metadata(folder.join(file)).and_then(|file| file.modified());
    match (written("package-lock.json"), written("node_modules/.package-lock.json")) {
        (Ok(wanted), Ok(installed)) => installed >= wanted,
        _ => false,
    }
}

/// The names of the test files with a chosen topic, the name without the ending. They are sorted.
fn test_files(folder: &Path, is_chosen: impl Fn(&str) -> bool) -> Result<Vec<String>> {
    let files = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let names = files.map(|file| Ok(file?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<Result<_>>()?;
    names.retain(|name| name.strip_suffix(TEST_ENDING).is_some_and(&is_chosen));
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(is_chosen: impl Fn(&str) -> bool) -> Vec<String> {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../browser"));
        test_files(folder, is_chosen).unwrap()
    }

    #[test]
    fn a_topic_chooses_files() {
        assert_eq!(files(|topic| topic == "games"), ["games.test.mjs"]);
        assert!(files(|_| true).len() > 1);
        assert!(files(|_| false).is_empty());
    }

    #[test]
    fn firefox_has_a_file_for_each_topic() {
        assert_eq!(files(|topic| FIREFOX_TOPICS.contains(&topic)).len(), FIREFOX_TOPICS.len());
    }
}
