//! The prunings, each with the argument why it is sound.

use super::bounds::Bounds;
use super::position::Position;
use super::tiles::{NUMBERS, joining};

/// Switches for the prunings. Tests turn them off to check that no answer depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// No seat scores more than the number of tiles that the other has left.
    pub tiles_left: bool,
    /// A seat with a tile that can never be joined cannot score.
    pub out_of_reach: bool,
    /// Enhanced transposition cutoffs: before searching any play, check whether the table already knows one
    /// that is good enough.
    pub transposition_cutoffs: bool,
    /// The transposition table.
    pub transposition_table: bool,
}

impl Prunings {
    /// All prunings off.
    pub const NONE: Prunings = Prunings {
        tiles_left: false,
        out_of_reach: false,
        transposition_cutoffs: false,
        transposition_table: false,
    };
}

impl Default for Prunings {
    /// All prunings on.
    fn default() -> Prunings {
        Prunings {
            tiles_left: true,
            out_of_reach: true,
            transposition_cutoffs: true,
            transposition_table: true,
        }
    }
}

/// The bounds that follow from the number of tiles left, by [`Prunings::tiles_left`].
///
/// The seat that goes out scores one point for each tile that the other still has, and one more for a match
/// (C9). No seat draws tiles, so that is at most the number that the other has now. The seat to move can
/// play, so it has one tile fewer before the other can go out; if that is its last tile, it goes out at once.
#[inline]
pub(super) fn tiles_left(position: &Position) -> Bounds {
    let [own, other] = [position.own, position.other].map(|tiles| tiles.count_ones() as i8);
    Bounds { least: if own == 1 { other } else { -own }, most: other + 1 }
}

/// The bounds that follow from tiles that can never be joined, by [`Prunings::out_of_reach`].
///
/// A number can become an open end only if it is one now, or if it is on a tile that is still held and whose
/// other number can become one. A tile with no such number stays in its hand to the end, so its seat never
/// goes out and never scores.
#[inline]
pub(super) fn out_of_reach(position: &Position) -> Bounds {
    let held = position.own | position.other;
    let mut numbers = position.ends.open();
    let mut reached = held & joining(numbers);
    // Before the set is laid, every tile can become it.
    while reached != held && numbers != 0 {
        let more = (0..NUMBERS).filter(|number| reached & joining(1 << number) != 0);
        let more = more.fold(numbers, |numbers, number| numbers | 1 << number);
        if more == numbers {
            let least = if position.other & !reached == 0 { Bounds::ALL.least } else { 0 };
            let most = if position.own & !reached == 0 { Bounds::ALL.most } else { 0 };
            return Bounds { least, most };
        }
        numbers = more;
        reached = held & joining(numbers);
    }
    Bounds::ALL
}
