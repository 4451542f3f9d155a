//! Curse of the Doublet: the search is still to come; until then no value is found.

use talon_rules::curse::{Move, State};

use crate::{Budget, Limit, Valued};

/// Values hands of Curse of the Doublet.
#[derive(Debug, Default)]
pub struct Solver;

impl Solver {
    /// The value of the hand for the seat to move, when both know all tiles.
    pub fn value(&mut self, _: &State, _: &Budget<'_>) -> Valued<Move> {
        Valued { value: Err(Limit::Nodes), line: Vec::new(), nodes: 0 }
    }
}
