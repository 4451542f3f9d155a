//! `talon show`: prints a record.

use std::process::ExitCode;

use clap::Args;
use serde::Serialize;
use talon_command::completions::files;
use talon_command::output::{print, print_json};
use talon_command::record;
use talon_query::{Level, Origin};
use talon_table::{Outcome, Sitting};
use talon_wire::{Perspective, State};

/// Print a record: its moves, its outcome and its last layout.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon show game.talon
  talon show - < game.talon
  talon show game.talon --json")]
pub(crate) struct Arguments {
    /// The file of the record; - is standard input
    #[arg(add = files())]
    record: String,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

/// The JSON of a record.
#[derive(Serialize)]
struct Summary {
    outcome: &'static str,
    assisted: bool,
    started: u64,
    opponent: Option<&'static str>,
    seconds: u64,
    best_score: Option<u32>,
    moves: Vec<String>,
    /// The number of moves of all branches.
    all_moves: usize,
    state: State,
}

fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Unfinished => "unfinished",
        Outcome::Won => "won",
        Outcome::Lost => "lost",
        Outcome::Over => "over",
    }
}

fn summary(sitting: &Sitting) -> Summary {
    Summary {
        outcome: outcome_text(sitting.outcome()),
        assisted: sitting.is_assisted(),
        started: sitting.start().started(),
        opponent: sitting.start().opponent().map(Level::as_str),
        seconds: sitting.seconds(),
        best_score: sitting.best_score(),
        moves: sitting.moves().iter().map(ToString::to_string).collect(),
        all_moves: sitting.tree().moves_in_order().len(),
        state: State::of_sitting(sitting, 0, Perspective::All),
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let sitting = record::read(&arguments.record)?;
    let summary = summary(&sitting);
    if arguments.json {
        return print_json(&summary);
    }
    let moves = summary.moves.join(", ");
    let deal = match sitting.start().origin() {
        Origin::Deal(number) => format!("deal: {number}\n"),
        Origin::Deck(_) | Origin::Position(_) => String::new(),
    };
    let opponent = summary.opponent.map(|level| format!("opponent: {level}\n")).unwrap_or_default();
    let left = summary.all_moves - sitting.moves_of_line().len();
    let branches = if left > 0 { format!("moves in other branches: {left}\n") } else { String::new() };
    print(&format!(
        "{}\n{deal}started: {}\n{opponent}{branches}outcome: {}{}\nseconds: {}\nmoves ({}): {moves}",
        sitting.game().layout(),
        summary.started,
        summary.outcome,
        if summary.assisted { ", assisted" } else { "" },
        summary.seconds,
        summary.moves.len(),
    ))
}
