use arrayvec::ArrayVec;

use super::layout::cover;
use super::state::{add_up, spots};
use super::{Move, Pair, Place, State};
use crate::pieces::{Card, Rank};

/// The reason why a move is illegal.
///
/// # Examples
/// ```
/// use talon_rules::yields::{State, Violation};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// assert_eq!(game.why_not("pair r7c1 top".parse()?), Some(Violation::WasteEmpty));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, thiserror::Error)]
pub enum Violation {
    /// Y1: the pyramid has no such place.
    #[error("row {row} of the pyramid has no place {column}")]
    NoSuchPlace {
        /// The row in the move.
        row: u8,
        /// The column in the move.
        column: u8,
    },
    /// Y2: the card that lay at this place has been removed.
    #[error("the card at row {row}, place {column} is gone")]
    AlreadyRemoved {
        /// Its row, from 1.
        row: u8,
        /// Its column, from 1.
        column: u8,
    },
    /// Y2: the card is not exposed.
    #[error("{by} covers {card}")]
    Covered {
        /// The card.
        card: Card,
        /// A card that lies over it.
        by: Card,
    },
    /// Y3: no card is left to turn, and the waste does not go back.
    #[error("the stock is empty, and there is no redeal")]
    StockEmpty,
    /// Y3: the waste is empty.
    #[error("the waste is empty")]
    WasteEmpty,
    /// Y3: the waste's only card is its top.
    #[error("the waste has only one card, which is its top")]
    NoBottom,
    /// Y3: the waste has fewer than three cards, so none lies between its top and its bottom.
    #[error("the waste needs three cards to have a second one")]
    NoSecond,
    /// Y4: only a King is removed alone.
    #[error("{card} is not removed alone: it needs rank {partner}")]
    NotKing {
        /// The card.
        card: Card,
        /// The rank that makes a pair with the card.
        partner: Rank,
    },
    /// Y4: the second card of the waste is not available alone.
    #[error("the second card of the waste is not available alone")]
    SecondAlone,
    /// Y5: a pair consists of two cards.
    #[error("a pair consists of two cards")]
    SamePlace,
    /// Y5: the second card of the waste makes a pair with the top and with no other card.
    #[error("the second card of the waste makes a pair only with the top")]
    SecondWithoutTop,
    /// Y5: the ranks of the two cards do not add up.
    #[error("{first} and {second} do not add up to {wanted}")]
    WrongSum {
        /// The first card of the move.
        first: Card,
        /// The second card of the move.
        second: Card,
        /// The required sum of the ranks.
        wanted: u8,
    },
    /// Y6: the game is won.
    #[error("the game is won")]
    AlreadyWon,
}

impl crate::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::NoSuchPlace { .. } => "Y1",
            Violation::AlreadyRemoved { .. } | Violation::Covered { .. } => "Y2",
            Violation::StockEmpty | Violation::WasteEmpty | Violation::NoBottom | Violation::NoSecond => "Y3",
            Violation::NotKing { .. } | Violation::SecondAlone => "Y4",
            Violation::SamePlace | Violation::SecondWithoutTop | Violation::WrongSum { .. } => "Y5",
            Violation::AlreadyWon => "Y6",
        }
    }
}

impl State {
    /// Judges the removal of a King (Y4).
    pub(super) fn judge_king(&self, place: Place) -> Result<(), Violation> {
        if place == Place::Second {
            return Err(Violation::SecondAlone);
        }
        let card = self.find_available(place)?;
        match Rank::new(self.options.ranks() - card.rank().number()) {
            Some(partner) => Err(Violation::NotKing { card, partner }),
            None => Ok(()),
        }
    }

    /// Judges the removal of a pair (Y5).
    pub(super) fn judge_pair(&self, pair: Pair) -> Result<(), Violation> {
        let (one, other) = (pair.first(), pair.second());
        if one == other {
            return Err(Violation::SamePlace);
        }
        let has = |place| one == place || other == place;
        if has(Place::Second) && !has(Place::Top) {
            return Err(Violation::SecondWithoutTop);
        }
        let first = self.find_available(one)?;
        let second = self.find_available(other)?;
        if add_up(&self.options, first, second) {
            Ok(())
        } else {
            Err(Violation::WrongSum { first, second, wanted: self.options.ranks() })
        }
    }

    /// The card at a place if it is exposed (Y2) or at an open place of the waste (Y3).
    fn find_available(&self, place: Place) -> Result<Card, Violation> {
        match (place, self.waste.as_slice()) {
            (Place::Pyramid { row, column }, _) => self.find_exposed(row, column),
            (Place::Top, [.., top]) => Ok(*top),
            (Place::Second, [_, .., second, _]) => Ok(*second),
            (Place::Bottom, [bottom, .., _]) => Ok(*bottom),
            (_, []) => Err(Violation::WasteEmpty),
            (Place::Second, _) => Err(Violation::NoSecond),
            (Place::Bottom, _) => Err(Violation::NoBottom),
        }
    }

    /// Finds the card at a place of the pyramid if it is exposed (Y2).
    fn find_exposed(&self, row: u8, column: u8) -> Result<Card, Violation> {
        let (across, down) = (usize::from(column).wrapping_sub(1), usize::from(row).wrapping_sub(1));
        let card = match self.pyramid().nth(down).and_then(|cards| cards.get(across)) {
            Some(Some(card)) => *card,
            Some(None) => return Err(Violation::AlreadyRemoved { row, column }),
            None => return Err(Violation::NoSuchPlace { row, column }),
        };
        match cover(down, across, |row, column| *self.pyramid.get(row)?.get(column)?) {
            Some(by) => Err(Violation::Covered { card, by }),
            None => Ok(card),
        }
    }

    /// Y6: whether no card is left. Every other card of the pyramid lies over the widest row, which therefore
    /// goes last.
    pub(super) fn is_won(&self) -> bool {
        self.stock.is_empty() && self.waste.is_empty() && self.pyramid[0].iter().all(Option::is_none)
    }

    /// All legal moves and few others.
    pub(super) fn candidates(&self) -> ArrayVec<Move, 56> {
        let available = self.available();
        let mut candidates = ArrayVec::from_iter([Move::Flip]);
        for (place, (one, card)) in available.iter().enumerate() {
            if card.rank() == self.options.king() {
                candidates.push(Move::King(*one));
            }
            let partners = available[place + 1..].iter();
            let partners = partners.filter(|(_, other)| add_up(&self.options, *card, *other));
            candidates.extend(partners.map(|(other, _)| Move::Pair(Pair::new(*one, *other))));
        }
        candidates
    }

    /// The available cards and their places. No exposed card lies over another, so the pyramid has at most one
    /// for each card of its widest row; the waste has at most three.
    fn available(&self) -> ArrayVec<(Place, Card), 10> {
        let pyramid = spots(&self.options)
            .map(|(row, column)| Place::Pyramid { row: row as u8 + 1, column: column as u8 + 1 });
        let places = pyramid.chain([Place::Top, Place::Second, Place::Bottom]);
        places.filter_map(|place| Some((place, self.find_available(place).ok()?))).collect()
    }
}
