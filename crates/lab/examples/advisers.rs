//! Measures how often an adviser wins, and how long a move takes it, on one core:
//!
//! ```sh
//! cargo run --release -p talon-lab --example advisers -- GAME FIRST LAST [NODES] [ranks=N …]
//! ```
//!
//! `NODES` is the budget of a move. Other words are options of the game. Deals are played until even a player who sees all cards could not win
//! them any more; so the times are those of positions that can still be won, which take longest.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use std::time::{Duration, Instant};

use talon_bots::{AdvisedPatience, Bot, bot_wins};
use talon_query::{Choice, Verdict};
use talon_rules::pieces::DealNumber;
use talon_rules::{Game, GameName, GameOptions, OptionsError, of_patience};
use talon_solve::{Budget, PatienceSolver};

/// A bot that measures its moves.
struct Timed<B> {
    bot: B,
    times: Vec<Duration>,
}

impl<B: Bot> Bot for Timed<B> {
    type Game = B::Game;
    type Reason = B::Reason;

    fn choose(
        &mut self,
        view: &<B::Game as Game>::View,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Choice<<B::Game as Game>::Move, B::Reason>> {
        let start = Instant::now();
        let choice = self.bot.choose(view, budget, seed);
        self.times.push(start.elapsed());
        choice
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, last, rest @ ..] = words.as_slice() else {
        return Err("give a game, the first deal and the last deal".into());
    };
    let (game, first, last): (GameName, u64, u64) = (game.parse()?, first.parse()?, last.parse()?);
    let (options, nodes): (Vec<&String>, Vec<&String>) = rest.iter().partition(|word| word.contains('='));
    let options: Vec<String> = options.iter().map(|word| word.replace('=', " ")).collect();
    let options = options.join(", ");
    let nodes = nodes.first().map(|nodes| nodes.parse::<u64>()).transpose()?;
    let numbers = (first..=last).map(DealNumber::new).collect::<Result<Vec<_>, _>>()?;
    let measured = of_patience!(game, GameName, State => Some(measure::<State>(&options, &numbers, nodes)));
    Ok(measured.ok_or("there is no adviser for this game")??)
}

/// Plays all these deals and prints the results.
///
/// # Errors
/// The game has no such options.
fn measure<G: AdvisedPatience>(
    options: &str,
    numbers: &[DealNumber],
    nodes: Option<u64>,
) -> Result<(), OptionsError> {
    let (bot, mut referee) = (G::Adviser::default(), G::Solver::default());
    let budget = Budget { nodes: nodes.unwrap_or(G::NODES), ..Budget::default() };
    let options = G::Options::from_text(options)?;
    let mut bot = Timed { bot, times: Vec::new() };
    let (mut could_be_won, mut won) = (0, 0);
    for number in numbers {
        let dealt = G::deal(&options, *number);
        let is_lost = referee.solve(&dealt, &Budget::default()).verdict == Verdict::Lost;
        could_be_won += usize::from(!is_lost);
        let wins = bot_wins(&mut bot, Some(&mut referee), dealt, &budget, number.get());
        won += usize::from(wins.expect("the budget has no stop flag"));
    }
    let (low, high) = wilson(won, numbers.len());
    println!("can be won by a player who sees all cards: {could_be_won}");
    println!("won: {won} of {}, {low:.2} to {high:.2} of 100 (95%)", numbers.len());
    bot.times.sort_unstable();
    let mean = bot.times.iter().sum::<Duration>() / bot.times.len().max(1) as u32;
    let at =
        |share: f64| bot.times.get((share * bot.times.len() as f64) as usize).copied().unwrap_or_default();
    println!(
        "{} moves: mean {mean:.2?}, median {:.2?}, p99 {:.2?}, most {:.2?}",
        bot.times.len(),
        at(0.5),
        at(0.99),
        bot.times.last().copied().unwrap_or_default(),
    );
    Ok(())
}

/// The 95% Wilson interval of a rate, in percent.
fn wilson(hits: usize, trials: usize) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let (hits, trials) = (hits as f64, trials as f64);
    let rate = hits / trials;
    let spread = Z * (rate * (1.0 - rate) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
    let centre = rate + Z * Z / (2.0 * trials);
    let scale = 100.0 / (1.0 + Z * Z / trials);
    ((centre - spread) * scale, (centre + spread) * scale)
}
