//! `talon puzzles`: lists puzzles, finds new ones and proves them again.

mod count;
mod kinds;
mod list;
mod mine;
mod possible_hands;
mod rating;
mod tools;
mod verify;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::play;

/// Solve puzzles: positions from real games, with one right answer to each question.
///
/// Without a subcommand, it lists the puzzles.
#[derive(Args, Debug)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
#[command(after_help = "\
Examples:
  talon puzzles
  talon puzzles curse --kind double-dummy
  talon puzzles --today --json
  talon puzzles play
  talon puzzles play yield-way-12 --plain
  talon puzzles verify

docs/PUZZLES.md describes the kinds and what makes a puzzle good enough.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    list: list::Filter,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::puzzles::Arguments),
    Count(count::Arguments),
    Mine(mine::Arguments),
    Verify(verify::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        None => list::run(&arguments.list),
        Some(Command::Play(arguments)) => play::puzzles::run(arguments),
        Some(Command::Count(arguments)) => count::run(arguments),
        Some(Command::Mine(arguments)) => mine::run(arguments),
        Some(Command::Verify(arguments)) => verify::run(arguments),
    }
}
