//! A hand packed into a few words, and its plays.

use talon_rules::curse::{Move, Seat, State};
use talon_rules::pieces::Tile;

use super::tiles::{NUMBERS, Numbers, Tiles, across, each, joining, pips, set_of};

/// A place where a tile can be joined: the number of the open end for a started branch, [`NUMBERS`] more than
/// that number for a side of the set without a branch.
pub type Side = u8;

/// The side of the tile that becomes the set.
pub const NO_SIDE: Side = 2 * NUMBERS;

/// A tile joined to a side, or laid as the set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The tile's index.
    pub tile: u8,
    /// The side where it is joined.
    pub side: Side,
}

/// The open ends. Only the number of ends with each pip number matters, not which branch has which: a tile
/// may be joined to any of them, and all count alike for a match (C5, C7). Sides without a branch are counted
/// separately because they never match.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Tile;
/// use talon_solve::curse::packed::{Ends, side_of};
///
/// let set: Tile = "2-5".parse()?;
/// let ends = Ends::around(set.index());
/// assert_eq!(ends.open(), 1 << 2 | 1 << 5);
/// assert_eq!(ends.count(side_of(2, false)), 2, "two sides of the set have its lower number");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ends {
    /// The count of each [`Side`], in three bits.
    counts: u64,
    started: Numbers,
    unstarted: Numbers,
}

/// A position of an unfinished hand in which the seat to move can play.
///
/// It does not record whether the seat has just made a match or the other seat has just passed. After a match
/// the seat moves once more and may do whatever it always may (C6, C7). The next play cancels a pass (C8),
/// and a seat that cannot play needs no position, see [`Position::after`].
///
/// # Examples
/// ```
/// use talon_rules::Game;
/// use talon_rules::curse::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_solve::curse::packed::{Position, set_of};
///
/// let hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// let seat = hand.seat_to_move().expect("the hand begins");
/// let position = Position::new(&hand, seat);
/// assert_eq!(position.own, set_of(hand.tiles(seat)));
/// assert!(position.ends.is_empty(), "the set does not lie yet");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The tiles of the seat to move.
    pub own: Tiles,
    /// The tiles of the other seat.
    pub other: Tiles,
    /// The open ends.
    pub ends: Ends,
    /// The seat to move.
    pub seat: Seat,
}

/// The result of a play.
#[derive(Clone, Copy, Debug)]
pub enum PlayResult {
    /// The seat that played moves again.
    Again(Position),
    /// The other seat moves.
    Turn(Position),
    /// The hand has ended with this number of points for the seat that played.
    End(i8),
}

impl Play {
    /// Returns the move that joins the tile to the first branch that it fits. Each branch is given by its
    /// open end and whether it has been started.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::curse::Move;
    /// use talon_rules::pieces::Tile;
    /// use talon_solve::curse::packed::{Play, side_of};
    ///
    /// let tile: Tile = "2-5".parse()?;
    /// let play = Play { tile: tile.index(), side: side_of(5, true) };
    /// assert_eq!(play.to_move([(3, true), (5, false), (5, true)]), Move::Play { tile, side: 3 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the tile fits no branch.
    pub fn to_move(self, branches: impl IntoIterator<Item = (u8, bool)>) -> Move {
        let tile = Tile::all().nth(self.tile.into()).expect("an index of a tile");
        if self.side == NO_SIDE {
            return Move::Set(tile);
        }
        let mut sides = branches.into_iter().map(|(end, is_started)| side_of(end, is_started));
        let place = sides.position(|side| side == self.side);
        let side = place.expect("a play is joined to an end that is there") as u8 + 1;
        Move::Play { tile, side }
    }
}

/// The side of a branch with this open end.
pub fn side_of(end: u8, is_started: bool) -> Side {
    if is_started { end } else { NUMBERS + end }
}

impl Ends {
    /// The ends around a set (C4), given by the tile's index.
    pub fn around(set: u8) -> Ends {
        let mut ends = Ends::default();
        for number in pips(set) {
            ends.add(NUMBERS + number);
            ends.add(NUMBERS + number);
        }
        ends
    }

    /// The ends of these branches, each given by its open end and whether it has been started.
    pub fn of(branches: impl IntoIterator<Item = (u8, bool)>) -> Ends {
        let mut ends = Ends::default();
        for (end, is_started) in branches {
            ends.add(side_of(end, is_started));
        }
        ends
    }

    /// Returns true if the set has not been laid yet.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.counts == 0
    }

    /// The numbers to which a tile can be joined.
    #[inline]
    pub fn open(self) -> Numbers {
        self.started | self.unstarted
    }

    /// The counts of all sides in 42 bits.
    #[inline]
    pub fn key(self) -> u64 {
        self.counts
    }

    /// The number of ends of a side.
    #[inline]
    pub fn count(self, side: Side) -> u8 {
        (self.counts >> (3 * side) & 0b111) as u8
    }

    /// The open numbers of started branches.
    #[inline]
    pub fn started(self) -> Numbers {
        self.started
    }

    /// The numbers of the sides without a branch.
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
    /// The position of a hand from the point of view of a seat that can play.
    pub fn new(state: &State, seat: Seat) -> Position {
        let ends = Ends::of(state.branches().iter().map(|branch| (branch.end(), branch.is_started())));
        let [own, other] = [seat, seat.other()].map(|seat| set_of(state.tiles(seat)));
        Position { own, other, ends, seat }
    }

    /// The same position with the other seat to move.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Position {
        Position { own: self.other, other: self.own, ends: self.ends, seat: self.seat.other() }
    }

    /// Visits the plays. Of plays that lead to the same position, it visits only one.
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

    /// Makes a play and all forced passes after it.
    ///
    /// A pass gives the other seat nothing new to join to: the seat that passes cannot play until the other
    /// seat has played. So when one of the two can play, that one plays next, with or without a pass before.
    /// If neither can, two passes follow and the hand is blocked (C8), whichever seat passes first.
    #[inline]
    pub fn after(&self, play: Play) -> PlayResult {
        let own = self.own & !(1 << play.tile);
        let (ends, is_match) = self.ends.after(play);
        if own == 0 {
            return PlayResult::End(self.other.count_ones() as i8 + i8::from(is_match));
        }
        let again = Position { own, ends, ..*self };
        let joining = joining(ends.open());
        match (own & joining != 0, self.other & joining != 0) {
            (true, true) if is_match => PlayResult::Again(again),
            (_, true) => PlayResult::Turn(again.turned()),
            (true, false) => PlayResult::Again(again),
            (false, false) => PlayResult::End(0),
        }
    }
}
