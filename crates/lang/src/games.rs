//! The sentences that each game has.

use talon_rules::{Game, Status};

use crate::Lang;

/// The sentences of one game, in any language.
pub(crate) trait GameSentences: Game {
    /// The reason why a move is illegal, without the number of its rule.
    fn violation_text(lang: &Lang, violation: &Self::Violation) -> String;

    /// The effect of a move, and the result of the game or hand if the move ended it.
    fn effect_text(lang: &Lang, effect: &Self::Effect) -> String;

    /// The effect that a move would have, without a full stop.
    fn move_text(lang: &Lang, named: Self::Move, layout: &Self::Layout) -> String;

    /// The pieces and their places, one sentence for each thing.
    fn board_lines(lang: &Lang, layout: &Self::Layout) -> Vec<String>;

    /// The knowledge of a player who sees all pieces besides those that lie face up, in short sentences.
    fn hidden_lines(lang: &Lang, layout: &Self::Layout) -> Vec<String>;

    /// The state of the game, or its result.
    fn status_text(lang: &Lang, status: Status, layout: &Self::Layout) -> String;
}

/// Unwraps two parts of the same game, and evaluates an expression with them, in which a name stands for the state of that
/// game.
macro_rules! of_both {
    ($any:ident($part:ident) = $value:expr, $other:ident($with:ident) = $second:expr, $state:ident => $body:expr, else $mixed:expr) => {
        talon_rules::games!(of_both! { @two $any, $part, $value, $other, $with, $second, $state, $body, $mixed })
    };
    ({ @two $any:ident, $part:ident, $value:expr, $other:ident, $with:ident, $second:expr, $state:ident, $body:expr, $mixed:expr } $($game:ident: $module:ident = $text:literal,)+) => {
        match ($value, $second) {
            $(($any::$game($part), $other::$game($with)) => {
                type $state = talon_rules::$module::State;
                $body
            })+
            _ => $mixed,
        }
    };
}

pub(crate) use of_both;
