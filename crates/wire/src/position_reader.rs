//! Reads the parts of a position and collects its faults.

use std::borrow::Cow;
use std::str::FromStr;

use serde::Deserialize;
use talon_rules::{Fault, Faults, Game, GameOptions, Problem};

use crate::fault_line::FaultLine;
use crate::json_error::read_json;
use crate::object::Object;
use crate::pieces::Pairs;

/// The reason why a text is not an arrangement that can be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// It lacks the fields of a state, or their types are wrong.
    #[error("the text is not a state: {0}")]
    Shape(String),
    /// All its faults.
    #[error("the position does not obey the rules: {}", in_one_line(.0))]
    Faults(Vec<FaultLine>),
}

/// `stock[3]: must be known here; waste[0]: …`
fn in_one_line(faults: &[FaultLine]) -> String {
    faults.iter().map(FaultLine::to_string).collect::<Vec<_>>().join("; ")
}

impl PositionError {
    /// The first fault. It is enough for a view, in which a piece that is there twice also makes another one missing.
    pub(crate) fn first_of(faults: Faults) -> PositionError {
        PositionError::Faults(FaultLine::list(&faults).into_iter().take(1).collect())
    }
}

/// The result of reading a part of a position.
pub(crate) type Read<T> = Result<T, PositionError>;

/// Reads a value whose fields have the types of a position's.
pub(crate) fn read_shape<'a, T: Deserialize<'a>>(json: &'a str) -> Read<T> {
    read_json(json).map_err(PositionError::Shape)
}

/// Reads the texts of a state and collects its faults.
pub(crate) struct Reader<'a> {
    pub(crate) json: &'a str,
    pub(crate) common: Common<'a>,
    pub(crate) faults: Vec<FaultLine>,
}

impl<'a> Reader<'a> {
    /// Reads the fields that the states of all games have.
    pub(crate) fn new(json: &'a str) -> Read<Reader<'a>> {
        let Object(common) = read_shape(json)?;
        Ok(Reader { json, common, faults: Vec::new() })
    }

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
        let paths: Vec<String> = self.faults.iter().map(|fault| fault.path.clone()).collect();
        let new = FaultLine::list(faults).into_iter().filter(|fault| !paths.contains(&fault.path));
        self.faults.extend(new);
    }

    /// `Ok` when there is no fault.
    pub(crate) fn finish(&mut self) -> Read<()> {
        if self.faults.is_empty() {
            Ok(())
        } else {
            Err(PositionError::Faults(std::mem::take(&mut self.faults)))
        }
    }

    /// Adds the fault that a field contradicts the rest.
    pub(crate) fn disagrees(&mut self, path: &str, expected: impl Into<String>) {
        self.faults.push((&Fault::new(path, Problem::Disagrees { expected: expected.into() })).into());
    }
}

/// Reads the options of a state, with the defaults if there are none.
pub(crate) fn read_options<G: Game>(reader: &mut Reader<'_>) -> Option<G::Options> {
    let pairs = reader.common.options.clone();
    read_options_from::<G>(pairs.as_ref(), reader)
}

/// Reads options, with the defaults if there are none.
pub(crate) fn read_options_from<G: Game>(
    pairs: Option<&Pairs<String>>,
    reader: &mut Reader<'_>,
) -> Option<G::Options> {
    let Some(pairs) = pairs else { return Some(G::Options::default()) };
    let options = G::Options::from_pairs(pairs.iter());
    options.map_err(|error| reader.fault("options", error.to_string())).ok()
}

/// The fields that the states of all games have.
#[derive(Deserialize)]
pub(crate) struct Common<'a> {
    #[serde(borrow)]
    pub(crate) game: Cow<'a, str>,
    pub(crate) options: Option<Pairs<String>>,
    pub(crate) deal: Option<u64>,
    #[serde(borrow)]
    pub(crate) status: Option<Cow<'a, str>>,
    pub(crate) score: Option<u32>,
    pub(crate) moves_made: Option<usize>,
}
