//! The hand of a match on the table: a course of the hand that fits what the player sees, with the move that waits for
//! its answer.

use talon_rules::curse::{Layout, Move, Seat, State};
use talon_rules::{AnyEffect, AnyLayout, AnyMove, Game};
use talon_table::{Session, Start, Store};

/// A hand on the table.
pub(super) struct Board {
    /// A beginning of the hand that fits.
    start: Start,
    /// Its moves so far.
    moves: Vec<AnyMove>,
}

impl Board {
    /// A hand as a seat sees it, and the pending move if it can be shown before the server has answered.
    pub(super) fn of(layout: &Layout, pending: Option<Move>) -> Option<Board> {
        let (start, mut moves) = layout.possible_course()?;
        moves.extend(pending.filter(|candidate| can_be_shown(&start, &moves, *candidate)));
        let start = Start::position(AnyLayout::Curse(start), 0).ok()?;
        Some(Board { start, moves: moves.into_iter().map(AnyMove::Curse).collect() })
    }

    /// Puts the hand on the table of a seat or a spectator, and returns the effects of the moves that were not there before.
    pub(super) fn put_on_table<S: Store>(
        self,
        seat: Option<Seat>,
        session: &mut Session<S>,
    ) -> Vec<AnyEffect> {
        let effects = match seat {
            Some(seat) => session.watch(seat.into(), self.start, &self.moves),
            None => session.spectate(self.start, &self.moves),
        };
        effects.unwrap_or_default()
    }
}

/// Returns true if a move can be shown before the server has answered: the hand goes on after it, so that nothing shows
/// the hidden tiles, which only fill in what nobody here knows.
fn can_be_shown(start: &Layout, moves: &[Move], wanted: Move) -> bool {
    let Ok(mut state) = State::arrange(start) else { return false };
    let is_played = moves.iter().all(|played| state.play(*played).is_ok());
    is_played && state.points().is_none() && state.play(wanted).is_ok() && state.points().is_none()
}
