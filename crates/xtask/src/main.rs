//! The workspace's own commands. Run them through the cargo aliases:
//!
//! - `cargo play [ARGS…]` builds the games and opens them in a browser, with `--terminal` in the terminal;
//! - `cargo verify [--quick|--changed] [--no-skip]` runs all checks, or those that a change needs, and prints a summary;
//! - `cargo xtask tidy` runs only the checks that read the sources;
//! - `cargo xtask web [--dev]` builds the browser table;
//! - `cargo xtask browser [PATTERN]` tests it in Chromium, `cargo xtask firefox [PATTERN]` in Firefox,
//!   `cargo xtask webkit` in WebKit, and `cargo xtask speed` measures it;
//! - `cargo xtask verdicts` compares the solvers' answers with those in a browser;
//! - `cargo xtask online TRIAL [--quick]` tries network matches out while everything fails that can;
//! - `cargo xtask package [PART…]` makes packages to install, in `target/package`;
//! - `cargo xtask recipes [SUMS]` makes files from which other package managers install a release, in `target/recipes`;
//! - `cargo xtask release VERSION [--dry-run]` makes the commit and the tag of a release;
//! - `cargo xtask site` builds the site, in `target/site`;
//! - `cargo xtask pictures [--check]` makes the pictures of the README, or checks that they are not old;
//! - `cargo xtask python` tests the Python package;
//! - `cargo xtask untranslated [LANGUAGE]` lists the messages that a language shows in English;
//! - `cargo xtask fuzz TARGET [ARGS…]` runs one fuzz target on the stable toolchain.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool talks to its user")]

mod arguments;
mod browser;
mod changes;
mod command;
mod fluent;
mod fuzz;
mod git;
mod online;
mod owner;
mod package;
mod pictures;
mod play;
mod processor;
mod progress;
mod python;
mod release;
mod report;
mod rustup;
mod steps;
mod tidy;
mod trouble;
mod untranslated;
mod verified;
mod verify;
mod waiting;
mod wasm;
mod wasm_target;
mod web;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::ArgMatches;
use talon_arguments::reading::read;

use browser::FIREFOX;
use command::Outcome;
use verify::Extent;
use web::Kind;
use workspace::Workspace;

fn main() -> ExitCode {
    run().unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run() -> anyhow::Result<ExitCode> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [play, arguments @ ..] = &words[..]
        && play == "play"
    {
        return play::play(arguments);
    }
    match read(arguments::command_line(), std::env::args_os()) {
        Ok(matches) => run_command(&matches),
        Err(error) => arguments::complain(&error),
    }
}

/// Runs a command that only builds or checks.
fn run_command(matches: &ArgMatches) -> anyhow::Result<ExitCode> {
    let (name, arguments) = matches.subcommand().context("there is no command")?;
    let workspace = &Workspace::load()?;
    let words = |name: &str| arguments.get_many::<String>(name).unwrap_or_default().map(String::as_str);
    let pattern = || words("pattern").next();
    match name {
        "verify" => match arguments.get_one::<PathBuf>("page-reports") {
            Some(file) => verify::verify_page(workspace, extent(arguments), file),
            None => verify::verify(workspace, extent(arguments), in_ci() || arguments.get_flag("no-skip")),
        },
        "tidy" => tidy::tidy(workspace).map(|()| ExitCode::SUCCESS),
        "web" => exit_code(web::build(
            workspace,
            if arguments.get_flag("dev") { Kind::Development } else { Kind::Release },
        )?),
        "browser" => {
            exit_code(browser::test(workspace, browser::browser_of_tests(), pattern().unwrap_or_default())?)
        }
        "firefox" => exit_code(match pattern() {
            Some(pattern) => browser::test(workspace, FIREFOX, pattern)?,
            None => browser::verify_in_firefox(workspace)?,
        }),
        "webkit" => exit_code(browser::verify_in_webkit(workspace)?),
        "speed" => exit_code(browser::speed(workspace)?),
        "verdicts" => exit_code(wasm::verdicts(workspace)?),
        "online" => online::run(&words("trial").collect::<Vec<_>>()),
        "package" | "recipes" | "release" | "site" | "pictures" => publish(workspace, name, arguments),
        "python" => exit_code(python::verify(workspace)?),
        "untranslated" => untranslated::list(workspace, words("language").next()),
        "fuzz" => {
            let target = words("target").next().context("there is no target")?;
            fuzz::run(workspace, target, &words("arguments").collect::<Vec<_>>())
        }
        name => anyhow::bail!("the command {name} cannot be run"),
    }
}

/// Runs a command that makes what is published.
fn publish(workspace: &Workspace, name: &str, arguments: &ArgMatches) -> anyhow::Result<ExitCode> {
    let words = |name: &str| arguments.get_many::<String>(name).unwrap_or_default().map(String::as_str);
    match name {
        "package" => package::package(workspace, &words("part").collect::<Vec<_>>()),
        "recipes" => package::recipes(workspace, words("sums").next()),
        "site" if arguments.get_flag("card") => exit_code(package::homepage::draw_card(workspace)?),
        "site" => exit_code(package::homepage::make(workspace)?),
        "pictures" if arguments.get_flag("check") => exit_code(pictures::check(workspace)?),
        "pictures" => exit_code(pictures::make(workspace)?),
        _ => {
            let version = arguments.get_one("version").context("there is no version")?;
            release::release(workspace, *version, arguments.get_flag("dry-run"))
        }
    }
}

/// The extent of `cargo verify` with these arguments.
fn extent(arguments: &ArgMatches) -> Extent {
    match (arguments.get_flag("quick"), arguments.get_flag("changed")) {
        (true, _) => Extent::Quick,
        (_, true) => Extent::Changed,
        _ => Extent::All,
    }
}

/// The exit code of a step that runs on its own. Skipping it is an error.
fn exit_code(outcome: Outcome) -> anyhow::Result<ExitCode> {
    match outcome {
        Outcome::Skipped(command) | Outcome::Excused(command) => {
            anyhow::bail!("a requirement is missing: {command}")
        }
        Outcome::Passed | Outcome::Fallback(_) => Ok(ExitCode::SUCCESS),
    }
}

/// Returns true if this runs on an unattended machine, which by convention sets `CI` to anything but `false`.
fn in_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false")
}
