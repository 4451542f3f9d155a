//! Measures the opponents for Curse of the Doublet beyond whole levels, which `talon-lab arena` compares:
//!
//! ```sh
//! cargo run --release -p talon-lab --example opponents -- leader HANDS NODES
//! cargo run --release -p talon-lab --example opponents -- without PART HANDS NODES
//! cargo run --release -p talon-lab --example opponents -- against BASELINE PART HANDS NODES ITS-NODES
//! cargo run --release -p talon-lab --example opponents -- mistakes LEVEL HANDS NODES
//! ```
//!
//! `leader` lets `best` play hands against itself and counts the points of the leader. `without` lets `best`
//! play against itself without one part of its search, each deal twice with the seats swapped: `inference`,
//! `styles` (several opponent models), `exploitation` (weak opponents are expected to play on weakly), `endgame` or `racing`
//! (elimination). `against` compares `best` with and without a part in the same hands against a baseline. `mistakes`
//! lets a level play against itself and compares its plays with the best ones, as a review does. `NODES` is the budget of a move, or
//! in `mistakes` that of the comparison.
#![allow(clippy::print_stdout, reason = "a program to be looked at")]

mod sample;

use anyhow::{Context, bail};
use talon_bots::Bot;
use talon_bots::curse::{Baseline, Opponent, OpponentOptions, Rollouts};
use talon_query::Level;
use talon_query::curse::Reason;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::DealNumber;
use talon_rules::{Game, Status};
use talon_solve::Budget;

use crate::sample::Sample;

fn main() -> anyhow::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().with_context(|| format!("{word} is no number"));
    match words[..] {
        ["leader", hands, nodes] => leader(number(hands)?, number(nodes)?),
        ["without", part, hands, nodes] => without(part, number(hands)?, number(nodes)?),
        ["against", other, part, hands, nodes, theirs] => {
            against(other.parse()?, part, number(hands)?, [number(nodes)?, number(theirs)?])
        }
        ["mistakes", level, hands, nodes] => mistakes(level.parse()?, number(hands)?, number(nodes)?),
        _ => bail!(
            "give leader HANDS NODES, without PART HANDS NODES, against BASELINE PART HANDS NODES NODES \
            or mistakes LEVEL HANDS NODES"
        ),
    }
}

/// Counts the leader's results, from 12 points lost to 12 won.
fn leader(hands: u64, nodes: u64) -> anyhow::Result<()> {
    let mut players = Seat::BOTH.map(|_| Player::best(OpponentOptions::default(), nodes));
    let mut counts = [0_u32; 25];
    let mut sample = Sample::default();
    for number in 0..hands {
        let dealt = State::deal(&Options::HAND, DealNumber::new(number)?);
        let leader = dealt.seat_to_move().expect("a seat leads");
        let points = for_seat(&play(dealt, &mut players), leader);
        counts[usize::try_from(points + 12)?] += 1;
        sample.add(points.into());
    }
    println!("{counts:?}");
    println!("points a hand for the leader: {sample}");
    Ok(())
}

/// Compares `best` with and without a part against a baseline, in the same hands.
fn against(baseline: Baseline, part: &str, hands: u64, [own, its]: [u64; 2]) -> anyhow::Result<()> {
    let points_of = |options: OpponentOptions, number: u64| -> anyhow::Result<f64> {
        let points_in = |seat: Seat| -> anyhow::Result<i8> {
            let dealt = State::deal(&Options::HAND, DealNumber::new(number)?);
            let mut players = Seat::BOTH.map(|other| {
                if other == seat {
                    Player::best(options, own)
                } else {
                    Player { bot: Box::new(baseline), nodes: its }
                }
            });
            Ok(for_seat(&play(dealt, &mut players), seat))
        };
        Ok(f64::from(points_in(Seat::South)? + points_in(Seat::North)?) / 2.0)
    };
    let mut samples: [Sample; 3] = Default::default();
    for number in 0..hands / 2 {
        let with = points_of(OpponentOptions::default(), number)?;
        let without = points_of(options_without(part)?, number)?;
        let results = [with, without, with - without];
        samples.iter_mut().zip(results).for_each(|(sample, result)| sample.add(result));
    }
    let [with, without, gain] = samples;
    println!("points a hand with {part}: {with}, without: {without}, gain: {gain}");
    Ok(())
}

/// All options except this part.
fn options_without(part: &str) -> anyhow::Result<OpponentOptions> {
    let whole = OpponentOptions::default();
    Ok(match part {
        "inference" => OpponentOptions { inference: false, ..whole },
        "styles" => OpponentOptions { models: false, ..whole },
        "exploitation" => OpponentOptions { exploitation: false, ..whole },
        "endgame" => OpponentOptions { endgame: false, ..whole },
        "racing" => OpponentOptions { rollouts: Rollouts { elimination: false, ..whole.rollouts }, ..whole },
        _ => bail!("the parts are inference, styles, exploitation, endgame and racing"),
    })
}

/// Compares `best` with itself without a part.
fn without(part: &str, hands: u64, nodes: u64) -> anyhow::Result<()> {
    let (whole, reduced) = (OpponentOptions::default(), options_without(part)?);
    let new = |with| Player::best(if with { whole } else { reduced }, nodes);
    let mut sample = Sample::default();
    for number in 0..hands / 2 {
        let points_with_it_in = |seat: Seat| -> anyhow::Result<i8> {
            let dealt = State::deal(&Options::HAND, DealNumber::new(number)?);
            let mut players = Seat::BOTH.map(|other| new(other == seat));
            Ok(for_seat(&play(dealt, &mut players), seat))
        };
        let both = points_with_it_in(Seat::South)? + points_with_it_in(Seat::North)?;
        sample.add(f64::from(both) / 2.0);
    }
    println!("points a hand with {part}: {sample}");
    Ok(())
}

/// Prints how many points a level gives away with the plays that it chooses among several. The noise of the comparison counts
/// as given away, too.
fn mistakes(level: Level, hands: u64, nodes: u64) -> anyhow::Result<()> {
    let budget = Budget { nodes, ..Budget::default() };
    let (mut player, judge) = (Opponent::new(level), Opponent::new(Level::Best));
    let mut sample = Sample::default();
    let mut over = [0.5, 1.0, 2.0, 3.0].map(|limit| (limit, 0));
    let mut choices = 0;
    for number in 0..hands {
        let mut state = State::deal(&Options::HAND, DealNumber::new(number)?);
        for seed in number << 8.. {
            let Some(seat) = state.seat_to_move() else { break };
            let view = state.view(seat);
            let usual = Budget { nodes: level.usual_nodes(), ..Budget::default() };
            let chosen = player.choose(&view, &usual, seed).context("the seat is to move")?.chosen;
            let values = judge.values(&view, &budget, seed);
            // Of plays that lead to the same position, one is listed.
            if let ([(_, best), _, ..], Some((_, own))) =
                (&values[..], values.iter().find(|(play, _)| *play == chosen))
            {
                let lost = best - own;
                choices += 1;
                sample.add(lost.into());
                over.iter_mut().for_each(|(limit, count)| *count += u32::from(lost > *limit));
            }
            state.play(chosen).context("a bot chooses legal moves")?;
        }
    }
    println!("{level} gives away {sample} points in each of {choices} choices");
    for (limit, count) in over {
        println!("    more than {limit} points: {:.2}%", 100.0 * f64::from(count) / f64::from(choices));
    }
    Ok(())
}

/// A player with its budget for a move.
struct Player {
    bot: Box<dyn Bot<Game = State, Reason = Reason>>,
    nodes: u64,
}

impl Player {
    fn best(options: OpponentOptions, nodes: u64) -> Player {
        Player { bot: Box::new(Opponent::with_options(Level::Best, options)), nodes }
    }
}

/// Plays a hand to its end.
fn play(mut state: State, players: &mut [Player; 2]) -> State {
    for seed in 0.. {
        if state.status() != Status::Playing {
            break;
        }
        let played = state.seat_to_move().map_or(Move::Next, |seat| {
            let player = &mut players[seat.index()];
            let budget = Budget { nodes: player.nodes, ..Budget::default() };
            let choice = player.bot.choose(&state.view(seat), &budget, seed);
            choice.expect("the seat is to move").chosen
        });
        state.play(played).expect("a bot chooses legal moves");
    }
    state
}

/// The points of a seat minus the other's.
fn for_seat(end: &State, seat: Seat) -> i8 {
    let points = end.points().expect("the hand has ended");
    let [own, other] = [seat, seat.other()].map(|seat| points[seat.index()] as i8);
    own - other
}
