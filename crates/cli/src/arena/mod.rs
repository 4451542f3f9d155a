//! `talon arena`: how strong two players of Curse of the Doublet are against each other.
//!
//! A [`Contest`] plays each deal twice with the seats swapped, on all threads, and hands the results over in their
//! order; the [`Journal`] keeps them, the [`Summary`] counts them. An `Outside` player is another program.

mod contest;
mod files;
mod game;
mod outside;
mod player;
mod request;
mod row;
mod summary;

use std::fs;
use std::num::NonZero;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, bail, ensure};
use clap::Args;

use contest::Contest;
use player::Wanted;
use row::Row;
use summary::Summary;

use crate::census::TableFile;
use crate::interrupt::Interrupt;
use crate::journal::Journal;
use crate::output::{print, tell};
use crate::progress::Progress;

/// Let two players of Curse of the Doublet play against each other.
///
/// Each deal is played twice, with the seats swapped. With --out, one row for each deal is kept in a file.
/// Whatever ends the program before, the same command goes on where it was.
#[derive(Args, Debug)]
#[command(after_help = "\
Players:
  novice, casual, club, strong, best   the opponents
  random, greedy, ismcts               baselines
  omniscient                           sees all tiles; only to know how far one could get
  bot, or bot1 and bot2                the programs of --bot; docs/ARENA.md tells how to write one
With :COUNT behind its name an opponent or a baseline looks at so much for a move, whatever --nodes says.

Examples:
  talon arena best ismcts --hands 2000 --ms 10
  talon arena club best --matches --hands 400 --out matches.csv
  talon arena best:20000 ismcts:6000 --hands 2000
  talon arena bot novice --hands 200 --ms 100 --bot \"python3 examples/curse_bot.py\"

Exit codes:
  0  all hands have been played, perhaps by earlier commands
  1  it could not be done; one sentence on standard error says why
  2  the command line could not be read
Ctrl-C ends it, after the file is in order, as it usually ends a program (130 in a shell).")]
pub(crate) struct Arguments {
    /// One player
    #[arg(value_name = "A")]
    one: Wanted,
    /// The other player
    #[arg(value_name = "B")]
    other: Wanted,
    /// How many hands, or matches, are played: each deal makes two
    #[arg(long, value_name = "COUNT", default_value = "2000")]
    hands: u64,
    /// How long a player may think about a move, in milliseconds
    #[arg(long, value_name = "COUNT", conflicts_with = "nodes")]
    ms: Option<u64>,
    /// How many positions a player may look at for a move [default: what each player usually looks at]
    #[arg(long, value_name = "COUNT")]
    nodes: Option<u64>,
    /// The number of the first deal; chance in the players follows from it too
    #[arg(long, value_name = "NUMBER", default_value = "0")]
    seed: u64,
    /// Whole matches instead of single hands
    #[arg(long)]
    matches: bool,
    /// The command of an outside player
    #[arg(long = "bot", value_name = "COMMAND")]
    bots: Vec<String>,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "COUNT")]
    threads: Option<NonZero<usize>>,
    /// The file for one row a deal, .csv or .parquet
    #[arg(long, value_name = "FILE")]
    out: Option<TableFile>,
    /// Do not tell how far it is
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut contest = arguments.contest()?;
    let mut summary = Summary::default();
    let out = arguments.out.as_ref();
    if let Some(out) = out {
        ensure!(!out.path().exists(), "{} is there already: choose another file", out.path().display());
    }
    let path = out.map(|out| out.path_with(".partial"));
    let journal = path.as_ref().map(|path| Journal::open(path, &contest, |row| summary.add(&row)));
    let mut journal = journal.transpose()?;
    contest.done = summary.pairs();
    let has_ended = arguments.play(&contest, &mut summary, journal.as_mut())?;
    if !has_ended {
        let goes_on = if out.is_some() { "; the same command goes on from there" } else { "" };
        tell(&format!("stopped after {} of {} deals{goes_on}", summary.pairs(), contest.pairs));
        print(&summary.table(&contest))?;
        return Ok(Interrupt::end());
    }
    if let (Some(out), Some(mut journal), Some(path)) = (out, journal, path) {
        files::write(out, &contest, journal.rows(&contest)?)?;
        drop(journal);
        fs::remove_file(&path).with_context(|| format!("{} cannot be removed", path.display()))?;
    }
    print(&summary.table(&contest))
}

impl Arguments {
    /// What is to be played.
    fn contest(&self) -> anyhow::Result<Contest> {
        let players = [self.one.with_command(&self.bots)?, self.other.with_command(&self.bots)?];
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

    /// Plays the deals that are left; whether all have been played.
    fn play(
        &self,
        contest: &Contest,
        summary: &mut Summary,
        journal: Option<&mut Journal>,
    ) -> anyhow::Result<bool> {
        let interrupt = Interrupt::listen()?;
        let mut journal = journal;
        let mut progress = Progress::new("deals", contest.pairs, contest.done, self.quiet);
        let stopped = Mutex::new(None);
        let result = contest.run(self.threads()?, &|| interrupt.has_come(), &stopped, |rows: &[Row]| {
            if let Some(journal) = &mut journal {
                journal.append(rows)?;
            }
            rows.iter().for_each(|row| summary.add(row));
            rows.iter().flat_map(|row| &row.forfeits).for_each(|forfeit| tell(forfeit));
            progress.advance(rows.len() as u64);
            Ok(())
        });
        progress.finish();
        result?;
        if let Some(reason) = stopped.into_inner().expect("no thread has panicked") {
            bail!("{reason}");
        }
        Ok(summary.pairs() == contest.pairs)
    }

    fn threads(&self) -> anyhow::Result<NonZero<usize>> {
        let all = || thread::available_parallelism().context("tell the number of threads with --threads");
        self.threads.map_or_else(all, Ok)
    }
}
