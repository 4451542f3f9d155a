use std::fmt;
use std::str::FromStr;

use super::Options;
use crate::fields::Fields;
use crate::pieces::Card;
use crate::text::{Pieces, piles_text};
use crate::{GameName, GameOptions, ParseLayoutError};

/// The pieces and their places, with `None` for an unknown card. A layout may break the rules;
/// [`arrange`](crate::Game::arrange) checks it.
///
/// # Examples
/// ```
/// use talon_rules::doublets::Layout;
///
/// let layout: Layout = "game: doublets; options: ranks 3, redeals 1, piles 2; \
///     stock: 3D ?? ??; waste: -; reserve: 2H | 2S; foundation: AD; redeals left: 1".parse()?;
/// assert_eq!(layout.stock.iter().filter(|card| card.is_none()).count(), 2);
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
    /// The reserve piles, each with one card or none.
    pub reserve: Vec<Vec<Option<Card>>>,
    /// The foundation, bottom first.
    pub foundation: Vec<Option<Card>>,
    /// The number of redeals left.
    pub redeals_left: u8,
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", GameName::Doublets)?;
        writeln!(f, "options: {}", self.options.to_text())?;
        writeln!(f, "stock: {}", Pieces(&self.stock, "??"))?;
        writeln!(f, "waste: {}", Pieces(&self.waste, "??"))?;
        writeln!(f, "reserve: {}", piles_text(&self.reserve))?;
        writeln!(f, "foundation: {}", Pieces(&self.foundation, "??"))?;
        write!(f, "redeals left: {}", self.redeals_left)
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Layout, ParseLayoutError> {
        let mut fields = Fields::of_layout(GameName::Doublets, text)?;
        let layout = Layout {
            options: Options::from_text(fields.value_or("options", ""))?,
            stock: fields.take_pieces("stock")?,
            waste: fields.take_pieces("waste")?,
            reserve: fields.take_piles("reserve")?,
            foundation: fields.take_pieces("foundation")?,
            redeals_left: fields.parse("redeals left")?,
        };
        fields.finish()?;
        Ok(layout)
    }
}
