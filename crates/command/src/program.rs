//! A program with commands: its command line, its messages, its exit codes, its completions and its manual pages.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::builder::{PossibleValuesParser, Resettable};
use clap::error::ContextKind;
use clap::{Args, Command, FromArgMatches};
use clap_complete::CompleteEnv;
use clap_complete::env::Shells;

use crate::output::{complain, name_program, print};

/// A program with commands.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    /// The name.
    pub name: &'static str,
    /// The environment variable with which the script of a shell asks the program for completions.
    pub completions: &'static str,
    /// The command line.
    pub command_line: fn() -> Command,
}

/// The arguments of the command `completions`.
#[derive(Args, Debug)]
pub struct CompletionsArguments {
    /// The shell
    #[arg(value_parser = PossibleValuesParser::new(Shells::builtins().names()))]
    shell: String,
}

/// The arguments of the command `man`.
#[derive(Args, Debug)]
pub struct ManArguments {
    /// The folder, which is created if necessary
    folder: PathBuf,
}

impl Program {
    /// Reads the arguments and runs the command. An error is one sentence on standard error, with exit code 1; one of the
    /// command line ([`clap::Error`]) has exit code 2. A closed pipe is no error.
    ///
    /// If a shell asks for completions, the program prints them and ends.
    pub fn run<A: FromArgMatches>(self, run: impl FnOnce(A) -> anyhow::Result<ExitCode>) -> ExitCode {
        name_program(self.name);
        CompleteEnv::with_factory(|| self.command()).var(self.completions).complete();
        let matches = self.command().try_get_matches().unwrap_or_else(|mut error| {
            // The tip to write "--" before a value: no value begins with a hyphen.
            error.remove(ContextKind::Suggested);
            error.exit()
        });
        let arguments = A::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        run(arguments).unwrap_or_else(|error| {
            if is_closed_pipe(&error) {
                return ExitCode::SUCCESS;
            }
            match error.downcast::<clap::Error>() {
                Ok(usage) => usage.format(&mut self.called_command()).exit(),
                Err(error) => complain(&error),
            }
            ExitCode::FAILURE
        })
    }

    /// Prints the script that completes the command line in a shell. The script asks the program itself at each completion.
    ///
    /// # Errors
    /// If the script cannot be printed.
    pub fn print_completions(self, arguments: &CompletionsArguments) -> anyhow::Result<ExitCode> {
        let shells = Shells::builtins();
        let shell = shells.completer(&arguments.shell).context("there is no such shell")?;
        let mut script = Vec::new();
        shell.write_registration(self.completions, self.name, self.name, self.name, &mut script)?;
        print(&String::from_utf8(script)?)
    }

    /// Writes the manual pages of all commands into a folder.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn write_manual_pages(self, arguments: &ManArguments) -> anyhow::Result<ExitCode> {
        let cannot = || format!("the manual pages cannot be written to {}", arguments.folder.display());
        fs::create_dir_all(&arguments.folder).with_context(cannot)?;
        clap_mangen::generate_to(self.command(), &arguments.folder).with_context(cannot)?;
        Ok(ExitCode::SUCCESS)
    }

    /// The command line as the program reads it.
    fn command(self) -> Command {
        without_empty_variables(with_negative_numbers((self.command_line)()))
    }

    /// The subcommand that was called, whose usage an error shows.
    fn called_command(self) -> Command {
        let mut all = self.command();
        all.build();
        let called = std::env::args().nth(1).and_then(|name| all.find_subcommand(name).cloned());
        called.unwrap_or(all)
    }
}

/// The command with arguments that take `-1` for a number, which they then refuse, and not for an option.
fn with_negative_numbers(command: Command) -> Command {
    command
        .mut_args(|argument| {
            let takes_values = argument.get_action().takes_values();
            argument.allow_negative_numbers(takes_values)
        })
        .mut_subcommands(with_negative_numbers)
}

/// The command with arguments that ignore a variable of the environment that is empty, as if it were not set.
fn without_empty_variables(command: Command) -> Command {
    let is_empty = |name: &OsStr| std::env::var_os(name).is_some_and(|value| value.is_empty());
    command
        .mut_args(|argument| {
            if argument.get_env().is_some_and(is_empty) { argument.env(Resettable::Reset) } else { argument }
        })
        .mut_subcommands(without_empty_variables)
}

/// Returns true if the reader of the output has closed its pipe, which is not an error.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
