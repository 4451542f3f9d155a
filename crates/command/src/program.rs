//! A program with commands: its command line, its messages, its exit codes, its completions and its manual pages.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, Command, FromArgMatches};
use clap_complete::CompleteEnv;
use clap_complete::env::Shells;
use talon_arguments::reading::{prepared, read};

use crate::output::{exit_code, name_program, print};

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
        let words = std::env::args_os();
        let matches = read((self.command_line)(), words).unwrap_or_else(|error| error.exit());
        let arguments = A::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        exit_code(run(arguments).map_err(|error| match error.downcast::<clap::Error>() {
            Ok(usage) => usage.format(&mut self.called_command()).exit(),
            Err(error) => error,
        }))
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
        prepared((self.command_line)())
    }

    /// The subcommand that was called, whose usage an error shows.
    fn called_command(self) -> Command {
        let mut all = self.command();
        all.build();
        let called = std::env::args().nth(1).and_then(|name| all.find_subcommand(name).cloned());
        called.unwrap_or(all)
    }
}
