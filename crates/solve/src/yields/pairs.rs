use std::sync::LazyLock;

/// A power of two that is at least the number of classes, so that an index cannot be out of bounds.
const CLASSES: usize = 8;

/// The pairs that may still be removed, as bipartite graphs.
///
/// The cards of a rank and of its partner rank form a *class*; there are at most six. A class has at most
/// four *low* and four *high* cards, and one bit for each pair of a low and a high card: those of the first
/// low card are the lowest four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pairs {
    classes: [u16; CLASSES],
}

/// The pairs of one card; none for a King.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lane {
    class: u8,
    /// Its index in a [`Meeting`]: with the low cards of its class, or with the high ones.
    side: u8,
    pairs: u16,
}

impl Lane {
    /// The lane of the low card with this number, from 0, in its class.
    pub(super) fn of_low(class: usize, number: u32) -> Lane {
        Lane { class: class as u8, side: class as u8, pairs: 0x000f << (4 * number) }
    }

    /// The lane of the high card with this number, from 0, in its class.
    pub(super) fn of_high(class: usize, number: u32) -> Lane {
        Lane { class: class as u8, side: (class + CLASSES) as u8, pairs: 0x1111 << number }
    }

    #[inline]
    fn class(self) -> usize {
        usize::from(self.class) % CLASSES
    }
}

impl Pairs {
    /// Whether this pair of cards of one class may be removed.
    #[inline]
    pub(super) fn has(&self, one: Lane, other: Lane) -> bool {
        self.classes[one.class()] & one.pairs & other.pairs != 0
    }

    /// Excludes a pair. Returns by how much the maximum number of removable pairs falls.
    #[inline]
    pub(super) fn remove(&mut self, one: Lane, other: Lane, matchings: &[Matching]) -> u32 {
        self.take_out(one.class(), one.pairs & other.pairs, matchings)
    }

    /// Excludes all pairs of two cards. Returns by how much the maximum number of removable pairs falls.
    #[inline]
    pub(super) fn remove_cards(&mut self, one: Lane, other: Lane, matchings: &[Matching]) -> u32 {
        self.take_out(one.class(), one.pairs | other.pairs, matchings)
    }

    #[inline]
    fn take_out(&mut self, class: usize, pairs: u16, matchings: &[Matching]) -> u32 {
        let before = self.classes[class];
        self.classes[class] &= !pairs;
        let most = |class: u16| u32::from(matchings[usize::from(class)].size);
        most(before) - most(self.classes[class])
    }

    /// Keeps only the pairs of a card's class that belong to some maximum matching.
    #[inline]
    pub(super) fn keep_largest(&mut self, card: Lane, matchings: &[Matching]) {
        let class = &mut self.classes[card.class()];
        *class = matchings[usize::from(*class)].largest;
    }

    /// The same for all classes.
    pub(super) fn keep_all_largest(&mut self, matchings: &[Matching]) {
        for class in &mut self.classes {
            *class = matchings[usize::from(*class)].largest;
        }
    }

    /// The maximum number of pairs that can be removed if each card is removed once.
    pub(super) fn most(&self, matchings: &[Matching]) -> u32 {
        self.classes.iter().map(|class| u32::from(matchings[usize::from(*class)].size)).sum()
    }
}

/// Cards that may form pairs with each other.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meeting {
    sides: [u16; 2 * CLASSES],
}

impl Meeting {
    /// Adds a card.
    #[inline]
    pub(super) fn add(&mut self, card: Lane) {
        self.sides[usize::from(card.side) % (2 * CLASSES)] |= card.pairs;
    }

    /// The maximum number of these pairs that the cards can form.
    pub(super) fn most(&self, among: &Pairs, matchings: &[Matching]) -> u32 {
        let met = |class: usize| self.sides[class] & self.sides[class + CLASSES] & among.classes[class];
        (0..CLASSES).map(|class| u32::from(matchings[usize::from(met(class))].size)).sum()
    }

    /// All pairs of the added cards.
    pub(super) fn pairs(&self) -> Pairs {
        Pairs { classes: std::array::from_fn(|class| self.sides[class] & self.sides[class + CLASSES]) }
    }

    /// Whether an added card forms one of these pairs with another added card.
    #[inline]
    pub(super) fn has_partner(&self, card: Lane, among: &Pairs) -> bool {
        let class = card.class();
        self.sides[class] & self.sides[class + CLASSES] & among.classes[class] & card.pairs != 0
    }
}

/// The size of a maximum matching of one class.
///
/// Suppose that the first two low cards get the high cards of a set, and the last two get the rest. The
/// tables tell how many partners each half finds, for all sixteen sets at once.
#[inline]
fn most_pairs(class: u16) -> u32 {
    let [former, latter] = class.to_le_bytes();
    let found = WITHIN[usize::from(former)] + OUTSIDE[usize::from(latter)];
    if found & (ONES << 2) != 0 {
        4
    } else if found & (found << 1) & (ONES << 1) != 0 {
        3
    } else if found & (ONES << 1) != 0 {
        2
    } else {
        u32::from(found != 0)
    }
}

/// What is known of the maximum matchings of a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Matching {
    /// The pairs that belong to some of them.
    largest: u16,
    /// Their number of pairs.
    size: u16,
}

/// For the pairs of a class, its maximum matchings.
pub(super) static MATCHINGS: LazyLock<Vec<Matching>> = LazyLock::new(|| {
    let matching = |class| Matching { largest: in_largest(class), size: most_pairs(class) as u16 };
    (0..=u16::MAX).map(matching).collect()
});

/// Goes through the sixteen sets as [`most_pairs`] does: for a set that allows the maximum number of
/// partners, both halves find as many as they can.
fn in_largest(class: u16) -> u16 {
    let most = u64::from(most_pairs(class));
    let [former, latter] = class.to_le_bytes().map(usize::from);
    let found = WITHIN[former] + OUTSIDE[latter];
    let sets = (0..16).filter(|set| found >> (4 * set) & 15 == most);
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
            let found = if one == 0 || other == 0 {
                (one | other != 0) as u64
            } else {
                // Two cards that each have a partner find two, unless it is the same one.
                1 + (one != other || one & (one - 1) != 0) as u64
            };
            table[pairs] |= found << (4 * set);
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
