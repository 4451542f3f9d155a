//! The end of a patience, in lines.

use std::io::{self, BufRead, Write};

use super::Plain;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Prints the figures of a patience that has ended, where it was lost, and what comes next.
    pub(super) fn print_ending(&mut self) -> io::Result<()> {
        if self.session.ending().is_none_or(|ending| ending.points.is_none()) {
            return Ok(());
        }
        // A person does not wait long for the grade and the move that lost the game.
        self.output.flush()?;
        self.ask_in_background(self.help.patience_at_end);
        let Some(ending) = self.session.ending() else { return Ok(()) };
        let figures = self.lang.ending_figures(&ending).into_iter().map(|(name, value)| {
            self.lang.text_with("terminal-plain-figure", &[("name", name.into()), ("value", value.into())])
        });
        let mut lines = vec![figures.collect::<Vec<_>>().join(" ")];
        let lang = &self.lang;
        lines.extend([lang.ending_feat(&ending), lang.ending_loss(&ending), lang.ending_assistance(&ending)]);
        if let Some(position) = ending.review.and_then(|review| review.turning_position()) {
            let values = [("number", (position + 1).into())];
            lines.push(self.lang.text_with("terminal-plain-again-how", &values));
            lines.push(self.lang.text("terminal-plain-puzzle-own"));
        }
        lines.push(self.lang.text("terminal-plain-what-next"));
        lines.iter().filter(|line| !line.is_empty()).try_for_each(|line| self.print(line))
    }
}
