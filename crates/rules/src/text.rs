//! Reading and writing the texts of positions and moves: the parts that all games share.

use std::fmt;
use std::fmt::Display;
use std::str::FromStr;

use crate::{GameName, OptionsError};

/// A text that is not a move of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not a move of this game: write {expected}")]
pub struct ParseMoveError {
    text: String,
    expected: &'static str,
}

/// Reads a move from its words in lower case; `expected` says what can be written instead.
pub(crate) fn read_move<M>(
    text: &str,
    expected: &'static str,
    read: impl FnOnce(&[&str]) -> Option<M>,
) -> Result<M, ParseMoveError> {
    let lower = text.to_ascii_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    read(&words).ok_or_else(|| ParseMoveError { text: shorten(text, MOST_QUOTED), expected })
}

/// A text that is not the layout of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseLayoutError {
    /// A field without a colon.
    #[error("{0:?} is not a name and a value, like \"stock: 4C TH\"")]
    NotAField(String),
    /// A name that the layout does not have.
    #[error("there is no {0:?} in this game's layout")]
    UnknownField(String),
    /// A name that is there twice.
    #[error("{0:?} is there twice")]
    FieldTwice(String),
    /// A field that is missing.
    #[error("{0:?} is missing")]
    FieldMissing(&'static str),
    /// A value that cannot be read.
    #[error("{field}: cannot read {value:?}")]
    Unreadable {
        /// The field's name.
        field: &'static str,
        /// The part that cannot be read.
        value: String,
    },
    /// Options that no game can have.
    #[error("options: {0}")]
    Options(#[from] OptionsError),
    /// The layout of another game.
    #[error("this is a layout of {0}")]
    OtherGame(GameName),
}

/// The fields of a layout's text: `name: value`, separated by line breaks or semicolons.
pub(crate) struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// Splits the layout of this game into its fields, without the field `game`.
    pub(crate) fn read(game: GameName, text: &'a str) -> Result<Fields<'a>, ParseLayoutError> {
        let mut fields = Fields::split(text)?;
        match fields.take("game")?.parse() {
            Ok(name) if name == game => Ok(fields),
            Ok(name) => Err(ParseLayoutError::OtherGame(name)),
            Err(_) => Err(unreadable("game", text)),
        }
    }

    /// Splits a text into its fields.
    fn split(text: &'a str) -> Result<Fields<'a>, ParseLayoutError> {
        let mut fields: Vec<(&str, &str)> = Vec::new();
        for part in text.split(['\n', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part
                .split_once(':')
                .ok_or_else(|| ParseLayoutError::NotAField(shorten(part, MOST_QUOTED)))?;
            if fields.iter().any(|(known, _)| *known == name) {
                return Err(ParseLayoutError::FieldTwice(shorten(name, MOST_QUOTED)));
            }
            fields.push((name, value.trim()));
        }
        Ok(Fields(fields))
    }

    /// Takes the value of a field.
    pub(crate) fn take(&mut self, name: &'static str) -> Result<&'a str, ParseLayoutError> {
        self.take_optional(name).ok_or(ParseLayoutError::FieldMissing(name))
    }

    /// Takes the value of a field, if the field is there.
    pub(crate) fn take_optional(&mut self, name: &'static str) -> Option<&'a str> {
        let place = self.0.iter().position(|(known, _)| *known == name)?;
        Some(self.0.swap_remove(place).1)
    }

    /// Takes a field and parses its value.
    pub(crate) fn take_one<T: FromStr>(&mut self, name: &'static str) -> Result<T, ParseLayoutError> {
        let value = self.take(name)?;
        value.parse().map_err(|_| unreadable(name, value))
    }

    /// Takes a field and reads a list of pieces.
    pub(crate) fn take_pieces<T: FromStr>(
        &mut self,
        name: &'static str,
    ) -> Result<Vec<Option<T>>, ParseLayoutError> {
        read_pieces(name, self.take(name)?)
    }

    /// Takes a field and reads several lists of pieces, separated by bars.
    pub(crate) fn take_piles<T: FromStr>(
        &mut self,
        name: &'static str,
    ) -> Result<Vec<Vec<Option<T>>>, ParseLayoutError> {
        self.take(name)?.split('|').map(|pile| read_pieces(name, pile)).collect()
    }

    /// Checks that every field was taken.
    pub(crate) fn finish(self) -> Result<(), ParseLayoutError> {
        match self.0.first() {
            Some((name, _)) => Err(ParseLayoutError::UnknownField(shorten(name, MOST_QUOTED))),
            None => Ok(()),
        }
    }
}

/// Reads the name of the game from the text of a layout.
pub(crate) fn layout_game(text: &str) -> Result<GameName, ParseLayoutError> {
    Fields::split(text)?.take_one("game")
}

/// Makes the error for a value that cannot be read.
pub(crate) fn unreadable(field: &'static str, value: &str) -> ParseLayoutError {
    ParseLayoutError::Unreadable { field, value: shorten(value, MOST_QUOTED) }
}

/// Reads a number that consists of digits only: no pile is called `+3` or `-0`.
pub(crate) fn read_number<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// The first characters of a text, for a message that quotes it.
pub fn shorten(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// The most characters of a field that a message quotes.
const MOST_QUOTED: usize = 40;

/// Reads pieces separated by spaces: `-` is an empty list, `??` and `?-?` are unknown pieces.
pub(crate) fn read_pieces<T: FromStr>(
    field: &'static str,
    text: &str,
) -> Result<Vec<Option<T>>, ParseLayoutError> {
    if text.trim() == "-" {
        return Ok(Vec::new());
    }
    let read = |word: &str| match word {
        "??" | "?-?" => Ok(None),
        _ => word.parse().map(Some).map_err(|_| unreadable(field, word)),
    };
    text.split_whitespace().map(read).collect()
}

/// Writes pieces separated by spaces, with the second part for each unknown piece, and `-` for an empty list.
pub(crate) struct Pieces<'a, T>(pub(crate) &'a [Option<T>], pub(crate) &'static str);

impl<T: Display> Display for Pieces<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (place, piece) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            match piece {
                Some(piece) => piece.fmt(f)?,
                None => f.write_str(self.1)?,
            }
        }
        Ok(())
    }
}

/// Writes several lists of cards, separated by bars.
pub(crate) fn piles_text<T: Display>(piles: &[Vec<Option<T>>]) -> String {
    piles.iter().map(|pile| Pieces(pile, "??").to_string()).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_digits_alone() {
        assert_eq!(read_number::<u8>("12"), Some(12));
        for text in ["", "+1", "-1", " 1", "1 ", "256", "1.0", "\u{661}"] {
            assert_eq!(read_number::<u8>(text), None, "{text:?}");
        }
    }
}
