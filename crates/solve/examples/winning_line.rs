//! Prints the moves that win a deal of a patience, or says that there are none:
//!
//! ```sh
//! cargo run --release -p talon-solve --example winning_line -- GAME NUMBER
//! ```
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::{AnySolver, Budget, Verdict, usual_bytes};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, number] = words.as_slice() else {
        return Err("give a patience and the number of a deal".into());
    };
    let (game, number): (GameName, DealNumber) = (game.parse()?, number.parse()?);

    let deal = AnyGame::deal(&AnyOptions::usual(game), number);
    let budget = Budget { bytes: usual_bytes(game), ..Budget::default() };
    let solved = AnySolver::default().solve(&deal, &budget).ok_or("only a patience can be won alone")?;
    match solved.verdict {
        Verdict::Won(line) => {
            for (place, chosen) in (1..).zip(&line) {
                println!("{place}. {chosen}");
            }
        }
        Verdict::Lost => println!("no moves win"),
        Verdict::Unknown(limit) => println!("unknown: {limit}"),
    }
    println!("{} positions", solved.nodes);
    Ok(())
}
