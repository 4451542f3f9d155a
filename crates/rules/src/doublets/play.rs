use super::State;
use crate::pieces::Card;

/// The effect of a move.
///
/// # Examples
/// ```
/// use talon_rules::doublets::{Effect, Move, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut game = State::deal(&Default::default(), DealNumber::new(17)?);
/// let Effect::Turned(card) = game.play(Move::Flip)? else { panic!("a flip turns a card") };
/// assert_eq!(game.waste(), [card]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
        /// The card that filled the pile, and its source; `None` if no card was left (D4).
        filled: Option<(Card, Source)>,
    },
}

/// The source of a card that fills a reserve pile (D4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The top of the waste.
    Waste,
    /// The top of the stock, because the waste was empty.
    Stock,
}

impl State {
    /// D4: takes the card that fills an emptied reserve pile.
    pub(super) fn take_filling(&mut self) -> Option<(Card, Source)> {
        let from_waste = self.waste.pop().map(|card| (card, Source::Waste));
        from_waste.or_else(|| self.stock.pop().map(|card| (card, Source::Stock)))
    }
}
