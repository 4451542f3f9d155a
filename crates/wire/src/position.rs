//! Reading the JSON of a state as an arrangement.

use std::borrow::Cow;

use serde::Deserialize;
use talon_rules::{AnyGame, AnyLayout, AnyOptions, GameName};

use crate::object::Object;
use crate::pieces::Pairs;
use crate::position_reader::{PositionError, Reader, read_options};
use crate::state::status_text;
use crate::{curse_position, patience_position};

/// An arrangement that obeys the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What lies where.
    pub layout: AnyLayout,
    /// The number of moves made before, 0 if the state does not say.
    pub moves_made: usize,
}

/// The fields that the states of all games have.
#[derive(Deserialize)]
pub(crate) struct Common<'a> {
    #[serde(borrow)]
    game: Cow<'a, str>,
    options: Option<Pairs<String>>,
    pub(crate) deal: Option<u64>,
    #[serde(borrow)]
    status: Option<Cow<'a, str>>,
    score: Option<u32>,
    moves_made: Option<usize>,
}

/// Reads a state in which every piece is known.
///
/// # Errors
/// A state of another shape, or all its faults.
pub fn read_position(json: &str) -> Result<Position, PositionError> {
    let common = Common::read(json)?;
    let mut reader = Reader::default();
    let layout = read_layout(&common, json, &mut reader)?;
    match AnyGame::arrange(&layout) {
        Ok(game) => {
            check_derived(&common, &game, &mut reader);
            if let AnyGame::Yield(game) = &game
                && patience_position::removed(json, &mut reader)?.is_some_and(|told| told != game.removed())
            {
                let texts: Vec<String> = game.removed().iter().map(|card| card.to_string()).collect();
                reader.disagrees("removed", texts.join(" "));
            }
        }
        Err(faults) => reader.note(&faults),
    }
    reader.finish()?;
    Ok(Position { layout, moves_made: common.moves_made.unwrap_or_default() })
}

impl<'a> Common<'a> {
    /// Reads the common fields.
    pub(crate) fn read(json: &'a str) -> Result<Common<'a>, PositionError> {
        let Object(common) = serde_json::from_str(json)?;
        Ok(common)
    }
}

/// Reads the layout, if enough of it can be read.
pub(crate) fn read_layout(
    common: &Common<'_>,
    json: &str,
    reader: &mut Reader,
) -> Result<AnyLayout, PositionError> {
    let game: GameName = common.game.parse().map_err(|error| PositionError::Shape(format!("{error}")))?;
    let layout = match game {
        GameName::Curse => curse_position::read(json, common.options.as_ref(), common.deal, reader)?,
        _ => read_patience(game, common, json, reader)?,
    };
    layout.ok_or_else(|| PositionError::Faults(std::mem::take(&mut reader.faults)))
}

/// Reads the layout of a patience, if enough of it can be read.
fn read_patience(
    game: GameName,
    common: &Common<'_>,
    json: &str,
    reader: &mut Reader,
) -> Result<Option<AnyLayout>, PositionError> {
    Ok(match read_options(game, common.options.as_ref(), reader) {
        Some(AnyOptions::Doublets(options)) => {
            Some(AnyLayout::Doublets(patience_position::doublets(json, options, reader)?))
        }
        Some(AnyOptions::Yield(options)) => {
            Some(AnyLayout::Yield(patience_position::yields(json, options, reader)?))
        }
        Some(AnyOptions::LadyJane(options)) => {
            patience_position::lady_jane(json, options, reader)?.map(AnyLayout::LadyJane)
        }
        Some(AnyOptions::Curse(_)) | None => None,
    })
}

/// Checks the optional fields that follow from the rest.
pub(crate) fn check_derived(common: &Common<'_>, game: &AnyGame, reader: &mut Reader) {
    let status = status_text(game.status());
    if common.status.as_deref().is_some_and(|given| given != status) {
        reader.disagrees("status", status);
    }
    if common.score.is_some() && common.score != game.score() {
        reader.disagrees("score", game.score().map_or("null".to_owned(), |score| score.to_string()));
    }
}
