//! `talon puzzles play`: a puzzle on a screen, or line by line.

use std::process::ExitCode;

use clap::Args;

use super::action::Wanted;
use super::start;
use crate::data_folder::DataFolder;
use crate::language::LanguageArgument;
use crate::puzzles::shipped::{of_today, puzzle};

/// Solve a puzzle on a screen, or line by line.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The name of the puzzle [default: the puzzle of the day]
    id: Option<String>,
    /// Play line by line, without a screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// Draw with ASCII only
    #[arg(long)]
    ascii: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    folder: DataFolder,
}

/// Begins with the puzzle.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let puzzle = match &arguments.id {
        Some(name) => puzzle(name)?,
        None => of_today(),
    };
    let game = super::Arguments {
        plain: arguments.plain,
        ascii: arguments.ascii,
        language: arguments.language.clone(),
        folder: DataFolder { data: arguments.folder.data.clone() },
        ..super::Arguments::default()
    };
    start(&game, game.folder.games()?, Wanted::Puzzle(Box::new(puzzle)))
}
