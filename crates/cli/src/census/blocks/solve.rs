//! Solves blocks, one after the other, each on all threads.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use clap::ValueEnum;
use serde::Serialize;
use talon_cli::search::Limits;
use talon_pieces::DealNumber;
use talon_solve::AnySolver;
use talon_wire::Verdict;

use super::super::row::{Row, Series};
use super::file;
use super::folder::{Commit, Folder};
use super::plan::Plan;
use super::results::{Keep, Recheck, UnitResults};
use super::unit::Unit;
use crate::batch::Batch;
use crate::interrupt::Interrupt;
use crate::output::{print, print_json, remark};

/// The exit code of a command that finds results which contradict each other.
pub(super) const DISPUTED: u8 = 3;

/// The most positions that a search without prunings looks at.
const RECHECK_NODES: u64 = 1 << 18;

/// The blocks that are solved a second time.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub(in super::super) enum Audit {
    /// One block in a hundred, the same ones on every machine
    Selected,
    /// All blocks
    All,
}

/// What happened to a block.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
enum Outcome {
    Solved,
    AlreadySolved,
    SolvedTwice,
    Disputed,
    /// It is not there, so it cannot be audited.
    Missing,
    /// The audit does not select it.
    NotSelected,
    /// Another program is solving it.
    Busy,
    Interrupted,
}

/// A line of output.
#[derive(Serialize)]
struct Line<'a> {
    block: u64,
    outcome: Outcome,
    digest: Option<&'a str>,
    won: u64,
    lost: u64,
    unknown: u64,
}

/// The solving of blocks.
#[derive(Debug)]
pub(super) struct Solve<'a> {
    pub(super) plan: Plan,
    pub(super) series: Series,
    pub(super) folder: Folder,
    pub(super) keep: Keep,
    /// Solves blocks again that are solved already.
    pub(super) audit: Option<Audit>,
    pub(super) batch: &'a Batch,
    pub(super) json: bool,
}

impl Solve<'_> {
    /// Solves these blocks, except those that are solved already. A block that another program is solving comes last, in
    /// case that the other program hangs. Such *backup tasks* are from J. Dean, S. Ghemawat: MapReduce, OSDI 2004.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    pub(super) fn run(&self, mut blocks: RangeInclusive<u64>) -> anyhow::Result<ExitCode> {
        let interrupt = Interrupt::listen()?;
        let disputed = self.folder.disputed()?;
        let mut busy = VecDeque::new();
        let mut is_disputed = false;
        let mut next = |busy: &mut VecDeque<u64>| {
            let first = blocks.next().map(|block| (block, true));
            first.or_else(|| busy.pop_front().map(|block| (block, false)))
        };
        while let Some((block, can_wait)) = next(&mut busy) {
            let outcome = if disputed.contains(&Unit::Block(block)) {
                self.report(block, Outcome::Disputed, None)?
            } else {
                self.block(block, can_wait, &interrupt)?
            };
            match outcome {
                Outcome::Busy => busy.push_back(block),
                Outcome::Interrupted => {
                    remark(&format!("stopped in block {block}; the same command solves the rest"));
                    return Ok(Interrupt::end());
                }
                Outcome::Disputed => is_disputed = true,
                _ => {}
            }
        }
        Ok(if is_disputed { ExitCode::from(DISPUTED) } else { ExitCode::SUCCESS })
    }

    /// Solves a block, or finds out that there is nothing to do.
    fn block(&self, block: u64, can_wait: bool, interrupt: &Interrupt) -> anyhow::Result<Outcome> {
        let unit = Unit::Block(block);
        let known = self.folder.read_or_set_aside(unit)?;
        match (&known, self.audit) {
            (Some(_), None) => return self.report(block, Outcome::AlreadySolved, known.as_ref()),
            (None, Some(_)) => return self.report(block, Outcome::Missing, None),
            (Some(_), Some(Audit::Selected)) if !self.plan.audits()(block) => {
                return Ok(Outcome::NotSelected);
            }
            (Some(known), Some(_)) if self.folder.is_audited(known) => {
                return self.report(block, Outcome::SolvedTwice, Some(known));
            }
            _ => {}
        }
        let lock = self.folder.lock(unit)?;
        if lock.is_none() && can_wait {
            return Ok(Outcome::Busy);
        }
        let Some((rows, recheck)) = self.solve(block, interrupt)? else { return Ok(Outcome::Interrupted) };
        let results = UnitResults::new(unit, self.keep, &rows, recheck);
        let bytes = file::encode(&self.plan, &results, &rows)?;
        let commit = match &known {
            Some(known) => self.folder.compare(known, &results, &bytes)?,
            None => self.folder.commit(&results, &bytes)?,
        };
        let outcome = match commit {
            Commit::Written => Outcome::Solved,
            Commit::Equal => Outcome::SolvedTwice,
            Commit::Disputed(reason) => {
                remark(&format!("block {block} is disputed: {reason}"));
                Outcome::Disputed
            }
        };
        self.report(block, outcome, Some(&results))
    }

    /// The rows of a block, and what the search without prunings says; `None` if it was interrupted.
    fn solve(&self, block: u64, interrupt: &Interrupt) -> anyhow::Result<Option<(Vec<Row>, Recheck)>> {
        let deals = self.plan.deals(block).expect("the range of blocks was checked");
        let mut rows = Vec::new();
        self.plan.work(&self.series, deals).run(self.batch, interrupt, |more| {
            rows.extend_from_slice(more);
            Ok(())
        })?;
        if (rows.len() as u64) < deals.count() {
            return Ok(None);
        }
        #[cfg(debug_assertions)]
        falsify(&mut rows);
        Ok(self.recheck(&rows, &|| interrupt.was_pressed()).map(|recheck| (rows, recheck)))
    }

    /// Solves a sample of the deals without prunings; `None` if it was interrupted. A win needs no search: its moves were
    /// played through the rules.
    fn recheck(&self, rows: &[Row], is_interrupted: &dyn Fn() -> bool) -> Option<Recheck> {
        let mut recheck = Recheck::default();
        let mut solver = AnySolver::unpruned();
        let limits = Limits { nodes: RECHECK_NODES, ..self.plan.limits() };
        let rechecks = self.plan.rechecks();
        for row in rows.iter().filter(|row| rechecks(row.deal)) {
            let again = match row.verdict {
                Verdict::Won => *row,
                Verdict::Lost => {
                    let deal = DealNumber::new(row.deal).expect("it was solved");
                    self.series.solve(&mut solver, deal, limits, is_interrupted)?
                }
                Verdict::Unknown => continue,
            };
            match again.verdict {
                Verdict::Unknown => recheck.undecided += 1,
                verdict if (verdict, again.score) == (row.verdict, row.score) => recheck.confirmed += 1,
                _ => recheck.refuted.push(row.deal),
            }
        }
        Some(recheck)
    }

    /// Prints what happened to a block.
    fn report(&self, block: u64, outcome: Outcome, results: Option<&UnitResults>) -> anyhow::Result<Outcome> {
        let [won, lost, _] = results.map(|results| results.summary.verdicts).unwrap_or_default();
        let unknown = results.map_or(0, |results| results.undecided.len() as u64);
        if self.json {
            let digest = results.map(|results| &*results.digest);
            print_json(&Line { block, outcome, digest, won, lost, unknown })?;
        } else {
            let counts = if results.is_some() {
                format!("; {won} won, {lost} lost, {unknown} unknown")
            } else {
                String::new()
            };
            print(&format!("block {block}: {}{counts}", outcome.text()))?;
        }
        Ok(outcome)
    }
}

impl Outcome {
    /// The outcome in words.
    fn text(self) -> &'static str {
        match self {
            Outcome::Solved => "solved",
            Outcome::AlreadySolved => "already solved",
            Outcome::SolvedTwice => "solved twice with equal results",
            Outcome::Disputed => "disputed",
            Outcome::Missing => "not solved yet, so there is nothing to audit",
            Outcome::NotSelected => "not selected for the audit",
            Outcome::Busy => "another program is solving it",
            Outcome::Interrupted => "interrupted",
        }
    }
}

/// Makes the verdict of one deal wrong if a test asks for it, as a machine with a fault could. A release cannot do this.
#[cfg(debug_assertions)]
fn falsify(rows: &mut [Row]) {
    let deal = std::env::var("TALON_TEST_WRONG_DEAL").ok().and_then(|deal| deal.parse().ok());
    for row in rows.iter_mut().filter(|row| Some(row.deal) == deal) {
        row.verdict = if row.verdict == Verdict::Lost { Verdict::Won } else { Verdict::Lost };
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::{AnyOptions, GameName};
    use talon_wire::Goal;

    use super::*;

    #[test]
    fn a_deal_that_the_search_without_prunings_refutes_disputes_its_block() {
        let parent = tempfile::tempdir().expect("a folder");
        let options =
            AnyOptions::from_text(GameName::Doublets, "ranks 3, redeals 1, piles 2").expect("options");
        let (series, limits) = (Series::new(options, Goal::Score), Limits::usual(GameName::Doublets));
        let plan = Plan::new(&series, limits, 1);
        let folder = Folder::create(parent.path(), &plan).expect("it can be created");
        let batch = Batch::default();
        let solve = Solve { plan, series, folder, keep: Keep::All, audit: None, batch: &batch, json: false };
        let rechecks = solve.plan.rechecks();
        let deal = (0..).find(|deal| rechecks(*deal)).expect("there are enough deals");
        let number = DealNumber::new(deal).expect("a deal");
        let right = solve.series.solve(&mut AnySolver::default(), number, limits, &|| false).expect("a row");
        let wrong = Row { verdict: Verdict::Lost, score: Some(0), ..right };
        for (row, is_right) in [(right, true), (wrong, false)] {
            let recheck = solve.recheck(&[row], &|| false).expect("it was not interrupted");
            assert_eq!((recheck.confirmed == 1, recheck.refuted.is_empty()), (is_right, is_right));
            let results = UnitResults::new(Unit::Block(deal), Keep::All, &[row], recheck);
            let bytes = file::encode(&solve.plan, &results, &[row]).expect("a file");
            let commit = solve.folder.commit(&results, &bytes).expect("it can be written");
            assert_eq!(matches!(commit, Commit::Disputed(_)), !is_right, "{commit:?}");
        }
        assert!(solve.folder.disputed().expect("a folder").contains(&Unit::Block(deal)));
    }
}
