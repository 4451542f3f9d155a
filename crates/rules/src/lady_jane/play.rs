use arrayvec::ArrayVec;

use super::state::Pile;
use super::{Place, State};
use crate::pieces::Card;

/// The effect of a move.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::{Effect, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut game = State::deal(&Default::default(), DealNumber::new(17)?);
/// let effect = game.play("t2 t1".parse()?)?;
/// assert!(matches!(effect, Effect::ToTableau { turned: Some(_), .. }), "the ace of clubs turns up");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// These cards were dealt onto the reserve piles, the first onto pile 1.
    DealtReserve(ArrayVec<Card, 7>),
    /// These last cards of the stock were turned up as spares.
    DealtSpares(ArrayVec<Card, 6>),
    /// A card went to its foundation.
    ToFoundation {
        /// The source of the card.
        from: Place,
        /// The card.
        card: Card,
        /// The number of the foundation, from 1. The card may have started it.
        foundation: u8,
        /// The card that was turned up as a result.
        turned: Option<Card>,
    },
    /// Cards went to a tableau pile.
    ToTableau {
        /// The source of the cards. A foundation that has lost its only card is gone, and the later ones have
        /// moved up.
        from: Place,
        /// The number of the target pile, from 1.
        to: u8,
        /// The lowest of the cards, which touches the pile.
        card: Card,
        /// The number of cards.
        cards: u8,
        /// The card that was turned up as a result.
        turned: Option<Card>,
    },
}

impl State {
    /// L7: deals one card to each reserve pile.
    pub(super) fn deal_reserve(&mut self) -> Effect {
        let mut dealt = ArrayVec::new();
        for pile in &mut self.reserve {
            let card = self.stock.pop().expect("L7: there is a card for each pile");
            pile.push(card);
            dealt.push(card);
        }
        Effect::DealtReserve(dealt)
    }

    /// L7: deals the last cards as spares.
    pub(super) fn deal_spares(&mut self) -> Effect {
        let dealt: ArrayVec<Card, 6> = self.stock.drain(..).rev().collect();
        self.spares = dealt.iter().copied().map(Some).collect();
        Effect::DealtSpares(dealt)
    }

    /// Moves this number of cards between two tableau piles, and returns the lowest.
    pub(super) fn carry(&mut self, from: u8, to: u8, cards: u8) -> Card {
        let pile = &mut self.tableau[usize::from(from) - 1].cards;
        let group: Pile = pile.drain(pile.len() - usize::from(cards)..).collect();
        self.tableau[usize::from(to) - 1].cards.extend(group.iter().copied());
        group[0]
    }

    /// Takes the top card of a place. A foundation that becomes empty is removed.
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
                // The base lies at the bottom, so its foundation had been removed.
                if card.rank() == self.base {
                    self.foundations.insert(number, Pile::new());
                }
                self.foundations[number].push(card);
            }
        }
    }

    /// L4: turns up a face-down card that has become the top.
    pub(super) fn turn_up(&mut self, from: Place) -> Option<Card> {
        let Place::Tableau(pile) = from else { return None };
        let pile = &mut self.tableau[usize::from(pile) - 1];
        if pile.down == 0 || pile.down < pile.cards.len() {
            return None;
        }
        pile.down -= 1;
        Some(pile.cards[pile.down])
    }

    /// Undoes [`State::turn_up`].
    pub(super) fn turn_down(&mut self, from: Place, turned: Option<Card>) {
        if let (Place::Tableau(pile), Some(_)) = (from, turned) {
            self.tableau[usize::from(pile) - 1].down += 1;
        }
    }
}
