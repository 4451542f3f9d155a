//! What the statistics keep of each record, so that none is played through twice.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use talon_rules::GameName;

use super::Session;
use crate::{Kind, Sitting, Statistics, Store, Summary, options_of};

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
    /// Whether the summary of this text is known.
    fn knows(&self, name: &str, text: &str) -> bool {
        self.known.get(name).is_some_and(|known| known.text == hash(text))
    }

    /// The summary of a record.
    fn of(&mut self, name: &str, text: &str) -> Option<Summary> {
        if !self.knows(name, text) {
            let summary = Sitting::read(text).ok().and_then(|opened| Summary::of(&opened.sitting));
            let known = Known { text: hash(text), summary };
            self.known.insert(name.to_owned(), known);
        }
        self.known.get(name)?.summary
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

impl<S: Store> Session<S> {
    /// What came of all games of this name; those on the table or to be gone on with do not count yet.
    pub fn statistics(&mut self, game: GameName) -> Statistics {
        let open = self.find_unfinished(Kind::alone(game)).map(|(name, _)| name);
        let records = self.texts(game).filter(|(name, _)| open.as_ref() != Some(name));
        let records: Vec<(String, String)> = records.collect();
        let summaries = records.iter().filter_map(|(name, text)| self.summaries.of(name, text));
        Statistics::of(options_of(game), summaries)
    }

    /// Gets ready for [`Session::statistics`], which has to play each record through once: does so with at
    /// most so many of them, and tells whether any are left.
    pub fn prepare_statistics(&mut self, game: GameName, most: usize) -> bool {
        let unknown = self.texts(game).filter(|(name, text)| !self.summaries.knows(name, text));
        let unknown: Vec<(String, String)> = unknown.take(most + 1).collect();
        for (name, text) in unknown.iter().take(most) {
            self.summaries.of(name, text);
        }
        unknown.len() > most
    }

    /// The names and texts of the records of a game.
    fn texts(&self, game: GameName) -> impl Iterator<Item = (String, String)> {
        let names = self.names(Kind::alone(game)).into_iter();
        names.filter_map(|name| self.store().read(&name).ok().map(|text| (name, text)))
    }
}
