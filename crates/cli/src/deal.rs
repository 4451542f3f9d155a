//! `talon deal`: prints the deal of a number.

use std::process::ExitCode;

use clap::Args;
use talon_command::arguments::Dealt;
use talon_command::output::{print, print_json};
use talon_wire::{Perspective, State};

/// Print the layout of a deal, including hidden pieces.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon deal doublets 17
  talon deal lady-jane 17 --json
  talon deal yield 1 --options \"ranks 5, rows 3\"")]
pub(crate) struct Arguments {
    #[command(flatten)]
    dealt: Dealt,
    /// Print the state as JSON, as the referee shows it to the seat "all"
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let game = arguments.dealt.game()?;
    if arguments.json {
        let number = Some(arguments.dealt.number());
        return print_json(&State::of_game(&game, number, 0, Perspective::All));
    }
    print(&game.layout().to_string())
}
