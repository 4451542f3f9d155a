use talon_pieces::Card;
use talon_rules::Game;
use talon_rules::yields::State;

/// A place in a word for the cards.
pub(super) const BITS: usize = 64;

/// How far apart two rows of the pyramid lie in the word. A row has at most seven cards, so a bit
/// is free between two rows.
const STRIDE: usize = 8;

/// One position of Yield in the solver's terms: what does not change while it is searched.
///
/// Every card has a bit, and what is left of the cards is one word. The pyramid's rows lie `STRIDE`
/// bits apart, the widest first, so that what is exposed follows from two shifts ([`Puzzle::exposed`]).
/// The *line* is the waste from its bottom to its top, then the stock in the order in which it is
/// turned; its cards lie, in this order, in the bits that the pyramid leaves free.
///
/// How far the stock has been turned is no part of a search's position. A flip hinders only what is done
/// with the top and the second card of the waste; so each flip can wait until the card that it turns,
/// or one turned later, is used. Then exactly the cards up to the last one that has been used are turned.
///
/// Kings never hinder less by lying about: whatever can be done with one in place can be done without
/// it, as a King makes no pair and covers cards or lies between them. So each is removed at once when
/// it is available, and those of the stock, which are available when turned, are left out altogether.
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
    /// For each card those that make a pair with it.
    pub(super) partners: [u64; BITS],
    /// For each bit its card.
    pub(super) cards: [Option<Card>; BITS],
}

impl Puzzle {
    pub(super) fn new(state: &State) -> Puzzle {
        let mut puzzle =
            Puzzle { pyramid: 0, line: 0, turned: 0, kings: 0, partners: [0; BITS], cards: [None; BITS] };
        for (row, cards) in state.pyramid().enumerate() {
            for (column, card) in cards.iter().enumerate() {
                let bit = STRIDE * row + column;
                puzzle.cards[bit] = *card;
                puzzle.pyramid |= u64::from(card.is_some()) << bit;
            }
        }
        let king = state.options().ranks();
        let waste = state.waste().iter();
        let stock = state.stock().iter().rev().filter(|card| card.rank().number() != king);
        let mut free = !puzzle.pyramid;
        for (place, card) in waste.chain(stock).enumerate() {
            let bit = free & free.wrapping_neg();
            free ^= bit;
            puzzle.cards[bit.trailing_zeros() as usize] = Some(*card);
            puzzle.line |= bit;
            if place + 1 == state.waste().len() {
                puzzle.turned = bit | (bit - 1);
            }
        }
        puzzle.find_partners(king);
        puzzle
    }

    /// Notes the Kings, and for each card its partners.
    fn find_partners(&mut self, king: u8) {
        let mut of_rank = [0_u64; 14];
        for (bit, card) in self.cards.iter().enumerate() {
            if let Some(card) = card {
                of_rank[usize::from(card.rank().number())] |= 1 << bit;
            }
        }
        self.kings = of_rank[usize::from(king)];
        for (bit, card) in self.cards.iter().enumerate() {
            if let Some(card) = card {
                // A King's partners are those of rank 0: none.
                self.partners[bit] = of_rank[usize::from(king - card.rank().number())];
            }
        }
    }

    /// The cards of the pyramid over which no other lies.
    ///
    /// The card at column *i* of a row lies over columns *i* and *i* + 1 of the row before it, which are
    /// `STRIDE` and `STRIDE` - 1 bits lower.
    #[inline]
    pub(super) fn exposed(&self, left: u64) -> u64 {
        let pyramid = left & self.pyramid;
        pyramid & !(pyramid >> STRIDE | pyramid >> (STRIDE - 1))
    }

    /// The bits up to the last card that has been turned, when no card is turned before it is needed.
    #[inline]
    pub(super) fn turned(&self, left: u64) -> u64 {
        let used = self.line & !left;
        self.turned | up_to(last_of(used))
    }

    /// What is left when all Kings are removed that can be.
    #[inline]
    pub(super) fn without_kings(&self, mut left: u64) -> u64 {
        if left & self.kings == 0 {
            return left;
        }
        loop {
            let waste = left & self.line & self.turned(left);
            let available = self.exposed(left) | first_of(waste) | last_of(waste);
            if available & self.kings == 0 {
                return left;
            }
            left &= !(available & self.kings);
        }
    }
}

/// The bits up to this one; none when it is none.
#[inline]
pub(super) fn up_to(bit: u64) -> u64 {
    bit | bit.wrapping_sub(u64::from(bit != 0))
}

/// The first of these bits; none of none.
#[inline]
pub(super) fn first_of(bits: u64) -> u64 {
    bits & bits.wrapping_neg()
}

/// The last of these bits; none of none.
#[inline]
pub(super) fn last_of(bits: u64) -> u64 {
    if bits == 0 { 0 } else { 1 << (63 - bits.leading_zeros()) }
}
