use arrayvec::ArrayVec;
use talon_pieces::Card;

use super::state::Pile;
use super::{Place, State};

/// What a move did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// These cards were dealt onto the reserve piles, the first onto pile 1.
    DealtReserve(ArrayVec<Card, 7>),
    /// These last cards of the stock were turned up as spares.
    DealtSpares(ArrayVec<Card, 6>),
    /// A card went to its foundation.
    ToFoundation {
        /// Where the card came from.
        from: Place,
        /// The card.
        card: Card,
        /// The number of the foundation, from 1; the card may have started it.
        foundation: u8,
        /// The card that was turned up because of it.
        turned: Option<Card>,
    },
    /// Cards went to a tableau pile.
    ToTableau {
        /// Where they came from. A foundation whose lone card it was is gone: those started after it
        /// have moved up.
        from: Place,
        /// The number of the pile that they went to, from 1.
        to: u8,
        /// The lowest of the cards, the one that touches the pile.
        card: Card,
        /// How many there were.
        cards: u8,
        /// The card that was turned up because of it.
        turned: Option<Card>,
    },
}

impl State {
    /// L7: one card for each reserve pile.
    pub(super) fn deal_reserve(&mut self) -> Effect {
        let mut dealt = ArrayVec::new();
        for pile in &mut self.reserve {
            let card = self.stock.pop().expect("L7: there is a card for each pile");
            pile.push(card);
            dealt.push(card);
        }
        Effect::DealtReserve(dealt)
    }

    /// L7: the last cards.
    pub(super) fn deal_spares(&mut self) -> Effect {
        let dealt: ArrayVec<Card, 6> = self.stock.drain(..).rev().collect();
        self.spares = dealt.iter().copied().map(Some).collect();
        Effect::DealtSpares(dealt)
    }

    /// Moves this many cards between two tableau piles, and says which was the lowest.
    pub(super) fn carry(&mut self, from: u8, to: u8, cards: u8) -> Card {
        let pile = &mut self.tableau[usize::from(from) - 1].cards;
        let group: Pile = pile.drain(pile.len() - usize::from(cards)..).collect();
        self.tableau[usize::from(to) - 1].cards.extend(group.iter().copied());
        group[0]
    }

    /// Takes the top card from a place. A foundation without cards is gone.
    pub(super) fn take_one(&mut self, from: Place) -> Card {
        let taken = match from {
            Place::Tableau(pile) => self.tableau[usize::from(pile) - 1].cards.pop(),
            Place::Reserve(pile) => self.reserve[usize::from(pile) - 1].pop(),
            Place::Spare(spare) => self.spares[usize::from(spare) - 1].take(),
            Place::Foundation(number) => {
                let number = usize::from(number) - 1;
                let card = self.foundations[number].pop();
                if self.foundations[number].is_empty() {
                    self.foundations.remove(number);
                }
                card
            }
        };
        taken.expect("a legal move takes a card that is there")
    }

    /// Undoes [`State::take_one`].
    pub(super) fn put_back(&mut self, from: Place, card: Card) {
        match from {
            Place::Tableau(pile) => self.tableau[usize::from(pile) - 1].cards.push(card),
            Place::Reserve(pile) => self.reserve[usize::from(pile) - 1].push(card),
            Place::Spare(spare) => self.spares[usize::from(spare) - 1] = Some(card),
            Place::Foundation(number) => {
                let number = usize::from(number) - 1;
                // The base lies at the bottom, so its foundation was gone.
                if card.rank() == self.base {
                    self.foundations.insert(number, Pile::new());
                }
                self.foundations[number].push(card);
            }
        }
    }

    /// L4: a face-down card that became the top is turned up.
    pub(super) fn turn_up(&mut self, from: Place) -> Option<Card> {
        let Place::Tableau(pile) = from else { return None };
        let pile = &mut self.tableau[usize::from(pile) - 1];
        let uncovered = pile.down > 0 && pile.down == pile.cards.len();
        uncovered.then(|| {
            pile.down -= 1;
            pile.cards[pile.down]
        })
    }

    /// Undoes [`State::turn_up`].
    pub(super) fn turn_down(&mut self, from: Place, turned: Option<Card>) {
        if let (Place::Tableau(pile), Some(_)) = (from, turned) {
            self.tableau[usize::from(pile) - 1].down += 1;
        }
    }
}
