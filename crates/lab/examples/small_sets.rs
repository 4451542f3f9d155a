//! Solves whole hands of Curse of the Doublet with small sets, and measures players against the equilibrium:
//!
//! ```sh
//! cargo run --release -p talon-lab --example small_sets -- GAIN OPTIONS …
//! cargo run --release -p talon-lab --example small_sets -- 0.0001 "pips 2, hand 2" "pips 3, hand 4"
//! ```
//!
//! The search ends when the best responses together gain less than `GAIN` points a hand.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use std::time::Instant;

use anyhow::{Context, bail};
use talon_bots::curse::{Baseline, OpponentOptions, WholeHand, WholeHandPlayer};
use talon_query::Level;
use talon_rules::GameOptions;
use talon_rules::curse::Options;

/// Maximum number of decisions, each of 12 bytes.
const MOST_DECISIONS: usize = 400_000_000;

/// Maximum number of iterations.
const MOST_ITERATIONS: u32 = 4_096;

/// Maximum number of decisions of a set in which players that search are asked for all of them.
const MOST_DECISIONS_OF_SEARCH: usize = 100_000;

/// The players that are measured, by their names in `talon-lab arena`. In larger sets those that search are left out.
fn players(decisions: usize) -> Vec<(&'static str, WholeHandPlayer)> {
    let formulas = [
        ("random", WholeHandPlayer::Baseline(Baseline::Random)),
        ("greedy", WholeHandPlayer::Baseline(Baseline::Greedy)),
        ("novice", WholeHandPlayer::Level(Level::Novice)),
        ("casual", WholeHandPlayer::Level(Level::Casual)),
        ("club", WholeHandPlayer::Level(Level::Club)),
        ("strong", WholeHandPlayer::Level(Level::Strong)),
    ];
    let without_endgame = OpponentOptions { endgame: false, ..OpponentOptions::default() };
    let searching = [
        ("best", WholeHandPlayer::Level(Level::Best)),
        ("best without the equilibrium of the endgame", WholeHandPlayer::Best(without_endgame)),
    ];
    let searching = searching.into_iter().filter(|_| decisions <= MOST_DECISIONS_OF_SEARCH);
    formulas.into_iter().chain(searching).collect()
}

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [gain, sets @ ..] = words.as_slice() else { bail!("give a gain in points a hand, and options") };
    let gain = gain.parse().with_context(|| format!("{gain} is no number"))?;
    for set in sets {
        solve(set, gain)?;
    }
    Ok(())
}

/// Solves the hands of a set, and prints its value and the results of the players.
fn solve(set: &str, gain: f64) -> anyhow::Result<()> {
    let options = Options::from_text(set)?;
    let begin = Instant::now();
    let Some(mut hand) = WholeHand::new(&options, MOST_DECISIONS) else {
        println!("{set}: more than {MOST_DECISIONS} decisions, found after {:.1?}", begin.elapsed());
        return Ok(());
    };
    println!("{set}: {} decisions, listed in {:.1?}", hand.size(), begin.elapsed());
    let begin = Instant::now();
    let mut iterations = 0;
    while iterations < MOST_ITERATIONS {
        iterations = hand.solve(gain, (2 * iterations).max(8));
        let [least, most] = hand.value();
        println!(
            "    leading is worth {least:.6} to {most:.6} points a hand after {iterations} iterations in {:.1?}",
            begin.elapsed()
        );
        if most - least < gain {
            break;
        }
    }
    for (name, player) in players(hand.size()) {
        let begin = Instant::now();
        let lost = hand.exploitability(player).context("its choices are known")?;
        println!("    {name}: loses at most {lost:.4} points a hand ({:.1?})", begin.elapsed());
        if let Some(won) = hand.points(WholeHandPlayer::Equilibrium, player) {
            println!("        {won:.4} to the equilibrium");
        }
    }
    Ok(())
}
