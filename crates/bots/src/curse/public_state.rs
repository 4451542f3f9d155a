use talon_rules::curse::{HAND_SIZE, Seat};
use talon_solve::curse::packed::{Ends, Numbers, Play, Position, Tiles, joining};

/// All 28 tiles.
pub(super) const ALL_TILES: Tiles = (1 << 28) - 1;

/// The most points of a hand: eleven tiles and a match.
pub(super) const MOST_POINTS: i8 = HAND_SIZE as i8 + 1;

/// The part of an unfinished hand that both seats can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    /// The open ends.
    pub ends: Ends,
    /// The tiles on the table, and those that a small set does not have.
    pub played: Tiles,
    /// Number of tiles that each seat holds, south first.
    pub held: [u8; 2],
    /// The numbers that each seat has passed on, and so does not hold.
    pub lacks: [Numbers; 2],
    /// The seat that plays next.
    pub mover: Seat,
}

/// The result of a play when both hands are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayOutcome {
    /// The hand continues; forced passes have been made.
    GoesOn,
    /// It has ended with this number of points for the seat that played.
    Ended(i8),
}

impl PublicState {
    /// The state before the set is laid.
    pub fn beginning(leader: Seat) -> PublicState {
        let held = [HAND_SIZE as u8; 2];
        PublicState { ends: Ends::default(), played: 0, held, lacks: [0; 2], mover: leader }
    }

    /// The tiles that a seat may hold, as far as both seats can tell.
    #[inline]
    pub fn possible(&self, seat: Seat) -> Tiles {
        ALL_TILES & !self.played & !joining(self.lacks[seat.index()])
    }

    /// Puts a tile of the seat to move on the table. Returns whether it made a match. The seat to move stays
    /// the same.
    #[inline]
    pub fn put(&mut self, play: Play) -> bool {
        let (ends, is_match) = self.ends.after(play);
        self.ends = ends;
        self.played |= 1 << play.tile;
        self.held[self.mover.index()] -= 1;
        is_match
    }

    /// Records that a seat has passed.
    #[inline]
    pub fn pass(&mut self, seat: Seat) {
        self.lacks[seat.index()] |= self.ends.open();
    }

    /// Makes a play and all forced passes after it, with both hands known, south's first.
    pub fn play(&mut self, hands: &mut [Tiles; 2], play: Play) -> PlayOutcome {
        let (own, other) = (self.mover, self.mover.other());
        hands[own.index()] &= !(1 << play.tile);
        let is_match = self.put(play);
        if hands[own.index()] == 0 {
            return PlayOutcome::Ended(hands[other.index()].count_ones() as i8 + i8::from(is_match));
        }
        let joining = joining(self.ends.open());
        let can_play = [own, other].map(|seat| hands[seat.index()] & joining != 0);
        match can_play {
            [true, _] if is_match => {}
            [_, true] => {
                if is_match {
                    self.pass(own);
                }
                self.mover = other;
            }
            [true, false] => self.pass(other),
            [false, false] => return PlayOutcome::Ended(0),
        }
        PlayOutcome::GoesOn
    }

    /// The points for the seat to move if it plays its last tile; `None` if it holds more.
    pub fn points_of_last(&self, own: Tiles, play: Play) -> Option<i8> {
        let left = self.held[self.mover.other().index()] as i8;
        if own == 1 << play.tile { Some(left + i8::from(self.ends.after(play).1)) } else { None }
    }

    /// The solver's position, with both hands known, south's first.
    pub fn position(&self, hands: [Tiles; 2]) -> Position {
        let [own, other] = [self.mover, self.mover.other()].map(|seat| hands[seat.index()]);
        Position { own, other, ends: self.ends, seat: self.mover }
    }

    /// Returns true if a hand of the seat to move has a play.
    pub(super) fn can_play(&self, own: Tiles) -> bool {
        self.ends.is_empty() || own & joining(self.ends.open()) != 0
    }

    /// Visits the plays of a hand of the seat to move. Of plays that lead to the same position, it visits
    /// only one.
    #[inline]
    pub fn for_each_play(&self, own: Tiles, visit: impl FnMut(Play)) {
        Position { own, other: 0, ends: self.ends, seat: self.mover }.for_each_play(visit);
    }
}
