//! `talon-lab puzzles`: finds puzzles, proves them and counts them.

mod count;
mod mine;
mod possible_hands;
mod rating;
mod tools;
mod verify;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Find puzzles in games of many deals, prove them and count them.
#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
#[command(after_help = "\
Examples:
  talon-lab puzzles mine inference --deals 0..=999 --out curse-inference.txt
  talon-lab puzzles verify curse-inference.txt
  talon-lab puzzles count

docs/play/PUZZLES.md describes the kinds and what makes a puzzle good enough.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Mine(mine::Arguments),
    Verify(verify::Arguments),
    Count(count::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Command::Mine(arguments) => mine::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Count(arguments) => count::run(arguments),
    }
}
