//! The player who is not at the table.

use talon_pieces::{Chance, DealNumber};
use talon_query::{Answer, Level, Query};
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnySeat};

use super::Session;
use crate::Store;

/// The seat of the player who is not at the table.
const SEAT: AnySeat = AnySeat::North;

/// Who goes on with records from before players had levels.
const OF_OLD_RECORDS: Level = Level::Novice;

impl<S: Store> Session<S> {
    /// How well the player who is not at the table plays in this game; `None` where nobody is missing.
    pub fn opponent(&self) -> Option<Level> {
        let level = self.sitting.start().opponent().unwrap_or(OF_OLD_RECORDS);
        self.kind.is_against_other().then_some(level)
    }

    /// How well that player plays in games that are begun from now on.
    pub fn set_next_opponent(&mut self, level: Level) {
        self.next_opponent = level;
    }

    /// Whether the player who is not at the table is to move.
    pub fn other_is_to_move(&self) -> bool {
        self.kind.is_against_other() && self.goes_on() && is_to_move(self.game())
    }

    /// What the player who is not at the table is to be asked: which move to make. `None` when it is not that
    /// player's turn.
    pub fn query_to_other(&self) -> Option<Query> {
        let level = self.opponent().filter(|_| self.other_is_to_move())?;
        Some(Query::choice(self.game().clone(), level, self.seed()))
    }

    /// Makes the move with which [`Session::query_to_other`] was answered, and tells what it did; `None` when
    /// this is not the query any more. Whoever could not answer makes any move at all.
    pub fn take_from_other(&mut self, query: &Query, answer: Option<&Answer>) -> Option<AnyEffect> {
        if self.query_to_other().as_ref() != Some(query) {
            return None;
        }
        let chosen = match answer {
            Some(Answer::Chosen { chosen, .. }) => *chosen,
            _ => any_move(self.game(), self.seed())?,
        };
        self.play(chosen).ok()
    }

    /// What chance there is in the move to come: the same in the same place of the same deal.
    fn seed(&self) -> u64 {
        self.deal().map_or(0, DealNumber::get) ^ ((self.sitting.moves_made() as u64) << 53)
    }
}

/// Whether the seat of the player who is not at the table is to move.
pub(super) fn is_to_move(game: &AnyGame) -> bool {
    game.seat_to_move() == Some(SEAT)
}

/// Any legal move, the same for the same seed.
fn any_move(game: &AnyGame, seed: u64) -> Option<AnyMove> {
    Chance::from_seed(seed).pick(&game.legal_moves()).copied()
}
