//! Asks for a second opinion on deals of Doublets that the solver calls lost. Reads a table with the numbers of the deals
//! in its first column, and writes it with what the other search found:
//!
//! ```sh
//! cargo run --release --package talon-testkit --example lost_doublets < docs/results/data/doublets-lost.csv
//! ```
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::io;

use talon_rules::Game;
use talon_rules::doublets::{Options, State};
use talon_rules::pieces::DealNumber;
use talon_testkit::second_opinion;

/// The most positions after any number of plays, in less than 3 GB.
const MOST: usize = 50_000_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("deal,verdict,positions");
    for line in io::stdin().lines().skip(1) {
        let line = line?;
        let number = line.split(',').next().unwrap_or_default().parse()?;
        let opinion = second_opinion(&State::deal(&Options::default(), DealNumber::new(number)?), MOST);
        let verdict = opinion.can_be_won.map_or("unknown", |won| if won { "won" } else { "lost" });
        println!("{number},{verdict},{}", opinion.positions);
    }
    Ok(())
}
