//! `cargo play`: builds the games and opens them.

use std::process::{Command, ExitCode, Stdio};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use talon_arguments::reading::{read, serve_and_play};

use crate::arguments::complain;
use crate::command::Outcome;
use crate::progress::Progress;
use crate::wasm_target::WasmTarget;
use crate::web::{self, HOME_PROFILE, Kind};
use crate::workspace::{Workspace, cargo};

/// The package and the name of the program that plays and serves.
const TALON: (&str, &str) = ("talon-cli", "talon");

/// The shares of the parts in the time of a first build: the page, the server, and putting the page together.
const SHARES: [u32; 3] = [60, 38, 2];

/// The arguments that choose the terminal.
const TERMINAL_ARGUMENTS: [&str; 2] = ["--terminal", "--plain"];

/// Builds the games and opens them in a browser, or in the terminal if the arguments ask for it. The other arguments
/// go to `talon serve` or `talon play`, and are checked before anything is built. Fails when the build fails.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    let line = talon_line(arguments);
    if let Err(error) = read(serve_and_play(), &line) {
        return complain(&error);
    }
    let in_terminal = line[1] == "play";
    let talon = if in_terminal { build(&[TALON])? } else { build_with_page(&Workspace::load()?)? };
    let mut command = Command::new(talon);
    command.args(&line[1..]);
    run_in_place(command)
}

/// The command line of `talon` that does what the arguments ask for.
fn talon_line(arguments: &[String]) -> Vec<&str> {
    let arguments = arguments.iter().map(String::as_str);
    if arguments.clone().next().is_some_and(|first| ["--version", "-V"].contains(&first)) {
        return vec!["talon", "--version"];
    }
    let in_terminal = arguments.clone().any(|argument| TERMINAL_ARGUMENTS.contains(&argument));
    let command = if in_terminal { "play" } else { "serve" };
    ["talon", command].into_iter().chain(arguments.filter(|argument| *argument != "--terminal")).collect()
}

/// Builds the binary `talon` and the page that it serves. Returns the path of the binary.
fn build_with_page(workspace: &Workspace) -> Result<String> {
    let target = match WasmTarget::find() {
        Ok(target) => target,
        Err(Outcome::Skipped(command)) => bail!(
            "the browser table needs a compiler for browsers: {command}\n\
             without one you can play in the terminal: cargo play --terminal"
        ),
        Err(_) => unreachable!("a missing compiler means that the step is skipped"),
    };
    let mut progress = Progress::start(&SHARES);
    progress.next("compiling the page");
    web::compile(workspace, &target, Kind::Home)?;
    progress.next("compiling the server");
    let talon = build(&[TALON, (web::BUNDLE, web::BUNDLE)])?;
    progress.next("putting the page together");
    web::bundle(workspace, &target, Kind::Home, HOME_PROFILE)?;
    progress.end();
    Ok(talon)
}

/// Builds binaries, given as package and name, with cargo's own progress, and without what only hosts need. Returns the path
/// of `talon`.
fn build(binaries: &[(&str, &str)]) -> Result<String> {
    let mut build = cargo();
    build.args(["build", "--profile", HOME_PROFILE, "--message-format", "json-render-diagnostics"]);
    build.arg("--no-default-features");
    for (package, name) in binaries {
        build.args(["--package", package, "--bin", name]);
    }
    let output = build.stderr(Stdio::inherit()).output().context("cannot start cargo build")?;
    if !output.status.success() {
        bail!("the games could not be built; cargo's messages above say why");
    }
    let messages = String::from_utf8(output.stdout)?;
    executable(&messages).context("cargo build named no binary `talon`")
}

/// The path of the binary `talon` in the lines that cargo writes while it builds.
fn executable(messages: &str) -> Option<String> {
    messages
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok())
        .filter(|message| message["target"]["name"] == "talon")
        .find_map(|message| message["executable"].as_str().map(str::to_owned))
}

/// Replaces this program with the command, so that signals reach it and its exit code is passed on.
#[cfg(unix)]
fn run_in_place(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).with_context(|| format!("cannot start {}", command.get_program().display()))
}

/// Runs the command and passes its exit code on.
#[cfg(not(unix))]
fn run_in_place(mut command: Command) -> Result<ExitCode> {
    let status = command.status().context("cannot start talon")?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The command line for these arguments, in one text.
    fn line(arguments: &str) -> String {
        let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
        talon_line(&arguments).join(" ")
    }

    #[test]
    fn the_terminal_opens_only_on_request() {
        assert_eq!(line(""), "talon serve");
        assert_eq!(line("yield --deal 17"), "talon serve yield --deal 17");
        assert_eq!(line("--terminal"), "talon play");
        assert_eq!(line("yield --plain"), "talon play yield --plain");
        assert_eq!(line("yield 17 --terminal"), "talon play yield 17");
    }

    #[test]
    fn a_mistake_is_refused_before_anything_is_built() {
        let code =
            |arguments| read(serve_and_play(), line(arguments).split(' ')).map_err(|error| error.exit_code());
        assert_eq!(code("chess").unwrap_err(), 2);
        assert_eq!(code("yield --deal x").unwrap_err(), 2);
        assert_eq!(code("yield 17").unwrap_err(), 2, "in a browser, --deal names the deal");
        assert_eq!(code("--help").unwrap_err(), 0);
        assert_eq!(code("--version").unwrap_err(), 0);
        assert!(code("yield 17 --terminal").is_ok());
    }

    #[test]
    fn the_binary_is_found_among_the_messages() {
        let messages = r#"
            {"reason":"compiler-artifact","target":{"name":"talon_rules"},"executable":null}
            {"reason":"build-script-executed","package_id":"anyhow"}
            {"reason":"compiler-artifact","target":{"name":"talon"},"executable":"/t/release/talon"}
            {"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages).as_deref(), Some("/t/release/talon"));
        assert_eq!(executable(r#"{"reason":"build-finished","success":true}"#), None);
    }
}
