//! Reading a command line, with the same messages in every program.

use std::ffi::{OsStr, OsString};

use clap::builder::Resettable;
use clap::error::ContextKind;
use clap::{ArgMatches, Command, Error};

use crate::{play, serve};

/// The part of the command line of `talon` that `cargo play` passes on: `talon serve` and `talon play`.
///
/// # Examples
/// ```
/// use talon_arguments::reading::{read, serve_and_play};
///
/// assert!(read(serve_and_play(), ["talon", "serve", "yield", "--deal", "17"]).is_ok());
/// let error = read(serve_and_play(), ["talon", "serve", "chess"]).unwrap_err();
/// assert_eq!(error.exit_code(), 2);
/// ```
pub fn serve_and_play() -> Command {
    let commands = [serve::describe(Command::new("serve")), play::describe(Command::new("play"))];
    Command::new("talon").version(env!("CARGO_PKG_VERSION")).subcommands(commands)
}

/// Reads a command line, whose first word is the program.
///
/// # Errors
/// If it cannot be read, or asks for help or the version. The error is printed by [`Error::print`], and has an exit code.
pub fn read(
    command: Command,
    words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
) -> Result<ArgMatches, Error> {
    prepared(command).try_get_matches_from(words).map_err(|mut error| {
        // The tip to write "--" before a value: no value begins with a hyphen.
        error.remove(ContextKind::Suggested);
        error
    })
}

/// The command with what holds for the arguments of every command: they take `-1` for a number, which they then refuse,
/// and not for an option; and they ignore a variable of the environment that is empty, as if it were not set.
pub fn prepared(command: Command) -> Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.is_empty());
    command
        .mut_args(|argument| {
            let takes_values = argument.get_action().takes_values();
            let argument = argument.allow_negative_numbers(takes_values);
            if argument.get_env().is_some_and(is_empty) { argument.env(Resettable::Reset) } else { argument }
        })
        .mut_subcommands(prepared)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_descriptions_are_consistent() {
        serve_and_play().debug_assert();
    }

    #[test]
    fn an_error_says_what_is_expected() {
        let error = |line: &str| read(serve_and_play(), line.split(' ')).unwrap_err();
        let deal = error("talon serve yield --deal -1");
        assert!(deal.to_string().contains("a deal number is a whole number from 0"), "{deal}");
        let tip = error("talon play --nonsense").to_string();
        assert!(!tip.contains("-- --nonsense"), "{tip}");
        assert_eq!(error("talon serve --help").exit_code(), 0);
        let version = format!("talon {}\n", env!("CARGO_PKG_VERSION"));
        assert_eq!(error("talon --version").to_string(), version);
    }
}
