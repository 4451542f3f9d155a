use std::fmt;
use std::str::FromStr;

use crate::ParseMoveError;
use crate::text::{read_move, read_number};

/// A move.
///
/// # Examples
/// ```
/// use talon_rules::doublets::Move;
///
/// assert_eq!("Reserve 3".parse(), Ok(Move::Reserve(3)));
/// assert_eq!(Move::Flip.to_string(), "flip");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// `flip`: the top of the stock goes face up onto the waste.
    Flip,
    /// `redeal`: the waste goes back to the stock; no card is turned.
    Redeal,
    /// `waste`: the top of the waste goes to the foundation.
    Waste,
    /// `reserve 3`: the card of this reserve pile (from 1) goes to the foundation.
    Reserve(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Flip => f.write_str("flip"),
            Move::Redeal => f.write_str("redeal"),
            Move::Waste => f.write_str("waste"),
            Move::Reserve(pile) => write!(f, "reserve {pile}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        read_move(text, "flip, redeal, waste, or reserve 1 to reserve 7", |words| match *words {
            ["flip"] => Some(Move::Flip),
            ["redeal"] => Some(Move::Redeal),
            ["waste"] => Some(Move::Waste),
            ["reserve", pile] => read_number(pile).map(Move::Reserve),
            _ => None,
        })
    }
}
