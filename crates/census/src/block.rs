//! Solves a block and commits its results, or finds out that there is nothing to do.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use talon_rules::pieces::DealNumber;
use talon_solve::AnySolver;
use talon_wire::Verdict;

use super::file;
use super::folder::{Commit, Folder};
use super::in_order::{CHUNK, Places, Threads};
use super::plan::Plan;
use super::results::{Keep, Recheck, UnitResults};
use super::row::{Row, Series};
use super::search::Limits;
use super::unit::Unit;

/// The most positions that a search without prunings looks at.
const RECHECK_NODES: u64 = 1 << 18;

/// The blocks that are solved a second time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audit {
    /// One block in a hundred, the same ones on every machine.
    Selected,
    /// All blocks.
    All,
}

/// The outcome of a block.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Its file is there now.
    Solved,
    /// Its file was there already.
    AlreadySolved,
    /// Its results are those that were there already.
    SolvedTwice,
    /// It has results that contradict each other.
    Disputed,
    /// It is not there, so it cannot be audited.
    Missing,
    /// The audit does not select it.
    NotSelected,
    /// Another program is solving it.
    Busy,
    /// The user ended the work.
    Interrupted,
}

/// A block to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The number of the block.
    pub block: u64,
    /// Solves the block again if it is solved already.
    pub audit: Option<Audit>,
    /// Leaves a block alone that another program is solving.
    pub can_wait: bool,
}

/// The outcome of a block, with its results if it has any.
#[derive(Clone, PartialEq, Eq, Serialize, Debug)]
pub struct BlockReport {
    /// The number of the block.
    pub block: u64,
    /// The outcome.
    pub outcome: Outcome,
    /// The SHA-256 of the results.
    pub digest: Option<String>,
    /// The number of deals that can be won.
    pub won: u64,
    /// The number of deals that cannot be won.
    pub lost: u64,
    /// The number of deals that hit a limit.
    pub unknown: u64,
    /// Sentences for the user.
    #[serde(skip)]
    pub remarks: Vec<String>,
}

/// The blocks of a plan and the folder of their results.
#[derive(Debug)]
pub struct Blocks {
    plan: Plan,
    series: Series,
    folder: Folder,
    keep: Keep,
    /// The blocks that were disputed at the beginning.
    disputed: BTreeSet<Unit>,
}

impl Blocks {
    /// The blocks of a plan in a folder.
    ///
    /// # Errors
    /// If the folder cannot be read, or if the plan is not one of this program.
    pub fn new(plan: Plan, folder: Folder, keep: Keep) -> anyhow::Result<Blocks> {
        let (series, disputed) = (plan.series()?, folder.disputed()?);
        Ok(Blocks { plan, series, folder, keep, disputed })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The folder.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// The rows that new files keep.
    pub fn keep(&self) -> Keep {
        self.keep
    }

    /// Solves a block and commits its results, unless that is done. `progress` gets the number of deals that are solved
    /// in addition, again and again.
    ///
    /// # Errors
    /// If a file cannot be read or written.
    ///
    /// # Panics
    /// If the plan has no such block.
    pub fn solve(
        &self,
        request: Request,
        threads: Threads<'_>,
        progress: impl FnMut(u64),
    ) -> anyhow::Result<BlockReport> {
        let unit = Unit::Block(request.block);
        let mut remarks = Vec::new();
        let report = |outcome, results: Option<&UnitResults>, remarks| {
            Ok(BlockReport::new(request.block, outcome, results, remarks))
        };
        if self.disputed.contains(&unit) {
            return report(Outcome::Disputed, None, remarks);
        }
        let before = self.folder.read_or_set_aside(unit, &mut remarks)?;
        if let Some(outcome) = self.nothing_to_do(request, before.as_ref()) {
            return report(outcome, before.as_ref(), remarks);
        }
        let lock = self.folder.lock(unit)?;
        if lock.is_none() && request.can_wait {
            return report(Outcome::Busy, None, remarks);
        }
        let Some((rows, recheck)) = self.rows(request.block, threads, progress)? else {
            return report(Outcome::Interrupted, None, remarks);
        };
        let results = UnitResults::new(unit, self.keep, &rows, recheck);
        let bytes = file::encode(&self.plan, &results, &rows)?;
        let commit = match &before {
            Some(before) => self.folder.compare(before, &results, &bytes)?,
            None => self.folder.commit(&results, &bytes, &mut remarks)?,
        };
        let outcome = match commit {
            Commit::Written => Outcome::Solved,
            Commit::Equal => Outcome::SolvedTwice,
            Commit::Disputed(reason) => {
                remarks.push(format!("block {} is disputed: {reason}", request.block));
                Outcome::Disputed
            }
        };
        report(outcome, Some(&results), remarks)
    }

    /// The outcome of a block that need not be solved; `None` for one that must be.
    fn nothing_to_do(&self, request: Request, before: Option<&UnitResults>) -> Option<Outcome> {
        match (before, request.audit) {
            (Some(_), None) => Some(Outcome::AlreadySolved),
            (None, Some(_)) => Some(Outcome::Missing),
            (Some(_), Some(Audit::Selected)) if !self.plan.audits()(request.block) => {
                Some(Outcome::NotSelected)
            }
            (Some(before), Some(_)) if self.folder.is_audited(before) => Some(Outcome::SolvedTwice),
            _ => None,
        }
    }

    /// The rows of a block, and what the search without prunings says; `None` if it was interrupted.
    fn rows(
        &self,
        block: u64,
        threads: Threads<'_>,
        mut progress: impl FnMut(u64),
    ) -> anyhow::Result<Option<(Vec<Row>, Recheck)>> {
        let deals = self.plan.deals(block).expect("the plan has this block");
        let places = Places { from: 0, to: deals.count(), chunk: CHUNK };
        let limits = self.plan.limits();
        let begin = || {
            let mut solver = AnySolver::default();
            move |place, is_over: &dyn Fn() -> bool| {
                self.series.solve(&mut solver, deals.get(place), limits, is_over)
            }
        };
        let mut rows = Vec::new();
        threads.map_in_order(places, begin, |more| {
            rows.extend_from_slice(more);
            progress(more.len() as u64);
            anyhow::Ok(())
        })?;
        if (rows.len() as u64) < deals.count() {
            return Ok(None);
        }
        #[cfg(debug_assertions)]
        falsify(&mut rows);
        Ok(self.recheck(&rows, threads.is_interrupted).map(|recheck| (rows, recheck)))
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
}

impl BlockReport {
    fn new(block: u64, outcome: Outcome, results: Option<&UnitResults>, remarks: Vec<String>) -> BlockReport {
        let [won, lost, _] = results.map(|results| results.summary.verdicts).unwrap_or_default();
        BlockReport {
            block,
            outcome,
            digest: results.map(|results| results.digest.clone()),
            won,
            lost,
            unknown: results.map_or(0, |results| results.undecided.len() as u64),
            remarks,
        }
    }
}

impl Outcome {
    /// The name, as in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::Solved => "solved",
            Outcome::AlreadySolved => "already-solved",
            Outcome::SolvedTwice => "solved-twice",
            Outcome::Disputed => "disputed",
            Outcome::Missing => "missing",
            Outcome::NotSelected => "not-selected",
            Outcome::Busy => "busy",
            Outcome::Interrupted => "interrupted",
        }
    }

    /// The outcome in words.
    pub fn text(self) -> &'static str {
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
        let blocks = Blocks::new(plan, folder, Keep::All).expect("a folder");
        let rechecks = blocks.plan.rechecks();
        let deal = (0..).find(|deal| rechecks(*deal)).expect("there are enough deals");
        let number = DealNumber::new(deal).expect("a deal");
        let right = blocks.series.solve(&mut AnySolver::default(), number, limits, &|| false).expect("a row");
        let wrong = Row { verdict: Verdict::Lost, score: Some(0), ..right };
        for (row, is_right) in [(right, true), (wrong, false)] {
            let recheck = blocks.recheck(&[row], &|| false).expect("it was not interrupted");
            assert_eq!((recheck.confirmed == 1, recheck.refuted.is_empty()), (is_right, is_right));
            let results = UnitResults::new(Unit::Block(deal), Keep::All, &[row], recheck);
            let bytes = file::encode(&blocks.plan, &results, &[row]).expect("a file");
            let commit = blocks.folder.commit(&results, &bytes, &mut Vec::new()).expect("it can be written");
            assert_eq!(matches!(commit, Commit::Disputed(_)), !is_right, "{commit:?}");
        }
        assert!(blocks.folder.disputed().expect("a folder").contains(&Unit::Block(deal)));
    }
}
