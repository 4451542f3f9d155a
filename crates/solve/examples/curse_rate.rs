//! How fast hands of Curse of the Doublet are valued when both hands are known:
//! `cargo run --release -p talon-solve --example curse_rate -- FIRST COUNT [PLIES...]`.
//!
//! The positions are those of the deals FIRST, FIRST + 1 ... after so many tiles besides the set, played at
//! random: `set` for a hand before the set lies, 0 for just after it.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use talon_pieces::{Chance, DealNumber};
use talon_rules::curse::{Move, Options, State};
use talon_rules::{Game, Status};
use talon_solve::Budget;
use talon_solve::curse::Solver;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, count, stages @ ..] = arguments.as_slice() else {
        return Err("give the first deal, how many deals, and how many tiles are played".into());
    };
    let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
    let mut solver = Solver::default();
    for stage in stages {
        let played = if stage == "set" { 0 } else { 1 + stage.parse::<usize>()? };
        let mut valued = Vec::new();
        let mut sum = 0;
        for number in first..first + count {
            let Some(state) = position(DealNumber::new(number)?, played) else { continue };
            let begin = Instant::now();
            let answer = solver.value(&state, &Budget::default());
            valued.push((begin.elapsed(), answer.nodes));
            sum += answer.value.map_err(|limit| format!("deal {number}: {limit:?}"))?;
        }
        report(stage, sum, &mut valued);
    }
    Ok(())
}

/// The deal's first hand after so many tiles, the set included; `None` when it ends before.
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

fn report(stage: &str, sum: i32, valued: &mut [(Duration, u64)]) {
    let count = valued.len();
    let at = |part: f64| ((count as f64 * part) as usize).min(count - 1);
    valued.sort();
    let micros = |time: Duration| time.as_secs_f64() * 1e6;
    let total: Duration = valued.iter().map(|(time, _)| *time).sum();
    let nodes: u64 = valued.iter().map(|(_, nodes)| *nodes).sum();
    println!(
        "after {stage}: {count} positions, sum of values {sum}, {:.2} M nodes/s",
        nodes as f64 / total.as_secs_f64() / 1e6
    );
    println!(
        "  microseconds: mean {:.1}, median {:.1}, p99 {:.1}, most {:.1}",
        micros(total) / count as f64,
        micros(valued[at(0.5)].0),
        micros(valued[at(0.99)].0),
        micros(valued[count - 1].0)
    );
    valued.sort_by_key(|(_, nodes)| *nodes);
    println!(
        "  nodes: mean {:.1}, median {}, p99 {}, most {}",
        nodes as f64 / count as f64,
        valued[at(0.5)].1,
        valued[at(0.99)].1,
        valued[count - 1].1
    );
}
