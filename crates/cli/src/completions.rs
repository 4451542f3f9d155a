//! `talon completions`: prints a script that completes the command line, and what the arguments of several
//! commands complete.
//!
//! The script asks the program itself at each completion, with the variable [`VARIABLE`].

use std::ffi::OsStr;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use clap::builder::PossibleValuesParser;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter};
use clap_complete::env::Shells;
use talon_rules::GameName;

use crate::output::print;

/// The environment variable with which a shell asks for completions.
pub(crate) const VARIABLE: &str = "TALON_COMPLETE";

/// Print a script that completes talon's command line in a shell.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon completions bash > ~/.local/share/bash-completion/completions/talon
  talon completions fish > ~/.config/fish/completions/talon.fish
  talon completions zsh > ~/.zfunc/_talon

Print the script again after an update of talon.")]
pub(crate) struct Arguments {
    /// The shell
    #[arg(value_parser = PossibleValuesParser::new(Shells::builtins().names()))]
    shell: String,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let shells = Shells::builtins();
    let shell = shells.completer(&arguments.shell).context("there is no such shell")?;
    let mut script = Vec::new();
    shell.write_registration(VARIABLE, "talon", "talon", "talon", &mut script)?;
    print(&String::from_utf8(script)?)
}

/// These values, to complete an argument with.
pub(crate) fn candidates<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<CompletionCandidate> {
    values.into_iter().map(|value| CompletionCandidate::new(value.to_string())).collect()
}

/// Completes the file of a record, or `-`.
pub(crate) fn files() -> ArgValueCompleter {
    ArgValueCompleter::new(PathCompleter::file().stdio())
}

/// Completes the name of a game, a file, or `-`.
pub(crate) fn games_and_files() -> ArgValueCompleter {
    ArgValueCompleter::new(|typed: &OsStr| {
        let mut all = candidates(GameName::ALL);
        all.retain(|game| game.get_value().as_encoded_bytes().starts_with(typed.as_encoded_bytes()));
        all.extend(PathCompleter::file().stdio().complete(typed));
        all
    })
}
