use std::collections::HashMap;

use talon_query::Answer;

use crate::NodeId;

/// The number of games that the fair adviser wins from a position, as far as that has been counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct OddsCount {
    /// Number of worlds that the adviser won.
    pub wins: u32,
    /// Number of worlds played so far.
    pub worlds: u32,
    /// Number of worlds to play.
    pub all: u32,
}

impl OddsCount {
    /// Returns true if all worlds have been played.
    pub fn is_complete(self) -> bool {
        self.worlds >= self.all
    }
}

/// The fair adviser's odds at the places in the tree of one sitting.
#[derive(Clone, Debug, Default)]
pub(super) struct OddsCache {
    counts: HashMap<NodeId, OddsCount>,
}

impl OddsCache {
    /// Returns the count at a place, or `None` when it has not begun.
    pub(super) fn get(&self, place: NodeId) -> Option<OddsCount> {
        self.counts.get(&place).copied()
    }

    /// Returns the number of the next world to play at a place, or `None` when all have been played.
    pub(super) fn next_world(&self, place: NodeId) -> Option<u32> {
        match self.get(place) {
            Some(count) if count.is_complete() => None,
            count => Some(count.map_or(0, |count| count.worlds)),
        }
    }

    /// Adds the worlds counted at a place from the next one on. An answer without odds ends the count.
    pub(super) fn learn(&mut self, place: NodeId, answer: &Answer) {
        let count = self.counts.entry(place).or_default();
        match answer {
            Answer::Odds(sample) => {
                count.wins += sample.odds.wins;
                count.worlds += sample.odds.worlds;
                count.all = sample.all;
            }
            _ => count.all = count.worlds,
        }
    }
}
