//! What the screen and the plain lines do with the game on the table, and what it needs from the machine.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{SystemTime, UNIX_EPOCH};

use talon_lang::Lang;
use talon_pieces::DealNumber;
use talon_rules::AnyMove;
use talon_table::Start;

use super::files::Files;

/// The game on the table, with its record in a file.
pub(crate) type Session = talon_table::Session<Files>;

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// A number that nobody chose.
pub(crate) fn any_seed() -> u64 {
    // Every RandomState has keys of its own.
    RandomState::new().build_hasher().finish()
}

/// The number of a deal that nobody chose.
pub(crate) fn any_deal() -> DealNumber {
    Start::any_deal(any_seed())
}

/// Plays a move, and tells it in a sentence.
///
/// # Errors
/// Why the move is refused, as a sentence with its rule.
pub(crate) fn play(session: &mut Session, wanted: AnyMove, lang: &Lang) -> Result<String, String> {
    let effect = session.play(wanted).map_err(|refused| lang.refused(&refused))?;
    Ok(lang.effect(&effect))
}

/// Takes back a move, and tells it in a sentence.
///
/// # Errors
/// That there is none, as a sentence.
pub(crate) fn undo(session: &mut Session, lang: &Lang) -> Result<String, String> {
    let steps = session.undo().map_err(|refused| lang.refused(&refused))?;
    Ok(lang.undone(&steps))
}

/// Plays again what was taken back, and tells it in a sentence.
///
/// # Errors
/// That there is nothing, as a sentence.
pub(crate) fn redo(session: &mut Session, lang: &Lang) -> Result<String, String> {
    let steps = session.redo().map_err(|refused| lang.refused(&refused))?;
    Ok(lang.redone(&steps))
}

/// What is to be told whatever was done.
pub(crate) fn take_told(session: &mut Session, lang: &Lang) -> Vec<String> {
    session.take_notices().iter().map(|notice| lang.notice(notice)).collect()
}
