use talon_rules::Game;

use crate::{Budget, Scored, Solved};

/// A solver of one patience. It keeps its memory from one position to the next, but nothing of what
/// was found: the same question has the same answer, whatever was asked before.
pub trait PatienceSolver: Default {
    /// The patience.
    type Game: Game;

    /// Whether a position can be won, knowing where every card lies.
    fn solve(&mut self, position: &Self::Game, budget: &Budget<'_>) -> Solved<<Self::Game as Game>::Move>;

    /// The most points that can be had from a position, knowing where every card lies.
    fn best_score(
        &mut self,
        position: &Self::Game,
        budget: &Budget<'_>,
    ) -> Scored<<Self::Game as Game>::Move>;
}
