//! Reading the JSON of a state as an arrangement.

use std::borrow::Cow;
use std::str::FromStr;

use serde::Deserialize;
use talon_rules::{AnyGame, AnyLayout, AnyOptions, Fault, Faults, GameName, Problem};

use crate::answer::FaultLine;
use crate::object::Object;
use crate::pieces::Pairs;
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

/// The reason why a text is not an arrangement that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// It lacks the fields of a state, or their types are wrong.
    Shape(String),
    /// All its faults.
    Faults(Vec<FaultLine>),
}

impl From<serde_json::Error> for PositionError {
    fn from(error: serde_json::Error) -> PositionError {
        PositionError::Shape(error.to_string())
    }
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

/// Reads the texts of a state and collects its faults.
#[derive(Default)]
pub(crate) struct Reader {
    pub(crate) faults: Vec<FaultLine>,
}

impl Reader {
    /// Reads a value from its text; `None` if it cannot be read.
    pub(crate) fn value<T: FromStr<Err: ToString>>(&mut self, path: &str, text: &str) -> Option<T> {
        let read = text.parse();
        read.map_err(|error: T::Err| self.fault(path, error.to_string())).ok()
    }

    /// Reads a list of pieces. A piece that cannot be read counts as unknown.
    pub(crate) fn pieces<T: FromStr<Err: ToString>>(
        &mut self,
        path: &str,
        texts: &[String],
    ) -> Vec<Option<T>> {
        let read = |(place, text): (usize, &String)| match text.as_str() {
            "??" | "?-?" => None,
            text => self.value(&format!("{path}[{place}]"), text),
        };
        texts.iter().enumerate().map(read).collect()
    }

    /// Reads several lists of pieces.
    pub(crate) fn piles<T: FromStr<Err: ToString>>(
        &mut self,
        path: &str,
        piles: &[Vec<String>],
    ) -> Vec<Vec<Option<T>>> {
        let piles = piles.iter().enumerate();
        piles.map(|(number, pile)| self.pieces(&format!("{path}[{number}]"), pile)).collect()
    }

    /// Adds a fault.
    pub(crate) fn fault(&mut self, path: &str, message: String) {
        self.faults.push(FaultLine { path: path.to_owned(), rule: None, message });
    }

    /// Adds the faults that the rules find. A piece that cannot be read has its fault already, so it is not
    /// also reported as unknown.
    pub(crate) fn note(&mut self, faults: &Faults) {
        let known: Vec<String> = self.faults.iter().map(|fault| fault.path.clone()).collect();
        let new = FaultLine::list(faults).into_iter().filter(|fault| !known.contains(&fault.path));
        self.faults.extend(new);
    }

    /// `Ok` when there is no fault.
    pub(crate) fn finish(self) -> Result<(), PositionError> {
        if self.faults.is_empty() { Ok(()) } else { Err(PositionError::Faults(self.faults)) }
    }

    /// Adds the fault that a field contradicts the rest.
    pub(crate) fn disagrees(&mut self, path: &str, expected: impl Into<String>) {
        self.faults.push((&Fault::new(path, Problem::Disagrees { expected: expected.into() })).into());
    }
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

/// Reads the options of a state, with the defaults if there are none.
pub(crate) fn read_options(
    game: GameName,
    pairs: Option<&Pairs<String>>,
    reader: &mut Reader,
) -> Option<AnyOptions> {
    let Some(pairs) = pairs else { return Some(AnyOptions::usual(game)) };
    let options = AnyOptions::from_pairs(game, pairs.iter());
    options.map_err(|error| reader.fault("options", error.to_string())).ok()
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
