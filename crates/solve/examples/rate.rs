//! Measures how fast a patience is decided, and how often it can be won, on one core:
//!
//! ```sh
//! cargo run --release -p talon-solve --example rate -- GAME FIRST LAST [score] [redeals=N …]
//! ```
//!
//! With `score` it finds the most points of each deal. Other words are options of the game.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "../benches/shared/measure.rs"]
mod measure;

use measure::{best_score, count, figures, peak_memory, slowest, solve};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::AnySolver;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, last, rest @ ..] = words.as_slice() else {
        return Err("give a game, the first deal and the last deal".into());
    };
    let (game, first, last): (GameName, u64, u64) = (game.parse()?, first.parse()?, last.parse()?);
    let scores = rest.iter().any(|word| word == "score");
    let options = rest.iter().filter(|word| *word != "score").map(|word| word.replace('=', " "));
    let options = AnyOptions::from_text(game, &options.collect::<Vec<_>>().join(", "))?;
    let mut solver = AnySolver::default();
    let mut decided = Vec::new();
    for number in first..=last {
        let position = AnyGame::deal(&options, DealNumber::new(number)?);
        let ask = if scores { best_score } else { solve };
        decided.push(ask(&mut solver, &position, number));
    }
    for verdict in ["won", "lost", "unknown"] {
        println!("{verdict}: {} of {}", count(&decided, verdict), decided.len());
    }
    println!("{}", figures(&decided));
    println!("slowest:\n{}", slowest(&decided, 5));
    if let Some(mebibytes) = peak_memory() {
        println!("most memory: {mebibytes} MiB");
    }
    decided.retain(|one| one.verdict == "lost");
    if !decided.is_empty() {
        println!("lost deals: {}", figures(&decided));
    }
    Ok(())
}
