//! The reasons of the adviser for Lady Jane.

use talon_query::lady_jane::Reason;
use talon_rules::{AnyLayout, AnyMove};

use crate::Lang;

impl Lang {
    /// The reason for a move, as a sentence.
    pub(crate) fn lady_jane_reason(&self, reason: Reason, layout: &AnyLayout) -> String {
        match reason {
            Reason::Wins { moves } => self.wins(moves),
            Reason::MostPoints { points } => self.brings_most(points),
            Reason::Safe => self.text("fair-why-safe"),
            Reason::Only { .. } => self.text("fair-why-only"),
            Reason::Best { rather_than, .. } => self.better_than(AnyMove::LadyJane(rather_than), layout),
            Reason::Stuck => self.text("fair-why-stuck"),
        }
    }
}
