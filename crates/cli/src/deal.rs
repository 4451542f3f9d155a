//! `talon deal`: prints the deal of a number.

use std::process::ExitCode;

use clap::Args;
use talon_pieces::DealNumber;
use talon_rules::{AnyGame, GameName};
use talon_wire::{Perspective, State};

use crate::game_argument::{game_parser, read_options};
use crate::output::{print, print_json};

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

/// A deal on the command line.
#[derive(Args, Debug)]
pub(crate) struct Dealt {
    /// The game
    #[arg(value_parser = game_parser())]
    game: GameName,
    /// The number of the deal, 0 to 9007199254740991
    #[arg(value_name = "N", allow_negative_numbers = true)]
    number: DealNumber,
    /// Options that differ from the defaults, such as "ranks 5, redeals 0"
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
}

impl Dealt {
    /// The number of the deal.
    pub(crate) fn number(&self) -> DealNumber {
        self.number
    }

    /// The first position of the game.
    ///
    /// # Errors
    /// If the options are invalid.
    pub(crate) fn game(&self) -> anyhow::Result<AnyGame> {
        let options = read_options(self.game, &self.options)?;
        Ok(AnyGame::deal(&options, self.number))
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let game = arguments.dealt.game()?;
    if arguments.json {
        let number = Some(arguments.dealt.number());
        return print_json(&State::of_game(&game, number, 0, Perspective::All));
    }
    print(&game.layout().to_string())
}
