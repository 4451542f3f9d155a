//! Solves the deals that hit a limit in their block, one after the other, with more memory.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use clap::Args;
use talon_census::{Commit, Entry, Folder, Keep, Limits, Plan, Recheck, Row, Unit, UnitResults, file};
use talon_command::arguments::whole_number;
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, remark};
use talon_rules::pieces::DealNumber;
use talon_solve::AnySolver;
use talon_wire::Verdict;

use super::solve::DISPUTED;

/// Solve the deals that hit a limit in their block, one after the other, with more memory.
///
/// The deals whose first search took longest come first. Several programs can share the folder.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab census escalate results
  talon-lab census escalate results --mb 16384

Exit codes:
  0  all deals are decided
  1  failure, a deal hit the limit again, or a block cannot be read
  2  the command line cannot be read
  3  two results contradict each other")]
pub(in super::super) struct Arguments {
    /// The folder of a census in blocks
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Memory for one search, in MiB
    #[arg(long, value_name = "SIZE", value_parser = whole_number::<u64>, default_value = "4096")]
    mb: u64,
    /// Look at no more positions than this in one search [default: no limit]
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<u64>)]
    nodes: Option<u64>,
}

/// The number of deals that are left.
#[derive(Default)]
struct Tally {
    undecided: u64,
    left_out: u64,
    is_disputed: bool,
}

/// A deal to solve, with the plan of its block.
type Waiting = (Plan, Row);

impl Arguments {
    /// Solves the deals.
    ///
    /// # Errors
    /// If the folder contains no census, or results of another solver, or if a file cannot be read or written.
    pub(in super::super) fn run(&self) -> anyhow::Result<ExitCode> {
        let interrupt = Interrupt::listen()?;
        let limits = Limits { nodes: self.nodes.unwrap_or(u64::MAX), megabytes: self.mb, time: None };
        let mut tally = Tally::default();
        for folder in Folder::all(&self.folder)? {
            for (plan, row) in waiting(&folder, &mut tally)? {
                if !solve(&folder, &plan, &row, limits, &interrupt, &mut tally)? {
                    remark("stopped; the same command solves the rest");
                    return Ok(Interrupt::end());
                }
            }
        }
        if tally.is_disputed {
            return Ok(ExitCode::from(DISPUTED));
        }
        let Tally { undecided, left_out, .. } = tally;
        ensure!(left_out == 0, "blocks whose deals are not known: {left_out}; solve them again");
        ensure!(
            undecided == 0,
            "deals without a verdict with {} MiB: {undecided}; give more with --mb",
            self.mb
        );
        print("all deals are decided")
    }
}

/// The deals of a series that hit a limit and have no file that can be read, those that took longest first.
fn waiting(folder: &Folder, tally: &mut Tally) -> anyhow::Result<Vec<Waiting>> {
    let is_solved = |row: &Row| matches!(folder.read(Unit::Deal(row.deal)), Ok(Some(_)));
    let mut waiting = Vec::new();
    for (entry, name) in folder.entries()? {
        let Entry::Results(unit @ Unit::Block(_)) = entry else { continue };
        match folder.read(unit) {
            Ok(None) => {}
            Ok(Some((plan, results))) => {
                let rows = results.undecided.into_iter().filter(|row| !is_solved(row));
                waiting.extend(rows.map(|row| (plan.clone(), row)));
            }
            Err(error) => {
                tally.left_out += 1;
                remark(&format!("{} is left out: {error:#}", folder.path().join(name).display()));
            }
        }
    }
    waiting.sort_by_key(|(_, row)| (Reverse(row.microseconds), row.deal));
    Ok(waiting)
}

/// Solves a deal unless another program does. Returns `false` if it was interrupted.
fn solve(
    folder: &Folder,
    plan: &Plan,
    row: &Row,
    limits: Limits,
    interrupt: &Interrupt,
    tally: &mut Tally,
) -> anyhow::Result<bool> {
    let unit = Unit::Deal(row.deal);
    let series = plan.series()?;
    ensure!(
        series.solver == talon_solve::VERSION,
        "series={} is by solver {}, and this is solver {}",
        folder.plan(),
        series.solver,
        talon_solve::VERSION
    );
    let Some(_lock) = folder.lock(unit)? else {
        return print(&format!("deal {}: another program is solving it", row.deal)).map(|_| true);
    };
    let mut remarks = Vec::new();
    let kept = folder.read_or_set_aside(unit, &mut remarks)?;
    remarks.iter().for_each(|sentence| remark(sentence));
    if kept.is_some() {
        return Ok(true);
    }
    let deal = DealNumber::new(row.deal)?;
    let solved = series.solve(&mut AnySolver::default(), deal, limits, &|| interrupt.was_pressed());
    let Some(solved) = solved else { return Ok(false) };
    print(&format!("deal {}: {}; {} nodes", solved.deal, solved.verdict.as_str(), solved.nodes))?;
    if solved.verdict == Verdict::Unknown {
        tally.undecided += 1;
        return Ok(true);
    }
    let results = UnitResults::new(unit, Keep::All, &[solved], Recheck::default());
    let bytes = file::encode(plan, &results, &[solved])?;
    if let Commit::Disputed(reason) = folder.commit(&results, &bytes, &mut remarks)? {
        remark(&format!("deal {} is disputed: {reason}", row.deal));
        tally.is_disputed = true;
    }
    Ok(true)
}
