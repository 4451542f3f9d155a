use talon_pieces::Card;

use super::{Move, Place, State};

/// What a move did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A card was turned from the stock onto the waste.
    Turned(Card),
    /// A King was removed.
    RemovedKing(Taken),
    /// Two cards were removed, in the order in which the move names them.
    RemovedPair(Taken, Taken),
}

/// A removed card, and where it lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Where it lay, as the places were called before the move.
    pub place: Place,
    /// The card.
    pub card: Card,
}

impl State {
    /// Plays a legal move.
    pub(super) fn apply(&mut self, legal: Move) -> Effect {
        match legal {
            Move::Flip => {
                let card = self.stock.pop().expect("Y3: the stock has a card");
                self.waste.push(card);
                Effect::Turned(card)
            }
            Move::King(place) => Effect::RemovedKing(self.take(place)),
            Move::Pair(pair) => {
                // The top of the waste is named first and taken last, so that until then the other
                // card of the waste is where its name says.
                let second = self.take(pair.second());
                Effect::RemovedPair(self.take(pair.first()), second)
            }
        }
    }

    /// Removes the card at a place.
    fn take(&mut self, place: Place) -> Taken {
        let card = match place {
            Place::Pyramid { row, column } => {
                self.pyramid[usize::from(row) - 1][usize::from(column) - 1].take().expect("Y2: a card")
            }
            Place::Top => self.waste.pop().expect("Y3: the waste has a card"),
            Place::Second => self.waste.remove(self.waste.len() - 2),
            Place::Bottom => self.waste.remove(0),
        };
        Taken { place, card }
    }

    /// Undoes the last move.
    pub(super) fn revert(&mut self, effect: &Effect) {
        match *effect {
            Effect::Turned(card) => {
                self.waste.pop();
                self.stock.push(card);
            }
            Effect::RemovedKing(king) => self.put_back(king),
            Effect::RemovedPair(first, second) => {
                self.put_back(first);
                self.put_back(second);
            }
        }
    }

    /// Puts a removed card back.
    fn put_back(&mut self, Taken { place, card }: Taken) {
        match place {
            Place::Pyramid { row, column } => {
                self.pyramid[usize::from(row) - 1][usize::from(column) - 1] = Some(card);
            }
            Place::Top => self.waste.push(card),
            Place::Second => self.waste.insert(self.waste.len() - 1, card),
            Place::Bottom => self.waste.insert(0, card),
        }
    }
}
