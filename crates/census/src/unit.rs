//! The deals that are solved and stored at once.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The deals that are solved and stored at once. Its text begins the names of its files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
#[serde(into = "String", try_from = "String")]
pub enum Unit {
    /// A block, by its number.
    Block(u64),
    /// A single deal that hit a limit in its block, by its number.
    Deal(u64),
}

impl Unit {
    /// The number of a block; `None` for a deal.
    pub fn block(self) -> Option<u64> {
        if let Unit::Block(number) = self { Some(number) } else { None }
    }
}

/// A text that is not a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a unit is written like block=7 or deal=123")]
pub struct UnitError;

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Block(number) => write!(f, "block={number}"),
            Unit::Deal(number) => write!(f, "deal={number}"),
        }
    }
}

impl FromStr for Unit {
    type Err = UnitError;

    fn from_str(text: &str) -> Result<Unit, UnitError> {
        let (kind, number) = text.split_once('=').ok_or(UnitError)?;
        let number = number.parse().map_err(|_| UnitError)?;
        let unit = match kind {
            "block" => Unit::Block(number),
            "deal" => Unit::Deal(number),
            _ => return Err(UnitError),
        };
        // Only one text for each unit, so that no other file has its results: "block=07" is none.
        if unit.to_string() == text { Ok(unit) } else { Err(UnitError) }
    }
}

impl From<Unit> for String {
    fn from(unit: Unit) -> String {
        unit.to_string()
    }
}

impl TryFrom<String> for Unit {
    type Error = UnitError;

    fn try_from(text: String) -> Result<Unit, UnitError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_has_one_text() {
        for unit in [Unit::Block(0), Unit::Block(u64::MAX), Unit::Deal(17)] {
            assert_eq!(unit.to_string().parse(), Ok(unit));
        }
        for text in
            ["", "block", "block=", "block=07", "block=+7", "block=-1", "tile=1", "block=1=2", "Block=1"]
        {
            assert_eq!(text.parse::<Unit>(), Err(UnitError), "{text}");
        }
    }
}
