//! What the statistics keep of each record, so that none is played through twice.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use talon_rules::GameName;

use super::Session;
use crate::{Sitting, Statistics, Store, Summary, TableKind, table_options};

/// The summaries of records, by their names.
#[derive(Debug, Default)]
pub(super) struct Summaries {
    known: BTreeMap<String, Known>,
}

/// What is known of a record.
#[derive(Debug)]
struct Known {
    /// The hash of the text that it was found in.
    text: u64,
    /// The summary; `None` where the record does not count or cannot be read.
    summary: Option<Summary>,
}

impl Summaries {
    /// The summary of a record.
    fn of(&mut self, name: &str, text: &str) -> Option<Summary> {
        let hash = hash(text);
        if let Some(known) = self.known.get(name).filter(|known| known.text == hash) {
            return known.summary;
        }
        let summary = Sitting::read(text).ok().and_then(|opened| Summary::of(&opened.sitting));
        self.known.insert(name.to_owned(), Known { text: hash, summary });
        summary
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// Statistics that are being counted, record by record: each has to be played through once, and thousands of them
/// take longer than anybody waits for a picture. What changes meanwhile is not in them.
#[derive(Clone, PartialEq, Debug)]
pub struct Counting {
    game: GameName,
    /// The records, the oldest first.
    names: Vec<String>,
    /// How many of them have been looked at.
    done: usize,
    /// What they came to.
    summaries: Vec<Summary>,
}

impl Counting {
    /// How many records have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.names.len())
    }

    /// Whether all records have been looked at.
    pub fn is_done(&self) -> bool {
        self.done == self.names.len()
    }

    /// What came of the games that have been looked at.
    pub fn statistics(&self) -> Statistics {
        Statistics::of(table_options(self.game), self.summaries.iter().copied())
    }
}

impl<S: Store> Session<S> {
    /// What came of all games of this name; those on the table or to be gone on with do not count yet.
    pub fn statistics(&mut self, game: GameName) -> Statistics {
        let mut counting = self.begin_counting(game);
        while !counting.is_done() {
            self.count_one(&mut counting);
        }
        counting.statistics()
    }

    /// Begins to count what [`Session::statistics`] tells.
    pub fn begin_counting(&mut self, game: GameName) -> Counting {
        let kind = TableKind::alone(game);
        let open = self.find_unfinished(kind).map(|(name, _)| name);
        let mut names = self.names(kind);
        names.retain(|name| open.as_ref() != Some(name));
        Counting { game, names, done: 0, summaries: Vec::new() }
    }

    /// Looks at one more record. One that has gone meanwhile does not count.
    pub fn count_one(&mut self, counting: &mut Counting) {
        let Some(name) = counting.names.get(counting.done) else { return };
        if let Ok(text) = self.store().read(name) {
            counting.summaries.extend(self.summaries.of(name, &text));
        }
        counting.done += 1;
    }
}
