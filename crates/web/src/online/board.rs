//! The hand of a match on the table: a course of the hand that fits what the player sees, with the move that waits for
//! its answer.

use talon_hall::{Command, Request};
use talon_rules::curse::{Layout, Move, State};
use talon_rules::{AnyLayout, AnyMove, Game};
use talon_table::Start;

/// A hand on the table.
pub(super) struct Board {
    /// A beginning of the hand that fits.
    pub(super) start: Start,
    /// Its moves so far.
    pub(super) moves: Vec<AnyMove>,
}

impl Board {
    /// A hand as a seat sees it, and the pending move if it can be shown before the server has answered.
    pub(super) fn of(layout: &Layout, pending: &[Request]) -> Option<Board> {
        let (start, mut moves) = layout.possible_course()?;
        if let Some(made) = pending_move(pending).filter(|made| can_be_shown(&start, &moves, *made)) {
            moves.push(made);
        }
        let start = Start::position(AnyLayout::Curse(start), 0).ok()?;
        Some(Board { start, moves: moves.into_iter().map(AnyMove::Curse).collect() })
    }
}

/// The move that has no answer yet.
pub(super) fn pending_move(pending: &[Request]) -> Option<Move> {
    pending.iter().find_map(|request| match request.command {
        Command::Move(made) => Some(made),
        _ => None,
    })
}

/// Returns true if a move can be shown before the server has answered: the hand goes on after it, so that nothing shows
/// the hidden tiles, which only fill in what nobody here knows.
fn can_be_shown(start: &Layout, moves: &[Move], wanted: Move) -> bool {
    let Ok(mut state) = State::arrange(start) else { return false };
    let is_played = moves.iter().all(|made| state.play(*made).is_ok());
    is_played && state.points().is_none() && state.play(wanted).is_ok() && state.points().is_none()
}
