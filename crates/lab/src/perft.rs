//! `talon-lab perft`: counts sequences of moves.

use std::num::NonZero;
use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use talon_command::arguments::{Dealt, whole_number};
use talon_command::output::{print, print_json};
use talon_rules::AnyGame;

/// Count the sequences of 1, 2 … DEPTH legal moves from a deal, one line for each length.
///
/// A sequence that ends the game early does not count for greater lengths. The numbers serve to compare two
/// implementations of the same rules.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab perft doublets 17 6
  talon-lab perft curse 1 3 --json")]
pub(crate) struct Arguments {
    #[command(flatten)]
    dealt: Dealt,
    /// The length of the longest sequences, 1 to 255
    #[arg(value_parser = whole_number::<NonZero<u8>>)]
    depth: NonZero<u8>,
    /// Print one object of JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut game = arguments.dealt.game()?;
    let counts: Vec<u64> = (1..=arguments.depth.get()).map(|depth| count(&mut game, depth)).collect();
    if arguments.json {
        let (name, deal) = (game.name().as_str(), arguments.dealt.number().get());
        return print_json(&json!({ "game": name, "deal": deal, "counts": counts }));
    }
    let line = |(depth, count): (u8, &u64)| format!("{depth} {count}\n");
    print(&(1..).zip(&counts).map(line).collect::<String>())
}

/// The number of sequences of this length from a position.
fn count(game: &mut AnyGame, depth: u8) -> u64 {
    let moves = game.legal_moves();
    if depth <= 1 {
        return moves.len() as u64;
    }
    let mut sequences = 0;
    for next in moves {
        let effect = game.play(next).expect("a listed move is legal");
        sequences += count(game, depth - 1);
        game.undo(next, &effect);
    }
    sequences
}
