use std::collections::HashMap;

use crate::NodeId;
use talon_query::Answer;

/// How often the fair adviser wins from a position, as far as that has been counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct OddsCount {
    /// So many of the worlds that were played it wins.
    pub wins: u32,
    /// So many worlds were played.
    pub worlds: u32,
    /// So many worlds are to be played.
    pub all: u32,
}

impl OddsCount {
    /// Whether nothing is left to be counted.
    pub fn is_complete(self) -> bool {
        self.worlds >= self.all
    }
}

/// How often the fair adviser wins from the places in the tree of one sitting.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    known: HashMap<NodeId, OddsCount>,
}

impl Figures {
    /// What was counted at a place; `None` when nothing was asked about it.
    pub(crate) fn of(&self, place: NodeId) -> Option<OddsCount> {
        self.known.get(&place).copied()
    }

    /// From which world on is to be counted at a place; `None` when all were.
    pub(crate) fn next(&self, place: NodeId) -> Option<u32> {
        match self.of(place) {
            Some(counted) if counted.is_complete() => None,
            counted => Some(counted.map_or(0, |counted| counted.worlds)),
        }
    }

    /// Adds what was counted at a place from this world on. Without an answer the count ends there.
    pub(crate) fn learn(&mut self, place: NodeId, from: u32, answer: &Answer) {
        if self.next(place) != Some(from) {
            return;
        }
        let counted = self.known.entry(place).or_default();
        match answer {
            Answer::Odds(sample) => {
                counted.wins += sample.odds.wins;
                counted.worlds += sample.odds.worlds;
                counted.all = sample.all;
            }
            _ => counted.all = counted.worlds,
        }
    }
}
