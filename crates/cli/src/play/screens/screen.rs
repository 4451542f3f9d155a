//! The interface of every screen.

use std::fmt::Debug;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use talon_query::{Answer, Query};
use talon_table::Review;

use crate::online::LinkedMatch;
use crate::play::action::Action;
use crate::play::done_file::DoneFile;
use crate::play::draw::Pen;
use crate::play::session::Session;
use crate::play::settings::Settings;

/// The values that a screen works with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The game on the table.
    pub(crate) session: &'a Session,
    /// The network match on the table, if there is one.
    pub(crate) online: Option<&'a LinkedMatch>,
    /// The player's settings.
    pub(crate) settings: &'a Settings,
    /// The whole screen.
    pub(crate) area: Rect,
    /// The lessons that are done.
    pub(crate) learned: &'a DoneFile,
    /// The texts, colours and glyphs.
    pub(crate) pen: Pen<'a>,
}

/// A page or a dialog over the table or the menu.
pub(crate) trait Screen: Debug {
    /// Handles a key.
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action;

    /// The keys that work here, for the line at the bottom: `[Enter] accept [Esc] cancel`.
    fn keys(&self, context: &Context<'_>) -> String;

    /// Handles the mouse.
    fn mouse(&mut self, _: MouseEvent, _: &Context<'_>) -> Action {
        Action::None
    }

    /// The question for a solver that the screen has now.
    fn query(&self) -> Option<Query> {
        None
    }

    /// Receives the answer to [`Screen::query`].
    fn receive(&mut self, _: Answer, _: &mut Session, _: &Pen<'_>) -> Action {
        Action::None
    }

    /// Lets time pass. Returns whether the picture changes.
    fn tick(&mut self, _: Duration) -> bool {
        false
    }

    /// Returns true if nothing below the screen may be seen.
    fn hides_table(&self) -> bool {
        false
    }

    /// The review that the screen shows, if it shows one.
    fn review(&self) -> Option<&Review> {
        None
    }

    /// Returns true if the screen is a lesson.
    fn is_lesson(&self) -> bool {
        false
    }

    /// Returns true if the screen is a puzzle.
    fn is_puzzle(&self) -> bool {
        false
    }

    /// Draws the screen over whatever is there.
    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>);
}
