//! `talon-lab puzzles mine`: finds puzzles in games of many deals.
//!
//! Each deal gives at most one puzzle, which depends on nothing but its number. A puzzle that was found with the usual
//! solvers must also be proven by the solvers with all prunings off, within few positions.

mod double_dummy;
mod fair_choice;
mod hands;
mod inference;
mod quick;
mod safety_play;
mod way;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, bail, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use talon_census::{Deals, Places};
use talon_command::arguments::{game_parser, puzzle_kind_parser, whole_number};
use talon_command::interrupt::Interrupt;
use talon_command::output::{print, remark};
use talon_learn::puzzle::{Collection, Puzzle, PuzzleKind};
use talon_query::Line;
use talon_rules::curse::State;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, GameName};

use hands::QuickPlayers;

use super::tools::Prover;
use super::verify::prove;
use crate::batch::Batch;
use crate::journal::{Journal, Journaled};

/// The number of deals in a chunk.
const CHUNK: u64 = 8;

/// Find puzzles in games that quick players play with many deals.
///
/// The puzzles depend only on the numbers of the deals. If the program is ended early, the same command resumes where it
/// stopped: until the end, the results are in FILE.partial.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  talon-lab puzzles mine way yield --deals 0..=99999 --most 300 --out yield-way.txt
  talon-lab puzzles mine inference --deals 0..=999 --out curse-inference.txt")]
pub(crate) struct Arguments {
    /// The kind
    #[arg(value_parser = puzzle_kind_parser())]
    kind: PuzzleKind,
    /// The game [default: the only game that has this kind]
    #[arg(value_parser = game_parser())]
    game: Option<GameName>,
    /// The first and the last deal, such as 0..=4999
    #[arg(long, value_name = "A..=B")]
    deals: Deals,
    /// Stop after this number of puzzles
    #[arg(long, value_name = "COUNT", value_parser = whole_number::<usize>)]
    most: Option<usize>,
    /// The file for the puzzles
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    batch: Batch,
}

/// The puzzles that were found with a deal.
#[derive(Serialize, Deserialize, Debug)]
struct Row {
    deal: u64,
    /// The text of the puzzle, with semicolons between its lines; empty if there is none.
    puzzle: String,
}

/// The deals to look at.
#[derive(Debug)]
struct Work {
    kind: PuzzleKind,
    game: GameName,
    deals: Deals,
}

impl Journaled for Work {
    type Row = Row;

    const NAME: &'static str = "search for puzzles";

    fn description(&self) -> String {
        let Work { kind, game, deals } = self;
        format!("kind: {kind}\ngame: {game}\ndeals: {deals}\nsolver: {}\n", talon_solve::VERSION)
    }

    fn count(&self) -> u64 {
        self.deals.count()
    }

    fn fits(&self, place: u64, row: &Row) -> bool {
        self.deals.get(place).get() == row.deal
    }
}

pub(super) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let work = Work { kind: arguments.kind, game: arguments.game()?, deals: arguments.deals };
    let out = &arguments.out;
    ensure!(!out.exists(), "{} already exists: choose another file", out.display());
    let mut partial = out.clone().into_os_string();
    partial.push(".partial");
    let (mut done, mut puzzles) = (0, 0);
    let mut journal = Journal::open(&PathBuf::from(partial), &work, |row: Row| {
        done += 1;
        puzzles += usize::from(!row.puzzle.is_empty());
    })?;
    let puzzles = arguments.search(&work, &mut journal, done, puzzles)?;
    let (done, texts) = {
        let rows: Vec<Row> = journal.rows(&work)?.collect();
        (rows.len() as u64, rows.into_iter().map(|row| row.puzzle).filter(|puzzle| !puzzle.is_empty()))
    };
    let is_enough = arguments.most.is_some_and(|most| puzzles >= most);
    if done < work.count() && !is_enough {
        remark(&format!(
            "stopped after {done} of {} deals; the same command continues from there",
            work.count()
        ));
        return Ok(Interrupt::end());
    }
    let texts: Vec<String> = texts.take(arguments.most.unwrap_or(usize::MAX)).collect();
    let header = Collection {
        game: work.game,
        kind: work.kind,
        solver: talon_solve::VERSION.to_owned(),
        puzzles: Vec::new(),
    };
    let blocks: String = texts.iter().map(|text| format!("\n{}", text.replace(';', "\n"))).collect();
    fs::write(out, format!("{header}{blocks}"))
        .with_context(|| format!("{} cannot be written", out.display()))?;
    journal.remove()?;
    print(&format!("{} puzzles in {done} deals", texts.len()))
}

impl Arguments {
    /// The game of the puzzles.
    fn game(&self) -> anyhow::Result<GameName> {
        let mut games = GameName::ALL.into_iter().filter(|game| self.kind.exists_in(*game));
        match (self.game, games.next(), games.next()) {
            (Some(game), ..) if self.kind.exists_in(game) => Ok(game),
            (Some(game), ..) => bail!("{game} has no puzzles of the kind {}", self.kind),
            (None, Some(game), None) => Ok(game),
            (None, ..) => bail!("several games have puzzles of the kind {}: name one", self.kind),
        }
    }

    /// Looks at the remaining deals, until all are done, enough puzzles are found or the program is interrupted. Returns
    /// the number of puzzles.
    fn search(&self, work: &Work, journal: &mut Journal, done: u64, puzzles: usize) -> anyhow::Result<usize> {
        let puzzles = AtomicUsize::new(puzzles);
        let most = self.most.unwrap_or(usize::MAX);
        let is_enough = || puzzles.load(Ordering::Relaxed) >= most;
        let begin = || {
            let mut miner = Miner::default();
            move |place, is_over: &dyn Fn() -> bool| {
                let deal = work.deals.get(place);
                let puzzle = miner.find(work.kind, work.game, deal);
                if is_over() || is_enough() {
                    return None;
                }
                let puzzle = puzzle.map(|puzzle| puzzle.to_string().replace('\n', ";"));
                Some(Row { deal: deal.get(), puzzle: puzzle.unwrap_or_default() })
            }
        };
        let places = Places { from: done, to: work.count(), chunk: CHUNK };
        self.batch.run(places, begin, |rows: &[Row]| {
            journal.append(rows)?;
            puzzles.fetch_add(rows.iter().filter(|row| !row.puzzle.is_empty()).count(), Ordering::Relaxed);
            Ok(())
        })?;
        Ok(puzzles.into_inner())
    }
}

/// Finds puzzles and proves them.
#[derive(Debug)]
struct Miner {
    fast: Prover,
    unpruned: Prover,
    players: QuickPlayers,
}

impl Default for Miner {
    fn default() -> Miner {
        Miner { fast: Prover::fast(), unpruned: Prover::unpruned(), players: QuickPlayers::default() }
    }
}

impl Miner {
    /// The puzzle of a deal, if it has one.
    fn find(&mut self, kind: PuzzleKind, game: GameName, deal: DealNumber) -> Option<Puzzle> {
        let dealt = Line::deal(AnyOptions::usual(game), deal);
        let seed = deal.get();
        let puzzle = match kind {
            PuzzleKind::Own => None,
            PuzzleKind::Way => way::find(&mut self.fast, &dealt, seed),
            PuzzleKind::FairChoice => fair_choice::find(&mut self.fast, &dealt, seed),
            PuzzleKind::DoubleDummy => self.find_in_hand(double_dummy::find_at, &dealt, seed),
            PuzzleKind::Inference => inference::find(&mut self.players, &dealt, seed),
            PuzzleKind::SafetyPlay => self.find_in_hand(safety_play::find_at, &dealt, seed),
        }?;
        if prove(&mut self.unpruned, &puzzle).is_ok() { Some(puzzle) } else { None }
    }

    /// The first puzzle in the hand that the quick players play with a deal.
    fn find_in_hand(
        &mut self,
        find_at: fn(&mut Prover, &mut QuickPlayers, Line, &State) -> Option<Puzzle>,
        dealt: &Line,
        seed: u64,
    ) -> Option<Puzzle> {
        let positions = self.players.hand(dealt, seed);
        positions
            .into_iter()
            .find_map(|(line, state)| find_at(&mut self.fast, &mut self.players, line, &state))
    }
}
