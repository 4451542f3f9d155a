use talon_rules::curse::{HAND_SIZE, Seat};
use talon_solve::curse::packed::{Ends, Numbers, Play, Position, Tiles, joining};

/// All 28 tiles.
const ALL_TILES: Tiles = (1 << 28) - 1;

/// What everybody at the table can see of a hand that goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The open ends.
    pub ends: Ends,
    /// The tiles that lie on the table.
    pub played: Tiles,
    /// How many tiles each seat holds, south first.
    pub held: [u8; 2],
    /// The numbers that each seat has passed on, and so does not hold.
    pub lacks: [Numbers; 2],
    /// Who plays next.
    pub mover: Seat,
}

/// What a play leads to for those who know both hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The hand goes on; the passes that were no choice have been made.
    GoesOn,
    /// It has ended, with so many points for the seat that played.
    Ended(i8),
}

impl Public {
    /// Before the set lies.
    pub fn beginning(leader: Seat) -> Public {
        let held = [HAND_SIZE as u8; 2];
        Public { ends: Ends::default(), played: 0, held, lacks: [0; 2], mover: leader }
    }

    /// The tiles that a seat may hold, as far as everybody can tell.
    #[inline]
    pub fn possible(&self, seat: Seat) -> Tiles {
        ALL_TILES & !self.played & !joining(self.lacks[seat.index()])
    }

    /// Puts a tile of the seat to move onto the table; tells whether it made a match. Who moves next is left
    /// as it was.
    #[inline]
    pub fn put(&mut self, play: Play) -> bool {
        let (ends, is_match) = self.ends.after(play);
        self.ends = ends;
        self.played |= 1 << play.tile;
        self.held[self.mover.index()] -= 1;
        is_match
    }

    /// Notes that a seat has passed.
    #[inline]
    pub fn pass(&mut self, seat: Seat) {
        self.lacks[seat.index()] |= self.ends.open();
    }

    /// Plays on when both hands are known, south's first. The passes that are no choice are made.
    pub fn play(&mut self, hands: &mut [Tiles; 2], play: Play) -> Outcome {
        let (own, other) = (self.mover, self.mover.other());
        hands[own.index()] &= !(1 << play.tile);
        let is_match = self.put(play);
        if hands[own.index()] == 0 {
            return Outcome::Ended(hands[other.index()].count_ones() as i8 + i8::from(is_match));
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
            [false, false] => return Outcome::Ended(0),
        }
        Outcome::GoesOn
    }

    /// The points for the seat to move when it plays the only tile that it holds; `None` when it holds more.
    pub fn points_of_last(&self, own: Tiles, play: Play) -> Option<i8> {
        let left = self.held[self.mover.other().index()] as i8;
        (own == 1 << play.tile).then(|| left + i8::from(self.ends.after(play).1))
    }

    /// The solver's position, when both hands are known, south's first.
    pub fn position(&self, hands: [Tiles; 2]) -> Position {
        let [own, other] = [self.mover, self.mover.other()].map(|seat| hands[seat.index()]);
        Position { own, other, ends: self.ends, seat: self.mover }
    }

    /// Shows the plays that a hand of the seat to move has, of those that lead to the same only one.
    #[inline]
    pub fn for_each_play(&self, own: Tiles, visit: impl FnMut(Play)) {
        Position { own, other: 0, ends: self.ends, seat: self.mover }.for_each_play(visit);
    }
}
