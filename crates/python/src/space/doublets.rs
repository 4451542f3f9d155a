//! Doublets.

use talon_rules::Player;
use talon_rules::doublets::{MOST_PILES, Move, State, View};

use super::{Bytes, HIDDEN_CARD, NO_CARD, Space, card_byte, worlds_of_patience};

/// The most cards in the stock, with one reserve pile.
const MOST_STOCK: usize = 50;

/// The most cards on the foundation.
const MOST_POINTS: usize = 48;

impl Space for State {
    const MOVES: usize = 3 + MOST_PILES as usize;
    const OBSERVATION: usize = 2 + MOST_PILES as usize + MOST_POINTS + 2 * MOST_STOCK;

    fn action(wanted: Move) -> usize {
        match wanted {
            Move::Flip => 0,
            Move::Redeal => 1,
            Move::Waste => 2,
            Move::Reserve(pile @ 1..=MOST_PILES) => 2 + usize::from(pile),
            Move::Reserve(_) => State::MOVES,
        }
    }

    fn made(action: usize) -> Option<Move> {
        match action {
            0 => Some(Move::Flip),
            1 => Some(Move::Redeal),
            2 => Some(Move::Waste),
            3..Self::MOVES => u8::try_from(action - 2).ok().map(Move::Reserve),
            _ => None,
        }
    }

    /// Redeals left, cards in the stock, the reserve, the foundation, the waste and the stock, each bottom first.
    fn observe(&self, _: Player, bytes: &mut Bytes<'_>) {
        bytes.byte(self.redeals_left());
        bytes.count(self.stock().len());
        bytes.cards(self.reserve().iter().map(|card| card.map_or(NO_CARD, card_byte)), MOST_PILES.into());
        bytes.cards(self.foundation().iter().copied().map(card_byte), MOST_POINTS);
        bytes.cards(self.waste().iter().copied().map(card_byte), MOST_STOCK);
        let seen = self.seen_stock();
        let stock = (0..).zip(self.stock());
        let stock = stock.map(|(place, card)| if place < seen { card_byte(*card) } else { HIDDEN_CARD });
        bytes.cards(stock, MOST_STOCK);
    }

    fn standing(&self) -> f32 {
        self.points() as f32
    }

    fn worlds(view: &View) -> Option<Vec<State>> {
        worlds_of_patience(view)
    }
}
