//! The player who is not at the table.

use talon_pieces::{Chance, DealNumber};
use talon_rules::{AnyEffect, AnyGame, AnyMove, AnySeat};

use super::Session;
use crate::Store;

/// The seat of the player who is not at the table.
const SEAT: AnySeat = AnySeat::North;

impl<S: Store> Session<S> {
    /// Whether the player who is not at the table is to move.
    pub fn other_is_to_move(&self) -> bool {
        self.kind.is_against_other() && self.goes_on() && is_to_move(self.game())
    }

    /// Lets the player who is not at the table make one move, and tells what it did; `None` when it is not
    /// that player's turn.
    pub fn play_for_other(&mut self) -> Option<AnyEffect> {
        if !self.other_is_to_move() {
            return None;
        }
        let seed = self.deal().map_or(0, DealNumber::get) ^ ((self.sitting.moves_made() as u64) << 53);
        let chosen = choose(self.game(), seed)?;
        self.play(chosen).ok()
    }

    /// Lets the player who is not at the table move until it is somebody else's turn. Tells what the moves
    /// did.
    pub fn let_other_play(&mut self) -> Vec<AnyEffect> {
        std::iter::from_fn(|| self.play_for_other()).collect()
    }
}

/// Whether the seat of the player who is not at the table is to move.
pub(super) fn is_to_move(game: &AnyGame) -> bool {
    game.seat_to_move() == Some(SEAT)
}

/// Any legal move, the same for the same seed.
fn choose(game: &AnyGame, seed: u64) -> Option<AnyMove> {
    Chance::from_seed(seed).pick(&game.legal_moves()).copied()
}
