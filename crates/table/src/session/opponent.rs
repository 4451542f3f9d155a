//! The opponent, who is not at the table.

use talon_query::{Answer, Level, Query};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnySeat};

use super::Session;
use crate::Store;

/// The seat of the opponent.
const SEAT: AnySeat = AnySeat::North;

/// The opponent in records from before opponents had levels.
const OF_OLD_RECORDS: Level = Level::Novice;

impl<S: Store> Session<S> {
    /// The level of the opponent in this game; `None` when there is no opponent.
    pub fn opponent(&self) -> Option<Level> {
        let level = self.sitting.start().opponent().unwrap_or(OF_OLD_RECORDS);
        (self.kind.has_opponent() && !self.is_practice).then_some(level)
    }

    /// Sets the level of the opponent in games that begin from now on.
    pub fn set_next_opponent(&mut self, level: Level) {
        self.next_opponent = level;
    }

    /// Returns true if the opponent is to move.
    pub fn opponent_is_to_move(&self) -> bool {
        self.opponent().is_some() && self.is_in_progress() && is_to_move(self.game())
    }

    /// Returns true if the opponent could begin the next hand and waits until the player has looked at the last one.
    pub fn awaits_next_hand(&self) -> bool {
        self.opponent_is_to_move()
            && self.next_hand_after != Some(self.sitting.moves_made())
            && self.scene().is_between_hands()
    }

    /// Lets the opponent begin the next hand.
    pub fn begin_next_hand(&mut self) {
        self.next_hand_after = Some(self.sitting.moves_made());
    }

    /// The query that asks the opponent for a move; `None` when it is not the opponent's turn, or when the opponent waits
    /// for [`Session::begin_next_hand`].
    pub fn opponent_query(&self) -> Option<Query> {
        let is_ready = self.opponent_is_to_move() && !self.awaits_next_hand();
        let level = self.opponent().filter(|_| is_ready)?;
        Some(Query::Choice { view: self.game().view(SEAT), level, seed: self.seed() })
    }

    /// Makes the move in the answer to [`Session::opponent_query`] and returns its effect. `None` when this is no longer
    /// the query. Without an answer the opponent makes any legal move.
    pub fn receive_opponent_move(&mut self, query: &Query, answer: Option<&Answer>) -> Option<AnyEffect> {
        if self.opponent_query().as_ref() != Some(query) {
            return None;
        }
        let chosen = match answer {
            Some(Answer::Chosen { chosen, .. }) => *chosen,
            _ => any_move(self.game(), self.seed())?,
        };
        self.play(chosen).ok()
    }

    /// The seed of the opponent's next choice: the same at the same place of the same deal.
    fn seed(&self) -> u64 {
        self.deal().map_or(0, DealNumber::get) ^ ((self.sitting.moves_made() as u64) << 53)
    }
}

/// Returns true if the opponent's seat is to move.
pub(super) fn is_to_move(game: &AnyGame) -> bool {
    game.seat_to_move() == Some(SEAT)
}

/// Any legal move, the same for the same seed.
fn any_move(game: &AnyGame, seed: u64) -> Option<AnyMove> {
    Chance::from_seed(seed).pick(&game.legal_moves()).copied()
}
