//! The binary `talon-lab`: counts over many deals, contests of bots, and the search for puzzles.
//!
//! Each subcommand has a file or a folder with its arguments and its `run` function.

mod arena;
mod batch;
mod census;
mod grade;
mod journal;
mod perft;
mod progress;
mod puzzles;
mod table_file;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use talon_command::program::{CompletionsArguments, ManArguments, Program};

/// The program.
const LAB: Program =
    Program { name: "talon-lab", completions: "TALON_LAB_COMPLETE", command_line: Arguments::command };

/// Research on the games of Talon: how many deals can be won, how hard they are, how strong players are.
#[derive(Parser, Debug)]
#[command(
    name = "talon-lab",
    version,
    disable_help_subcommand = true,
    after_help = "\
Examples:
  talon-lab census yield --deals 0..=999
  talon-lab arena club best --hands 200
  talon-lab COMMAND --help              more about a command

Exit codes:
  0  success (a closed pipe is not an error)
  1  failure; one sentence on standard error says why
  2  the command line cannot be read"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Census(census::Arguments),
    Grade(grade::Arguments),
    Arena(arena::Arguments),
    Puzzles(puzzles::Arguments),
    Perft(perft::Arguments),
    /// Print a script that completes talon-lab's command line in a shell
    #[command(after_help = "\
Examples:
  talon-lab completions bash > ~/.local/share/bash-completion/completions/talon-lab
  talon-lab completions fish > ~/.config/fish/completions/talon-lab.fish
  talon-lab completions zsh > ~/.zfunc/_talon-lab

Print the script again after an update of talon-lab.")]
    Completions(CompletionsArguments),
    /// Write the manual pages of all commands into a folder
    #[command(after_help = "\
Examples:
  talon-lab man ~/.local/share/man/man1
  man talon-lab-census")]
    Man(ManArguments),
}

fn main() -> ExitCode {
    LAB.run(|arguments: Arguments| match arguments.command {
        Command::Census(arguments) => census::run(&arguments),
        Command::Grade(arguments) => grade::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Completions(arguments) => LAB.print_completions(&arguments),
        Command::Man(arguments) => LAB.write_manual_pages(&arguments),
    })
}
