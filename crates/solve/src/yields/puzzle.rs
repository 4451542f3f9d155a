use talon_rules::Game;
use talon_rules::pieces::Card;
use talon_rules::yields::{MOST_ROWS, State};

use super::pairs::{Lane, Meeting, PairSet, Pairs, SIDES};
use crate::bits::{self, highest, lowest};

/// Number of cards that fit into a word.
const BITS: usize = 64;

/// Distance between two rows of the pyramid in the word. A row has at most seven cards, so one bit is free
/// between two rows.
pub(super) const STRIDE: usize = 8;

/// Number of bits of the pyramid.
pub(super) const PYRAMID: usize = STRIDE * MOST_ROWS as usize;

/// A bit that no card has: 52 cards and the gaps between the rows fit below it.
pub(super) const NO_CARD: u64 = 1 << (BITS - 1);

/// The part of a position of Yield that does not change during a search, in the solver's terms.
///
/// Every card has a bit, and the cards left are one word. The rows of the pyramid are `STRIDE` bits apart,
/// the widest first, so two shifts find the exposed cards ([`Puzzle::exposed`]). The *line* is the waste from
/// its bottom to its top, then the stock in the order in which it is turned. Its cards take, in this order,
/// the bits that the pyramid leaves free.
///
/// A search position does not record how far the stock has been turned. A flip hinders only what is done with
/// the top and the second card of the waste, so each flip can wait until the card that it turns, or a later
/// one, is used. Then exactly the cards up to the last used one are turned.
///
/// A King only hinders: everything that can be done with a King in place can be done without it, because it
/// forms no pair and only covers cards or separates them. So each King is removed as soon as it is available.
/// Those of the stock, which are available when they are turned, are left out altogether.
#[derive(Clone, Debug)]
pub(super) struct Puzzle {
    /// The cards of the pyramid.
    pub(super) pyramid: u64,
    /// The cards of the line.
    pub(super) line: u64,
    /// The bits up to the top of the waste.
    pub(super) turned: u64,
    /// The Kings of pyramid and waste.
    pub(super) kings: u64,
    /// For each card, the cards that form a pair with it.
    pub(super) partners: [u64; BITS],
    /// For each card, its pairs.
    pub(super) lanes: [Lane; BITS],
    /// For the low and for the high cards of each class, those with the numbers in a set.
    numbered: [[u64; 16]; SIDES],
    /// For each bit, its card.
    pub(super) card: [Option<Card>; BITS],
}

impl Puzzle {
    pub(super) fn new(state: &State) -> Puzzle {
        let mut puzzle = Puzzle {
            pyramid: 0,
            line: 0,
            turned: 0,
            kings: 0,
            partners: [0; BITS],
            lanes: [Lane::default(); BITS],
            numbered: [[0; 16]; SIDES],
            card: [None; BITS],
        };
        for (row, cards) in state.pyramid().enumerate() {
            for (column, card) in cards.iter().enumerate() {
                let bit = STRIDE * row + column;
                puzzle.card[bit] = *card;
                puzzle.pyramid |= u64::from(card.is_some()) << bit;
            }
        }
        let king = state.options().ranks();
        let waste = state.waste().iter();
        let stock = state.stock().iter().rev().filter(|card| card.rank().number() != king);
        let mut free = !puzzle.pyramid;
        for (place, card) in waste.chain(stock).enumerate() {
            let bit = lowest(free);
            free ^= bit;
            puzzle.card[number_of(bit)] = Some(*card);
            puzzle.line |= bit;
            if place + 1 == state.waste().len() {
                puzzle.turned = bit | (bit - 1);
            }
        }
        puzzle.find_partners(usize::from(king));
        puzzle
    }

    /// Records the Kings, and the partners of each card.
    fn find_partners(&mut self, king: usize) {
        let mut of_rank = [0_u64; 14];
        for bit in bits::indices(self.cards()) {
            let card = self.card[bit].expect("a bit in use has a card");
            let rank = usize::from(card.rank().number());
            let number = of_rank[rank].count_ones();
            of_rank[rank] |= 1 << bit;
            self.lanes[bit] = match rank {
                _ if rank == king => Lane::default(),
                _ if rank < king - rank => Lane::of_low(rank - 1, number),
                _ => Lane::of_high(king - rank - 1, number),
            };
        }
        for rank in (1..king).filter(|rank| of_rank[*rank] != 0) {
            let side = self.lanes[number_of(of_rank[rank])].side();
            self.numbered[side] = subsets(of_rank[rank]);
        }
        self.kings = of_rank[king];
        for rank in 1..king {
            for bit in bits::indices(of_rank[rank]) {
                self.partners[bit] = of_rank[king - rank];
            }
        }
    }

    /// All cards that the search tries to remove.
    pub(super) fn cards(&self) -> u64 {
        self.pyramid | self.line
    }

    /// The cards that form a pair with this one; none for no card.
    #[inline]
    pub(super) fn partners_of(&self, card: u64) -> u64 {
        self.partners[number_of(card | NO_CARD)]
    }

    /// The cards that this one may be removed with; none for no card.
    #[inline]
    pub(super) fn partners_among(&self, pairs: &Pairs, card: u64) -> u64 {
        let lane = self.lanes[number_of(card | NO_CARD)];
        self.numbered[lane.partners_side()][pairs.partners(lane)]
    }

    /// All pairs of the cards but these.
    pub(super) fn pairs_but(&self, excluded: &PairSet) -> Pairs {
        let mut all = Meeting::default();
        bits::indices(self.cards()).for_each(|card| all.add(self.lanes[card]));
        all.pairs_but(excluded)
    }

    /// The cards of the pyramid that no other card covers.
    ///
    /// The card at column *i* of a row covers columns *i* and *i* + 1 of the row before it, which are
    /// `STRIDE` and `STRIDE` - 1 bits lower.
    #[inline]
    pub(super) fn exposed(&self, left: u64) -> u64 {
        let pyramid = left & self.pyramid;
        pyramid & !(pyramid >> STRIDE | pyramid >> (STRIDE - 1))
    }

    /// The bits up to the last turned card, if no card is turned before it is needed.
    #[inline]
    pub(super) fn turned(&self, left: u64) -> u64 {
        let used = self.line & !left;
        self.turned | up_to(highest(used))
    }

    /// The cards left in the line whose predecessor is a partner, given those for which this held before some
    /// were removed.
    #[inline]
    pub(super) fn after_partner(&self, before: u64, left: u64, removed: u64) -> u64 {
        let line = left & self.line;
        let mut cards = before & left;
        let mut gaps = removed & self.line;
        while gaps != 0 {
            let gap = up_to(lowest(gaps));
            gaps &= gaps - 1;
            let after = lowest(line & !gap);
            let is_after = self.partners_of(after) & highest(line & gap) != 0;
            cards = cards & !after | after & u64::from(is_after).wrapping_neg();
        }
        cards
    }

    /// The cards left after all available Kings are removed.
    #[inline]
    pub(super) fn without_kings(&self, mut left: u64) -> u64 {
        if left & self.kings == 0 {
            return left;
        }
        loop {
            let waste = left & self.line & self.turned(left);
            let available = self.exposed(left) | lowest(waste) | highest(waste);
            if available & self.kings == 0 {
                return left;
            }
            left &= !(available & self.kings);
        }
    }
}

/// The number of the lowest of these bits. There is at least one.
#[inline]
pub(super) fn number_of(bit: u64) -> usize {
    bit.trailing_zeros() as usize % BITS
}

/// For each set of at most four numbers, the cards with these numbers, from the lowest card on.
fn subsets(mut cards: u64) -> [u64; 16] {
    let mut unions = [0; 16];
    for number in 0..4 {
        let card = lowest(cards);
        cards ^= card;
        for set in 0..1 << number {
            unions[1 << number | set] = unions[set] | card;
        }
    }
    unions
}

/// The row and column, from 0, of a bit of the pyramid.
pub(super) fn row_and_column(bit: usize) -> (usize, usize) {
    (bit / STRIDE, bit % STRIDE)
}

/// The bits up to and including this one; none for none.
#[inline]
pub(super) fn up_to(bit: u64) -> u64 {
    bit | bit.wrapping_sub(u64::from(bit != 0))
}
