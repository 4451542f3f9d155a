//! The lessons that explain the reasons of hints.

use talon_table::HintReason;

/// The id of the lesson that explains why a hint advises its move, in the course of the game; `None` for a reason that
/// needs no lesson.
pub fn lesson_of_reason(reason: &HintReason) -> Option<&'static str> {
    match reason {
        HintReason::Adviser { reason, .. } => reason.lesson(),
        HintReason::Opponent(reason) => reason.lesson(),
        HintReason::Looking
        | HintReason::OnlyMove
        | HintReason::OnlyWin
        | HintReason::EveryMoveWins
        | HintReason::SomeMovesWin { .. }
        | HintReason::KeepsWin
        | HintReason::Points { .. } => None,
    }
}
