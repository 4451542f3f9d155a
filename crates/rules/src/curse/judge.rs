use super::{Move, Seat, State};
use crate::pieces::Tile;

/// The reason why a move is illegal.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Options, State, Violation};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::Game;
///
/// let mut hand = State::deal(&Options::HAND, DealNumber::new(17)?);
/// assert_eq!(hand.why_not("pass".parse()?), Some(Violation::SetComesFirst));
/// hand.play("3-4".parse()?)?;
/// let refused = hand.why_not("pass".parse()?).expect("north has tiles that fit");
/// assert!(matches!(refused, Violation::MustPlay { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, thiserror::Error)]
pub enum Violation {
    /// C1: the seat to move does not hold this tile.
    #[error("{tile} is not in the hand of the seat to move")]
    NotHeld {
        /// The tile.
        tile: Tile,
    },
    /// C2: nobody chooses a leader while a hand is played.
    #[error("the next leader is chosen after the hand")]
    HandGoesOn,
    /// C2: after a blocked hand the coin decides who leads.
    #[error("after a blocked hand the coin decides who leads")]
    CoinDecides,
    /// C2: the loser of the hand chooses the leader.
    #[error("{seat} lost the hand and chooses who leads")]
    LoserChooses {
        /// The loser.
        seat: Seat,
    },
    /// C3: the hand begins with the set.
    #[error("the hand begins with the set")]
    SetComesFirst,
    /// C3: the set already lies on the table, so a tile needs a side.
    #[error("the set lies already, so a tile needs a side")]
    SetLiesAlready,
    /// C4: the sides are 1 to 4.
    #[error("there is no side {side}: the sides are 1 to 4")]
    NoSuchSide {
        /// The side in the move.
        side: u8,
    },
    /// C5: neither number of the tile is the open end.
    #[error("{tile} does not join the open end {end}")]
    DoesNotJoin {
        /// The tile.
        tile: Tile,
        /// The open end.
        end: u8,
    },
    /// C6: the player holds a tile that fits.
    #[error("a pass is not allowed while {tile} can be played")]
    MustPlay {
        /// The first tile that fits.
        tile: Tile,
    },
    /// C8: the hand has ended.
    #[error("the hand has ended")]
    HandEnded,
    /// C10: the match is decided.
    #[error("the match is decided")]
    MatchDecided,
}

impl crate::Violation for Violation {
    fn rule(&self) -> &'static str {
        match self {
            Violation::NotHeld { .. } => "C1",
            Violation::HandGoesOn | Violation::CoinDecides | Violation::LoserChooses { .. } => "C2",
            Violation::SetComesFirst | Violation::SetLiesAlready => "C3",
            Violation::NoSuchSide { .. } => "C4",
            Violation::DoesNotJoin { .. } => "C5",
            Violation::MustPlay { .. } => "C6",
            Violation::HandEnded => "C8",
            Violation::MatchDecided => "C10",
        }
    }
}

impl State {
    /// C2 and C8: judges a move after the end of a hand.
    pub(super) fn judge_between_hands(&self, candidate: Move) -> Option<Violation> {
        match (candidate, self.choosing()) {
            (Move::Lead(_) | Move::Next, _) if self.game.is_none() => Some(Violation::HandEnded),
            (Move::Lead(_), Some(_)) | (Move::Next, None) => None,
            (Move::Lead(_), None) => Some(Violation::CoinDecides),
            (Move::Next, Some(seat)) => Some(Violation::LoserChooses { seat }),
            (Move::Set(_) | Move::Play { .. } | Move::Pass, _) => Some(Violation::HandEnded),
        }
    }

    /// Judges whether the seat holds the tile (C1).
    pub(super) fn judge_held(&self, seat: Seat, tile: Tile) -> Option<Violation> {
        if self.tiles(seat).contains(&tile) { None } else { Some(Violation::NotHeld { tile }) }
    }

    /// Judges the play of a tile at a side (C4 and C5).
    pub(super) fn judge_join(&self, tile: Tile, side: u8) -> Option<Violation> {
        match self.hand.branches.get(usize::from(side).wrapping_sub(1)) {
            None => Some(Violation::NoSuchSide { side }),
            Some(branch) if tile.has(branch.end) => None,
            Some(branch) => Some(Violation::DoesNotJoin { tile, end: branch.end }),
        }
    }

    /// C6: the first tile of this seat that fits anywhere.
    pub(super) fn playable_tile(&self, seat: Seat) -> Option<Tile> {
        let fits = |tile: &Tile| self.hand.branches.iter().any(|branch| tile.has(branch.end));
        self.tiles(seat).iter().copied().find(fits)
    }
}
