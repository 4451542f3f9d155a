//! `talon-lab arena`: compares two players of Curse of the Doublet.
//!
//! A [`Contest`] plays each deal twice with the seats swapped, on all threads, and delivers the results in order. The
//! [`Journal`] stores them and the [`Summary`] counts them. An `Outside` player is another program.

mod contest;
mod files;
mod game;
mod player;
mod row;
mod summary;

use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{bail, ensure};
use clap::Args;
use talon_command::arguments::whole_number;
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, print_json, remark};

use contest::Contest;
use player::Contestant;
use summary::{Report, Summary};

use crate::batch::Batch;
use crate::journal::Journal;
use crate::table_file::TableFile;

/// Let two players of Curse of the Doublet play against each other.
///
/// Each deal is played twice, with the seats swapped. With --out, a file stores one row for each deal. If the program
/// is ended early, the same command resumes where it stopped.
#[derive(Args, Debug)]
#[command(after_help = "\
Players:
  novice, casual, club, strong, best   the opponents
  random, greedy, ismcts, policy       baselines
  omniscient                           sees all tiles; an upper bound
  bot, or bot1 and bot2                the programs of --bot; docs/develop/PROTOCOL.md says how to write one
:COUNT after the name of an opponent or a baseline limits its nodes for a move and overrides --nodes.

Examples:
  talon-lab arena best ismcts --hands 2000 --ms 10
  talon-lab arena club best --matches --hands 400 --out matches.csv
  talon-lab arena best:20000 ismcts:6000 --hands 2000
  talon-lab arena club casual --hands 200 --json
  talon-lab arena bot novice --hands 200 --ms 100 --bot \"python3 examples/curse_bot.py\"

Exit codes:
  0  all hands are played, perhaps by earlier commands
  1  failure; one sentence on standard error says why
  2  the command line cannot be read
Ctrl-C ends the program once the file is complete (exit code 130 in a shell).")]
pub(crate) struct Arguments {
    /// One player
    #[arg(value_name = "A", add = player::candidates())]
    one: Contestant,
    /// The other player
    #[arg(value_name = "B", add = player::candidates())]
    other: Contestant,
    /// The number of hands or matches; each deal makes two
    #[arg(long, value_name = "COUNT", default_value = "2000", value_parser = whole_number::<u64>)]
    hands: u64,
    /// The time limit for a move, in milliseconds
    #[arg(long, value_name = "COUNT", conflicts_with = "nodes", value_parser = whole_number::<u64>)]
    ms: Option<u64>,
    /// The most positions that a player looks at for a move [default: the player's own]
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<u64>)]
    nodes: Option<u64>,
    /// The number of the first deal, which also seeds the players
    #[arg(long, value_name = "NUMBER", default_value = "0", value_parser = whole_number::<u64>)]
    seed: u64,
    /// Play whole matches instead of single hands
    #[arg(long)]
    matches: bool,
    /// The command of an outside player
    #[arg(long = "bot", value_name = "COMMAND")]
    bots: Vec<String>,
    /// Print the results as one object of JSON; docs/results/OPPONENTS.md describes it
    #[arg(long)]
    json: bool,
    /// The file for one row per deal, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<TableFile>,
    #[command(flatten)]
    batch: Batch,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut contest = arguments.contest()?;
    let mut summary = Summary::default();
    let out = arguments.out.as_ref();
    if let Some(report) = out.map(|out| files::finished(out, &contest)).transpose()?.flatten() {
        return arguments.print(&report);
    }
    if 2 * contest.pairs > arguments.hands {
        remark(&format!("each deal is played twice, so {} games are played", 2 * contest.pairs));
    }
    let mut journal = Journal::of_table(out, &contest, |row| summary.add(&row))?;
    contest.done = summary.pairs();
    let stopped = Mutex::new(None);
    contest.run(&arguments.batch, &stopped, |rows| {
        journal.iter_mut().try_for_each(|journal| journal.append(rows))?;
        rows.iter().for_each(|row| summary.add(row));
        rows.iter().flat_map(|row| &row.forfeits).for_each(|forfeit| remark(forfeit));
        Ok(())
    })?;
    if let Some(reason) = stopped.into_inner().expect("no thread has panicked") {
        bail!("{reason}");
    }
    if summary.pairs() < contest.pairs {
        let resume = if out.is_some() { "; the same command continues from there" } else { "" };
        remark(&format!("stopped after {} of {} deals{resume}", summary.pairs(), contest.pairs));
        arguments.print(&summary.report(&contest))?;
        return Ok(Interrupt::end());
    }
    let report = summary.report(&contest);
    if let (Some(out), Some(mut journal)) = (out, journal) {
        files::write(out, &contest, journal.rows(&contest)?)?;
        files::write_report(out, &report)?;
        journal.remove()?;
    }
    arguments.print(&report)
}

impl Arguments {
    /// Prints the results as a table or as JSON.
    fn print(&self, report: &Report) -> anyhow::Result<ExitCode> {
        if self.json { print_json(report) } else { print(&report.table) }
    }

    /// The contest that the arguments ask for.
    fn contest(&self) -> anyhow::Result<Contest> {
        let players =
            [self.one.clone().with_command(&self.bots)?, self.other.clone().with_command(&self.bots)?];
        let contest = Contest {
            players,
            pairs: self.hands.div_ceil(2),
            ms: self.ms,
            nodes: self.nodes,
            seed: self.seed,
            is_match: self.matches,
            done: 0,
        };
        ensure!(contest.pairs > 0, "at least one hand must be played");
        contest.check_deals()?;
        Ok(contest)
    }
}
