use std::fmt;
use std::str::FromStr;

use crate::ParseMoveError;
use crate::text::{read_move, read_number};

/// A move.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::{Move, Place};
///
/// let made: Move = "t3 t5 2".parse()?;
/// assert_eq!(made, Move::ToTableau { from: Place::Tableau(3), to: 5, cards: 2 });
/// assert_eq!(Move::ToFoundation(Place::Spare(1)).to_string(), "s1 f");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Move {
    /// `deal`: one card from the stock onto each reserve pile, or the last ones as spares.
    Deal,
    /// `t3 f`, `r1 f`: the top card of a place goes to its foundation.
    ToFoundation(Place),
    /// `r1 t5`, `t3 t5 2`: this number of cards go from a place to a tableau pile. The text leaves out a 1.
    ToTableau {
        /// The place of the cards.
        from: Place,
        /// The number of the target pile, from 1.
        to: u8,
        /// The number of cards; more than one only from the tableau.
        cards: u8,
    },
}

/// The source of cards, with its number from 1.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::Place;
///
/// assert_eq!(Place::Reserve(3).to_string(), "r3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Place {
    /// `t3`: a tableau pile.
    Tableau(u8),
    /// `r3`: a reserve pile.
    Reserve(u8),
    /// `s1`: a spare.
    Spare(u8),
    /// `f1`: a foundation, numbered in the order in which they were started.
    Foundation(u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Tableau(number) => write!(f, "t{number}"),
            Place::Reserve(number) => write!(f, "r{number}"),
            Place::Spare(number) => write!(f, "s{number}"),
            Place::Foundation(number) => write!(f, "f{number}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal => f.write_str("deal"),
            Move::ToFoundation(from) => write!(f, "{from} f"),
            Move::ToTableau { from, to, cards: 1 } => write!(f, "{from} t{to}"),
            Move::ToTableau { from, to, cards } => write!(f, "{from} t{to} {cards}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        read_move(text, "deal, or from and to, like t3 f, r1 t2 or t3 t5 2", |words| match *words {
            ["deal"] => Some(Move::Deal),
            [from, "f"] => read_place(from).map(Move::ToFoundation),
            [from, to] => read_to_tableau(from, to, "1"),
            [from, to, cards] => read_to_tableau(from, to, cards),
            _ => None,
        })
    }
}

/// Reads a move to the tableau.
fn read_to_tableau(from: &str, to: &str, cards: &str) -> Option<Move> {
    let Place::Tableau(to) = read_place(to)? else { return None };
    Some(Move::ToTableau { from: read_place(from)?, to, cards: read_number(cards)? })
}

/// Reads a place: a letter and a number.
fn read_place(text: &str) -> Option<Place> {
    let place = match text.chars().next()? {
        't' => Place::Tableau,
        'r' => Place::Reserve,
        's' => Place::Spare,
        'f' => Place::Foundation,
        _ => return None,
    };
    read_number(&text[1..]).map(place)
}
