//! Replays any number of games that the reference program has played:
//!
//! ```sh
//! python3 crates/testkit/reference/talon_reference.py trace yield 0-999 |
//!     cargo run --release --package talon-testkit --example replay yield
//! ```
#![allow(clippy::print_stdout, reason = "this is a program")]

use std::io;

use talon_rules::{GameName, curse, doublets, lady_jane, yields};
use talon_testkit::replay;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name: GameName = std::env::args().nth(1).unwrap_or_default().parse()?;
    let trace = io::read_to_string(io::stdin())?;
    let positions = match name {
        GameName::Doublets => replay::<doublets::State>(&trace),
        GameName::Yield => replay::<yields::State>(&trace),
        GameName::LadyJane => replay::<lady_jane::State>(&trace),
        GameName::Curse => replay::<curse::State>(&trace),
    };
    println!("{positions} positions of {name} are the same");
    Ok(())
}
