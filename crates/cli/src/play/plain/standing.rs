//! The state of the game after a move, in as few words as a decision needs.

use std::io::{self, BufRead, Write};

use talon_rules::Status;

use super::Plain;
use super::before::Before;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Prints how the game stands after a move. Of a patience, that is what has changed: the points, unless they are left
    /// out, and the rank that is wanted next.
    pub(super) fn print_standing(&mut self) -> io::Result<()> {
        let (game, kind) = (self.session.game(), self.session.kind());
        let is_only_points = game.status() == Status::Playing && kind.game.properties().players == 1;
        let points = game.score();
        let is_known = std::mem::replace(&mut self.printed_points, points) == points;
        if !is_only_points {
            return self.print_verdict();
        }
        if is_known {
            return Ok(());
        }
        if !self.style.is_brief {
            self.print_verdict()?;
        }
        self.lang.wanted(&self.session.scene().counts()).map_or(Ok(()), |wanted| self.print(&wanted))
    }

    /// Prints the cards that a move has uncovered, unless the sentence about the move has named them.
    pub(super) fn print_uncovered(&mut self, before: &Before, told: &str) -> io::Result<()> {
        let names = before.uncovered(&self.session).map(|card| self.lang.card_name(card));
        let list = self.lang.list(names.filter(|name| !told.contains(name)));
        if list.is_empty() {
            return Ok(());
        }
        self.print(&self.lang.text_with("terminal-plain-uncovered", &[("cards", list.into())]))
    }
}
