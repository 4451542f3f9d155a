//! The summaries of records that have been played through.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::{Outcome, Sitting, Summary};

/// The summaries of records, by their names.
#[derive(Debug, Default)]
pub(super) struct SummaryCache {
    summaries: BTreeMap<String, CachedSummary>,
}

/// The summary of a record.
#[derive(Debug)]
struct CachedSummary {
    /// The hash of the text that it was found in.
    text: u64,
    /// The summary; `None` where the record does not count, is of an open game, or cannot be read.
    summary: Option<Summary>,
}

impl SummaryCache {
    /// The summary of a record.
    pub(super) fn get(&mut self, name: &str, text: &str) -> Option<Summary> {
        let hash = hash(text);
        if let Some(cached) = self.summaries.get(name).filter(|cached| cached.text == hash) {
            return cached.summary;
        }
        let sitting = Sitting::read(text).ok().map(|opened| opened.sitting);
        let ended = sitting.filter(|sitting| sitting.outcome() != Outcome::Unfinished);
        let summary = ended.and_then(|sitting| Summary::of(&sitting));
        self.summaries.insert(name.to_owned(), CachedSummary { text: hash, summary });
        summary
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
