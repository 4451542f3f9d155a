use talon_rules::curse::{Seat, State};

use super::tiles::{NUMBERS, Numbers, Tiles, across, each, joining, pips, set_of};

/// Where a tile can be joined: to a started branch, by the number of its open end, or to a side of the set
/// that has not been started, by [`NUMBERS`] more than its number.
pub type Side = u8;

/// The side of the tile that becomes the set.
pub const NO_SIDE: Side = 2 * NUMBERS;

/// A tile joined to a side, or put down as the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Play {
    /// The tile's index.
    pub tile: u8,
    /// Where it is joined.
    pub side: Side,
}

/// The open ends. Only how many there are of each number matters, not which branch has which: a tile may be
/// joined to any of them, and to a match they are all alike (C5, C7). Sides that have not been started are
/// counted apart, since they never match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ends {
    /// Three bits for each [`Side`]: how many there are.
    counts: u64,
    started: Numbers,
    unstarted: Numbers,
}

/// A position of a hand that goes on, in which the seat to move can play.
///
/// Neither whether the seat has just made a match nor whether the other has just passed belongs to it. A
/// match means that the seat moves once more, and then it may do what it always may (C6, C7). A pass is
/// forgotten by the next play (C8); and whoever cannot play needs no position, see [`Position::after`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The tiles of the seat to move.
    pub own: Tiles,
    /// The tiles of the other seat.
    pub other: Tiles,
    /// What can be joined to.
    pub ends: Ends,
    /// The seat to move.
    pub seat: Seat,
}

/// Where a play leads.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// The seat that played plays again.
    Again(Position),
    /// The other seat plays.
    Turn(Position),
    /// The hand has ended, with so many points for the seat that played.
    End(i8),
}

impl Ends {
    /// The ends around a set (C4), a tile's index.
    pub fn around(set: u8) -> Ends {
        let mut ends = Ends::default();
        for number in pips(set) {
            ends.add(NUMBERS + number);
            ends.add(NUMBERS + number);
        }
        ends
    }

    /// The ends of these branches: the number of each, and whether there is a tile in it.
    pub fn of(branches: impl IntoIterator<Item = (u8, bool)>) -> Ends {
        let mut ends = Ends::default();
        for (end, is_started) in branches {
            ends.add(if is_started { end } else { NUMBERS + end });
        }
        ends
    }

    /// Whether the set does not lie yet.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// The numbers to which a tile can be joined.
    #[inline]
    pub fn open(self) -> Numbers {
        self.started | self.unstarted
    }

    /// How many there are of each side, in 42 bits.
    #[inline]
    pub fn key(self) -> u64 {
        self.counts
    }

    /// How many there are of a side.
    #[inline]
    pub fn count(self, side: Side) -> u8 {
        (self.counts >> (3 * side) & 0b111) as u8
    }

    /// The numbers of the started branches.
    #[inline]
    pub fn started(self) -> Numbers {
        self.started
    }

    /// The numbers of the sides that have not been started.
    #[inline]
    pub fn unstarted(self) -> Numbers {
        self.unstarted
    }

    #[inline]
    fn add(&mut self, side: Side) {
        self.counts += 1 << (3 * side);
        if side < NUMBERS { self.started |= 1 << side } else { self.unstarted |= 1 << (side - NUMBERS) }
    }

    #[inline]
    fn remove(&mut self, side: Side) {
        self.counts -= 1 << (3 * side);
        if self.counts >> (3 * side) & 0b111 == 0 {
            if side < NUMBERS { self.started ^= 1 << side } else { self.unstarted ^= 1 << (side - NUMBERS) }
        }
    }

    /// The ends after a play, and whether it makes a match (C7).
    #[inline]
    pub fn after(mut self, play: Play) -> (Ends, bool) {
        if play.side == NO_SIDE {
            return (Ends::around(play.tile), false);
        }
        self.remove(play.side);
        let number = across(play.tile, play.side % NUMBERS);
        let is_match = self.started >> number & 1 == 1;
        self.add(number);
        (self, is_match)
    }
}

impl Position {
    /// The position of a hand, seen from a seat that can play.
    pub fn new(state: &State, seat: Seat) -> Position {
        let ends = Ends::of(state.branches().iter().map(|branch| (branch.end(), branch.is_started())));
        let [own, other] = [seat, seat.other()].map(|seat| set_of(state.tiles(seat)));
        Position { own, other, ends, seat }
    }

    /// The same with the other seat to move.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Position {
        Position { own: self.other, other: self.own, ends: self.ends, seat: self.seat.other() }
    }

    /// The plays, but of those that lead to the same position only one.
    #[inline]
    pub fn for_each_play(&self, mut visit: impl FnMut(Play)) {
        if self.ends.is_empty() {
            each(self.own).for_each(|tile| visit(Play { tile, side: NO_SIDE }));
        }
        for (first, numbers) in [(0, self.ends.started), (NUMBERS, self.ends.unstarted)] {
            for number in each(numbers.into()) {
                for tile in each(self.own & joining(1 << number)) {
                    visit(Play { tile, side: first + number });
                }
            }
        }
    }

    /// Where a play leads, and the passes after it, which are not a choice.
    ///
    /// A pass changes nothing that the other could join to: whoever passes cannot play until the other has
    /// played. So when one of the two can play, that one does next, with or without a pass before. When
    /// neither can, two passes follow each other and the hand is blocked (C8), whoever passes first.
    #[inline]
    pub fn after(&self, play: Play) -> Next {
        let own = self.own & !(1 << play.tile);
        let (ends, is_match) = self.ends.after(play);
        if own == 0 {
            return Next::End(self.other.count_ones() as i8 + i8::from(is_match));
        }
        let again = Position { own, ends, ..*self };
        let joining = joining(ends.open());
        match (own & joining != 0, self.other & joining != 0) {
            (true, true) if is_match => Next::Again(again),
            (_, true) => Next::Turn(again.turned()),
            (true, false) => Next::Again(again),
            (false, false) => Next::End(0),
        }
    }
}
