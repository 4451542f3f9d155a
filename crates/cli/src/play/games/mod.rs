//! The parts of the screen that differ between games: one file for each game.

pub(crate) mod board;
mod curse;
mod doublets;
mod example;
mod lady_jane;
mod screen;
mod yields;

use talon_rules::GameName;

pub(crate) use example::draw_example;
pub(crate) use screen::{GameScreen, Seen};

impl GameScreen {
    /// The parts of a game.
    pub(crate) fn of(game: GameName) -> &'static GameScreen {
        macro_rules! screens {
            ({} $($name:ident: $module:ident = $text:literal,)+) => {
                match game {
                    $(GameName::$name => &$module::SCREEN,)+
                }
            };
        }
        talon_rules::games!(screens! {})
    }
}
