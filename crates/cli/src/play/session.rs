//! What the screen and the plain lines do with the game on the table, and what it needs from the machine.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::{SystemTime, UNIX_EPOCH};

use talon_lang::Lang;
use talon_pieces::DealNumber;
use talon_rules::{AnyEffect, AnyMove};
use talon_table::Start;

use super::files::Files;

/// The game on the table, with its record in a file.
pub(crate) type Session = talon_table::Session<Files>;

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The number of a deal that nobody chose.
pub(crate) fn any_deal() -> DealNumber {
    // Every RandomState has keys of its own.
    Start::any_deal(RandomState::new().build_hasher().finish())
}

/// Plays a move, and those of the other player that follow it. Tells each in a sentence.
///
/// # Errors
/// Why the move is refused, as a sentence with its rule.
pub(crate) fn play(session: &mut Session, wanted: AnyMove, lang: &Lang) -> Result<Vec<String>, String> {
    let effect = session.play(wanted).map_err(|refused| lang.refused(&refused))?;
    let others = session.let_other_play();
    Ok([effect].iter().chain(&others).map(|effect| lang.effect(effect)).collect())
}

/// Takes back a move, and tells it in a sentence.
///
/// # Errors
/// That there is none, as a sentence.
pub(crate) fn undo(session: &mut Session, lang: &Lang) -> Result<Vec<String>, String> {
    let steps = session.undo().map_err(|refused| lang.refused(&refused))?;
    Ok(vec![lang.taken_back(&steps)])
}

/// Plays again what was taken back, and tells it in a sentence.
///
/// # Errors
/// That there is nothing, as a sentence.
pub(crate) fn redo(session: &mut Session, lang: &Lang) -> Result<Vec<String>, String> {
    let steps = session.redo().map_err(|refused| lang.refused(&refused))?;
    Ok(vec![lang.played_again(&steps)])
}

/// What is to be told whatever was done: the notices, and what the other player did who was to move.
pub(crate) fn take_told(session: &mut Session, lang: &Lang) -> Vec<String> {
    let others: Vec<AnyEffect> = session.let_other_play();
    let notices = session.take_notices();
    let notices = notices.iter().map(|notice| lang.notice(notice));
    notices.chain(others.iter().map(|effect| lang.effect(effect))).collect()
}
