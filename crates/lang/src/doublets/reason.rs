//! The reasons of the adviser for Doublets.

use talon_query::doublets::Reason;
use talon_rules::AnyLayout;

use crate::Lang;

/// The reason for a move, as a sentence.
pub(crate) fn reason_text(lang: &Lang, reason: Reason, _: &AnyLayout) -> String {
    match reason {
        Reason::Wins { moves } => lang.wins(moves),
        Reason::MostPoints { points } => lang.brings_most(points),
        Reason::WantedSoon { card, plays } => {
            let values = [("card", lang.card_name(card).into()), ("count", plays.into())];
            lang.text_with("fair-why-wanted-soon", &values)
        }
        Reason::LooksOn => lang.text("fair-why-looks-on"),
    }
}
