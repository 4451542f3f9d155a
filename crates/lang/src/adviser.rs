//! The reasons for the moves of the fair adviser.

use talon_query::AnyReason;
use talon_rules::{AnyLayout, AnyMove, patiences};
use talon_table::OddsCount;

use crate::Lang;

impl Lang {
    /// The reason for the move of the adviser, and how often the move wins. `layout` is what the player sees.
    pub(crate) fn adviser_reason(
        &self,
        reason: AnyReason,
        counted: Option<OddsCount>,
        layout: &AnyLayout,
    ) -> String {
        /// Turns the reason of each patience into a sentence.
        macro_rules! reason_texts {
            ({} $($game:ident: $module:ident = $text:literal,)+) => {
                match reason {
                    $(AnyReason::$game(reason) => crate::$module::reason_text(self, reason, layout),)+
                }
            };
        }
        let reason = patiences!(reason_texts! {});
        let odds = match counted {
            None => self.text("fair-why-counting"),
            // The reason itself says that all cards are known.
            Some(OddsCount { all: 0 | 1, .. }) => return reason,
            Some(counted) if counted.is_complete() => self.odds("fair-why-odds", counted),
            Some(counted) => self.odds("fair-why-odds-so-far", counted),
        };
        format!("{reason} {odds}")
    }

    /// A sentence about a number of wins.
    pub(crate) fn odds(&self, id: &str, counted: OddsCount) -> String {
        self.text_with(id, &[("wins", counted.wins.into()), ("worlds", counted.worlds.into())])
    }

    pub(crate) fn wins(&self, moves: usize) -> String {
        self.text_with("fair-why-wins", &[("count", moves.into())])
    }

    pub(crate) fn brings_most(&self, points: u32) -> String {
        self.text_with("fair-why-most-points", &[("points", points.into())])
    }

    pub(crate) fn better_than(&self, other: AnyMove, layout: &AnyLayout) -> String {
        self.text_with("fair-why-best", &[("move", self.move_name(&other, layout).into())])
    }
}
