//! Sentences for puzzles about hands.

use talon_rules::curse::Move;
use talon_rules::{AnyGame, AnyMove, AnySeat, Game};

use crate::Lang;

impl Lang {
    /// A turn of a hand, as in `North: 2-5 on branch 1`; `None` for a move of a patience.
    pub(crate) fn hand_turn(&self, seat: AnySeat, played: AnyMove) -> Option<String> {
        let AnyMove::Curse(played) = played else { return None };
        let values = [("seat", self.seat_name(seat).into()), ("play", self.short_move(played).into())];
        Some(self.text_with("hand-review-move", &values))
    }

    /// For each pass of the seat that is not to move, what lay open then.
    pub(crate) fn proving_passes(&self, position: &AnyGame) -> Vec<String> {
        let AnyGame::Curse(hand) = position else { return Vec::new() };
        let turns = hand.layout().turns();
        let passes = turns
            .iter()
            .filter(|past| past.turn.made == Move::Pass && Some(past.turn.seat) != hand.seat_to_move());
        let line = |past: &talon_rules::curse::PastTurn| {
            let numbers = self.list(past.before.open_ends().iter().map(u8::to_string));
            let values = [("other", self.seat(past.turn.seat)), ("numbers", numbers.into())];
            self.text_with("puzzle-why-pass", &values)
        };
        passes.map(line).collect()
    }
}
