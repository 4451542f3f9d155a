//! A census in blocks, for many machines and billions of deals.
//!
//! `talon_census` solves a block and commits its results; here are the commands. `docs/results/CENSUS.md` describes them for users.

mod escalate;
mod report;
mod solve;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Args, ValueEnum};
use talon_census::{Audit, Blocks, Folder, Keep, Limits, MOST_DEALS, Plan, Series};
use talon_command::arguments::whole_number;
use talon_solve::block_size;

use crate::batch::Batch;
pub(super) use escalate::Arguments as EscalateArguments;
pub(super) use report::print_report;
use solve::Solve;

/// The arguments of a census in blocks.
#[derive(Args, Debug)]
#[command(next_help_heading = "Census in blocks")]
pub(super) struct BlockArguments {
    /// The folder of a census in blocks, which several programs can share; --nodes is 4194304 then unless you give it
    #[arg(long, value_name = "DIR", requires = "which", conflicts_with_all = ["deals", "shard", "out", "ms"])]
    pub(super) series: Option<PathBuf>,
    /// The number of one block
    #[arg(long, value_name = "K", value_parser = whole_number::<u64>, group = "which", requires = "series")]
    block: Option<u64>,
    /// The first and the last block, such as 0..=99
    #[arg(long, value_name = "A..=B", value_parser = read_blocks, group = "which", requires = "series")]
    blocks: Option<RangeInclusive<u64>>,
    /// The rows to keep
    #[arg(long, value_enum, value_name = "ROWS", default_value = "all", requires = "series")]
    keep: Kept,
    /// Solve solved blocks again and compare
    #[arg(
        long,
        value_enum,
        value_name = "WHICH",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "selected",
        requires = "series"
    )]
    audit: Option<Audited>,
    /// The number of deals in a block, for tests [default: 1048576; lady-jane: 32768]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..=MOST_DEALS), requires = "series")]
    block_size: Option<u64>,
}

/// Solves the blocks that the arguments ask for, in this folder.
///
/// # Errors
/// If there are no such blocks, or if a file cannot be read or written.
pub(super) fn run(
    arguments: &BlockArguments,
    folder: &Path,
    series: Series,
    limits: Limits,
    batch: &Batch,
    json: bool,
) -> anyhow::Result<ExitCode> {
    let size = arguments.block_size.unwrap_or_else(|| block_size(series.options.game()));
    let plan = Plan::new(&series, limits, size);
    let one = arguments.block.map(|block| block..=block);
    let blocks = arguments.blocks.clone().or(one).expect("clap requires one of them");
    if blocks.end() > plan.blocks().end() {
        let message = format!("the last block is {}", plan.blocks().end());
        return Err(clap::Error::raw(ErrorKind::ValueValidation, message).into());
    }
    let folder = Folder::create(folder, &plan)?;
    let blocks_of_plan = Blocks::new(plan, folder, arguments.keep.into())?;
    Solve { blocks: blocks_of_plan, audit: arguments.audit.map(Audit::from), batch, json }.run(blocks)
}

/// The rows that a file keeps.
#[derive(Clone, Copy, ValueEnum, Debug)]
enum Kept {
    /// A row for each deal
    All,
    /// The verdict of each deal as a bit, and rows for rare verdicts and for the thousand hardest deals
    Rare,
}

impl From<Kept> for Keep {
    fn from(kept: Kept) -> Keep {
        match kept {
            Kept::All => Keep::All,
            Kept::Rare => Keep::Rare,
        }
    }
}

/// The blocks that are solved a second time.
#[derive(Clone, Copy, ValueEnum, Debug)]
enum Audited {
    /// One block in a hundred, the same ones on every machine
    Selected,
    /// All blocks
    All,
}

impl From<Audited> for Audit {
    fn from(audited: Audited) -> Audit {
        match audited {
            Audited::Selected => Audit::Selected,
            Audited::All => Audit::All,
        }
    }
}

/// Reads a range of at least one block.
pub(super) fn read_blocks(text: &str) -> Result<RangeInclusive<u64>, &'static str> {
    const SHAPE: &str = "a range of blocks is written like 0..=99";
    let (first, last) = text.split_once("..=").ok_or(SHAPE)?;
    let (first, last) = (first.parse().map_err(|_| SHAPE)?, last.parse().map_err(|_| SHAPE)?);
    if first > last {
        Err("the range is empty: its last block comes before its first")
    } else {
        Ok(first..=last)
    }
}
