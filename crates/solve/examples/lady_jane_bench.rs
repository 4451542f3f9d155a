//! Times the solver of Lady Jane: `lady_jane_bench FIRST LAST [score] [PRUNINGS TO SWITCH OFF]`.
//!
//! Decides the deals from number FIRST to LAST, one after the other on one core, and prints how long they
//! took; with `score` it looks for the best score of each.

#![allow(clippy::print_stdout, reason = "a program to be looked at")]

use std::sync::LazyLock;
use std::time::Instant;

use talon_pieces::DealNumber;
use talon_rules::{Game, lady_jane};
use talon_solve::lady_jane::{Prunings, Solver};
use talon_solve::{Budget, PatienceSolver, Verdict};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [first, last] = [0, 1].map(|place| words[place].parse::<u64>().expect("the number of a deal"));
    let score = words.iter().any(|word| word == "score");
    let mut solver = Solver::new(prunings(&words));
    let budget = Budget { bytes: 200 << 20, ..Budget::default() };
    let mut deals = Vec::new();
    let (mut won, mut undecided, mut points) = (0_u64, 0_u64, 0_u64);
    for number in first..=last {
        let deal = DealNumber::new(number).expect("a deal number");
        let state = lady_jane::State::deal(&lady_jane::Options::default(), deal);
        let before = clock();
        let answer = if score {
            let scored = solver.best_score(&state, &budget);
            undecided += u64::from(scored.limit.is_some());
            (scored.score == 52, scored.nodes, scored.score)
        } else {
            let solved = solver.solve(&state, &budget);
            undecided += u64::from(matches!(solved.verdict, Verdict::Unknown(_)));
            (matches!(solved.verdict, Verdict::Won(_)), solved.nodes, 0)
        };
        let time = clock() - before;
        let (is_won, nodes, score) = answer;
        points += u64::from(score);
        won += u64::from(is_won);
        deals.push((time, number, nodes, is_won));
    }
    report(deals, won, undecided);
    if score {
        println!("points: {points}");
    }
}

/// Milliseconds of this thread on a processor, where the system tells (the time for others on a shared
/// machine is then left out), or else by the clock.
fn clock() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // Linux brings the figure up to date when a thread offers to yield.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64() * 1e3, |time| time * 1e-6)
}

/// All prunings but those that are named.
fn prunings(words: &[String]) -> Prunings {
    let on = |name: &str| !words.iter().any(|word| word == name);
    Prunings {
        idle: on("idle"),
        safe: on("safe"),
        dead: on("dead"),
        orders: on("orders"),
        uncontested: on("uncontested"),
        rivals: on("rivals"),
        free_deals: on("free_deals"),
    }
}

/// Prints what was measured: milliseconds, the deal's number, nodes and whether it was won.
fn report(mut deals: Vec<(f64, u64, u64, bool)>, won: u64, undecided: u64) {
    deals.sort_by(|one, other| one.0.total_cmp(&other.0));
    let count = deals.len();
    let total: f64 = deals.iter().map(|deal| deal.0).sum();
    let time_won: f64 = deals.iter().filter(|deal| deal.3).map(|deal| deal.0).sum();
    let nodes: u64 = deals.iter().map(|deal| deal.2).sum();
    let share = won as f64 / count as f64;
    let error = 1.96 * (share * (1.0 - share) / count as f64).sqrt();
    println!(
        "{count} deals, won {won} ({:.2}% ± {:.2}), undecided {undecided}",
        share * 100.0,
        error * 100.0
    );
    println!(
        "{nodes} nodes, {:.0} ns a node, {:.0}% of the time for won deals",
        total * 1e6 / nodes as f64,
        time_won / total * 100.0
    );
    let at = |share: f64| deals[((count - 1) as f64 * share) as usize].0;
    println!(
        "ms: mean {:.4}, median {:.4}, p90 {:.3}, p99 {:.3}, max {:.1}",
        total / count as f64,
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    for (time, number, nodes, is_won) in deals.iter().rev().take(5) {
        println!("  deal {number}: {time:.1} ms, {nodes} nodes, {}", if *is_won { "won" } else { "lost" });
    }
}
