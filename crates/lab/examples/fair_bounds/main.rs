//! Bounds how often a player who cannot peek can win a patience, from above:
//!
//! ```sh
//! cargo run --release -p talon-lab --example fair_bounds -- GAME FIRST LAST WORLDS DECISIONS [ranks=N …]
//! cargo run --release -p talon-lab --example fair_bounds -- yield 0 1999 256 1000
//! ```
//!
//! `WORLDS` is the size of a sample, and `DECISIONS` the maximum number of decisions to examine for a deal. Other words are
//! options of the game. The rate of a player who sees all cards is known better from a census (docs/results/WINNABILITY.md) than
//! from these deals, so subtract the mean loss from that.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

mod patience;
#[path = "../sample/mod.rs"]
mod sample;
#[cfg(test)]
mod tests;
mod upper_bound;

use std::time::Instant;

use anyhow::{Context, bail};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions};

use crate::sample::Sample;
use crate::upper_bound::{BoundSpec, UpperBound, upper_bound};

/// The seed of the samples of deal 0; the other deals have the next ones.
const SEED: u64 = 1 << 40;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, last, worlds, decisions, options @ ..] = words.as_slice() else {
        bail!("give a game, the first deal, the last deal, a number of worlds and one of decisions");
    };
    let options: Vec<String> = options.iter().map(|word| word.replace('=', " ")).collect();
    let options = AnyOptions::from_text(game.parse()?, &options.join(", "))?;
    let spec = BoundSpec { worlds: worlds.parse()?, decisions: decisions.parse()?, seed: SEED };
    let (first, last): (u64, u64) = (first.parse()?, last.parse()?);
    let begin = Instant::now();
    let mut bounds = Vec::new();
    for number in first..=last {
        let dealt = AnyGame::deal(&options, DealNumber::new(number)?);
        let spec = BoundSpec { seed: spec.seed + number, ..spec };
        bounds.push(upper_bound(&dealt, &spec).context("only patiences have a bound")?);
    }
    print_mean("omniscient player", &bounds, |bound| bound.omniscient);
    print_mean("loss of the cheapest path", &bounds, |bound| bound.loss);
    print_mean("upper bound", &bounds, |bound| bound.omniscient - bound.loss);
    let (decisions, exact) = (
        bounds.iter().map(|bound| bound.decisions).sum::<usize>(),
        bounds.iter().filter(|bound| bound.is_exact),
    );
    println!(
        "{} deals, {decisions} decisions, cheapest path found for {} deals, {:.0?}",
        bounds.len(),
        exact.count(),
        begin.elapsed()
    );
    Ok(())
}

/// Prints the mean of a figure in percent, with its 95% interval.
fn print_mean(name: &str, bounds: &[UpperBound], figure: impl Fn(&UpperBound) -> f64) {
    let sample: Sample = bounds.iter().map(figure).collect();
    println!("{name}: {:.2}% ± {:.2}", 100.0 * sample.mean(), 100.0 * sample.error());
}
