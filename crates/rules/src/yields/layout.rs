use std::fmt;
use std::str::FromStr;

use super::{Options, Place};
use crate::fields::Fields;
use crate::pieces::{Card, ParseCardError};
use crate::text::{Pieces, unreadable};
use crate::{GameName, GameOptions, ParseLayoutError};

/// The pieces and their places, with `None` for an unknown card. A layout may break the rules;
/// [`arrange`](crate::Game::arrange) checks it.
///
/// # Examples
/// ```
/// use talon_rules::yields::{Layout, Place, Spot};
///
/// let layout: Layout =
///     "game: yield; options: ranks 3, rows 2; stock: -; waste: 3C; pyramid: AC 2D | .".parse()?;
/// assert_eq!(layout.pyramid[1], [Spot::Gone]);
/// assert_eq!(layout.card_at(Place::Top), Some("3C".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The options of the game.
    pub options: Options,
    /// The stock, bottom first: the last card is turned next.
    pub stock: Vec<Option<Card>>,
    /// The waste, bottom first.
    pub waste: Vec<Option<Card>>,
    /// The rows of the pyramid, the widest first.
    pub pyramid: Vec<Vec<Spot>>,
}

/// A place of the pyramid, where a card lies or has lain.
///
/// # Examples
/// ```
/// use talon_rules::yields::Spot;
///
/// assert_eq!(".".parse(), Ok(Spot::Gone));
/// assert_eq!("4C".parse::<Spot>()?, Spot::Card("4C".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Spot {
    /// `.`: its card has been removed.
    Gone,
    /// `??`: an unknown card. No position has one because the pyramid lies face up.
    Hidden,
    /// A known card.
    Card(Card),
}

impl Layout {
    /// Returns true if a card lies over this row and column, both from 0 (Y2).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::yields::State;
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let layout = State::deal(&Default::default(), DealNumber::new(17)?).layout();
    /// assert!(layout.is_covered(0, 0), "the widest row lies below all others");
    /// assert!(!layout.is_covered(6, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_covered(&self, row: usize, column: usize) -> bool {
        let spot = |row: usize, column: usize| self.pyramid.get(row)?.get(column);
        cover(row, column, |row, column| spot(row, column).filter(|spot| **spot != Spot::Gone)).is_some()
    }

    /// The card at a place, if it is known.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::yields::{Place, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::Game;
    ///
    /// let layout = State::deal(&Default::default(), DealNumber::new(17)?).layout();
    /// assert_eq!(layout.card_at(Place::Pyramid { row: 7, column: 1 }), Some("8C".parse()?));
    /// assert_eq!(layout.card_at(Place::Top), None, "the waste is empty");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn card_at(&self, place: Place) -> Option<Card> {
        match (place, self.waste.as_slice()) {
            (Place::Pyramid { row, column }, _) => {
                let row = self.pyramid.get(usize::from(row).checked_sub(1)?)?;
                match row.get(usize::from(column).checked_sub(1)?)? {
                    Spot::Card(card) => Some(*card),
                    Spot::Gone | Spot::Hidden => None,
                }
            }
            (Place::Top, [.., card]) | (Place::Second, [_, .., card, _]) | (Place::Bottom, [card, .., _]) => {
                *card
            }
            _ => None,
        }
    }

    /// The points so far: the number of cards that have been removed (Y6).
    pub fn points(&self) -> usize {
        let pyramid = self.pyramid.iter().flatten().filter(|spot| **spot != Spot::Gone).count();
        self.options.cards().saturating_sub(self.stock.len() + self.waste.len() + pyramid)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Gone => f.write_str("."),
            Spot::Hidden => f.write_str("??"),
            Spot::Card(card) => card.fmt(f),
        }
    }
}

impl FromStr for Spot {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Spot, ParseCardError> {
        match text {
            "." => Ok(Spot::Gone),
            "??" => Ok(Spot::Hidden),
            _ => text.parse().map(Spot::Card),
        }
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row_text = |row: &Vec<Spot>| row.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = self.pyramid.iter().map(row_text).collect();
        writeln!(f, "game: {}", GameName::Yield)?;
        writeln!(f, "options: {}", self.options.to_text())?;
        writeln!(f, "stock: {}", Pieces(&self.stock, "??"))?;
        writeln!(f, "waste: {}", Pieces(&self.waste, "??"))?;
        write!(f, "pyramid: {}", rows.join(" | "))
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Layout, ParseLayoutError> {
        let read_spot = |word: &str| word.parse().map_err(|_| unreadable("pyramid", word));
        let read_row = |row: &str| row.split_whitespace().map(read_spot).collect();
        let mut fields = Fields::of_layout(GameName::Yield, text)?;
        let layout = Layout {
            options: Options::from_text(fields.value_or("options", ""))?,
            stock: fields.take_pieces("stock")?,
            waste: fields.take_pieces("waste")?,
            pyramid: fields.value("pyramid")?.split('|').map(read_row).collect::<Result<_, _>>()?,
        };
        fields.finish()?;
        Ok(layout)
    }
}

/// The pieces over this row and column, both from 0 (Y1); `at` says what lies where.
#[inline]
pub(super) fn cover<T>(row: usize, column: usize, at: impl Fn(usize, usize) -> Option<T>) -> Option<T> {
    // The next row is one card shorter, so nothing lies over the left half of a row's first card.
    let left = column.checked_sub(1).and_then(|left| at(row + 1, left));
    left.or_else(|| at(row + 1, column))
}
