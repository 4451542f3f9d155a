//! Measures how fast hands of Curse of the Doublet are valued when both hands are known: `cargo run --release
//! -p talon-solve --example curse_rate -- value|values FIRST COUNT [TILES...]`.
//!
//! The positions are those of the deals FIRST, FIRST + 1 … after this number of random tiles besides the set:
//! 0 for just after the set, `set` for a hand before it is laid. `value` asks for the value of the position
//! and a line, `values` for the value of every move.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use talon_pieces::{Chance, DealNumber};
use talon_rules::curse::{Move, Options, State};
use talon_rules::{Game, Status};
use talon_solve::Budget;
use talon_solve::curse::Solver;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [question, first, count, stages @ ..] = arguments.as_slice() else {
        return Err(
            "give value or values, the first deal, how many deals, and how many tiles are played".into()
        );
    };
    let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
    let mut solver = Solver::default();
    for stage in stages {
        let played = if stage == "set" { 0 } else { 1 + stage.parse::<usize>()? };
        let mut asked = Vec::new();
        for number in first..first + count {
            let Some(state) = position(DealNumber::new(number)?, played) else { continue };
            let begin = Instant::now();
            let (value, nodes) = ask(&mut solver, question, &state)?;
            asked.push(Asked { value, nodes, time: begin.elapsed() });
        }
        report(stage, asked);
    }
    Ok(())
}

/// The result for one position.
struct Asked {
    value: i32,
    /// Number of positions visited; unknown for the values of moves.
    nodes: Option<u64>,
    time: Duration,
}

/// Returns the value of a position and the number of positions visited.
fn ask(solver: &mut Solver, question: &str, state: &State) -> Result<(i32, Option<u64>), String> {
    let message = |limit| format!("there should be no limit: {limit:?}");
    match question {
        "value" => {
            let valued = solver.value(state, &Budget::default());
            Ok((valued.value.map_err(message)?, Some(valued.nodes)))
        }
        "values" => {
            let values = solver.values(state, &Budget::default()).map_err(message)?;
            Ok((values.iter().map(|(_, value)| *value).max().unwrap_or_default(), None))
        }
        _ => Err(format!("the question {question} is unknown: ask for value or values")),
    }
}

/// The deal's first hand after this number of tiles, including the set; `None` if it ends before.
fn position(number: DealNumber, played: usize) -> Option<State> {
    let mut state = State::deal(&Options::HAND, number);
    let mut chance = Chance::from_seed(number.get());
    let mut moves = Vec::new();
    let mut tiles = 0;
    while tiles < played {
        state.legal_moves(&mut moves);
        let chosen = *chance.pick(&moves)?;
        tiles += usize::from(chosen != Move::Pass);
        state.play_unchecked(chosen);
    }
    (state.status() == Status::Playing).then_some(state)
}

fn report(stage: &str, mut asked: Vec<Asked>) {
    let count = asked.len();
    let at = |part: f64| ((count as f64 * part) as usize).min(count - 1);
    let values: i32 = asked.iter().map(|asked| asked.value).sum();
    println!("after {stage}: {count} positions, whose values add up to {values}");

    let micros = |asked: &Asked| asked.time.as_secs_f64() * 1e6;
    let mean = asked.iter().map(micros).sum::<f64>() / count as f64;
    asked.sort_by_key(|asked| asked.time);
    let [median, late, most] = [0.5, 0.99, 1.0].map(|part| micros(&asked[at(part)]));
    println!("  microseconds: mean {mean:.1}, median {median:.1}, p99 {late:.1}, most {most:.1}");

    let Some(nodes) = asked.iter().map(|asked| asked.nodes).sum::<Option<u64>>() else { return };
    let mean_nodes = nodes as f64 / count as f64;
    asked.sort_by_key(|asked| asked.nodes);
    let [median, late, most] = [0.5, 0.99, 1.0].map(|part| asked[at(part)].nodes.unwrap_or_default());
    println!("  nodes: mean {mean_nodes:.1}, median {median}, p99 {late}, most {most}");
    println!("  nodes a second: {:.2} million", mean_nodes / mean);
}
