//! A summary of each record for the statistics, so that none is played through twice.

use talon_rules::{AnyOptions, GameName, Status};

use super::Session;
use crate::{Assistance, GameResult, Statistics, Store, Summary, TableKind};

/// Statistics that are counted record by record: each has to be played through once, and thousands of them take longer
/// than a player waits for a picture. They do not include what changes meanwhile.
#[derive(Clone, PartialEq, Debug)]
pub struct Counting {
    game: GameName,
    /// The records.
    names: Vec<String>,
    /// Number of records counted.
    done: usize,
    /// Their summaries.
    summaries: Vec<Summary>,
}

impl Counting {
    /// Number of records counted, and of all records.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.names.len())
    }

    /// Whether all records have been counted.
    pub fn is_done(&self) -> bool {
        self.done == self.names.len()
    }

    /// The statistics of the records counted so far.
    pub fn statistics(&self) -> Statistics {
        Statistics::of(AnyOptions::for_table(self.game), self.summaries.iter().copied())
    }
}

impl<S: Store> Session<S> {
    /// The statistics of a game. Open games do not count yet.
    pub fn statistics(&mut self, game: GameName) -> Statistics {
        let mut counting = self.begin_counting(game);
        while !counting.is_done() {
            self.count_one(&mut counting);
        }
        counting.statistics()
    }

    /// Counts the games won in a row when the game on the table has just been won, from the last one back.
    pub(super) fn count_streak(&mut self) {
        let Some(summary) = Summary::of(&self.sitting).filter(|_| self.game().status() != Status::Playing)
        else {
            return;
        };
        self.streak = 0;
        if summary.assistance != Assistance::None {
            return;
        }
        for name in self.names(self.kind).into_iter().rev() {
            let Ok(text) = self.store().read(&name) else { continue };
            let Some(other) = self.summaries.get(&name, &text) else { continue };
            let counts = other.options == summary.options && other.assistance == Assistance::None;
            match other.result {
                GameResult::Won if counts => self.streak += 1,
                GameResult::Lost if counts => return,
                _ => {}
            }
        }
    }

    /// Begins to count what [`Session::statistics`] returns.
    pub fn begin_counting(&self, game: GameName) -> Counting {
        Counting { game, names: self.names(TableKind::alone(game)), done: 0, summaries: Vec::new() }
    }

    /// Counts one more record. One that has gone meanwhile does not count.
    pub fn count_one(&mut self, counting: &mut Counting) {
        let Some(name) = counting.names.get(counting.done) else { return };
        if let Ok(text) = self.store().read(name) {
            counting.summaries.extend(self.summaries.get(name, &text));
        }
        counting.done += 1;
    }
}
