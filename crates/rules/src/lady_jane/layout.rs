use std::fmt;
use std::str::FromStr;

use super::Options;
use crate::fields::Fields;
use crate::pieces::{Card, Rank};
use crate::text::{Pieces, piles_text, read_pieces};
use crate::{GameName, GameOptions, ParseLayoutError};

/// The pieces and their places, with `None` for an unknown card. A layout may break the rules;
/// [`arrange`](crate::Game::arrange) checks it.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::State;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{Game, Player, SeatView};
///
/// let game = State::deal(&Default::default(), DealNumber::new(17)?);
/// let seen = game.view(Player).layout().clone();
/// assert_eq!((seen.base, seen.reserve.len()), (game.base(), 7));
/// assert_eq!(seen.tableau[1].to_string(), "?? / TC");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The options of the game.
    pub options: Options,
    /// The stock, bottom first: the last card is dealt next.
    pub stock: Vec<Option<Card>>,
    /// The places of the spares, in the order of the deal, each with one card or none; all are empty before the
    /// last deal.
    pub spares: Vec<Vec<Option<Card>>>,
    /// The reserve piles, bottom first.
    pub reserve: Vec<Vec<Option<Card>>>,
    /// The four foundations, bottom first, in the order in which they were started, empty ones last.
    pub foundations: Vec<Vec<Option<Card>>>,
    /// The tableau piles.
    pub tableau: Vec<PileLayout>,
    /// The rank that the foundations start with.
    pub base: Rank,
}

/// A tableau pile: `?? ?? / 4C` in a text, or just `4C` without face-down cards.
///
/// # Examples
/// ```
/// use talon_rules::lady_jane::PileLayout;
///
/// let pile = PileLayout { down: vec![None, None], up: vec![Some("4C".parse()?)] };
/// assert_eq!(pile.to_string(), "?? ?? / 4C");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PileLayout {
    /// The face-down cards, bottom first.
    pub down: Vec<Option<Card>>,
    /// The face-up cards on them, bottom first.
    pub up: Vec<Option<Card>>,
}

impl Layout {
    /// Every card, in place.
    pub(super) fn cards_mut(&mut self) -> impl Iterator<Item = &mut Option<Card>> {
        let piles = self.spares.iter_mut().chain(&mut self.reserve).chain(&mut self.foundations);
        let tableau = self.tableau.iter_mut().flat_map(|pile| pile.down.iter_mut().chain(&mut pile.up));
        self.stock.iter_mut().chain(piles.flatten()).chain(tableau)
    }
}

impl fmt::Display for PileLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.down.is_empty() {
            write!(f, "{} / ", Pieces(&self.down, "??"))?;
        }
        Pieces(&self.up, "??").fmt(f)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tableau: Vec<String> = self.tableau.iter().map(PileLayout::to_string).collect();
        writeln!(f, "game: {}", GameName::LadyJane)?;
        writeln!(f, "options: {}", self.options.to_text())?;
        writeln!(f, "stock: {}", Pieces(&self.stock, "??"))?;
        // Some options leave no spares, and then no places for them.
        if !self.spares.is_empty() {
            writeln!(f, "spares: {}", piles_text(&self.spares))?;
        }
        writeln!(f, "reserve: {}", piles_text(&self.reserve))?;
        writeln!(f, "foundations: {}", piles_text(&self.foundations))?;
        writeln!(f, "tableau: {}", tableau.join(" | "))?;
        write!(f, "base: {}", self.base)
    }
}

impl FromStr for Layout {
    type Err = ParseLayoutError;

    fn from_str(text: &str) -> Result<Layout, ParseLayoutError> {
        let mut fields = Fields::of_layout(GameName::LadyJane, text)?;
        let spares = match fields.take_optional("spares") {
            Some(spares) => spares.value.split('|').map(|spare| read_pieces("spares", spare)).collect(),
            None => Ok(Vec::new()),
        };
        let layout = Layout {
            options: Options::from_text(fields.value_or("options", ""))?,
            stock: fields.take_pieces("stock")?,
            spares: spares?,
            reserve: fields.take_piles("reserve")?,
            foundations: fields.take_piles("foundations")?,
            tableau: fields.value("tableau")?.split('|').map(read_pile).collect::<Result<_, _>>()?,
            base: fields.parse("base")?,
        };
        fields.finish()?;
        Ok(layout)
    }
}

/// Reads a tableau pile.
fn read_pile(text: &str) -> Result<PileLayout, ParseLayoutError> {
    let (down, up) = text.split_once('/').unwrap_or(("-", text));
    Ok(PileLayout { down: read_pieces("tableau", down)?, up: read_pieces("tableau", up)? })
}
