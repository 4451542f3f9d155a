//! The winners of the hands and the matches of Curse of the Doublet.

use talon_rules::curse::{Effect, Ending, Seat, hand_winner};
use talon_rules::{AnyEffect, AnyGame, AnySeat};

use crate::Sitting;

/// The seat that has won a hand or a match that is over; `None` for a blocked hand, and for a patience.
pub(crate) fn winner(end: &AnyGame) -> Option<AnySeat> {
    let AnyGame::Curse(end) = end else { return None };
    end.match_winner().or_else(|| hand_winner(end.points()?)).map(AnySeat::from)
}

/// The points of south and north in a match; `None` for a single hand, and for a patience.
pub(crate) fn match_score(end: &AnyGame) -> Option<[u8; 2]> {
    let AnyGame::Curse(end) = end else { return None };
    end.match_score()
}

/// The points of south and north in each hand that ended on the line of a sitting.
pub(crate) fn hand_points(sitting: &Sitting) -> impl Iterator<Item = [u8; 2]> {
    let steps = sitting.line().into_iter().filter_map(|place| sitting.tree().step(place));
    steps.filter_map(|step| match &step.effect {
        AnyEffect::Curse(Effect::Played { ending, .. } | Effect::Passed { ending, .. }) => match ending {
            Some(Ending::WentOut { seat: Seat::South, points, .. }) => Some([*points, 0]),
            Some(Ending::WentOut { seat: Seat::North, points, .. }) => Some([0, *points]),
            Some(Ending::Blocked) => Some([0, 0]),
            None => None,
        },
        _ => None,
    })
}
