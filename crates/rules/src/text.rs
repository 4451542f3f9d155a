//! The parts of reading and writing positions and moves that all games share.

use std::fmt;
use std::fmt::Display;
use std::str::FromStr;

use crate::fields::{FaultyField, FieldFault, Fields, Form, MOST_QUOTED, shorten};
use crate::{GameName, OptionsError};

/// A text that is not a move of the game.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::Move;
///
/// let error = "t3 x".parse::<Move>().expect_err("x is no place");
/// let expected = "deal, or from and to, like t3 f, r1 t2 or t3 t5 2";
/// assert_eq!(error.to_string(), format!("\"t3 x\" is not a move of this game: write {expected}"));
/// ```
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
///
/// # Examples
/// ```
/// use talon_rules::AnyLayout;
///
/// let error = "game: yield; stock: 4C TX".parse::<AnyLayout>().expect_err("TX is no card");
/// assert_eq!(error.to_string(), "stock: cannot read \"TX\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseLayoutError {
    /// A field that is not right.
    #[error(transparent)]
    Field(#[from] FieldFault),
    /// Options that no game can have.
    #[error("options: {0}")]
    Options(#[from] OptionsError),
    /// The layout of another game.
    #[error("this is a layout of {0}")]
    OtherGame(GameName),
}

impl From<FaultyField> for ParseLayoutError {
    fn from((_, fault): FaultyField) -> ParseLayoutError {
        fault.into()
    }
}

/// The text of a layout: fields that are separated by line breaks or semicolons.
const LAYOUT: Form = Form { name: "this game's layout", example: "stock: 4C TH", repeated: &[] };

impl<'a> Fields<'a> {
    /// Splits the layout of this game into its fields, without the field `game`.
    pub(crate) fn of_layout(game: GameName, text: &'a str) -> Result<Fields<'a>, ParseLayoutError> {
        let mut fields = split_layout(text)?;
        match fields.value("game")?.parse() {
            Ok(name) if name == game => Ok(fields),
            Ok(name) => Err(ParseLayoutError::OtherGame(name)),
            Err(_) => Err(unreadable("game", text)),
        }
    }

    /// Takes the value of a field.
    pub(crate) fn value(&mut self, name: &'static str) -> Result<&'a str, ParseLayoutError> {
        Ok(self.take(name)?.value)
    }

    /// Takes the value of a field, or this one if the field is not there.
    pub(crate) fn value_or(&mut self, name: &str, usual: &'a str) -> &'a str {
        self.take_optional(name).map_or(usual, |field| field.value)
    }

    /// Takes a field and reads a list of pieces.
    pub(crate) fn take_pieces<T: FromStr>(
        &mut self,
        name: &'static str,
    ) -> Result<Vec<Option<T>>, ParseLayoutError> {
        read_pieces(name, self.value(name)?)
    }

    /// Takes a field and reads several lists of pieces, separated by bars.
    pub(crate) fn take_piles<T: FromStr>(
        &mut self,
        name: &'static str,
    ) -> Result<Vec<Vec<Option<T>>>, ParseLayoutError> {
        self.value(name)?.split('|').map(|pile| read_pieces(name, pile)).collect()
    }
}

fn split_layout(text: &str) -> Result<Fields<'_>, FaultyField> {
    let parts = text.split(['\n', ';']).map(str::trim).filter(|part| !part.is_empty());
    Fields::read(LAYOUT, (1..).zip(parts))
}

/// Reads the name of the game from the text of a layout.
pub(crate) fn layout_game(text: &str) -> Result<GameName, ParseLayoutError> {
    Ok(split_layout(text)?.parse("game")?)
}

/// Makes the error for a value that cannot be read.
pub(crate) fn unreadable(field: &'static str, value: &str) -> ParseLayoutError {
    FieldFault::unreadable(field, value).into()
}

/// Reads a number that consists of digits only: no pile is called `+3` or `-0`.
pub(crate) fn read_number<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

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
