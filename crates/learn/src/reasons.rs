//! The lessons that explain the reasons of hints.

use talon_query::{AnyReason, curse, doublets, lady_jane, yields};
use talon_table::HintReason;

/// The id of the lesson that explains why a hint advises its move, in the course of the game; `None` for a reason that
/// needs no lesson.
pub fn lesson_of_reason(reason: &HintReason) -> Option<&'static str> {
    match reason {
        HintReason::Adviser { reason, .. } => of_adviser(*reason),
        HintReason::Opponent(reason) => of_opponent(reason),
        HintReason::Looking
        | HintReason::OnlyMove
        | HintReason::OnlyWin
        | HintReason::EveryMoveWins
        | HintReason::SomeMovesWin { .. }
        | HintReason::KeepsWin
        | HintReason::Points { .. } => None,
    }
}

fn of_adviser(reason: AnyReason) -> Option<&'static str> {
    match reason {
        AnyReason::Doublets(doublets::Reason::WantedSoon { .. }) => Some("wanted-soon"),
        AnyReason::Doublets(doublets::Reason::LooksOn) => Some("looks-on"),
        AnyReason::Yield(yields::Reason::King) => Some("Y4"),
        AnyReason::Yield(yields::Reason::CanWait) => Some("can-wait"),
        AnyReason::Yield(yields::Reason::Best { .. }) => Some("partners"),
        AnyReason::LadyJane(lady_jane::Reason::Safe) => Some("safe"),
        AnyReason::LadyJane(lady_jane::Reason::Only { .. } | lady_jane::Reason::Best { .. }) => {
            Some("turns-up")
        }
        AnyReason::LadyJane(lady_jane::Reason::Stuck) => Some("L8"),
        _ => None,
    }
}

fn of_opponent(reason: &curse::Reason) -> Option<&'static str> {
    match reason {
        curse::Reason::GoesOut { .. } => Some("C9"),
        curse::Reason::PlaysAgain { .. } => Some("chain"),
        curse::Reason::CannotBeAnswered { .. } | curse::Reason::ClosesAnEnd { .. } => Some("passed-on"),
        curse::Reason::FewAnswers { .. } => Some("few-answers"),
        curse::Reason::RidOfDoublet { .. } => Some("doublet"),
        curse::Reason::KeepsGoing { .. } => Some("keeps-going"),
        curse::Reason::LeadingIsBetter => Some("C2"),
        curse::Reason::OnlyMove => Some("C6"),
        curse::Reason::BestOnAverage => None,
    }
}
