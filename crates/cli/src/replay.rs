//! `talon replay`: prints a position of a record.

use std::process::ExitCode;

use anyhow::ensure;
use clap::Args;
use talon_command::arguments::whole_number;
use talon_command::completions::files;
use talon_command::output::{print, print_json};
use talon_command::record;
use talon_wire::{Perspective, State};

/// Print the layout after the first K moves of a record.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon replay game.talon --at 0
  talon replay - --at 12 --json < game.talon")]
pub(crate) struct Arguments {
    /// The file of the record; - is standard input
    #[arg(add = files())]
    record: String,
    /// The number of moves; undone moves that could be redone count too
    #[arg(long, value_name = "K", value_parser = whole_number::<usize>)]
    at: usize,
    /// Print the state as JSON, as the referee shows it to the seat "all"
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut sitting = record::read(&arguments.record)?;
    let moves = sitting.moves_made() + sitting.moves_ahead();
    ensure!(arguments.at <= moves, "the record has only {moves} moves");
    sitting.apply(sitting.entry_to_ply(arguments.at))?;
    if arguments.json {
        return print_json(&State::of_sitting(&sitting, 0, Perspective::All));
    }
    print(&sitting.game().layout().to_string())
}
