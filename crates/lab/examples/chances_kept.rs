//! Estimates how often an adviser wins the deals that can be won, with fewer deals than counting needs:
//!
//! ```sh
//! cargo run --release -p talon-lab --example chances_kept -- GAME FIRST LAST
//! ```
//!
//! After each move, it counts how many of 128 fresh worlds that could be won before can still be won; the
//! adviser knows none of them. The product of these shares over a game estimates the probability of winning a
//! deal that begins like this one, if it can be won. Where the current world is lost, the game continues in
//! one that is not. So a game shows how far the chances fell, not only whether it was won: in Yield this
//! takes about a seventh of the deals for the same interval.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

mod sample;

use talon_bots::{AdvisedPatience, Bot};
use talon_query::Verdict;
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameName, Player, Status, of_patience};
use talon_solve::{Budget, PatienceSolver};

use crate::sample::Sample;

/// Number of worlds for each move.
const WORLDS: usize = 128;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, first, last] = words.as_slice() else {
        return Err("give a game, the first deal and the last deal".into());
    };
    let (game, first, last): (GameName, u64, u64) = (game.parse()?, first.parse()?, last.parse()?);
    let numbers = (first..=last).map(DealNumber::new).collect::<Result<Vec<_>, _>>()?;
    let measured = of_patience!(game, GameName, State => Some(measure::<State>(&numbers)));
    println!("{}", measured.ok_or("there is no adviser for this game")?);
    Ok(())
}

/// Plays all of these deals that can be won, and says how many chances were kept on average.
fn measure<G: AdvisedPatience>(numbers: &[DealNumber]) -> String {
    let (mut bot, mut solver) = (G::Adviser::default(), G::Solver::default());
    let budget = Budget { nodes: G::NODES, ..Budget::default() };
    let mut kept = Vec::new();
    for number in numbers {
        let dealt = G::deal(&G::Options::default(), *number);
        if can_be_won(&mut solver, &dealt) {
            kept.push(chances_kept(&mut bot, &mut solver, dealt, &budget, number.get()));
        }
    }
    let (count, sample) = (kept.len(), Sample::from_iter(kept));
    format!("kept of the chances of {count} deals: {:.4} ± {:.4} (95%)", sample.mean(), sample.error())
}

/// The share of its chances that the adviser keeps in a deal that can be won.
fn chances_kept<B, S>(bot: &mut B, solver: &mut S, dealt: B::Game, budget: &Budget<'_>, seed: u64) -> f64
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    // The worlds are sampled independently of the adviser's own.
    let mut chance = Chance::from_seed(!seed);
    let (mut position, mut kept, mut legal) = (dealt, 1.0, Vec::new());
    while let Some(choice) = bot.choose(&position.view(Player), budget, seed) {
        position.legal_moves(&mut legal);
        // What can be won can be won after the only move.
        if legal.len() == 1 {
            position.play(choice.chosen).expect("a bot chooses legal moves");
            continue;
        }
        let view = position.view(Player);
        let sampled = (1..WORLDS).map(|_| B::Game::sample_world(&view, &mut chance));
        let (mut before, mut survivors) = (0, Vec::new());
        for mut world in std::iter::once(position).chain(sampled) {
            if can_be_won(solver, &world) {
                before += 1;
                world.play(choice.chosen).expect("what is chosen is legal in all worlds that look like this");
                if can_be_won(solver, &world) {
                    survivors.push(world);
                }
            }
        }
        kept *= survivors.len() as f64 / f64::from(before);
        // The first one is the current world, if it survives.
        let Some(survivor) = survivors.into_iter().next() else { return 0.0 };
        position = survivor;
    }
    kept
}

fn can_be_won<S: PatienceSolver>(solver: &mut S, position: &S::Game) -> bool {
    position.status() == Status::Won
        || matches!(solver.solve(position, &Budget::default()).verdict, Verdict::Won(_))
}
