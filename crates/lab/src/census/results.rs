//! The JSON of a census: what its table says, for other programs.

use serde::Serialize;
use talon_census::{Distribution, Row, Series, Summary};
use talon_wire::Verdict;

/// The results of a census.
#[derive(Serialize, Debug)]
pub(super) struct Results<'a> {
    game: &'static str,
    options: String,
    goal: &'static str,
    solver: &'a str,
    /// The number of deals, and the first and the last of them.
    deals: u64,
    first: Option<u64>,
    last: Option<u64>,
    won: u64,
    lost: u64,
    unknown: u64,
    nodes: Costs,
    microseconds: Costs,
    moves_to_win: Costs,
    /// The points that deals which cannot be won reach, each with the number of deals.
    scores: Vec<(u64, u64)>,
    /// The deals with the most nodes, the hardest first.
    hardest: &'a [Row],
}

/// A distribution of costs; null without values.
#[derive(Serialize, Debug)]
struct Costs {
    mean: Option<f64>,
    median: Option<u64>,
    p90: Option<u64>,
    p99: Option<u64>,
    max: Option<u64>,
}

impl<'a> Results<'a> {
    /// The results of a series.
    pub(super) fn new(series: &'a Series, summary: &'a Summary) -> Results<'a> {
        let count = |verdict: Verdict| summary.verdicts[verdict as usize];
        Results {
            game: series.options.game().as_str(),
            options: series.options.to_text(),
            goal: series.goal.as_str(),
            solver: &series.solver,
            deals: summary.deals(),
            first: summary.ends.map(|(first, _)| first),
            last: summary.ends.map(|(_, last)| last),
            won: count(Verdict::Won),
            lost: count(Verdict::Lost),
            unknown: count(Verdict::Unknown),
            nodes: Costs::of(&summary.nodes),
            microseconds: Costs::of(&summary.microseconds),
            moves_to_win: Costs::of(&summary.moves_to_win),
            scores: summary.scores.values().collect(),
            hardest: &summary.hardest,
        }
    }
}

impl Costs {
    fn of(costs: &Distribution) -> Costs {
        Costs {
            mean: costs.mean(),
            median: costs.quantile(500),
            p90: costs.quantile(900),
            p99: costs.quantile(990),
            max: costs.quantile(1000),
        }
    }
}
