//! `talon puzzles play`: a puzzle on a screen, or line by line.

use std::process::ExitCode;

use clap::Args;
use clap_complete::engine::ArgValueCandidates;
use talon_command::completions::candidates;
use talon_learn::puzzle::{Puzzle, shipped_puzzles};

use super::action::Wanted;
use super::terminal_arguments::TerminalArguments;
use crate::shipped_puzzles::{of_today, puzzle};

/// Solve a puzzle on a screen, or line by line.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The name of the puzzle [default: the puzzle of the day]
    #[arg(add = ArgValueCandidates::new(|| candidates(shipped_puzzles().iter().map(Puzzle::id))))]
    id: Option<String>,
    #[command(flatten)]
    terminal: TerminalArguments,
}

/// Begins with the puzzle.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let puzzle = match &arguments.id {
        Some(name) => puzzle(name)?,
        None => of_today(),
    };
    arguments.terminal.begin(Wanted::Puzzle(Box::new(puzzle)))
}
