use super::state::{Branch, Hand, sides_of};
use super::{Move, Seat, State, Turn};
use crate::pieces::Tile;

/// The effect of a move.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Effect, Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// hand.play("3-4".parse()?)?;
/// let Effect::Played { end, made_match, .. } = hand.play("3-5@1".parse()?)? else { panic!("a play") };
/// assert_eq!((end, made_match), (5, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The set was put down.
    PutSet {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The tile's place in its hand.
        place: usize,
    },
    /// A tile was joined to a branch.
    Played {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The side of the branch, 1 to 4.
        side: u8,
        /// The branch's new open end.
        end: u8,
        /// True if it made a match, after which the seat plays again (C7).
        made_match: bool,
        /// The tile's place in its hand.
        place: usize,
        /// The flags before the play.
        before: Before,
        /// The end of the hand, if the play ended it.
        ending: Option<Ending>,
    },
    /// A seat had no tile that fits.
    Passed {
        /// The seat.
        seat: Seat,
        /// The numbers that the seat lacks: the open ends, lowest first, each once.
        lacks: Vec<u8>,
        /// The flags before the pass.
        before: Before,
        /// The end of the hand, if the pass ended it.
        ending: Option<Ending>,
    },
    /// The next hand of the match was dealt.
    NextHand {
        /// Its number, from 1.
        number: u32,
        /// The seat that leads it.
        leader: Seat,
        /// True if the coin decided who leads.
        by_coin: bool,
        /// The hand before.
        before: PreviousHand,
    },
}

/// The end of a hand (C8, C9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A seat played its last tile.
    WentOut {
        /// The seat.
        seat: Seat,
        /// Its points.
        points: u8,
        /// True if this decides the match.
        decides_match: bool,
    },
    /// Two passes followed each other.
    Blocked,
}

/// The flags before a play or a pass, which undo restores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    again: bool,
    passes: u8,
}

/// A hand that has been cleared away, which undo restores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviousHand(pub(super) Box<Hand>);

impl State {
    /// Puts down the set (C3).
    pub(super) fn put_set(&mut self, tile: Tile) -> Effect {
        let seat = self.mover();
        let place = self.take_tile(seat, tile);
        let hand = &mut self.hand;
        hand.set = Some(tile);
        hand.branches = sides_of(tile).into_iter().map(Branch::unstarted).collect();
        hand.history.push(Turn { seat, made: Move::Set(tile) });
        hand.turn = Some(seat.other());
        Effect::PutSet { seat, tile, place }
    }

    /// Joins a tile to a branch, with all that follows from it (C5, C7 to C9).
    pub(super) fn join(&mut self, tile: Tile, side: u8) -> Effect {
        let seat = self.mover();
        let place = self.take_tile(seat, tile);
        let before = self.before();
        let hand = &mut self.hand;

        let branch = &mut hand.branches[usize::from(side) - 1];
        let end = tile.other_end(branch.end).expect("C5: the tile has the open end");
        branch.tiles.push(tile);
        branch.end = end;
        let made_match = self.is_match(side, end);

        let hand = &mut self.hand;
        hand.history.push(Turn { seat, made: Move::Play { tile, side } });
        hand.again = made_match;
        hand.passes = 0;
        hand.turn = Some(if made_match { seat } else { seat.other() });
        let is_out = self.tiles(seat).is_empty();
        let ending = if is_out { Some(self.go_out(seat, made_match)) } else { None };
        Effect::Played { seat, tile, side, end, made_match, place, before, ending }
    }

    /// Returns true if the open end of this side's branch equals that of another started branch (C7).
    fn is_match(&self, side: u8, end: u8) -> bool {
        let others = (1..).zip(&self.hand.branches).filter(|(other, _)| *other != side);
        others.into_iter().any(|(_, branch)| branch.is_started() && branch.end == end)
    }

    /// Passes (C6), which can block the hand (C8).
    pub(super) fn pass(&mut self) -> Effect {
        let seat = self.mover();
        let before = self.before();
        let lacks = self.open_ends();
        let hand = &mut self.hand;
        hand.history.push(Turn { seat, made: Move::Pass });
        hand.again = false;
        hand.passes += 1;
        hand.turn = Some(seat.other());
        let ending = if hand.passes == 2 { Some(self.end_hand([0, 0], Ending::Blocked)) } else { None };
        Effect::Passed { seat, lacks, before, ending }
    }

    /// Ends the hand for the seat that goes out (C9).
    fn go_out(&mut self, seat: Seat, made_match: bool) -> Ending {
        let left = self.tiles(seat.other()).len();
        let points = u8::try_from(left).expect("C1: at most 11 tiles") + u8::from(made_match);
        let mut both = [0, 0];
        both[seat.index()] = points;
        self.end_hand(both, Ending::WentOut { seat, points, decides_match: false })
    }

    /// Ends the turn and counts the points.
    fn end_hand(&mut self, points: [u8; 2], ending: Ending) -> Ending {
        self.hand.turn = None;
        self.hand.again = false;
        self.hand.points = Some(points);
        if let Some(game) = &mut self.game {
            game.score = [game.score[0] + points[0], game.score[1] + points[1]];
        }
        match ending {
            Ending::WentOut { seat, points, .. } => {
                Ending::WentOut { seat, points, decides_match: self.match_winner().is_some() }
            }
            Ending::Blocked => Ending::Blocked,
        }
    }

    /// Deals the next hand, and lets the coin decide who leads if nobody has chosen (C2).
    pub(super) fn deal_next_hand(&mut self, chosen: Option<Seat>) -> Effect {
        let game = self.game.as_mut().expect("C2: only a match has a next hand");
        game.hand += 1;
        let number = game.hand;
        let next = Hand::from_source(&self.options, game.source, number, chosen);
        let leader = next.leader.expect("a hand that is dealt has a leader");
        let before = PreviousHand(Box::new(std::mem::replace(&mut self.hand, next)));
        Effect::NextHand { number, leader, by_coin: chosen.is_none(), before }
    }

    /// Restores what a play or a pass changed: the flags, and the points if it ended the hand.
    pub(super) fn reopen_hand(&mut self, before: &Before) {
        let points = self.hand.points.take();
        if let (Some(game), Some([south, north])) = (&mut self.game, points) {
            game.score = [game.score[0] - south, game.score[1] - north];
        }
        self.hand.again = before.again;
        self.hand.passes = before.passes;
    }

    /// Puts a tile back into its hand and removes its turn from the history.
    pub(super) fn give_back(&mut self, seat: Seat, place: usize, tile: Tile) {
        self.hand.tiles[seat.index()].insert(place, tile);
        self.hand.history.pop();
        self.hand.turn = Some(seat);
    }

    /// Takes a tile from a hand and returns its place there.
    fn take_tile(&mut self, seat: Seat, tile: Tile) -> usize {
        let tiles = &mut self.hand.tiles[seat.index()];
        let place = tiles.iter().position(|held| *held == tile).expect("C1: the seat holds the tile");
        tiles.remove(place);
        place
    }

    /// The seat to move.
    fn mover(&self) -> Seat {
        self.hand.turn.expect("C8: the hand continues")
    }

    /// The flags that a play or a pass can change.
    fn before(&self) -> Before {
        Before { again: self.hand.again, passes: self.hand.passes }
    }
}
