//! The series of a census and the result of one deal.

use std::fmt;
use std::iter;
use std::str::FromStr;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyGame, AnyOptions, GameName};
use talon_solve::AnySolver;
use talon_wire::{Finding, Goal, Verdict};

use super::search::{Limits, search};

/// The columns of a table, in order.
pub const COLUMNS: [&str; 10] =
    ["game", "options", "goal", "deal", "verdict", "score", "line_length", "nodes", "microseconds", "solver"];

/// The rows of a table. Reading each of them can fail.
pub type Rows = Box<dyn Iterator<Item = anyhow::Result<Row>>>;

/// The common values of all rows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    /// The options of the deals.
    pub options: AnyOptions,
    /// The goal of the search.
    pub goal: Goal,
    /// The version of the solver.
    pub solver: String,
}

/// The result of one deal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Row {
    /// The number of the deal.
    pub deal: u64,
    /// The verdict on the deal.
    pub verdict: Verdict,
    /// The points at the end of the line, if one was found.
    pub score: Option<u32>,
    /// The number of moves of the line, if one was found.
    pub line_length: Option<u32>,
    /// The number of positions that the search looked at.
    pub nodes: u64,
    /// The time that the search took.
    pub microseconds: u64,
}

/// A line of a table: a row with its series, in the order of [`COLUMNS`].
#[derive(Clone, Serialize, Deserialize, Debug)]
pub struct Line<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The options as text.
    pub options: &'a str,
    /// The name of the goal.
    pub goal: &'a str,
    /// As in [`Row`].
    pub deal: u64,
    /// As in [`Row`].
    pub verdict: Verdict,
    /// As in [`Row`].
    pub score: Option<u32>,
    /// As in [`Row`].
    pub line_length: Option<u32>,
    /// As in [`Row`].
    pub nodes: u64,
    /// As in [`Row`].
    pub microseconds: u64,
    /// The version of the solver.
    pub solver: &'a str,
}

impl Line<'_> {
    /// The series and the row.
    pub fn parts(self) -> anyhow::Result<(Series, Row)> {
        let options = AnyOptions::from_text(GameName::from_str(self.game)?, self.options)?;
        let series = Series { options, goal: self.goal.parse()?, solver: self.solver.to_owned() };
        let Line { deal, verdict, score, line_length, nodes, microseconds, .. } = self;
        Ok((series, Row { deal, verdict, score, line_length, nodes, microseconds }))
    }
}

/// Splits the lines of a table into their series, which must be the same in all of them, and the rows.
pub fn read_lines(
    mut lines: impl Iterator<Item = anyhow::Result<(Series, Row)>> + 'static,
) -> anyhow::Result<(Series, Rows)> {
    let (series, first) = lines.next().context("it contains no deal")??;
    let same = series.clone();
    let others = lines.map(move |line| {
        let (series, row) = line?;
        ensure!(series == same, "deal {} is about \"{series}\", those before about \"{same}\"", row.deal);
        Ok(row)
    });
    Ok((series, Box::new(iter::once(Ok(first)).chain(others))))
}

impl Series {
    /// The series that this program's solvers make with these options.
    pub fn new(options: AnyOptions, goal: Goal) -> Series {
        Series { options, goal, solver: talon_solve::VERSION.to_owned() }
    }

    /// Solves a deal; `None` if it was interrupted.
    pub fn solve(
        &self,
        solver: &mut AnySolver,
        deal: DealNumber,
        limits: Limits,
        is_interrupted: &dyn Fn() -> bool,
    ) -> Option<Row> {
        let game = AnyGame::deal(&self.options, deal);
        let result = search(solver, &game, self.goal, limits, is_interrupted);
        let Finding::Patience { verdict, line, score } = result.finding else {
            unreachable!("a census counts patiences only")
        };
        if verdict == Verdict::Unknown && is_interrupted() {
            return None;
        }
        Some(Row {
            deal: deal.get(),
            verdict,
            score,
            line_length: line.map(|line| line.0.len().try_into().expect("a line that a computer can hold")),
            nodes: result.nodes,
            microseconds: result.time.as_micros().try_into().expect("less than half a million years"),
        })
    }
}

impl fmt::Display for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Series { options, goal, solver } = self;
        write!(f, "{}, {}; goal {goal}; solver {solver}", options.game(), options.to_text())
    }
}
