//! Reading the JSON of a state as an arrangement.

use talon_rules::{AnyGame, AnyLayout, GameName};

use crate::games::{GameJson, of_game};
use crate::position_reader::{Common, PositionError, Reader};
use crate::state::status_text;

/// An arrangement that obeys the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What lies where.
    pub layout: AnyLayout,
    /// The number of moves made before, 0 if the state does not say.
    pub moves_made: usize,
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
            of_game!(&game, AnyGame(game), State => State::check_derived(game, json, &mut reader))?;
        }
        Err(faults) => reader.note(&faults),
    }
    reader.finish()?;
    Ok(Position { layout, moves_made: common.moves_made.unwrap_or_default() })
}

/// Reads the layout, if enough of it can be read.
pub(crate) fn read_layout(
    common: &Common<'_>,
    json: &str,
    reader: &mut Reader,
) -> Result<AnyLayout, PositionError> {
    let game: GameName = common.game.parse().map_err(|error| PositionError::Shape(format!("{error}")))?;
    let layout = of_game!(game, GameName, State => {
        State::read_layout(json, common, reader)?.map(AnyLayout::from)
    });
    layout.ok_or_else(|| PositionError::Faults(std::mem::take(&mut reader.faults)))
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
