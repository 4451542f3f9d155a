//! `cargo play`: builds the games and opens them.

use std::env::consts::EXE_EXTENSION;
use std::io;
use std::net::{IpAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus, Stdio};

use anyhow::{Context, Result, anyhow, bail, ensure};
use clap::ArgMatches;
use talon_arguments::reading::{read, serve_and_play};
use talon_arguments::serve::{USUAL_PORT, fragment, port_is_taken};

use crate::arguments::complain;
use crate::progress::Progress;
use crate::trouble::{after_build, without_compiler};
use crate::waiting::WaitingPage;
use crate::wasm_target::WasmTarget;
use crate::web::{self, HOME_PROFILE, Kind};
use crate::workspace::{Workspace, cargo};

/// The program with all commands, for the terminal.
const TALON: &str = "talon";

/// The program that only serves the page, which is built sooner.
const SERVER: &str = "talon-serve";

/// The shares of the parts in the time of a first build: the page with the server beside it, the rest of the server, and
/// putting the page together.
const SHARES: [u32; 3] = [90, 8, 2];

/// The arguments that choose the terminal.
const TERMINAL_ARGUMENTS: [&str; 2] = ["--terminal", "--plain"];

/// The argument with which the server opens no browser, because one shows its address already.
const NO_OPEN: &str = "--no-open";

/// Builds the games and opens them in a browser, or in the terminal if the arguments ask for it. The other arguments
/// go to `talon serve` or `talon play`, and are checked before anything is built. Fails when the build fails.
pub(crate) fn play(arguments: &[String]) -> Result<ExitCode> {
    let mut line = talon_line(arguments);
    let matches = match read(serve_and_play(), &line) {
        Ok(matches) => matches,
        Err(error) => return complain(&error),
    };
    let workspace = &Workspace::load()?;
    let program = if let Some(serve) = matches.subcommand_matches("serve") {
        refuse_taken_port(serve)?;
        let target = WasmTarget::find().map_err(|missing| anyhow!(without_compiler(&missing)))?;
        let mut waiting = None;
        if !Kind::Home.target_folder(workspace, &target).exists() {
            waiting = wait_in_browser(workspace, serve);
            println!("the first build takes a few minutes; the line below counts the parts of the page");
        }
        let server = build_with_page(workspace, &target)?;
        if let Some(waiting) = waiting {
            waiting.close();
            line.push(NO_OPEN);
        }
        server
    } else {
        let mut build = build("talon-cli", TALON);
        finish(workspace, TALON, build.status().context("cannot start cargo build")?)?
    };
    let mut command = Command::new(program);
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

/// Checks that the port of `talon serve` is free, as far as that can be known before anything is built.
///
/// # Errors
/// If it is taken.
fn refuse_taken_port(serve: &ArgMatches) -> Result<()> {
    let Some(port) = serve.get_one::<u16>("port") else { return Ok(()) };
    match TcpListener::bind((address(serve), *port)) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => bail!(port_is_taken(*port)),
        _ => Ok(()),
    }
}

/// The address to listen on.
fn address(serve: &ArgMatches) -> IpAddr {
    *serve.get_one("address").expect("it has a default")
}

/// Opens a page in the browser that waits for the table, at the table's address. Returns nothing if the arguments or the
/// machine do not allow it; then the program that serves the table opens the browser, or says why not.
fn wait_in_browser(workspace: &Workspace, serve: &ArgMatches) -> Option<WaitingPage> {
    let port = serve.get_one("port").copied().unwrap_or(USUAL_PORT);
    if serve.get_flag("no-open") || port == 0 || !address(serve).is_loopback() {
        return None;
    }
    let waiting = WaitingPage::open(&workspace.root, address(serve), port).ok()?;
    let fragment = fragment(serve.get_one::<String>("game"), serve.get_one::<u64>("deal"));
    let url = format!("http://{}/{fragment}", waiting.address());
    if open::that_detached(&url).is_err() {
        waiting.close();
        return None;
    }
    println!("the browser shows the rules at {url}, and the games as soon as they are built");
    Some(waiting)
}

/// Builds the page and the program that serves it, at once: each waits for single crates, and then the other has both
/// processors. Returns the path of the program.
fn build_with_page(workspace: &Workspace, target: &WasmTarget) -> Result<PathBuf> {
    let mut progress = Progress::start(&SHARES);
    progress.next("compiling the page, and the server beside it");
    let mut build = build(SERVER, SERVER);
    build.args(["--package", web::BUNDLE, "--bin", web::BUNDLE, "--quiet"]).stderr(Stdio::piped());
    let mut server = build.spawn().context("cannot start cargo build")?;
    if web::compile(workspace, target, Kind::Home).is_err() {
        // An error means that it has just ended.
        server.kill().ok();
        bail!(after_build(workspace));
    }
    progress.next("compiling the rest of the server");
    let server = server.wait_with_output().context("cannot wait for cargo build")?;
    eprint!("{}", String::from_utf8_lossy(&server.stderr));
    let server = finish(workspace, SERVER, server.status)?;
    progress.next("putting the page together");
    web::bundle(workspace, target, Kind::Home, HOME_PROFILE)?;
    progress.end();
    Ok(server)
}

/// A command that builds a binary of a package, without what only hosts need.
fn build(package: &str, binary: &str) -> Command {
    let mut build = cargo();
    build.args(["build", "--profile", HOME_PROFILE, "--no-default-features"]);
    build.args(["--package", package, "--bin", binary]);
    build
}

/// The path of a binary that was built.
///
/// # Errors
/// If the build failed.
fn finish(workspace: &Workspace, binary: &str, status: ExitStatus) -> Result<PathBuf> {
    ensure!(status.success(), after_build(workspace));
    Ok(workspace.target.join(HOME_PROFILE).join(binary).with_extension(EXE_EXTENSION))
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
    fn a_taken_port_is_refused_before_anything_is_built() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = other.local_addr().unwrap().port();
        let line = format!("talon serve --port {port}");
        let matches = read(serve_and_play(), line.split(' ')).unwrap();
        let refuse = || refuse_taken_port(matches.subcommand_matches("serve").unwrap());
        assert_eq!(refuse().unwrap_err().to_string(), port_is_taken(port));
        drop(other);
        refuse().unwrap();
    }
}
