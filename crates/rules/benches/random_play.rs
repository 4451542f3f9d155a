//! How fast random games are played, with a list of all legal moves at every ply:
//!
//! ```sh
//! cargo bench --package talon-rules --bench random_play
//! ```
//!
//! The answer is asserted: a rule that is fast and wrong fails.
#![allow(clippy::print_stdout, reason = "a bench tells what it has measured")]

use std::time::{Duration, Instant};

use talon_pieces::{Chance, DealNumber};
use talon_rules::{Game, GameOptions, curse, doublets, lady_jane, yields};

/// What is counted over all games.
#[derive(Debug, Default, PartialEq)]
struct Sum {
    /// How many moves were made.
    plies: u64,
    /// How many moves were in the lists.
    legal: u64,
    /// The scores at the end; nothing where the game has none.
    score: u64,
}

/// A random game of a deal, of at most `most` plies.
fn play<G: Game>(options: &G::Options, number: u64, most: u64, moves: &mut Vec<G::Move>) -> Sum {
    let mut sum = Sum::default();
    let mut chance = Chance::from_seed(number);
    let mut game = G::deal(options, DealNumber::new(number).expect("a small number"));
    while sum.plies < most {
        game.legal_moves(moves);
        sum.legal += moves.len() as u64;
        let Some(chosen) = chance.pick(moves) else { break };
        game.play_unchecked(*chosen);
        sum.plies += 1;
    }
    sum.score = game.score().unwrap_or_default().into();
    sum
}

/// Plays the deals from 0 on five times over, expects this sum and tells the speed. Of each game the best
/// time counts, so that a busy machine disturbs little.
fn measure<G: Game>(options: &str, deals: u32, most: u64, expected: Sum) {
    let options = G::Options::from_text(options).expect("options");
    let mut times = vec![Duration::MAX; deals as usize];
    let mut moves = Vec::new();
    for _ in 0..5 {
        let mut sum = Sum::default();
        for (number, best) in (0..).zip(&mut times) {
            let start = Instant::now();
            let game = play::<G>(&options, number, most, &mut moves);
            *best = start.elapsed().min(*best);
            sum.plies += game.plies;
            sum.legal += game.legal;
            sum.score += game.score;
        }
        assert_eq!(sum, expected, "{}", G::NAME);
    }
    let seconds = times.iter().sum::<Duration>().as_secs_f64();
    println!("{:10} {:5.2} million plies a second", G::NAME.as_str(), expected.plies as f64 / seconds / 1e6);
}

fn main() {
    measure::<doublets::State>("", 5_000, u64::MAX, Sum { plies: 659388, legal: 857996, score: 95305 });
    measure::<yields::State>("", 10_000, u64::MAX, Sum { plies: 309928, legal: 446929, score: 123038 });
    measure::<lady_jane::State>("", 2_000, 200, Sum { plies: 387664, legal: 1875627, score: 10540 });
    measure::<curse::State>("", 10_000, u64::MAX, Sum { plies: 212324, legal: 1136555, score: 0 });
}
