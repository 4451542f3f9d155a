//! Measures the speed of random games, with a list of all legal moves at every ply:
//!
//! ```sh
//! cargo bench --package talon-rules --bench random_play
//! ```
//!
//! The bench asserts its result: a rule that is fast but wrong fails.
#![allow(clippy::print_stdout, reason = "a bench tells what it has measured")]

use std::time::{Duration, Instant};

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameOptions, curse, doublets, lady_jane, yields};

/// Sums over all games.
#[derive(Debug, Default, PartialEq)]
struct Sum {
    /// The number of moves made.
    plies: u64,
    /// The number of moves listed.
    legal: u64,
    /// The sum of the final scores, if the game has scores.
    score: u64,
}

/// Plays a random game of a deal with at most `most` plies.
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

/// Plays the deals from 0 five times, checks the sums and prints the speed. The best time of each game counts,
/// so that a busy machine disturbs little.
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
