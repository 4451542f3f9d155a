//! Reading the JSON of a state as an arrangement.

use talon_rules::{AnyGame, AnyLayout, GameName, of_game};

use crate::games::GameJson;
use crate::position_reader::{PositionError, Read, Reader};
use crate::state::status_text;

/// An arrangement that obeys the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The pieces and their places.
    pub layout: AnyLayout,
    /// The number of moves made before, 0 if the state does not say.
    pub moves_made: usize,
}

/// Reads a state in which every piece is known.
///
/// # Errors
/// A state of another shape, or all its faults.
pub fn read_position(json: &str) -> Result<Position, PositionError> {
    let mut reader = Reader::new(json)?;
    let layout = read_layout(&mut reader)?;
    match AnyGame::arrange(&layout) {
        Ok(game) => {
            check_derived(&game, &mut reader);
            of_game!(&game, AnyGame(game), State => State::check_derived(game, &mut reader))?;
        }
        Err(faults) => reader.note(&faults),
    }
    reader.finish()?;
    Ok(Position { layout, moves_made: reader.common.moves_made.unwrap_or_default() })
}

/// Reads the layout, if enough of it can be read.
pub(crate) fn read_layout(reader: &mut Reader<'_>) -> Read<AnyLayout> {
    let game: GameName =
        reader.common.game.parse().map_err(|error| PositionError::Shape(format!("{error}")))?;
    let layout = of_game!(game, GameName, State => {
        State::read_layout(reader)?.map(AnyLayout::from)
    });
    layout.ok_or_else(|| PositionError::Faults(std::mem::take(&mut reader.faults)))
}

/// Checks the optional fields that follow from the rest.
pub(crate) fn check_derived(game: &AnyGame, reader: &mut Reader<'_>) {
    let status = status_text(game.status());
    if reader.common.status.as_deref().is_some_and(|given| given != status) {
        reader.disagrees("status", status);
    }
    if reader.common.score.is_some() && reader.common.score != game.score() {
        reader.disagrees("score", game.score().map_or("null".to_owned(), |score| score.to_string()));
    }
}
