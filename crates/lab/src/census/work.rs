//! Solves the deals of a census.

use talon_census::{CHUNK, Deals, Limits, Places, Row, Series};
use talon_command::interrupt::Interrupt;
use talon_solve::AnySolver;

use crate::batch::Batch;
use crate::journal::Journaled;

/// The deals to solve, and how.
#[derive(Clone, Debug)]
pub(super) struct Work {
    /// The options, the goal and the solver.
    pub(super) series: Series,
    /// The deals.
    pub(super) deals: Deals,
    /// The limits of the search for one deal.
    pub(super) limits: Limits,
    /// The number of deals that are already solved.
    pub(super) done: u64,
}

impl Work {
    /// Solves the remaining deals. `receive` gets the rows in order, each exactly once, until all deals are solved or
    /// the user ends the program.
    ///
    /// # Errors
    /// The first error of `receive`.
    pub(super) fn run(
        &self,
        batch: &Batch,
        interrupt: &Interrupt,
        receive: impl FnMut(&[Row]) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let places = Places { from: self.done, to: self.deals.count(), chunk: CHUNK };
        let begin = || {
            let mut solver = AnySolver::default();
            move |place, is_over: &dyn Fn() -> bool| {
                self.series.solve(&mut solver, self.deals.get(place), self.limits, is_over)
            }
        };
        batch.run_until(interrupt, places, begin, receive)
    }
}

impl Journaled for Work {
    type Row = Row;

    const NAME: &'static str = "census";

    fn description(&self) -> String {
        let Work { series, deals, limits, .. } = self;
        let limit = |limit: Option<u128>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
        let nodes = limit(Some(limits.nodes.into()).filter(|nodes| *nodes < u64::MAX.into()));
        let ms = limit(limits.time.map(|time| time.as_millis()));
        format!(
            "game: {}\noptions: {}\ngoal: {}\nlimits: nodes {nodes}, ms {ms}, mb {}\nsolver: {}\ndeals: {deals}\n",
            series.options.game(),
            series.options.to_text(),
            series.goal,
            limits.megabytes,
            series.solver,
        )
    }

    fn count(&self) -> u64 {
        self.deals.count()
    }

    fn fits(&self, place: u64, row: &Row) -> bool {
        self.deals.get(place).get() == row.deal
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::{AnyOptions, GameName};
    use talon_wire::Goal;

    use super::*;

    /// A journal can be resumed if the description is the same.
    #[test]
    fn other_work_is_described_otherwise() {
        let usual = || {
            let series = Series::new(AnyOptions::usual(GameName::Yield), Goal::Win);
            let deals = "5..=14".parse().expect("a range");
            Work { series, deals, limits: Limits::usual(GameName::Yield), done: 0 }
        };
        let yields = || usual().series;
        let doublets = Series::new(AnyOptions::usual(GameName::Doublets), Goal::Win);
        for (expected, work) in [
            ("deals: 5..=15", Work { deals: "5..=15".parse().expect("a range"), ..usual() }),
            ("goal: score", Work { series: Series { goal: Goal::Score, ..yields() }, ..usual() }),
            ("nodes 7", Work { limits: Limits { nodes: 7, ..usual().limits }, ..usual() }),
            ("solver: 9", Work { series: Series { solver: "9".to_owned(), ..yields() }, ..usual() }),
            ("game: doublets", Work { series: doublets, ..usual() }),
        ] {
            assert!(work.description().contains(expected) && !usual().description().contains(expected));
        }
        assert_eq!(Work { done: 3, ..usual() }.description(), usual().description());
    }
}
