//! Why the fair adviser makes its moves.

use talon_bots::{AnyWhy, doublets, lady_jane, yields};
use talon_rules::{AnyLayout, AnyMove};
use talon_table::OddsCount;

use crate::Lang;

impl Lang {
    /// Why the adviser makes a move, and how often it wins then. `layout` is what the player sees.
    pub(crate) fn advisers_why(&self, why: AnyWhy, counted: Option<OddsCount>, layout: &AnyLayout) -> String {
        let why = match why {
            AnyWhy::Doublets(why) => self.why_in_doublets(why),
            AnyWhy::Yield(why) => self.why_in_yield(why, layout),
            AnyWhy::LadyJane(why) => self.why_in_lady_jane(why, layout),
        };
        let odds = match counted {
            None => self.text("fair-why-counting"),
            // When all is known, that has been said.
            Some(OddsCount { all: 0 | 1, .. }) => return why,
            Some(counted) if counted.is_complete() => self.odds("fair-why-odds", counted),
            Some(counted) => self.odds("fair-why-odds-so-far", counted),
        };
        format!("{why} {odds}")
    }

    /// A sentence about so many wins.
    pub(crate) fn odds(&self, id: &str, counted: OddsCount) -> String {
        self.text_with(id, &[("wins", counted.wins.into()), ("worlds", counted.worlds.into())])
    }

    fn why_in_doublets(&self, why: doublets::Why) -> String {
        use doublets::Why;
        match why {
            Why::Wins { moves } => self.wins(moves),
            Why::MostPoints { points } => self.brings_most(points),
            Why::WantedSoon { card, plays } => {
                let values = [("card", self.card_name(card).into()), ("count", plays.into())];
                self.text_with("fair-why-wanted-soon", &values)
            }
            Why::LooksOn => self.text("fair-why-looks-on"),
        }
    }

    fn why_in_yield(&self, why: yields::Why, layout: &AnyLayout) -> String {
        use yields::Why;
        match why {
            Why::King => self.text("fair-why-king"),
            Why::Wins { moves } => self.wins(moves),
            Why::MostPoints { points } => self.brings_most(points),
            Why::CanWait => self.text("fair-why-can-wait"),
            Why::Best { rather_than } => self.better_than(AnyMove::Yield(rather_than), layout),
            Why::Hopeless => self.text("fair-why-hopeless"),
            Why::Unfinished => self.text("fair-why-unfinished"),
        }
    }

    fn why_in_lady_jane(&self, why: lady_jane::Why, layout: &AnyLayout) -> String {
        use lady_jane::Why;
        match why {
            Why::Wins { moves } => self.wins(moves),
            Why::MostPoints { points } => self.brings_most(points),
            Why::Safe => self.text("fair-why-safe"),
            Why::Only { .. } => self.text("fair-why-only"),
            Why::Best { rather_than, .. } => self.better_than(AnyMove::LadyJane(rather_than), layout),
            Why::Stuck => self.text("fair-why-stuck"),
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
