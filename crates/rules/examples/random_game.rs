//! Plays a deal at random and prints its moves:
//!
//! ```sh
//! cargo run -p talon-rules --example random_game -- GAME NUMBER
//! ```
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, GameName};

/// A random game of Lady Jane may go on for ever.
const MOST_MOVES: u32 = 200;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, number] = words.as_slice() else { return Err("give a game and the number of a deal".into()) };
    let (game, number): (GameName, DealNumber) = (game.parse()?, number.parse()?);

    let mut position = AnyGame::deal(&AnyOptions::usual(game), number);
    let mut chance = Chance::from_seed(number.get());
    for _ in 0..MOST_MOVES {
        let Some(chosen) = chance.pick(&position.legal_moves()).copied() else { break };
        let effect = position.play(chosen)?;
        println!("{chosen}: {effect:?}");
    }
    println!("{}\n{:?}", position.layout(), position.status());
    if let Some(score) = position.score() {
        println!("{score} points");
    }
    Ok(())
}
