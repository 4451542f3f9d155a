//! Solves blocks, one after the other, each on all threads.

use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use anyhow::ensure;
use talon_census::{Audit, BlockReport, Blocks, Outcome, Request, Threads};
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, print_json, remark};

use crate::batch::Batch;
use crate::progress::Progress;

/// The exit code of a command that finds results which contradict each other.
pub(super) const DISPUTED: u8 = 3;

/// The solving of blocks.
#[derive(Debug)]
pub(super) struct Solve<'a> {
    pub(super) blocks: Blocks,
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
    /// If a file cannot be read or written, or if a block that an audit asks for is not there.
    pub(super) fn run(&self, mut blocks: RangeInclusive<u64>) -> anyhow::Result<ExitCode> {
        let interrupt = Interrupt::listen()?;
        let is_interrupted = || interrupt.was_pressed();
        let threads = Threads { count: self.batch.threads()?, is_interrupted: &is_interrupted };
        let mut busy = VecDeque::new();
        let (mut is_disputed, mut missing) = (false, 0);
        let mut next = |busy: &mut VecDeque<u64>| {
            let first = blocks.next().map(|block| (block, true));
            first.or_else(|| busy.pop_front().map(|block| (block, false)))
        };
        while let Some((block, can_wait)) = next(&mut busy) {
            let request = Request { block, audit: self.audit, can_wait };
            match self.solve(request, threads)? {
                Outcome::Busy => busy.push_back(block),
                Outcome::Interrupted => {
                    remark(&format!("stopped in block {block}; the same command solves the rest"));
                    return Ok(Interrupt::end());
                }
                Outcome::Disputed => is_disputed = true,
                Outcome::Missing => missing += 1,
                _ => {}
            }
        }
        if is_disputed {
            return Ok(ExitCode::from(DISPUTED));
        }
        ensure!(missing == 0, "blocks that are not there, so that they cannot be audited: {missing}");
        Ok(ExitCode::SUCCESS)
    }

    /// Solves a block, with progress, and prints what happened to it.
    fn solve(&self, request: Request, threads: Threads<'_>) -> anyhow::Result<Outcome> {
        let mut progress = None;
        let report = self.blocks.solve(request, threads, |more| {
            let size = self.blocks.plan().block_size();
            progress.get_or_insert_with(|| self.batch.progress(size)).advance(more);
        });
        progress.into_iter().for_each(Progress::finish);
        let report = report?;
        report.remarks.iter().for_each(|sentence| remark(sentence));
        if !matches!(report.outcome, Outcome::Busy | Outcome::Interrupted | Outcome::NotSelected) {
            self.print(&report)?;
        }
        Ok(report.outcome)
    }

    /// Prints what happened to a block.
    fn print(&self, report: &BlockReport) -> anyhow::Result<ExitCode> {
        if self.json {
            return print_json(report);
        }
        let BlockReport { block, outcome, won, lost, unknown, .. } = report;
        let counts = if report.digest.is_some() {
            format!("; {won} won, {lost} lost, {unknown} unknown")
        } else {
            String::new()
        };
        print(&format!("block {block}: {}{counts}", outcome.text()))
    }
}
