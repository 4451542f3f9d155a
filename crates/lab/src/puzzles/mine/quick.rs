//! The answers of quick players to a question about a patience.

use talon_bots::quick_game;
use talon_rules::{AnyGame, AnyMove};
use talon_solve::Budget;

use super::super::rating::QuickAnswers;
use super::super::tools::classes;

/// Number of quick players that are asked.
const PLAYERS: u32 = 200;

/// The largest share of the quick players that may answer a later question of a puzzle, in per cent. An easier question
/// is not worth asking.
pub(super) const MOST_RIGHT_LATER: u32 = 75;

/// The answers of quick players whose next move in a position is this one, an equal one or another one.
pub(super) fn quick_answers(position: &AnyGame, right: AnyMove) -> Option<QuickAnswers> {
    let classes = classes(position);
    let equal = classes.iter().find(|class| class.contains(&right))?;
    let mut count = 0;
    for seed in 0..PLAYERS {
        let moves = quick_game(position, seed.into(), &Budget::default())?;
        count += u32::from(moves.first().is_some_and(|made| equal.contains(made)));
    }
    Some(QuickAnswers { players: PLAYERS, right: count, answers: classes.len() })
}

/// Returns true if a move turns or deals cards of the stock, or turns the stock over.
pub(super) fn is_turn(made: AnyMove) -> bool {
    ["flip", "redeal", "deal"].contains(&made.to_string().as_str())
}
