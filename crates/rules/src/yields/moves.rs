use std::fmt;
use std::str::FromStr;

use crate::ParseMoveError;
use crate::text::{read_move, read_number};

/// A move.
///
/// # Examples
/// ```
/// use talon_rules::yields::{Move, Place};
///
/// assert_eq!("king top".parse(), Ok(Move::King(Place::Top)));
/// assert_eq!("pair top r7c1".parse::<Move>()?.to_string(), "pair r7c1 top");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// `flip`: the top of the stock goes face up onto the waste.
    Flip,
    /// `king r7c1`: the King at this place is removed.
    King(Place),
    /// `pair r7c1 top`: the cards at these two places are removed.
    Pair(Pair),
}

/// The place of an available card. A move names its places in this order.
///
/// # Examples
/// ```
/// use talon_rules::yields::Place;
///
/// assert_eq!(Place::Pyramid { row: 1, column: 7 }.to_string(), "r1c7");
/// assert!(Place::Top < Place::Bottom, "a pair names the top first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Place {
    /// `r1c1`: a place of the pyramid.
    Pyramid {
        /// The row, from 1 for the widest.
        row: u8,
        /// The place in the row, from 1, left to right.
        column: u8,
    },
    /// `top`: the top of the waste.
    Top,
    /// `second`: the card under the top of the waste, if it is not the bottom.
    Second,
    /// `bottom`: the bottom of the waste, if it is not the top.
    Bottom,
}

/// Two places in a fixed order, so that a pair has one text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Pair {
    first: Place,
    second: Place,
}

impl Pair {
    /// Makes the pair of these two places, given in any order.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::yields::{Pair, Place};
    ///
    /// assert_eq!(Pair::new(Place::Bottom, Place::Top), Pair::new(Place::Top, Place::Bottom));
    /// assert_eq!(Pair::new(Place::Bottom, Place::Top).first(), Place::Top);
    /// ```
    pub fn new(one: Place, other: Place) -> Pair {
        Pair { first: one.min(other), second: one.max(other) }
    }

    /// The place named first: the pyramid comes in reading order, then the waste from the top.
    pub const fn first(&self) -> Place {
        self.first
    }

    /// The place named second.
    pub const fn second(&self) -> Place {
        self.second
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Pyramid { row, column } => write!(f, "r{row}c{column}"),
            Place::Top => f.write_str("top"),
            Place::Second => f.write_str("second"),
            Place::Bottom => f.write_str("bottom"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Flip => f.write_str("flip"),
            Move::King(place) => write!(f, "king {place}"),
            Move::Pair(Pair { first, second }) => write!(f, "pair {first} {second}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let expected =
            "flip, king P or pair P P, where P is a place: r1c1 (row and column), top, bottom, second";
        read_move(text, expected, |words| match *words {
            ["flip"] => Some(Move::Flip),
            ["king", place] => read_place(place).map(Move::King),
            ["pair", one, other] => Some(Move::Pair(Pair::new(read_place(one)?, read_place(other)?))),
            _ => None,
        })
    }
}

/// Reads the text of a place.
fn read_place(text: &str) -> Option<Place> {
    match text {
        "top" => Some(Place::Top),
        "second" => Some(Place::Second),
        "bottom" => Some(Place::Bottom),
        _ => {
            let (row, column) = text.strip_prefix('r')?.split_once('c')?;
            Some(Place::Pyramid { row: read_number(row)?, column: read_number(column)? })
        }
    }
}
