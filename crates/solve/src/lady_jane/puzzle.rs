use talon_rules::Game;
use talon_rules::lady_jane::State;
use talon_rules::pieces::{Card, Rank, Suit};

use super::cards::{BASES, Cards, next_cards, twins};

/// The part of a position that does not change during a search.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The whole deck.
    pub all: Cards,
    /// The cards that an empty tableau pile takes: those just below the base.
    pub kings: Cards,
    /// Number of tableau piles.
    pub piles: u32,
    /// For each card that has not been moved yet, the card under it, now or when it is dealt.
    below: [Cards; 64],
    /// The deals to come.
    pub deals: Vec<Deal>,
}

/// A deal from the stock.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// The cards that are dealt.
    pub cards: Cards,
    /// True if they cover the reserve; otherwise they are spares.
    pub covers: bool,
}

/// A packed position: which cards have been moved, and how high the foundations are.
///
/// A card that has been moved is on its foundation, or on the tableau on one of its two possible parents (the
/// cards one higher of the other colour), or, if it is a King, on an empty pile. It does not matter which
/// parent it lies on: while a parent is free, children can swap places until the wanted one is free. So these
/// few sets describe the whole position.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The cards that have left where they were dealt, including those on foundations.
    pub moved: Cards,
    /// The face-up cards that are where they were dealt in the tableau, one for each pile.
    pub roots: Cards,
    /// The cards of the reserve and the spares that can be taken.
    pub tops: Cards,
    /// The cards on the foundations.
    pub up: Cards,
    /// Number of deals made.
    pub dealt: u8,
    /// Cards that are known to leave their places after the other card of their class, in every relevant
    /// line.
    pub(super) later: Cards,
    /// The lower bit of each class for which the previous position found no order.
    pub(super) asked: Cards,
}

impl Puzzle {
    /// Splits a position into its fixed and its changing part.
    pub fn new(state: &State) -> (Puzzle, Position) {
        let ranks = u32::from(state.options().ranks());
        let all = (1 << (4 * ranks)) - 1;
        let mut puzzle = Puzzle {
            all,
            kings: BASES << (4 * (ranks - 1)),
            piles: u32::from(state.options().piles()),
            below: [0; 64],
            deals: Vec::new(),
        };
        let mut position = Position { moved: 0, roots: 0, tops: 0, up: 0, dealt: 0, later: 0, asked: 0 };
        position.up = state.foundations().flatten().map(|card| bit(state, *card)).sum();
        position.moved = position.up;
        puzzle.read_tableau(state, &mut position);
        puzzle.read_reserve(state, &mut position);
        (puzzle, position)
    }

    /// The lowest face-up card of a pile is where it was dealt, or might as well be: only its leaving
    /// uncovers the pile. The cards on it count as moved.
    fn read_tableau(&mut self, state: &State, position: &mut Position) {
        for pile in state.tableau() {
            let Some((root, attached)) = pile.up().split_first() else { continue };
            position.moved |= attached.iter().map(|card| bit(state, *card)).sum::<Cards>();
            let stack: Vec<Cards> = pile.down().iter().chain([root]).map(|card| bit(state, *card)).collect();
            self.stack_up(&stack);
            position.expose(self, bit(state, *root));
        }
    }

    /// The reserve as it is, and as the coming deals will leave it.
    fn read_reserve(&mut self, state: &State, position: &mut Position) {
        let mut piles: Vec<Vec<Cards>> =
            state.reserve().map(|pile| pile.iter().map(|card| bit(state, *card)).collect()).collect();
        position.tops = piles.iter().filter_map(|pile| pile.last()).sum();
        position.tops |= state.spares().iter().flatten().map(|card| bit(state, *card)).sum::<Cards>();
        let stock: Vec<Cards> = state.stock().iter().rev().map(|card| bit(state, *card)).collect();
        for dealt in stock.chunks(piles.len()) {
            let covers = dealt.len() == piles.len();
            if covers {
                piles.iter_mut().zip(dealt).for_each(|(pile, card)| pile.push(*card));
            }
            self.deals.push(Deal { cards: dealt.iter().sum(), covers });
        }
        piles.iter().for_each(|pile| self.stack_up(pile));
    }

    /// Records that these cards lie on one another, bottom first.
    fn stack_up(&mut self, cards: &[Cards]) {
        for pair in cards.windows(2) {
            self.below[pair[1].trailing_zeros() as usize] = pair[0];
        }
    }

    /// The card under this one, as a set; none at the bottom.
    #[inline]
    pub fn below(&self, card: Cards) -> Cards {
        self.below[card.trailing_zeros() as usize & 63]
    }
}

/// The suits in the order of their lanes.
const LANES: [Suit; 4] = [Suit::Clubs, Suit::Spades, Suit::Diamonds, Suit::Hearts];

/// The set of one card.
fn bit(state: &State, card: Card) -> Cards {
    let (rank, base, ranks) = (card.rank().number(), state.base().number(), state.options().ranks());
    let height = if rank >= base { rank - base } else { rank + ranks - base };
    let lane = LANES.iter().position(|suit| *suit == card.suit()).expect("every suit has a lane");
    1 << (4 * usize::from(height) + lane)
}

/// The card of a set of one.
pub(super) fn card_of(state: &State, card: Cards) -> Card {
    let place = card.trailing_zeros();
    let (height, lane) = ((place / 4) as u8, place % 4);
    let number = (state.base().number() - 1 + height) % state.options().ranks() + 1;
    Card::new(Rank::new(number).expect("a rank of the deck"), LANES[lane as usize])
}

impl Position {
    /// Turns a card of the tableau face up. A King at the bottom of a pile might as well have been moved to
    /// an empty one.
    #[inline]
    pub(super) fn expose(&mut self, puzzle: &Puzzle, card: Cards) {
        if card & puzzle.kings != 0 && puzzle.below(card) == 0 {
            self.moved |= card;
        } else {
            self.roots |= card;
        }
    }

    /// The roots and tops, which leave their places for good when they are moved.
    #[inline]
    pub fn sources(&self) -> Cards {
        self.roots | self.tops
    }

    /// The moved cards that are on the tableau while `up` are on the foundations. Each lies on a parent, or
    /// is a King in a pile of its own.
    #[inline]
    pub fn attached(&self, up: Cards) -> Cards {
        self.moved & !up
    }

    /// Number of empty tableau piles while these moved cards are on the tableau.
    #[inline]
    pub fn empty_piles(&self, puzzle: &Puzzle, attached: Cards) -> u32 {
        (puzzle.piles - self.roots.count_ones()).saturating_sub((attached & puzzle.kings).count_ones())
    }

    /// The cards that a line may not take from their places yet.
    #[inline]
    pub(super) fn must_wait(&self) -> Cards {
        self.later & !twins(self.moved)
    }

    /// Takes a root or a top away from where it was dealt.
    #[inline]
    pub fn release(&mut self, puzzle: &Puzzle, card: Cards) {
        self.moved |= card;
        let mut below = puzzle.below(card);
        if self.roots & card != 0 {
            self.roots ^= card;
            if below != 0 {
                self.expose(puzzle, below);
            }
        } else {
            while below & self.moved != 0 {
                below = puzzle.below(below);
            }
            self.tops = self.tops & !card | below;
        }
    }

    /// Deals from the stock.
    #[inline]
    pub fn deal(&mut self, puzzle: &Puzzle) {
        let deal = puzzle.deals[usize::from(self.dealt)];
        self.tops = deal.cards | if deal.covers { 0 } else { self.tops };
        self.dealt += 1;
    }

    /// The transposition key: the whole position in 62 bits.
    ///
    /// Each suit has a lane of 14 bits: its lowest bit marks the first card that is not on the foundation,
    /// and the bits above tell which cards from there on have been moved.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        (self.moved & !self.up) << 4 | next_cards(self.up) | u64::from(self.dealt) << 56
    }
}
