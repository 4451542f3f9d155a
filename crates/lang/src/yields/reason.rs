//! The reasons of the adviser for Yield.

use talon_query::yields::Reason;
use talon_rules::{AnyLayout, AnyMove};

use crate::Lang;

impl Lang {
    /// The reason for a move, as a sentence.
    pub(crate) fn yield_reason(&self, reason: Reason, layout: &AnyLayout) -> String {
        match reason {
            Reason::King => self.text("fair-why-king"),
            Reason::Wins { moves } => self.wins(moves),
            Reason::MostPoints { points } => self.brings_most(points),
            Reason::CanWait => self.text("fair-why-can-wait"),
            Reason::Best { rather_than } => self.better_than(AnyMove::Yield(rather_than), layout),
            Reason::Hopeless => self.text("fair-why-hopeless"),
            Reason::Unfinished => self.text("fair-why-unfinished"),
        }
    }
}
