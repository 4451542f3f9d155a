//! The reasons of the adviser for Yield.

use talon_query::yields::Reason;
use talon_rules::{AnyLayout, AnyMove};

use crate::Lang;

/// The reason for a move, as a sentence.
pub(crate) fn reason_text(lang: &Lang, reason: Reason, layout: &AnyLayout) -> String {
    match reason {
        Reason::King => lang.text("fair-why-king"),
        Reason::Wins { moves } => lang.wins(moves),
        Reason::MostPoints { points } => lang.brings_most(points),
        Reason::CanWait => lang.text(match layout {
            AnyLayout::Yield(layout) if layout.waste.is_empty() => "fair-why-nothing-yet",
            _ => "fair-why-can-wait",
        }),
        Reason::Best { rather_than } => lang.better_than(AnyMove::Yield(rather_than), layout),
        Reason::Hopeless => lang.text("fair-why-hopeless"),
        Reason::Unfinished => lang.text("fair-why-unfinished"),
    }
}
