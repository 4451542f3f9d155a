use talon_pieces::Card;

use super::{Move, State};

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A card was turned from the stock onto the waste.
    Turned(Card),
    /// This many cards went from the waste back to the stock.
    Redealt(usize),
    /// The top of the waste went to the foundation.
    PlayedWaste(Card),
    /// The card of a reserve pile went to the foundation.
    PlayedReserve {
        /// The pile's number, from 1.
        pile: u8,
        /// The card that was played.
        card: Card,
        /// The card that filled the pile, and where it came from; `None` when there was none (D4).
        filled: Option<(Card, Source)>,
    },
}

/// Where the card came from that filled a reserve pile (D4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The top of the waste.
    Waste,
    /// The top of the stock, as the waste was empty.
    Stock,
}

impl State {
    /// Plays a legal move.
    pub(super) fn apply(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Flip => {
                let card = self.stock.pop().expect("D5: the stock has a card");
                self.waste.push(card);
                Effect::Turned(card)
            }
            Move::Redeal => {
                self.turn_over_waste();
                self.redeals_left -= 1;
                Effect::Redealt(self.stock.len())
            }
            Move::Waste => {
                let card = self.waste.pop().expect("D3: the waste has a card");
                self.foundation.push(card);
                Effect::PlayedWaste(card)
            }
            Move::Reserve(pile) => {
                let filled = self.take_filling();
                let place = &mut self.reserve[usize::from(pile) - 1];
                let card = std::mem::replace(place, filled.map(|(card, _)| card)).expect("D4: a card");
                self.foundation.push(card);
                Effect::PlayedReserve { pile, card, filled }
            }
        }
    }

    /// D4: the card that fills an emptied reserve pile.
    fn take_filling(&mut self) -> Option<(Card, Source)> {
        let from_waste = self.waste.pop().map(|card| (card, Source::Waste));
        from_waste.or_else(|| self.stock.pop().map(|card| (card, Source::Stock)))
    }

    /// D6: the card that was turned first is turned first again.
    fn turn_over_waste(&mut self) {
        self.stock = self.waste.drain(..).rev().collect();
    }

    /// Undoes the last move.
    pub(super) fn revert(&mut self, effect: &Effect) {
        match *effect {
            Effect::Turned(card) => {
                self.waste.pop();
                self.stock.push(card);
            }
            Effect::Redealt(_) => {
                self.waste = self.stock.drain(..).rev().collect();
                self.redeals_left += 1;
            }
            Effect::PlayedWaste(card) => {
                self.foundation.pop();
                self.waste.push(card);
            }
            Effect::PlayedReserve { pile, card, filled } => {
                self.foundation.pop();
                self.reserve[usize::from(pile) - 1] = Some(card);
                match filled {
                    Some((card, Source::Waste)) => self.waste.push(card),
                    Some((card, Source::Stock)) => self.stock.push(card),
                    None => {}
                }
            }
        }
    }
}
