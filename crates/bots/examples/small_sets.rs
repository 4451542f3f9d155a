//! Solves whole hands of Curse of the Doublet with small sets, and measures players against the equilibrium:
//!
//! ```sh
//! cargo run --release -p talon-bots --example small_sets -- GAIN OPTIONS …
//! cargo run --release -p talon-bots --example small_sets -- 0.0001 "pips 2, hand 2" "pips 3, hand 4"
//! ```
//!
//! The search ends when the best responses together gain less than `GAIN` points a hand. A tree needs about 40 bytes for
//! each hand at its nodes; larger ones than `MOST_HANDS` are refused.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use std::time::Instant;

use anyhow::{Context, bail};
use talon_bots::curse::{Baseline, OpponentOptions, WholeHand, WholeHandPlayer};
use talon_query::Level;
use talon_rules::GameOptions;
use talon_rules::curse::Options;

/// Maximum number of hands at the nodes of a tree.
const MOST_HANDS: usize = 100_000_000;

/// Maximum number of iterations.
const MOST_ITERATIONS: u32 = 4_096;

/// The players, by their names in `talon arena`.
fn players() -> [(&'static str, WholeHandPlayer); 8] {
    let without_endgame = OpponentOptions { endgame: false, ..OpponentOptions::default() };
    [
        ("random", WholeHandPlayer::Baseline(Baseline::Random)),
        ("greedy", WholeHandPlayer::Baseline(Baseline::Greedy)),
        ("novice", WholeHandPlayer::Level(Level::Novice)),
        ("casual", WholeHandPlayer::Level(Level::Casual)),
        ("club", WholeHandPlayer::Level(Level::Club)),
        ("strong", WholeHandPlayer::Level(Level::Strong)),
        ("best", WholeHandPlayer::Level(Level::Best)),
        ("best without the equilibrium of the endgame", WholeHandPlayer::Best(without_endgame)),
    ]
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
fn solve(set: &str, gain: f32) -> anyhow::Result<()> {
    let options = Options::from_text(set)?;
    let begin = Instant::now();
    let Some(mut hand) = WholeHand::new(&options, MOST_HANDS) else {
        println!("{set}: more than {MOST_HANDS} hands at the nodes, found after {:.1?}", begin.elapsed());
        return Ok(());
    };
    println!("{set}: {} hands at the nodes, listed in {:.1?}", hand.size(), begin.elapsed());
    let begin = Instant::now();
    let iterations = hand.solve(gain, MOST_ITERATIONS);
    println!("    {iterations} iterations in {:.1?}", begin.elapsed());
    let [least, most] = hand.value();
    println!("    leading is worth {least:.6} to {most:.6} points a hand");
    for (name, player) in players() {
        let lost = hand.exploitability(player).context("its choices are known")?;
        let to_equilibrium =
            hand.points(WholeHandPlayer::Equilibrium, player).context("its choices are known")?;
        println!("    {name}: loses at most {lost:.4} points a hand, {to_equilibrium:.4} to the equilibrium");
    }
    Ok(())
}
