use super::{Move, State};
use crate::pieces::{Card, Rank};

/// The reason why a move is illegal.
///
/// # Examples
/// ```
/// use talon_rules::doublets::{Move, State, Violation};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// assert_eq!(game.why_not(Move::Redeal), Some(Violation::StockNotEmpty));
/// assert_eq!(game.why_not(Move::Reserve(8)), Some(Violation::NoSuchPile { pile: 8 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, thiserror::Error)]
pub enum Violation {
    /// D1: there is no reserve pile of this number.
    #[error("there is no reserve pile {pile}")]
    NoSuchPile {
        /// The number in the move.
        pile: u8,
    },
    /// D3: the card does not follow the top of the foundation.
    #[error("after {on} comes rank {wanted}, not {card}")]
    DoesNotFollow {
        /// The card.
        card: Card,
        /// The top of the foundation.
        on: Card,
        /// The rank that follows.
        wanted: Rank,
    },
    /// D3: the waste is empty, so it has no top card to play.
    #[error("the waste is empty, so it has no card to play")]
    WasteEmpty,
    /// D4: the reserve pile is empty and stays empty.
    #[error("reserve pile {pile} is empty and stays empty")]
    ReserveEmpty {
        /// Its number, from 1.
        pile: u8,
    },
    /// D4: a King in the reserve stays there.
    #[error("{card} is of the highest rank and stays in the reserve")]
    KingStays {
        /// The King.
        card: Card,
    },
    /// D5: there is no card left to turn.
    #[error("the stock is empty, so there is no card to turn")]
    StockEmpty,
    /// D6: the waste goes back only when the stock has run out.
    #[error("the waste goes back only when the stock is empty")]
    StockNotEmpty,
    /// D6: the waste is empty.
    #[error("the waste is empty, so there is nothing to redeal")]
    NothingToRedeal,
    /// D6: all redeals are used up.
    #[error("all redeals are used up")]
    NoRedealsLeft,
    /// D7: the game is won.
    #[error("the game is won")]
    AlreadyWon,
}

impl crate::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::NoSuchPile { .. } => "D1",
            Violation::DoesNotFollow { .. } | Violation::WasteEmpty => "D3",
            Violation::ReserveEmpty { .. } | Violation::KingStays { .. } => "D4",
            Violation::StockEmpty => "D5",
            Violation::StockNotEmpty | Violation::NothingToRedeal | Violation::NoRedealsLeft => "D6",
            Violation::AlreadyWon => "D7",
        }
    }
}

impl State {
    /// Judges a redeal (D6).
    pub(super) fn judge_redeal(&self) -> Option<Violation> {
        if !self.stock.is_empty() {
            Some(Violation::StockNotEmpty)
        } else if self.waste.is_empty() {
            Some(Violation::NothingToRedeal)
        } else if self.redeals_left == 0 {
            Some(Violation::NoRedealsLeft)
        } else {
            None
        }
    }

    /// Judges whether a card follows the top of the foundation (D3).
    pub(super) fn judge_foundation(&self, card: Card) -> Option<Violation> {
        let on = self.foundation_top();
        let wanted = self.options.following(on.rank());
        if card.rank() == wanted { None } else { Some(Violation::DoesNotFollow { card, on, wanted }) }
    }

    /// Judges the play of a card of the reserve (D3 and D4).
    pub(super) fn judge_reserve(&self, card: Card) -> Option<Violation> {
        if card.rank() == self.options.king() {
            return Some(Violation::KingStays { card });
        }
        self.judge_foundation(card)
    }

    /// Returns true if the game is won (D7).
    pub(super) fn is_won(&self) -> bool {
        self.points() == self.options.most_points()
    }

    /// The moves that are legal in some position with these options.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Move> + use<> {
        let reserve = (1..=self.options.piles()).map(Move::Reserve);
        [Move::Flip, Move::Redeal, Move::Waste].into_iter().chain(reserve)
    }
}
