use std::sync::LazyLock;

use super::perfect_matchings;

/// A power of two that is at least the number of classes, so that an index cannot be out of bounds.
pub(super) const CLASSES: usize = 8;

/// The low cards of each class, and the high ones.
pub(super) const SIDES: usize = 2 * CLASSES;

/// Number of pairs of a class with all its cards.
pub(super) const PAIRS_OF_CLASS: usize = 16;

/// Pairs of all classes.
pub(super) type PairSet = [u16; CLASSES];

/// The pairs that may still be removed, as bipartite graphs.
///
/// The cards of a rank and of its partner rank form a *class*; there are at most six. A class has at most
/// four *low* and four *high* cards, and one bit for each pair of a low and a high card: those of the first
/// low card are the lowest four.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pairs {
    classes: PairSet,
    /// The pairs that have been removed.
    removed: PairSet,
    /// For each class, its perfect matchings that are still useful: with the pairs that have been removed, and else
    /// only pairs that may be.
    perfect: [u32; CLASSES],
    /// For each class, the maximum number of pairs that can be removed if each card is removed once.
    sizes: [u8; CLASSES],
}

/// The pairs of one card; none for a King.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(8))]
pub(super) struct Lane {
    class: u8,
    /// The low cards of its class, or the high ones.
    side: u8,
    pairs: u16,
    /// Brings the bits of its pairs together as the highest four of sixteen, in the order of the partners' numbers.
    gather: u16,
}

impl Lane {
    /// The lane of the low card with this number, from 0, in its class.
    pub(super) fn of_low(class: usize, number: u32) -> Lane {
        Lane {
            class: class as u8,
            side: class as u8,
            pairs: 0x000f << (4 * number),
            gather: 0x1000 >> (4 * number),
        }
    }

    /// The lane of the high card with this number, from 0, in its class.
    pub(super) fn of_high(class: usize, number: u32) -> Lane {
        Lane {
            class: class as u8,
            side: (class + CLASSES) as u8,
            pairs: 0x1111 << number,
            gather: 0x1248 >> number,
        }
    }

    #[inline]
    pub(super) fn class(self) -> usize {
        usize::from(self.class) % CLASSES
    }

    /// The index of the low cards of a class.
    #[inline]
    pub(super) fn low_side(class: usize) -> usize {
        class % SIDES
    }

    /// The index of the high cards of a class.
    #[inline]
    pub(super) fn high_side(class: usize) -> usize {
        (class + CLASSES) % SIDES
    }

    /// Its index among the low and high cards of all classes.
    #[inline]
    pub(super) fn side(self) -> usize {
        usize::from(self.side) % SIDES
    }

    /// The index of its partners.
    #[inline]
    pub(super) fn partners_side(self) -> usize {
        usize::from(self.side ^ CLASSES as u8) % SIDES
    }
}

/// The class of a pair of two cards, and its number there.
#[inline]
pub(super) fn number_of_pair(one: Lane, other: Lane) -> (usize, usize) {
    (one.class(), (one.pairs & other.pairs).trailing_zeros() as usize % PAIRS_OF_CLASS)
}

impl Pairs {
    /// The pairs of a class.
    #[inline]
    pub(super) fn of_class(&self, class: usize) -> u16 {
        self.classes[class]
    }

    /// The numbers of the cards that a card may be removed with, as a set.
    #[inline]
    pub(super) fn partners(&self, card: Lane) -> usize {
        let pairs = u32::from(self.classes[card.class()] & card.pairs);
        ((pairs * u32::from(card.gather)) >> 12) as usize % 16
    }

    /// Excludes a pair. Returns by how much the maximum number of removable pairs falls.
    #[inline]
    pub(super) fn exclude(&mut self, one: Lane, other: Lane, matchings: &[Matching]) -> u32 {
        let pair = one.pairs & other.pairs;
        self.take_out(one.class(), pair, !perfect_matchings::with_any(pair), matchings)
    }

    /// Removes a pair, and so excludes all other pairs of its cards. Returns by how much the maximum number of
    /// removable pairs falls: by one or more.
    #[inline]
    pub(super) fn remove(&mut self, one: Lane, other: Lane, matchings: &[Matching]) -> u32 {
        let having = perfect_matchings::with_any(one.pairs & other.pairs);
        let class = one.class();
        self.removed[class] |= one.pairs & other.pairs;
        self.sizes[class] -= 1;
        1 + self.take_out(class, one.pairs | other.pairs, having, matchings)
    }

    /// Takes pairs and all but some perfect matchings out of a class. Returns by how much its size falls.
    #[inline]
    fn take_out(&mut self, class: usize, pairs: u16, kept: u32, matchings: &[Matching]) -> u32 {
        let had_perfect = self.perfect[class] != 0;
        self.classes[class] &= !pairs;
        self.perfect[class] &= kept;
        if self.perfect[class] != 0 {
            return 0;
        }
        let before = self.sizes[class];
        let most = matchings[usize::from(self.classes[class])].size;
        self.sizes[class] = most.min(before - u8::from(had_perfect));
        u32::from(before - self.sizes[class])
    }

    /// Keeps only the pairs of a class that belong to some maximum matching.
    #[inline]
    pub(super) fn keep_largest(&mut self, class: usize, matchings: &[Matching]) {
        if self.perfect[class] != 0 {
            self.classes[class] &= perfect_matchings::union(self.perfect[class]);
            return;
        }
        let matching = matchings[usize::from(self.classes[class])];
        // Where deadlocks leave no perfect matching, the maximum matchings are not known.
        if matching.size == self.sizes[class] {
            self.classes[class] = matching.largest;
        }
    }

    /// The perfect matchings of a class.
    #[inline]
    pub(super) fn perfect(&self, class: usize) -> u32 {
        self.perfect[class]
    }

    /// Keeps only these perfect matchings of a class, and their pairs. Returns whether there are any.
    #[inline]
    pub(super) fn keep_perfect(&mut self, class: usize, perfect: u32) -> bool {
        self.perfect[class] = perfect;
        self.classes[class] &= perfect_matchings::union(perfect);
        perfect != 0
    }

    /// The pairs that all perfect matchings of a class share.
    #[inline]
    pub(super) fn sure(&self, class: usize) -> u16 {
        if self.perfect[class] == 0 { 0 } else { perfect_matchings::shared(self.perfect[class]) }
    }

    /// The perfect matchings of a class with this pair that are useless if the pair excludes these others: those with
    /// one of them, or all if each perfect matching of another class has one of them.
    pub(super) fn hopeless_with(&self, class: usize, pair: u16, excluded: &PairSet) -> u32 {
        let having = perfect_matchings::with_any(pair);
        let needs = |other: usize| {
            let perfect = self.perfect[other];
            perfect != 0 && perfect & !perfect_matchings::with_any(excluded[other]) == 0
        };
        if (0..CLASSES).any(|other| other != class && needs(other)) {
            return having;
        }
        having & perfect_matchings::with_any(excluded[class])
    }

    /// The maximum number of pairs that can be removed if some cards stay.
    pub(super) fn most_without(&self, cards: impl Iterator<Item = Lane>, matchings: &[Matching]) -> u32 {
        let mut classes = self.classes;
        cards.for_each(|card| classes[card.class()] &= !card.pairs);
        let size = |class: u16| matchings[usize::from(class)].size;
        classes.iter().zip(self.sizes).map(|(class, most)| u32::from(size(*class).min(most))).sum()
    }

    /// The maximum number of low or high cards of a class that are removed from now on or have been, among those with
    /// these pairs.
    #[inline]
    pub(super) fn most_with(&self, class: usize, cards: u16, matchings: &[Matching]) -> u8 {
        matchings[usize::from((self.classes[class] | self.removed[class]) & cards)].size
    }

    /// The maximum number of pairs that can be removed if each card is removed once.
    pub(super) fn most(&self) -> u32 {
        self.sizes.iter().map(|size| u32::from(*size)).sum()
    }
}

/// Cards that may form pairs with each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meeting {
    sides: [u16; SIDES],
}

impl Meeting {
    /// Adds a card.
    #[inline]
    pub(super) fn add(&mut self, card: Lane) {
        self.sides[card.side()] |= card.pairs;
    }

    /// The pairs of the added low or high cards of a class.
    #[inline]
    pub(super) fn of_side(&self, side: usize) -> u16 {
        self.sides[side]
    }

    /// Adds the cards of another one.
    #[inline]
    pub(super) fn add_all(&mut self, others: &Meeting) {
        self.sides.iter_mut().zip(others.sides).for_each(|(side, other)| *side |= other);
    }

    /// The pairs that a card forms with added ones.
    #[inline]
    pub(super) fn pairs_with(&self, card: Lane) -> u16 {
        card.pairs & self.sides[card.partners_side()]
    }

    /// The pairs of an added card and one that is added to another one.
    #[inline]
    pub(super) fn pairs_between(&self, others: &Meeting) -> PairSet {
        let (low, high) = (|class: usize| class, |class: usize| class + CLASSES);
        std::array::from_fn(|class| {
            self.sides[low(class)] & others.sides[high(class)]
                | self.sides[high(class)] & others.sides[low(class)]
        })
    }

    /// All pairs of the added cards but these.
    pub(super) fn pairs_but(&self, excluded: &PairSet) -> Pairs {
        let mut pairs = Pairs::default();
        for (class, excluded) in excluded.iter().enumerate() {
            let [low, high] = [self.sides[class], self.sides[class + CLASSES]];
            let among = low & high & !excluded;
            pairs.classes[class] = among;
            // A low card has four bits in a row, a high card every fourth bit.
            let counts = [(low & 0x1111).count_ones(), (high & 0x000f).count_ones()];
            pairs.perfect[class] = perfect_matchings::among(among, counts[0], counts[1]);
            pairs.sizes[class] = most_pairs(among) as u8;
        }
        pairs
    }
}

/// The size of a maximum matching of one class.
///
/// Suppose that the first two low cards get the high cards of a set, and the last two get the rest. The
/// tables tell how many partners each half finds, for all sixteen sets at once.
#[inline]
fn most_pairs(class: u16) -> u32 {
    let [former, latter] = class.to_le_bytes();
    let counts = WITHIN[usize::from(former)] + OUTSIDE[usize::from(latter)];
    if counts & (ONES << 2) != 0 {
        4
    } else if counts & (counts << 1) & (ONES << 1) != 0 {
        3
    } else if counts & (ONES << 1) != 0 {
        2
    } else {
        u32::from(counts != 0)
    }
}

/// The knowledge about the maximum matchings of a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matching {
    /// The pairs that belong to some of them.
    largest: u16,
    /// Their number of pairs.
    size: u8,
}

/// For the pairs of a class, its maximum matchings.
pub(super) static MATCHINGS: LazyLock<Vec<Matching>> = LazyLock::new(|| {
    let matching = |class| Matching { largest: in_largest(class), size: most_pairs(class) as u8 };
    (0..=u16::MAX).map(matching).collect()
});

/// Goes through the sixteen sets as [`most_pairs`] does: for a set that allows the maximum number of
/// partners, both halves find as many as they can.
fn in_largest(class: u16) -> u16 {
    let most = u64::from(most_pairs(class));
    let [former, latter] = class.to_le_bytes().map(usize::from);
    let counts = WITHIN[former] + OUTSIDE[latter];
    let sets = (0..16).filter(|set| counts >> (4 * set) & 15 == most);
    sets.fold(0, |kept, set| {
        let halves = [IN_LARGEST[former][set], IN_LARGEST[latter][15 - set]];
        kept | u16::from_le_bytes(halves)
    })
}

/// For the pairs of two low cards and each of the sixteen sets of high cards: the pairs with cards of the set
/// that belong to some maximum matching with them.
static IN_LARGEST: [[u8; 16]; 256] = largest_of_two();

const fn largest_of_two() -> [[u8; 16]; 256] {
    let mut table = [[0; 16]; 256];
    let mut pairs = 0;
    while pairs < 256 {
        let mut set = 0;
        while set < 16 {
            let among = pairs & (set | set << 4);
            let mut kept = 0;
            let mut pair = 0;
            while pair < 8 {
                let high = 1 << (pair % 4);
                // What remains for the other low card.
                let rest = among >> (4 - pair / 4 * 4) & 15 & !high;
                let finds_two = WITHIN[pairs] >> (4 * set) & 15 == 2;
                if among >> pair & 1 != 0 && (rest != 0 || !finds_two) {
                    kept |= 1 << pair;
                }
                pair += 1;
            }
            table[pairs][set] = kept;
            set += 1;
        }
        pairs += 1;
    }
    table
}

/// A one in each of sixteen four-bit numbers.
const ONES: u64 = 0x1111_1111_1111_1111;

/// For the pairs of two low cards and each of the sixteen sets of high cards: the number of partners that
/// they find in the set. Four bits for each set.
static WITHIN: [u64; 256] = partners_found(false);

/// The same for partners outside the set.
static OUTSIDE: [u64; 256] = partners_found(true);

const fn partners_found(outside: bool) -> [u64; 256] {
    let mut table = [0; 256];
    let mut pairs = 0;
    while pairs < 256 {
        let mut set = 0;
        while set < 16 {
            let among = if outside { 15 - set } else { set };
            let (one, other) = (pairs & 15 & among, pairs >> 4 & among);
            let count = if one == 0 || other == 0 {
                (one | other != 0) as u64
            } else {
                // Two cards that each have a partner find two, unless it is the same one.
                1 + (one != other || one & (one - 1) != 0) as u64
            };
            table[pairs] |= count << (4 * set);
            set += 1;
        }
        pairs += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries all partners of the first low card.
    fn plainly_most(class: u16, low: u32) -> u32 {
        if low == 4 {
            return 0;
        }
        let partners = (0..4).filter(|high| class >> (4 * low + high) & 1 != 0);
        let with = partners.map(|high| 1 + plainly_most(class & !(0x1111 << high), low + 1));
        with.max().unwrap_or(0).max(plainly_most(class, low + 1))
    }

    #[test]
    fn matching_sizes_agree_with_a_plain_search() {
        for class in 0..=u16::MAX {
            assert_eq!(most_pairs(class), plainly_most(class, 0), "{class:016b}");
        }
    }

    #[test]
    fn pairs_of_maximum_matchings_agree_with_a_plain_search() {
        for class in 0..=u16::MAX {
            let is_kept = |pair: u32| {
                let rest = class & !(0x000f << (4 * (pair / 4))) & !(0x1111 << (pair % 4));
                class >> pair & 1 != 0 && most_pairs(rest) + 1 == most_pairs(class)
            };
            let kept = (0..16).filter(|pair| is_kept(*pair)).fold(0, |kept, pair| kept | 1 << pair);
            assert_eq!(MATCHINGS[usize::from(class)].largest, kept, "{class:016b}");
        }
    }
}
