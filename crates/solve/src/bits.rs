//! Sets of small numbers, one bit each, from which all solvers build their packed positions. For other crates of the workspace only:
//! no version promises anything about them.

/// The numbers of the bits that are set, lowest first.
///
/// # Examples
///
/// ```
/// use talon_solve::bits;
///
/// assert_eq!(bits::indices(0b1_0110).collect::<Vec<_>>(), [1, 2, 4]);
/// ```
#[inline]
pub fn indices(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let index = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(index)
    })
}

/// The bits that are set, lowest first, each as a set of its own.
///
/// # Examples
/// ```
/// use talon_solve::bits;
///
/// assert_eq!(bits::singles(0b1_0110).collect::<Vec<_>>(), [0b10, 0b100, 0b1_0000]);
/// ```
#[inline]
pub fn singles(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let single = lowest(set);
        set ^= single;
        Some(single)
    })
}

/// The lowest bit that is set, as a set; empty if there is none.
///
/// # Examples
/// ```
/// assert_eq!(talon_solve::bits::lowest(0b1_0110), 0b10);
/// ```
#[inline]
pub fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

/// The highest bit that is set, as a set; empty if there is none.
///
/// # Examples
/// ```
/// assert_eq!(talon_solve::bits::highest(0b1_0110), 0b1_0000);
/// ```
#[inline]
pub fn highest(set: u64) -> u64 {
    if set == 0 { 0 } else { 1 << (63 - set.leading_zeros()) }
}

/// All bits below the one with this number, which is at most 63.
///
/// # Examples
/// ```
/// assert_eq!(talon_solve::bits::below(3), 0b111);
/// ```
#[inline]
pub fn below(index: u32) -> u64 {
    (1 << index) - 1
}
