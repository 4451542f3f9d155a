use arrayvec::ArrayVec;

use super::{FOUNDATIONS, Layout, Options, PileLayout};
use crate::pieces::{Card, Rank};

/// A pile of cards, bottom first.
pub(super) type Pile = ArrayVec<Card, 52>;

/// A position of Lady Jane that obeys the rules.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::State;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// let last = game.tableau().last().expect("there are seven piles");
/// assert_eq!((last.down().len(), last.up().len()), (6, 1));
/// assert_eq!(game.base(), "3".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) options: Options,
    /// The last card is dealt next.
    pub(super) stock: Pile,
    /// A place for each spare (L7), empty before the last deal.
    pub(super) spares: ArrayVec<Option<Card>, 6>,
    /// Pile 1 is the first.
    pub(super) reserve: ArrayVec<Pile, 7>,
    /// The foundations that have been started, in that order; none is empty.
    pub(super) foundations: ArrayVec<Pile, 4>,
    /// Pile 1 is the first.
    pub(super) tableau: ArrayVec<TableauPile, 7>,
    pub(super) base: Rank,
}

/// A pile of the tableau: face-down cards with face-up cards on them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TableauPile {
    pub(super) cards: Pile,
    /// The number of face-down cards, counted from the bottom; never all cards.
    pub(super) down: usize,
}

impl TableauPile {
    /// The face-down cards, bottom first.
    pub fn down(&self) -> &[Card] {
        &self.cards[..self.down]
    }

    /// The face-up cards, bottom first.
    pub fn up(&self) -> &[Card] {
        &self.cards[self.down..]
    }
}

impl State {
    /// Deals (L2) from a complete deck.
    pub(super) fn from_cards(options: &Options, deck: &[Card]) -> State {
        let mut deck = deck.iter().copied();
        let mut next = || deck.next().expect("options leave enough cards for the deal");

        let piles = usize::from(options.piles());
        let mut tableau: ArrayVec<TableauPile, 7> = (0..piles).map(|_| TableauPile::default()).collect();
        for row in 0..piles {
            for (number, pile) in tableau.iter_mut().enumerate().skip(row) {
                pile.cards.push(next());
                pile.down = number;
            }
        }
        let reserve = (0..piles).map(|_| Pile::from_iter([next()])).collect();
        let first = next();
        State {
            options: *options,
            stock: deck.rev().collect(),
            spares: (0..options.spares()).map(|_| None).collect(),
            reserve,
            foundations: ArrayVec::from_iter([Pile::from_iter([first])]),
            tableau,
            base: first.rank(),
        }
    }

    /// The stock, bottom first: the last card is dealt next.
    pub fn stock(&self) -> &[Card] {
        &self.stock
    }

    /// The spares (L7) in the order of the deal; `None` for one that has gone or is still in the stock.
    pub fn spares(&self) -> &[Option<Card>] {
        &self.spares
    }

    /// The reserve piles, pile 1 first, each bottom first.
    pub fn reserve(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        self.reserve.iter().map(|pile| pile.as_slice())
    }

    /// The foundations that have been started, in that order, each bottom first.
    pub fn foundations(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        self.foundations.iter().map(|pile| pile.as_slice())
    }

    /// The tableau piles, pile 1 first.
    pub fn tableau(&self) -> &[TableauPile] {
        &self.tableau
    }

    /// The rank that the foundations start with (L2).
    pub fn base(&self) -> Rank {
        self.base
    }

    /// The height of a card above the base, round the corner.
    pub(super) fn height(&self, card: Card) -> u8 {
        height(&self.options, self.base, card)
    }

    /// The points so far: the cards on the foundations (L8).
    pub fn points(&self) -> usize {
        self.foundations.iter().map(|pile| pile.len()).sum()
    }

    /// The layout; the face-down cards and the stock are known only if `all` is set.
    pub(super) fn layout_with(&self, all: bool) -> Layout {
        let shown = |cards: &[Card]| cards.iter().copied().map(Some).collect::<Vec<_>>();
        let hidden = |cards: &[Card]| if all { shown(cards) } else { vec![None; cards.len()] };
        let mut foundations: Vec<_> = self.foundations().map(shown).collect();
        foundations.resize(FOUNDATIONS.into(), Vec::new());
        Layout {
            options: self.options,
            stock: hidden(&self.stock),
            spares: self.spares.iter().map(|spare| shown(spare.as_slice())).collect(),
            reserve: self.reserve().map(shown).collect(),
            foundations,
            tableau: self
                .tableau
                .iter()
                .map(|pile| PileLayout { down: hidden(pile.down()), up: shown(pile.up()) })
                .collect(),
            base: self.base,
        }
    }

    /// Makes the position of a layout that obeys the rules and in which every card is known.
    pub(super) fn from_complete(layout: &Layout) -> State {
        let pile_of = |cards: &[Option<Card>]| cards.iter().copied().flatten().collect::<Pile>();
        let tableau = layout.tableau.iter().map(|pile| {
            let cards = pile_of(&pile.down).into_iter().chain(pile_of(&pile.up)).collect();
            TableauPile { cards, down: pile.down.len() }
        });
        State {
            options: layout.options,
            stock: pile_of(&layout.stock),
            spares: layout.spares.iter().map(|spare| pile_of(spare).pop()).collect(),
            reserve: layout.reserve.iter().map(|pile| pile_of(pile)).collect(),
            foundations: layout
                .foundations
                .iter()
                .map(|pile| pile_of(pile))
                .filter(|p| !p.is_empty())
                .collect(),
            tableau: tableau.collect(),
            base: layout.base,
        }
    }
}

/// The height of a card above the base, round the corner: 0 for the base itself, one less than the number of
/// ranks for the rank just below it. Both must be in the deck.
///
/// With heights, no rule needs to mention the corner.
pub(super) fn height(options: &Options, base: Rank, card: Card) -> u8 {
    let (rank, base) = (card.rank().number(), base.number());
    if rank >= base { rank - base } else { rank + options.ranks() - base }
}
