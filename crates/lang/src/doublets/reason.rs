//! The reasons of the adviser for Doublets.

use talon_query::doublets::Reason;

use crate::Lang;

impl Lang {
    /// The reason for a move, as a sentence.
    pub(crate) fn doublets_reason(&self, reason: Reason) -> String {
        match reason {
            Reason::Wins { moves } => self.wins(moves),
            Reason::MostPoints { points } => self.brings_most(points),
            Reason::WantedSoon { card, plays } => {
                let values = [("card", self.card_name(card).into()), ("count", plays.into())];
                self.text_with("fair-why-wanted-soon", &values)
            }
            Reason::LooksOn => self.text("fair-why-looks-on"),
        }
    }
}
