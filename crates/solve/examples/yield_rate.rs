//! How fast Yield is decided, and how often it can be won:
//! `cargo run --release -p talon-solve --example yield_rate -- FIRST COUNT [solve|score [REPEATS]]`.
//!
//! A machine that does other things as well interrupts; of several REPEATS, each deal's fastest counts.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use talon_pieces::DealNumber;
use talon_rules::Game;
use talon_rules::yields::{Options, State};
use talon_solve::yields::Solver;
use talon_solve::{Budget, PatienceSolver, Verdict};

/// Kept for each deal.
struct Decided {
    number: u64,
    verdict: &'static str,
    nodes: u64,
    time: Duration,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, count, ..] = arguments.as_slice() else {
        return Err("give the first deal and how many deals".into());
    };
    let options = Options::default();
    let scores = arguments.get(2).is_some_and(|word| word == "score");
    let repeats: u32 = arguments.get(3).map_or(Ok(1), |count| count.parse())?;
    let first: u64 = first.parse()?;
    let mut solver = Solver::default();
    let mut decided = Vec::new();
    for number in first..first + count.parse::<u64>()? {
        let state = State::deal(&options, DealNumber::new(number)?);
        let runs = (0..repeats).map(|_| decide(&mut solver, &state, number, scores));
        decided.extend(runs.min_by_key(|run| run.time));
    }
    report(&mut decided);
    Ok(())
}

fn decide(solver: &mut Solver, state: &State, number: u64, scores: bool) -> Decided {
    let begin = Instant::now();
    let (verdict, nodes) = if scores {
        let best = solver.best_score(state, &Budget::default());
        let is_won = best.score as usize == state.options().cards();
        (
            if best.limit.is_some() {
                "unknown"
            } else if is_won {
                "won"
            } else {
                "lost"
            },
            best.nodes,
        )
    } else {
        let solved = solver.solve(state, &Budget::default());
        let verdict = match solved.verdict {
            Verdict::Won(_) => "won",
            Verdict::Lost => "lost",
            Verdict::Unknown(_) => "unknown",
        };
        (verdict, solved.nodes)
    };
    Decided { number, verdict, nodes, time: begin.elapsed() }
}

fn report(decided: &mut [Decided]) {
    let count = decided.len();
    for verdict in ["won", "lost", "unknown"] {
        let found = decided.iter().filter(|deal| deal.verdict == verdict);
        println!("{verdict}: {} of {count}", found.count());
    }
    let micros = |deal: &Decided| deal.time.as_secs_f64() * 1e6;
    decided.sort_by_key(|deal| deal.time);
    let total: f64 = decided.iter().map(micros).sum();
    print!("microseconds: mean {:.1}", total / count as f64);
    for (name, part) in [("median", 0.5), ("p90", 0.9), ("p99", 0.99), ("p99.9", 0.999)] {
        print!(", {name} {:.1}", micros(&decided[((count as f64 * part) as usize).min(count - 1)]));
    }
    println!();
    println!("nodes: {}", decided.iter().map(|deal| deal.nodes).sum::<u64>());
    println!("slowest:");
    for deal in decided.iter().rev().take(8) {
        println!("  deal {}: {}, {} nodes, {:.0} us", deal.number, deal.verdict, deal.nodes, micros(deal));
    }
}
