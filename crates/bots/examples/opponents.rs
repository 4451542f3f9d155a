//! What is measured of the opponents for Curse of the Doublet beside whole levels, which `talon arena` compares:
//!
//! ```sh
//! cargo run --release -p talon-bots --example opponents -- leader HANDS NODES
//! cargo run --release -p talon-bots --example opponents -- without PART HANDS NODES
//! ```
//!
//! `leader` lets `best` play hands against itself and counts with how many points the leader ends. `without` lets
//! `best` play against itself without one part of its thinking, each deal twice with the seats swapped: `inference`
//! and `racing` in hands, `match-play` in matches. `NODES` is what each player may look at for a move.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use anyhow::{Context, bail};
use talon_bots::Bot;
use talon_bots::curse::{Level, Opponent, Rollouts, Thinking};
use talon_pieces::DealNumber;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::{Game, Status};
use talon_solve::Budget;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().with_context(|| format!("{word} is no number"));
    match words[..] {
        ["leader", hands, nodes] => leader(number(hands)?, number(nodes)?),
        ["without", part, hands, nodes] => without(part, number(hands)?, number(nodes)?),
        _ => bail!("give `leader HANDS NODES` or `without PART HANDS NODES`"),
    }
}

/// Counts with how many points the leader ends, from 12 lost to 12 won.
fn leader(hands: u64, nodes: u64) -> anyhow::Result<()> {
    let mut players = Seat::BOTH.map(|_| Opponent::new(Level::Best));
    let mut counts = [0_u32; 25];
    let mut sample = Sample::default();
    for number in 0..hands {
        let dealt = State::deal(&Options::HAND, DealNumber::new(number)?);
        let leader = dealt.seat_to_move().expect("somebody leads");
        let points = for_seat(&play(dealt, &mut players, nodes), leader);
        counts[usize::try_from(points + 12)?] += 1;
        sample.add(points.into());
    }
    println!("{counts:?}");
    println!("points a hand for the leader: {}", sample.mean());
    Ok(())
}

/// Compares `best` with itself without a part.
fn without(part: &str, games: u64, nodes: u64) -> anyhow::Result<()> {
    let whole = Thinking::default();
    let thinking = match part {
        "inference" => Thinking { inference: false, ..whole },
        "racing" => Thinking { rollouts: Rollouts { racing: false, ..whole.rollouts }, ..whole },
        "match-play" => Thinking { match_play: false, ..whole },
        _ => bail!("the parts are inference, racing and match-play"),
    };
    let options = if part == "match-play" { Options::MATCH } else { Options::HAND };
    let new = |with| Opponent::with_thinking(Level::Best, if with { whole } else { thinking });
    let mut sample = Sample::default();
    for number in 0..games / 2 {
        let points_with_it_in = |seat: Seat| -> anyhow::Result<i8> {
            let dealt = State::deal(&options, DealNumber::new(number)?);
            let mut players = Seat::BOTH.map(|other| new(other == seat));
            Ok(for_seat(&play(dealt, &mut players, nodes), seat))
        };
        let both = points_with_it_in(Seat::South)? + points_with_it_in(Seat::North)?;
        sample.add(f64::from(both) / 2.0);
    }
    println!("points a hand, or matches won less those lost, with {part}: {}", sample.mean());
    Ok(())
}

/// Plays a game to its end.
fn play(mut state: State, players: &mut [Opponent; 2], nodes: u64) -> State {
    let budget = Budget { nodes, ..Budget::default() };
    for seed in 0.. {
        if state.status() != Status::Playing {
            break;
        }
        let made = state.seat_to_move().map_or(Move::Next, |seat| {
            let choice = players[seat.index()].choose(&state.view(seat), &budget, seed);
            choice.expect("the seat is to move").chosen
        });
        state.play(made).expect("a bot chooses legal moves");
    }
    state
}

/// The points of a seat less those of the other; of a match 1 or -1.
fn for_seat(end: &State, seat: Seat) -> i8 {
    if let Some(winner) = end.match_winner() {
        return if winner == seat { 1 } else { -1 };
    }
    let points = end.points().expect("the hand has ended");
    let [own, other] = [seat, seat.other()].map(|seat| points[seat.index()] as i8);
    own - other
}

/// Results and their squares, added up.
#[derive(Default)]
struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, result: f64) {
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    /// The mean with its 95% interval.
    fn mean(&self) -> String {
        let mean = self.sum / self.count;
        let error = ((self.squares / self.count - mean * mean) / (self.count - 1.0)).sqrt();
        format!("{mean:+.3} ± {:.3}", 1.96 * error)
    }
}
