//! The reasons of the adviser for Lady Jane.

use talon_query::lady_jane::Reason;
use talon_rules::{AnyLayout, AnyMove};

use crate::Lang;

/// The reason for a move, as a sentence.
pub(crate) fn reason_text(lang: &Lang, reason: Reason, layout: &AnyLayout) -> String {
    match reason {
        Reason::Wins { moves } => lang.wins(moves),
        Reason::MostPoints { points } => lang.brings_most(points),
        Reason::Safe => lang.text("fair-why-safe"),
        Reason::Only { .. } => lang.text("fair-why-only"),
        Reason::Best { rather_than, .. } => lang.better_than(AnyMove::LadyJane(rather_than), layout),
        Reason::Stuck => lang.text("fair-why-stuck"),
    }
}
