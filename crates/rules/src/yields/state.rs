use arrayvec::ArrayVec;

use super::{Layout, MOST_ROWS, Options, Spot};
use crate::pieces::{Card, CardSet};

/// A pile of cards, bottom first.
pub(super) type Pile = ArrayVec<Card, 52>;

/// The rows of cards, with room for the largest pyramid: `None` where no card lies.
pub(super) type Pyramid = [[Option<Card>; MOST_ROWS as usize]; MOST_ROWS as usize];

/// A position of Yield that obeys the rules.
///
/// # Examples
/// ```
/// use talon_rules::yields::State;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// assert_eq!(game.pyramid().map(<[_]>::len).collect::<Vec<_>>(), [7, 6, 5, 4, 3, 2, 1]);
/// assert_eq!(game.stock().len(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) options: Options,
    /// The last card is turned next.
    pub(super) stock: Pile,
    pub(super) waste: Pile,
    /// The widest row comes first.
    pub(super) pyramid: Pyramid,
}

impl State {
    /// Deals (Y1) from a complete deck.
    pub(super) fn from_cards(options: &Options, deck: &[Card]) -> State {
        let mut deck = deck.iter().copied();
        let mut pyramid = Pyramid::default();
        for (row, column) in spots(options) {
            pyramid[row][column] = deck.next();
        }
        State { options: *options, stock: deck.rev().collect(), waste: Pile::new(), pyramid }
    }

    /// The stock, bottom first: the last card is turned next.
    pub fn stock(&self) -> &[Card] {
        &self.stock
    }

    /// The waste, bottom first.
    pub fn waste(&self) -> &[Card] {
        &self.waste
    }

    /// The rows of the pyramid, the widest first, with `None` where a card has been removed.
    pub fn pyramid(&self) -> impl Iterator<Item = &[Option<Card>]> {
        let rows = usize::from(self.options.rows());
        self.pyramid.iter().take(rows).enumerate().map(move |(row, cards)| &cards[..rows - row])
    }

    /// The cards that have been removed.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::yields::State;
    /// use talon_rules::Game;
    ///
    /// let layout = "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC 2D | .";
    /// let game = State::arrange(&layout.parse()?)?;
    /// assert_eq!(game.removed().len(), game.points());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn removed(&self) -> CardSet {
        let pyramid = self.pyramid().flatten().flatten();
        let left: CardSet = self.stock.iter().chain(&self.waste).chain(pyramid).copied().collect();
        Card::deck(self.options.ranks()).filter(|card| !left.contains(*card)).collect()
    }

    /// The points so far: the number of cards that have been removed (Y6).
    pub fn points(&self) -> usize {
        let left = self.stock.len() + self.waste.len() + self.pyramid().flatten().flatten().count();
        self.options.cards() - left
    }

    /// The layout, with this stock.
    pub(super) fn layout_with(&self, stock: Vec<Option<Card>>) -> Layout {
        let spot = |card: &Option<Card>| card.map_or(Spot::Gone, Spot::Card);
        Layout {
            options: self.options,
            stock,
            waste: self.waste.iter().copied().map(Some).collect(),
            pyramid: self.pyramid().map(|row| row.iter().map(spot).collect()).collect(),
        }
    }
}

/// The rows and columns of the pyramid, from 0, in the order in which they are dealt.
pub(super) fn spots(options: &Options) -> impl Iterator<Item = (usize, usize)> + use<> {
    let rows = usize::from(options.rows());
    (0..rows).flat_map(move |row| (0..rows - row).map(move |column| (row, column)))
}

/// Returns true if two cards can be a pair (Y5).
pub(super) fn add_up(options: &Options, one: Card, other: Card) -> bool {
    one.rank().number() + other.rank().number() == options.king().number()
}

/// The pyramid of a layout that has the rows and columns of its options.
pub(super) fn known_pyramid(layout: &Layout) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for (row, column) in spots(&layout.options) {
        if let Spot::Card(card) = layout.pyramid[row][column] {
            pyramid[row][column] = Some(card);
        }
    }
    pyramid
}
