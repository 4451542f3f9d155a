//! `talon-lab census`: counts how many deals can be won.
//!
//! [`Work`] solves deals on all threads, in order, and the [`Journal`] stores the results. At the end the journal
//! becomes a table in a file (`files`), and the [`Summary`] a table on the screen (`table`). `report` reads such files.
//! `blocks` does the same for many machines at once.

mod blocks;
mod csv_file;
mod files;
pub(crate) mod interval;
mod report;
mod results;
mod table;
mod work;

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, ensure};
use clap::error::ErrorKind;
use clap::{Args, Subcommand};
use talon_census::{Deals, Series, Shard, Summary};
use talon_command::arguments::{SearchArguments, patience_parser, read_options};
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, print_json, remark};
use talon_rules::GameName;

use blocks::{BlockArguments, EscalateArguments, print_report, read_blocks};
use results::Results;
use table::table;
use work::Work;

use crate::batch::Batch;
use crate::journal::Journal;
use crate::table_file::{EndingError, TableFile};

/// Solve many deals of a patience and count how many can be won.
///
/// With --out, a file stores one row for each deal. If the program is ended early, the same command resumes where it
/// stopped: until the end, the results are in FILE.partial.
///
/// With --series, the deals are solved in blocks, each with a file of its own. Any number of programs on any number of
/// machines can work on the same folder; docs/results/CENSUS.md describes it.
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true,
    override_usage = "talon-lab census [OPTIONS] --deals <A..=B> <GAME>
       talon-lab census [OPTIONS] --series <DIR> --blocks <A..=B> <GAME>
       talon-lab census <COMMAND>"
)]
#[command(after_help = "\
Examples:
  talon-lab census yield --deals 0..=999999
  talon-lab census doublets --deals 0..=99999 --options \"redeals 0\" --goal score
  talon-lab census lady-jane --deals 0..=99999 --shard 1/2 --out first-half.parquet
  talon-lab census report first-half.parquet second-half.parquet
  talon-lab census lady-jane --series results --blocks 0..=99
  talon-lab census report results

Exit codes:
  0  all deals of the range are solved, perhaps by earlier commands
  1  failure; one sentence on standard error says why
  2  the command line cannot be read
  3  two results for the same block contradict each other; both are kept
Ctrl-C ends the program once the file is complete (exit code 130 in a shell).")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The game
    #[arg(value_parser = patience_parser(), required = true)]
    game: Option<GameName>,
    /// The first and the last deal, such as 0..=999999
    #[arg(long, value_name = "A..=B", required_unless_present = "series")]
    deals: Option<Deals>,
    /// Options that differ from the defaults, such as "ranks 5, redeals 0"
    #[arg(long, default_value = "", hide_default_value = true)]
    options: String,
    #[command(flatten)]
    search: SearchArguments,
    /// Only one of several equal parts of the deals, such as 2/5: the second of five
    #[arg(long, value_name = "PART/PARTS")]
    shard: Option<Shard>,
    /// Print the table, or what happened to each block, as JSON; WINNABILITY.md and CENSUS.md in docs/results describe it
    #[arg(long)]
    json: bool,
    /// The file for one row per deal, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<TableFile>,
    #[command(flatten)]
    batch: Batch,
    #[command(flatten)]
    blocks: BlockArguments,
}

#[derive(Subcommand, Debug)]
enum Command {
    Report(ReportArguments),
    Escalate(EscalateArguments),
}

/// The input of a report.
#[derive(Clone, Debug)]
enum Source {
    /// A finished table.
    Table(TableFile),
    /// The folder of a census in blocks.
    Folder(PathBuf),
}

impl FromStr for Source {
    type Err = EndingError;

    fn from_str(text: &str) -> Result<Source, EndingError> {
        let path = Path::new(text);
        if path.is_dir() { Ok(Source::Folder(path.to_owned())) } else { text.parse().map(Source::Table) }
    }
}

/// Combine the files of a census and print their table.
///
/// For a folder of a census in blocks, each series has a table, with what is missing or disputed and with a bound for the
/// rate of errors.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab census report first-half.parquet second-half.csv
  talon-lab census report results

Exit codes:
  0  the table is printed, and every file of a block counts; with --blocks, all of them are there
  1  failure; one sentence on standard error says why
  2  the command line cannot be read
  3  the folder contains results that contradict each other; they are not counted")]
struct ReportArguments {
    /// Print the table as one object of JSON
    #[arg(long)]
    json: bool,
    /// Count only the blocks of this range, such as 0..=99, and report those that are missing
    #[arg(long, value_name = "A..=B", value_parser = read_blocks)]
    blocks: Option<RangeInclusive<u64>>,
    /// The files, all about the same game, options, goal and solver; or the folder of a census in blocks
    #[arg(value_name = "FILE|DIR", required = true)]
    sources: Vec<Source>,
}

impl ReportArguments {
    /// Prints the report.
    fn run(&self) -> anyhow::Result<ExitCode> {
        if let [Source::Folder(folder)] = &*self.sources {
            return print_report(folder, self.blocks.as_ref(), self.json);
        }
        let table = |source: &Source| match source {
            Source::Table(file) => Ok(file.clone()),
            Source::Folder(_) => {
                Err(clap::Error::raw(ErrorKind::ValueValidation, "give files or one folder"))
            }
        };
        let files: Vec<TableFile> = self.sources.iter().map(table).collect::<Result<_, _>>()?;
        let mut summary = Summary::default();
        let series = report::read(&files, |row| summary.add(row))?;
        print_results(&series, &summary, self.json)
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    match &arguments.command {
        Some(Command::Report(report)) => return report.run(),
        Some(Command::Escalate(escalate)) => return escalate.run(),
        None => {}
    }
    if let Some(folder) = &arguments.blocks.series {
        return arguments.solve_blocks(folder);
    }
    let work = arguments.work()?;
    match &arguments.out {
        Some(out) if out.path().exists() => {
            let summary = finished(out, &work)?;
            print_results(&work.series, &summary, arguments.json)
        }
        out => arguments.solve_rest(work, out.as_ref()),
    }
}

impl Arguments {
    /// Solves blocks of a series.
    fn solve_blocks(&self, folder: &Path) -> anyhow::Result<ExitCode> {
        let game = self.game.expect("required without a subcommand");
        let series = Series::new(read_options(game, &self.options)?, self.search.goal);
        blocks::run(&self.blocks, folder, series, self.search.limits(game), &self.batch, self.json)
    }

    /// The work that the arguments ask for.
    fn work(&self) -> anyhow::Result<Work> {
        let (game, deals) = self.game.zip(self.deals).expect("required without a subcommand");
        let options = read_options(game, &self.options)?;
        let deals = match self.shard {
            None => deals,
            Some(shard) => {
                deals.part(shard).with_context(|| format!("no deals of {deals} are left for part {shard}"))?
            }
        };
        Ok(Work {
            series: Series::new(options, self.search.goal),
            deals,
            limits: self.search.limits(game),
            done: 0,
        })
    }

    /// Solves the deals that are not in the journal.
    fn solve_rest(&self, mut work: Work, out: Option<&TableFile>) -> anyhow::Result<ExitCode> {
        let mut summary = Summary::default();
        let mut journal = Journal::of_table(out, &work, |row| summary.add(&row))?;
        work.done = summary.deals();
        work.run(&self.batch, &Interrupt::listen()?, |rows| {
            journal.iter_mut().try_for_each(|journal| journal.append(rows))?;
            rows.iter().for_each(|row| summary.add(row));
            Ok(())
        })?;
        if summary.deals() < work.deals.count() {
            let resume = if out.is_some() { "; the same command continues from there" } else { "" };
            remark(&format!("stopped after {} of {} deals{resume}", summary.deals(), work.deals.count()));
            if out.is_none() {
                print_results(&work.series, &summary, self.json)?;
            }
            return Ok(Interrupt::end());
        }
        if let (Some(out), Some(mut journal)) = (out, journal) {
            files::write(out, &work.series, work.deals.count(), journal.rows(&work)?)?;
            journal.remove()?;
        }
        print_results(&work.series, &summary, self.json)
    }
}

/// Prints the results as a table or as JSON.
fn print_results(series: &Series, summary: &Summary, json: bool) -> anyhow::Result<ExitCode> {
    if json { print_json(&Results::new(series, summary)) } else { print(&table(series, summary)) }
}

/// The results in a finished file, which must be those of this work.
fn finished(out: &TableFile, work: &Work) -> anyhow::Result<Summary> {
    let name = out.path().display();
    let mut summary = Summary::default();
    let series = report::read(std::slice::from_ref(out), |row| summary.add(row))?;
    ensure!(series == work.series, "{name} already exists, about \"{series}\": choose another file");
    let deals = (work.deals.get(0).get(), work.deals.get(work.deals.count() - 1).get());
    ensure!(
        summary.ends == Some(deals) && summary.deals() == work.deals.count(),
        "{name} already exists, with other deals: choose another file"
    );
    // The program may have been ended just before it removed its journal.
    let journal = out.path_with(".partial");
    if journal.exists() {
        fs::remove_file(&journal).with_context(|| format!("{} cannot be removed", journal.display()))?;
    }
    Ok(summary)
}
