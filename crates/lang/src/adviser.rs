//! Why the fair adviser makes its moves.

use talon_query::{AnyReason, doublets, lady_jane, yields};
use talon_rules::{AnyLayout, AnyMove};
use talon_table::OddsCount;

use crate::Lang;

impl Lang {
    /// Why the adviser makes a move, and how often it wins then. `layout` is what the player sees.
    pub(crate) fn advisers_reason(
        &self,
        reason: AnyReason,
        counted: Option<OddsCount>,
        layout: &AnyLayout,
    ) -> String {
        let reason = match reason {
            AnyReason::Doublets(reason) => self.reason_in_doublets(reason),
            AnyReason::Yield(reason) => self.reason_in_yield(reason, layout),
            AnyReason::LadyJane(reason) => self.reason_in_lady_jane(reason, layout),
        };
        let odds = match counted {
            None => self.text("fair-why-counting"),
            // When all is known, that has been said.
            Some(OddsCount { all: 0 | 1, .. }) => return reason,
            Some(counted) if counted.is_complete() => self.odds("fair-why-odds", counted),
            Some(counted) => self.odds("fair-why-odds-so-far", counted),
        };
        format!("{reason} {odds}")
    }

    /// A sentence about so many wins.
    pub(crate) fn odds(&self, id: &str, counted: OddsCount) -> String {
        self.text_with(id, &[("wins", counted.wins.into()), ("worlds", counted.worlds.into())])
    }

    fn reason_in_doublets(&self, reason: doublets::Reason) -> String {
        use doublets::Reason;
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

    fn reason_in_yield(&self, reason: yields::Reason, layout: &AnyLayout) -> String {
        use yields::Reason;
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

    fn reason_in_lady_jane(&self, reason: lady_jane::Reason, layout: &AnyLayout) -> String {
        use lady_jane::Reason;
        match reason {
            Reason::Wins { moves } => self.wins(moves),
            Reason::MostPoints { points } => self.brings_most(points),
            Reason::Safe => self.text("fair-why-safe"),
            Reason::Only { .. } => self.text("fair-why-only"),
            Reason::Best { rather_than, .. } => self.better_than(AnyMove::LadyJane(rather_than), layout),
            Reason::Stuck => self.text("fair-why-stuck"),
        }
    }

    fn wins(&self, moves: usize) -> String {
        self.text_with("fair-why-wins", &[("count", moves.into())])
    }

    fn brings_most(&self, points: u32) -> String {
        self.text_with("fair-why-most-points", &[("points", points.into())])
    }

    fn better_than(&self, other: AnyMove, layout: &AnyLayout) -> String {
        self.text_with("fair-why-best", &[("move", self.move_name(&other, layout).into())])
    }
}
