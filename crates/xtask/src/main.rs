//! The workspace's own commands. Run them through the cargo aliases:
//!
//! - `cargo play [ARGS…]` builds the games and opens them in a browser, with `--terminal` in the terminal;
//! - `cargo verify [--no-skip]` runs all checks and prints a summary;
//! - `cargo xtask tidy` runs only the checks that read the sources;
//! - `cargo xtask web [--dev]` builds the browser table;
//! - `cargo xtask browser [PATTERN]` tests it in Chromium, `cargo xtask firefox [PATTERN]` in Firefox,
//!   `cargo xtask webkit` in WebKit, and `cargo xtask speed` measures it;
//! - `cargo xtask verdicts` compares the solvers' answers with those in a browser;
//! - `cargo xtask online TRIAL [--quick]` tries network matches out while everything fails that can;
//! - `cargo xtask package [PART…]` makes packages to install, in `target/package`;
//! - `cargo xtask python` tests the Python package;
//! - `cargo xtask fuzz TARGET [ARGS…]` runs one fuzz target on the stable toolchain.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its user")]

mod browser;
mod command;
mod fuzz;
mod online;
mod package;
mod play;
mod processor;
mod progress;
mod python;
mod rustup;
mod steps;
mod tidy;
mod verify;
mod wasm;
mod wasm_target;
mod web;
mod workspace;

use std::process::ExitCode;

use browser::{CHROMIUM, FIREFOX};
use command::Outcome;
use workspace::Workspace;

const USAGE: &str = "\
usage: cargo play [ARGS…]               build the games and open them in a browser
       cargo play --terminal [ARGS…]    build the games and open them in the terminal
       cargo verify [--no-skip]         run every check; --no-skip (or CI=true): skipping counts as failing
       cargo xtask tidy                 run only the dependency and invariant checks
       cargo xtask web [--dev]          build the browser table; --dev: quickly, large and slow
       cargo xtask browser [PATTERN]    test it in Chromium; PATTERN: only files with this in their names
       cargo xtask firefox [PATTERN]    test it in Firefox; without PATTERN, what differs between browsers
       cargo xtask webkit               test what differs between browsers in WebKit
       cargo xtask speed                measure it in Chromium
       cargo xtask verdicts             compare the solvers' answers with those in a browser
       cargo xtask online TRIAL         try network matches out; `help` lists the trials; --quick: in seconds
       cargo xtask package [PART…]      make packages to install: check, source, tarball, deb, rpm, site, wheel
       cargo xtask python               test the Python package
       cargo xtask fuzz TARGET [ARGS…]  run a fuzz target; the arguments go to libFuzzer";

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> anyhow::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["help" | "--help" | "-h"] | [_, "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        ["play", rest @ ..] => play::play(&Workspace::load()?, rest),
        ["verify"] => verify::verify(&Workspace::load()?, in_ci()),
        ["verify", "--no-skip"] => verify::verify(&Workspace::load()?, true),
        ["tidy"] => tidy::tidy(&Workspace::load()?).map(|()| ExitCode::SUCCESS),
        ["web"] => exit_code(web::build(&Workspace::load()?, web::Kind::Release)?),
        ["web", "--dev"] => exit_code(web::build(&Workspace::load()?, web::Kind::Home)?),
        ["browser"] => exit_code(browser::test(&Workspace::load()?, CHROMIUM, "")?),
        ["browser", pattern] => exit_code(browser::test(&Workspace::load()?, CHROMIUM, pattern)?),
        ["firefox"] => exit_code(browser::verify_in_firefox(&Workspace::load()?)?),
        ["firefox", pattern] => exit_code(browser::test(&Workspace::load()?, FIREFOX, pattern)?),
        ["webkit"] => exit_code(browser::verify_in_webkit(&Workspace::load()?)?),
        ["speed"] => exit_code(browser::speed(&Workspace::load()?)?),
        ["verdicts"] => exit_code(wasm::verdicts(&Workspace::load()?)?),
        ["online", rest @ ..] => online::run(rest),
        ["package", parts @ ..] => package::package(&Workspace::load()?, parts),
        ["python"] => exit_code(python::verify(&Workspace::load()?)?),
        ["fuzz", target, rest @ ..] => fuzz::run(&Workspace::load()?, target, rest),
        _ => {
            eprintln!("error: there is no command \"{}\"\n{USAGE}", words.join(" "));
            Ok(ExitCode::from(2))
        }
    }
}

/// The exit code of a step that runs on its own. Skipping it is an error.
fn exit_code(outcome: Outcome) -> anyhow::Result<ExitCode> {
    match outcome {
        Outcome::Skipped(command) => anyhow::bail!("a requirement is missing: {command}"),
        Outcome::Passed | Outcome::Fallback(_) => Ok(ExitCode::SUCCESS),
    }
}

/// Returns true if this runs on an unattended machine, which by convention sets `CI` to anything but `false`.
fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false")
}
