//! The session as the screen and plain mode use it: the clock, random deals, and outcomes as sentences.

use std::hash::{BuildHasher, Hasher, RandomState};

use talon_lang::Lang;
use talon_pieces::DealNumber;
use talon_rules::AnyMove;
use talon_table::{Start, TableKind};

use crate::files::Files;
use crate::time::now;

/// The game on the table, with its record in a file.
pub(crate) type Session = talon_table::Session<Files>;

/// A random number.
pub(crate) fn any_seed() -> u64 {
    // Every `RandomState` has random keys.
    RandomState::new().build_hasher().finish()
}

/// The number of a random deal.
pub(crate) fn any_deal() -> DealNumber {
    Start::any_deal(any_seed())
}

/// Puts another deal on the table. The game of the same kind that it replaces is over.
pub(crate) fn deal_anew(session: &mut Session, kind: TableKind) {
    let number = session.next_number(kind, any_seed());
    session.deal_anew(kind, number, now());
}

/// Resumes the open game of a kind that was played last, or else deals one.
pub(crate) fn resume_or_deal(session: &mut Session, kind: TableKind) {
    let number = session.next_number(kind, any_seed());
    session.resume_or_deal(kind, number, now());
}

/// Returns true if [`resume_or_deal`] must wait for a search: the player wants a deal that can be won, and no game is
/// open.
pub(crate) fn needs_search(session: &mut Session, kind: TableKind) -> bool {
    session.searches_deals(kind) && session.unfinished(kind).is_none()
}

/// Plays a move and describes it in a sentence.
///
/// # Errors
/// The reason for a refusal, as a sentence with its rule.
pub(crate) fn play(session: &mut Session, wanted: AnyMove, lang: &Lang) -> Result<String, String> {
    let effect = session.play(wanted).map_err(|refused| lang.refused(&refused))?;
    Ok(lang.effect(&effect))
}

/// Takes back a move and describes it in a sentence.
///
/// # Errors
/// A sentence when there is no move to take back.
pub(crate) fn undo(session: &mut Session, lang: &Lang) -> Result<String, String> {
    let steps = session.undo().map_err(|refused| lang.refused(&refused))?;
    Ok(lang.undone(&steps, &session.layout()))
}

/// Plays again what was taken back and describes it in a sentence.
///
/// # Errors
/// A sentence when there is nothing to play again.
pub(crate) fn redo(session: &mut Session, lang: &Lang) -> Result<String, String> {
    let steps = session.redo().map_err(|refused| lang.refused(&refused))?;
    Ok(lang.redone(&steps))
}

/// Makes all moves at once that need no thought, and describes the last one in a sentence.
///
/// # Errors
/// A sentence when there is no such move.
pub(crate) fn sweep(session: &mut Session, lang: &Lang) -> Result<String, String> {
    let effects = session.play_sweep();
    lang.swept(&effects).ok_or_else(|| lang.text("sweep-none"))
}

/// The notices for the player, each once.
pub(crate) fn take_notices(session: &mut Session, lang: &Lang) -> Vec<String> {
    session.take_notices().iter().map(|notice| lang.notice(notice)).collect()
}
