//! Measures the deals of each game on one core:
//!
//! ```sh
//! cargo bench --package talon-solve --bench figures
//! ```
//!
//! The answers are asserted. A word after `--` selects the lines whose names contain it.
#![allow(clippy::print_stdout, reason = "a bench tells what it has measured")]

#[allow(dead_code, reason = "each program uses a part of it")]
#[path = "shared/measure.rs"]
mod measure;
#[path = "shared/ranges.rs"]
mod ranges;

use measure::{figures, forget_peak_memory, peak_memory};
use ranges::{Ask, Range};
use talon_rules::GameName::{Curse, Doublets, LadyJane, Yield};

#[rustfmt::skip]
const RANGES: [Range; 10] = [
    Range { name: "doublets", game: Doublets, options: "", ask: Ask::Win, deals: 50_000, won: 49_988, digest: 0x2e5f81940efc5917 },
    Range { name: "doublets, 2 passes", game: Doublets, options: "redeals 1", ask: Ask::Win, deals: 2_000, won: 1_957, digest: 0xf3a7915eff660bf2 },
    Range { name: "doublets, 1 pass", game: Doublets, options: "redeals 0", ask: Ask::Win, deals: 1_000, won: 338, digest: 0x3206f8ce92391f82 },
    Range { name: "doublets, 1 pass, score", game: Doublets, options: "redeals 0", ask: Ask::Score, deals: 200, won: 64, digest: 0xac306c2d1c2a875f },
    Range { name: "yield", game: Yield, options: "", ask: Ask::Win, deals: 50_000, won: 19_684, digest: 0x54144677b9a3efbe },
    Range { name: "yield, score", game: Yield, options: "", ask: Ask::Score, deals: 10_000, won: 3_864, digest: 0xa872a9166d6445e1 },
    Range { name: "lady-jane", game: LadyJane, options: "", ask: Ask::Win, deals: 5_000, won: 4_194, digest: 0xc968d612040df770 },
    Range { name: "lady-jane, score", game: LadyJane, options: "", ask: Ask::Score, deals: 1_000, won: 847, digest: 0x3fc150bd098753f0 },
    Range { name: "curse, 1 tile played", game: Curse, options: "", ask: Ask::Value(1), deals: 40, won: 0, digest: 0xa41b645be7a97d99 },
    Range { name: "curse, 5 tiles played", game: Curse, options: "", ask: Ask::Value(5), deals: 400, won: 0, digest: 0xeca1a45d5aa29946 },
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for range in RANGES.iter().filter(|range| words.iter().all(|word| range.name.contains(word.as_str()))) {
        forget_peak_memory();
        let decided = range.decide();
        let memory = peak_memory().map_or(String::new(), |mebibytes| format!("; {mebibytes} MiB"));
        let won = if range.game == Curse { String::new() } else { format!(", {} won", range.won) };
        println!("{}: {} decided{won}", range.name, decided.len());
        println!("    {}{memory}", figures(&decided));
    }
}
