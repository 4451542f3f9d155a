//! Measures how fast the positions along whole games are decided, on one core:
//!
//! ```sh
//! cargo run --release -p talon-solve --example along_a_game -- GAME FIRST LAST random|greedy
//! ```
//!
//! Each deal is played to its end, or for 200 moves: at random, or greedily, as a person might play who turns
//! cards or deals only when nothing else is left. Every position is decided.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "../benches/shared/measure.rs"]
mod measure;
#[path = "../benches/shared/players.rs"]
mod players;

use measure::{count, figures, slowest, solve};
use players::Player;
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::AnySolver;

/// A random game of Lady Jane may go on for ever.
const MOST_MOVES: u32 = 200;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, last, player] = words.as_slice() else {
        return Err("give a game, the first deal, the last deal, and random or greedy".into());
    };
    let (game, first, last): (GameName, u64, u64) = (game.parse()?, first.parse()?, last.parse()?);
    let player = match player.as_str() {
        "random" => Player::Random,
        "greedy" => Player::Greedy,
        _ => return Err("the player is random or greedy".into()),
    };
    let mut solver = AnySolver::default();
    let mut decided = Vec::new();
    for number in first..=last {
        let mut chance = Chance::from_seed(number);
        let mut position = AnyGame::deal(&AnyOptions::usual(game), DealNumber::new(number)?);
        for _ in 0..MOST_MOVES {
            decided.push(solve(&mut solver, &position, number));
            let Some(chosen) = player.choose(&position, &mut chance) else { break };
            position.play(chosen).map_err(|violation| format!("{chosen}: {violation:?}"))?;
        }
    }
    println!("{} positions, {} won", decided.len(), count(&decided, "won"));
    println!("{} unknown", count(&decided, "unknown"));
    println!("{}", figures(&decided));
    println!("slowest:\n{}", slowest(&decided, 5));
    Ok(())
}
