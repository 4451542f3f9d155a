//! The parts of the screen that differ between games: one file for a game, and one line in [`GameScreen::of`].

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
        match game {
            GameName::Doublets => &doublets::SCREEN,
            GameName::Yield => &yields::SCREEN,
            GameName::LadyJane => &lady_jane::SCREEN,
            GameName::Curse => &curse::SCREEN,
        }
    }
}
