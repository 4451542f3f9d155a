use super::bounds::Bounds;
use super::position::Position;
use super::tiles::{NUMBERS, joining};

/// Which prunings are used; all of them unless a test wants to know what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// Nobody can score more than the tiles that the other has left.
    pub tiles_left: bool,
    /// A seat with a tile that can never be joined cannot score.
    pub out_of_reach: bool,
    /// Before any play is tried, see whether one of them is known to be good enough.
    pub known_choices: bool,
    /// What has been found out about a position is remembered.
    pub memory: bool,
}

impl Default for Prunings {
    /// All of them.
    fn default() -> Prunings {
        Prunings { tiles_left: true, out_of_reach: true, known_choices: true, memory: true }
    }
}

/// The bounds that follow from how many tiles are left, by [`Prunings::tiles_left`].
///
/// Who goes out scores the tiles that the other still has, and one more for a match (C9). Nobody gets new
/// tiles, so these are at most those that the other has now; and the seat to move can play, so it will have one
/// less before the other can go out. If that is its last one, it goes out at once.
#[inline]
pub(super) fn tiles_left(position: &Position) -> Bounds {
    let [own, other] = [position.own, position.other].map(|tiles| tiles.count_ones() as i8);
    Bounds { least: if own == 1 { other } else { -own }, most: other + 1 }
}

/// The bounds that follow from tiles that can never be joined, by [`Prunings::out_of_reach`].
///
/// A number can become an open end only if it is one now, or if it is on a tile that is still held and whose
/// other number can become one. A tile neither of whose numbers can stays in its hand to the end, so its seat
/// never goes out and never scores.
#[inline]
pub(super) fn out_of_reach(position: &Position) -> Bounds {
    let held = position.own | position.other;
    let mut numbers = position.ends.open();
    let mut reached = held & joining(numbers);
    // Before the set lies, all tiles can still be it.
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
