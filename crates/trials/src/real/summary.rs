use std::fmt;

use super::figures::Figures;
use super::table::Played;

/// The experiences of bots.
#[derive(Debug)]
pub(crate) struct Summary {
    matches: usize,
    entries: usize,
    /// From a lost connection to the next one.
    reconnections: Figures,
    /// From a command to its answer.
    answers: Figures,
    /// The number of times that players heard that the server cannot save.
    pub(crate) aways: usize,
}

impl Summary {
    pub(crate) fn new(played: &[Played], entries: usize) -> Summary {
        let notes = || played.iter().flat_map(|played| &played.notes).map(|(_, notes)| notes);
        Summary {
            matches: played.len(),
            entries,
            reconnections: notes().flat_map(|notes| notes.reconnections.iter().copied()).collect(),
            answers: notes().flat_map(|notes| notes.waits.iter().copied()).collect(),
            aways: notes().map(|notes| notes.aways).sum(),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { matches, entries, reconnections, answers, aways } = self;
        writeln!(f, "{matches} matches with {entries} entries, all as their logs say")?;
        writeln!(f, "  reconnections: {reconnections}")?;
        writeln!(f, "  answers: {answers}")?;
        write!(f, "  \"the server cannot save\": {aways} times")
    }
}
