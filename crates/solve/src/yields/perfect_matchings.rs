//! The perfect matchings of a class, as a set with one bit for each.
//!
//! A perfect matching of four low and four high cards is a permutation of four; there are 24. A class with fewer
//! cards is filled up: each missing low card is matched with the missing high card of the same number.

/// Number of perfect matchings.
const NUMBER: usize = 24;

/// All perfect matchings.
pub(super) const ALL: u32 = (1 << NUMBER) - 1;

/// For each perfect matching, its pairs, as in [`Pairs`](super::pairs::Pairs).
const PAIRS: [u16; NUMBER] = permutations();

const fn permutations() -> [u16; NUMBER] {
    let mut matchings = [0; NUMBER];
    let mut count = 0;
    // Two bits for each low card: the number of its high card.
    let mut choice: u16 = 0;
    while choice < 256 {
        let pairs = 1 << (choice & 3)
            | 0x0010 << (choice >> 2 & 3)
            | 0x0100 << (choice >> 4 & 3)
            | 0x1000 << (choice >> 6 & 3);
        if (pairs | pairs >> 4 | pairs >> 8 | pairs >> 12) & 15 == 15 {
            matchings[count] = pairs;
            count += 1;
        }
        choice += 1;
    }
    matchings
}

/// The pairs of the matchings in a set, for eight matchings at a time.
static UNIONS: [[u16; 256]; 3] = combinations(false);

/// The pairs that all matchings in a set share, likewise.
static INTERSECTIONS: [[u16; 256]; 3] = combinations(true);

const fn combinations(shared: bool) -> [[u16; 256]; 3] {
    let mut table = [[if shared { u16::MAX } else { 0 }; 256]; 3];
    let mut part = 0;
    while part < 3 {
        let mut set = 1;
        while set < 256_usize {
            let pairs = PAIRS[8 * part + set.trailing_zeros() as usize];
            let rest = table[part][set & (set - 1)];
            table[part][set] = if shared { rest & pairs } else { rest | pairs };
            set += 1;
        }
        part += 1;
    }
    table
}

/// The matchings that have some of a set of pairs, for eight pairs at a time.
static WITH_ANY: [[u32; 256]; 2] = with_any_of_eight();

const fn with_any_of_eight() -> [[u32; 256]; 2] {
    let mut table = [[0; 256]; 2];
    let mut part = 0;
    while part < 2 {
        let mut set = 1;
        while set < 256_usize {
            let pair = 1 << (8 * part + set.trailing_zeros() as usize);
            let mut matching = 0;
            let mut matchings = table[part][set & (set - 1)];
            while matching < NUMBER {
                if PAIRS[matching] & pair != 0 {
                    matchings |= 1 << matching;
                }
                matching += 1;
            }
            table[part][set] = matchings;
            set += 1;
        }
        part += 1;
    }
    table
}

/// The pairs of these matchings.
#[inline]
pub(super) fn union(matchings: u32) -> u16 {
    let [first, second, third, _] = matchings.to_le_bytes().map(usize::from);
    UNIONS[0][first] | UNIONS[1][second] | UNIONS[2][third]
}

/// The pairs that all these matchings share; all pairs if there is no matching.
#[inline]
pub(super) fn shared(matchings: u32) -> u16 {
    let [first, second, third, _] = matchings.to_le_bytes().map(usize::from);
    INTERSECTIONS[0][first] & INTERSECTIONS[1][second] & INTERSECTIONS[2][third]
}

/// The matchings that have at least one of these pairs.
#[inline]
pub(super) fn with_any(pairs: u16) -> u32 {
    let [former, latter] = pairs.to_le_bytes().map(usize::from);
    WITH_ANY[0][former] | WITH_ANY[1][latter]
}

/// The perfect matchings of a class with this number of low cards and of high cards, that have only these pairs.
pub(super) fn among(pairs: u16, low: u32, high: u32) -> u32 {
    if low != high {
        return 0;
    }
    let missing = 0x8421 & !((1_u32 << (5 * low)) - 1) as u16;
    ALL & !with_any(!(pairs | missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_permutations_of_the_cards() {
        let full = [0, 0x0001, 0x0033, 0x0777, 0xffff];
        let counts = [0, 1, 2, 3, 4].map(|cards| among(full[cards as usize], cards, cards).count_ones());
        assert_eq!(counts, [1, 1, 2, 6, 24]);
        assert_eq!(among(0x0777, 3, 4), 0);
    }

    #[test]
    fn sets_of_pairs_agree_with_a_plain_search() {
        for pairs in 0..=u16::MAX {
            let matchings = || (0..NUMBER).filter(|matching| PAIRS[*matching] & pairs != 0);
            assert_eq!(with_any(pairs), matchings().fold(0, |set, matching| set | 1 << matching));
            // Some set of matchings, another one for each number.
            let set = u32::from(pairs).wrapping_mul(0x9E37_79B9) & ALL;
            let of_set =
                || (0..NUMBER).filter(|matching| set >> matching & 1 != 0).map(|matching| PAIRS[matching]);
            assert_eq!(union(set), of_set().fold(0, |union, pairs| union | pairs));
            assert_eq!(shared(set), of_set().fold(u16::MAX, |shared, pairs| shared & pairs));
        }
    }
}
