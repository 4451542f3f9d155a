//! A census in blocks, for many machines and billions of deals.
//!
//! A [`Plan`] fixes everything on which results depend, and its hash names a series. A block of a series is solved and
//! stored at once, in a file of its own ([`file`](mod@file)), and committed without overwriting anything ([`Folder`]). So any
//! number of programs can work on the same folder, in any order and repeatedly: a block that is solved twice is an audit.
//! `docs/CENSUS.md` describes it for users.

mod escalate;
mod file;
mod folder;
mod plan;
mod report;
mod results;
mod solve;
mod unit;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use clap::error::ErrorKind;
use talon_cli::search::Limits;
use talon_solve::block_size;

use super::row::Series;
use crate::batch::Batch;
use crate::number_argument::whole_number;
pub(super) use escalate::Arguments as EscalateArguments;
use folder::Folder;
use plan::{MOST_DEALS, Plan};
pub(super) use report::print_report;
use results::Keep;
use solve::{Audit, Solve};

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
    keep: Keep,
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
    audit: Option<Audit>,
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
    let (keep, audit) = (arguments.keep, arguments.audit);
    Solve { plan, series, folder, keep, audit, batch, json }.run(blocks)
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
