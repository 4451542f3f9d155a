use std::fmt;
use std::str::FromStr;

use crate::ParseMoveError;
use crate::pieces::Tile;
use crate::text::{read_move, read_number};

/// One of the two players.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Seat, UnknownSeat};
///
/// assert_eq!("north".parse(), Ok(Seat::South.other()));
/// assert_eq!("east".parse::<Seat>(), Err(UnknownSeat));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Seat {
    /// Dealt first.
    South,
    /// Dealt second.
    North,
}

impl Seat {
    /// Both seats, south first.
    pub const BOTH: [Seat; 2] = [Seat::South, Seat::North];

    /// The seat across the table.
    pub const fn other(self) -> Seat {
        match self {
            Seat::South => Seat::North,
            Seat::North => Seat::South,
        }
    }

    /// The index of a seat in an array of two: 0 for south, 1 for north.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Seat::South => "south",
            Seat::North => "north",
        })
    }
}

/// A text that is not the name of a seat.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Seat, UnknownSeat};
///
/// assert_eq!("west".parse::<Seat>(), Err(UnknownSeat));
/// assert_eq!(UnknownSeat.to_string(), "the seats are south and north");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the seats are south and north")]
pub struct UnknownSeat;

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Seat, UnknownSeat> {
        match text {
            "south" => Ok(Seat::South),
            "north" => Ok(Seat::North),
            _ => Err(UnknownSeat),
        }
    }
}

/// A turn of a seat.
///
/// # Examples
/// ```
/// use talon_rules::curse::{Move, Seat, Turn};
///
/// let turn = Turn { seat: Seat::South, made: Move::Pass };
/// assert_eq!(turn.to_string(), "south pass");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The seat.
    pub seat: Seat,
    /// Its move: the set, a play or a pass.
    pub made: Move,
}

/// A move.
///
/// # Examples
/// ```
/// use talon_rules::curse::Move;
///
/// let made: Move = "5-2@1".parse()?;
/// assert_eq!(made, Move::Play { tile: "2-5".parse()?, side: 1 });
/// assert_eq!(made.to_string(), "2-5@1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// `2-5`: the leader puts down this tile as the set.
    Set(Tile),
    /// `2-5@1`: the tile joins the branch of this side, 1 to 4.
    Play {
        /// The tile.
        tile: Tile,
        /// The side of the set: 1 and 2 have its lower number.
        side: u8,
    },
    /// `pass`: the player has no tile that fits.
    Pass,
    /// `lead south`: the loser of the last hand chooses who leads the next.
    Lead(Seat),
    /// `next`: after a blocked hand, the coin says who leads the next.
    Next,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Set(tile) => tile.fmt(f),
            Move::Play { tile, side } => write!(f, "{tile}@{side}"),
            Move::Pass => f.write_str("pass"),
            Move::Lead(seat) => write!(f, "lead {seat}"),
            Move::Next => f.write_str("next"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let expected = "a tile (2-5), a tile and a side (2-5@1), pass, lead south, lead north or next";
        read_move(text, expected, |words| match *words {
            ["pass"] => Some(Move::Pass),
            ["next"] => Some(Move::Next),
            ["lead", seat] => seat.parse().ok().map(Move::Lead),
            [word] => read_tile_move(word),
            _ => None,
        })
    }
}

/// Reads `2-5` or `2-5@1`.
fn read_tile_move(word: &str) -> Option<Move> {
    match word.split_once('@') {
        None => Some(Move::Set(word.parse().ok()?)),
        Some((tile, side)) => Some(Move::Play { tile: tile.parse().ok()?, side: read_number(side)? }),
    }
}
