use arrayvec::ArrayVec;

use super::{Layout, Options};
use crate::pieces::{Card, Rank};

/// A pile of cards, bottom first.
pub(super) type Pile = ArrayVec<Card, 52>;

/// A position of Doublets that obeys the rules.
///
/// # Examples
/// ```
/// use talon_rules::doublets::State;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// assert_eq!((game.stock().len(), game.reserve().len(), game.points()), (44, 7, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) options: Options,
    /// The last card is turned next.
    pub(super) stock: Pile,
    pub(super) waste: Pile,
    /// Pile 1 is the first.
    pub(super) reserve: ArrayVec<Option<Card>, 7>,
    /// Never empty: the deal puts a card on it, and no card leaves it.
    pub(super) foundation: Pile,
    pub(super) redeals_left: u8,
    /// The number of Kings at the bottom of the stock. They came up during the deal and were put back (D2), so
    /// the player has seen them (D8).
    pub(super) kings_put_back: usize,
}

impl State {
    /// Deals (D2) from a complete deck.
    pub(super) fn from_cards(options: &Options, deck: &[Card]) -> State {
        let king = options.king();
        let mut deck = deck.iter().copied();
        let mut kings = Pile::new();
        let mut next = || {
            // There are more cards below the King than places to deal to.
            deck.find(|card| {
                let is_king = card.rank() == king;
                if is_king {
                    kings.push(*card);
                }
                !is_king
            })
            .expect("there are enough cards that are no Kings")
        };
        let reserve = (0..options.piles()).map(|_| Some(next())).collect();
        let foundation = Pile::from_iter([next()]);
        let kings_put_back = kings.len();
        let stock = deck.chain(kings).collect::<Pile>().into_iter().rev().collect();
        State {
            options: *options,
            stock,
            waste: Pile::new(),
            reserve,
            foundation,
            redeals_left: options.redeals(),
            kings_put_back,
        }
    }

    /// The stock, bottom first: the last card is turned next.
    pub fn stock(&self) -> &[Card] {
        &self.stock
    }

    /// The waste, bottom first.
    pub fn waste(&self) -> &[Card] {
        &self.waste
    }

    /// The card of each reserve pile, pile 1 first.
    pub fn reserve(&self) -> &[Option<Card>] {
        &self.reserve
    }

    /// The foundation, bottom first.
    pub fn foundation(&self) -> &[Card] {
        &self.foundation
    }

    /// The number of redeals left.
    pub fn redeals_left(&self) -> u8 {
        self.redeals_left
    }

    /// The rank that the foundation takes next (D3).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::doublets::State;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let game = State::deal(&Default::default(), DealNumber::new(17)?);
    /// assert_eq!(game.foundation(), ["3S".parse()?]);
    /// assert_eq!(game.wanted(), "6".parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn wanted(&self) -> Rank {
        self.options.following(self.foundation_top().rank())
    }

    /// The top card of the foundation.
    pub(super) fn foundation_top(&self) -> Card {
        *self.foundation.last().expect("the foundation is never empty")
    }

    /// The points so far: the cards on the foundation (D7).
    pub fn points(&self) -> usize {
        self.foundation.len()
    }

    /// The number of cards, counted from the bottom of the stock, that the player has seen (D8).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::doublets::{Move, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let mut game = State::deal(&Default::default(), DealNumber::new(17)?);
    /// assert_eq!(game.seen_stock(), 1, "a King came up in the deal and was put back");
    /// while game.play(Move::Flip).is_ok() {}
    /// game.play(Move::Redeal)?;
    /// assert_eq!(game.seen_stock(), 44);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn seen_stock(&self) -> usize {
        let turned_through = self.redeals_left < self.options.redeals();
        if turned_through { self.stock.len() } else { self.kings_put_back.min(self.stock.len()) }
    }

    /// The layout, with the stock's cards from this place up unknown.
    pub(super) fn layout_with(&self, seen_stock: usize) -> Layout {
        let shown = |pile: &[Card]| pile.iter().copied().map(Some).collect::<Vec<_>>();
        let mut stock = shown(&self.stock);
        stock[seen_stock..].fill(None);
        Layout {
            options: self.options,
            stock,
            waste: shown(&self.waste),
            reserve: self.reserve.iter().map(|card| card.iter().copied().map(Some).collect()).collect(),
            foundation: shown(&self.foundation),
            redeals_left: self.redeals_left,
        }
    }
}
