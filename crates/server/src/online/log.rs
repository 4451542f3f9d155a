//! The log for operators: one JSON object a line. It names no player, no address and no tile, and of a match only as
//! much of its id as tells two matches apart.

use std::fmt::Display;

use talon_hall::MatchId;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;

/// The number of letters of an id in the log. With all of them, its reader could watch the match.
const SHOWN: usize = 8;

/// The part of an id that tells two matches apart.
pub(crate) fn short(id: MatchId) -> impl Display {
    let mut text = id.to_string();
    text.truncate(SHOWN);
    text
}

/// Writes the log from now on, one JSON object a line.
///
/// # Errors
/// If this program writes a log already.
pub fn write_log<W>(writer: W) -> Result<(), LogError>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_max_level(LevelFilter::INFO)
        .with_writer(writer)
        .try_init()
        .map_err(|_| LogError)
}

/// The program writes a log already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this program writes a log already")]
pub struct LogError;
