//! The saved games in lines.

use std::io::{self, BufRead, Write};

use super::Plain;
use crate::time::now;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Prints all saved games with their numbers, the one played last first.
    pub(super) fn print_archive(&mut self) -> io::Result<()> {
        let rows = self.session.archive();
        if rows.is_empty() {
            return self.print_text("archive-empty");
        }
        for (number, row) in (1..).zip(&rows) {
            self.print(&format!("{number}. {}", self.lang.archive_row(row, now())))?;
        }
        self.print_text("terminal-plain-continue-how")
    }

    /// Puts the saved game with this number on the table. Returns whether the game continues.
    pub(super) fn continue_saved(&mut self, number: &str) -> io::Result<bool> {
        let rows = self.session.archive();
        let number: usize = number.parse().unwrap_or_default();
        let Some(row) = number.checked_sub(1).and_then(|place| rows.get(place)) else {
            let values = [("count", rows.len().into())];
            self.print(&self.lang.text_with("terminal-plain-continue-number", &values))?;
            return Ok(true);
        };
        self.session.open_record(row.kind, &row.name);
        self.begin()
    }
}
