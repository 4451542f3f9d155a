//! The plan of a census in blocks: everything on which its results depend.

use std::ops::RangeInclusive;

use anyhow::{Context, ensure};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use talon_rules::pieces::{DEAL_VERSION, DealNumber};
use talon_rules::{AnyOptions, GameName};
use talon_solve::BLOCK_NODES;

use super::deals::Deals;
use super::row::Series;
use super::search::Limits;

/// The version of the files of blocks.
const SCHEMA: u32 = 1;

/// The most deals in a block: their rows are in memory at once.
pub const MOST_DEALS: u64 = 1 << 24;

/// The plan of a census in blocks. Results of different plans are never combined.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    schema: u32,
    game: String,
    options: String,
    goal: String,
    solver: String,
    deal_version: u32,
    nodes: u64,
    mb: u64,
    block_size: u64,
}

impl Plan {
    /// The plan of this series with these limits and with blocks of this size.
    pub fn new(series: &Series, limits: Limits, block_size: u64) -> Plan {
        Plan {
            schema: SCHEMA,
            game: series.options.game().as_str().to_owned(),
            options: series.options.to_text(),
            goal: series.goal.as_str().to_owned(),
            solver: series.solver.clone(),
            deal_version: DEAL_VERSION,
            nodes: if limits.nodes == u64::MAX { BLOCK_NODES } else { limits.nodes },
            mb: limits.megabytes,
            block_size,
        }
    }

    /// Reads a plan that [`Plan::to_json`] has written.
    ///
    /// # Errors
    /// If it is not a plan of this version.
    pub fn from_json(text: &str) -> anyhow::Result<Plan> {
        let plan: Plan = serde_json::from_str(text).context("its plan cannot be read")?;
        ensure!(plan.schema == SCHEMA, "it has version {}, not {SCHEMA}", plan.schema);
        ensure!(plan.deal_version == DEAL_VERSION, "its deals have another version");
        ensure!((1..=MOST_DEALS).contains(&plan.block_size), "its blocks have an impossible size");
        plan.series()?;
        Ok(plan)
    }

    /// The plan as JSON, from which its name follows.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }

    /// The name: the first 16 hexadecimal digits of the SHA-256 of the JSON.
    pub fn name(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.to_json())[..8])
    }

    /// The options, the goal and the solver.
    ///
    /// # Errors
    /// If another program wrote names that this one does not know.
    pub fn series(&self) -> anyhow::Result<Series> {
        let game: GameName = self.game.parse()?;
        let options = AnyOptions::from_text(game, &self.options)?;
        Ok(Series { options, goal: self.goal.parse()?, solver: self.solver.clone() })
    }

    /// The limits of the search for one deal.
    pub fn limits(&self) -> Limits {
        Limits { nodes: self.nodes, megabytes: self.mb, time: None }
    }

    /// The number of deals in a block.
    pub fn block_size(&self) -> u64 {
        self.block_size
    }

    /// The deals of a block; `None` if there are no such deals.
    pub fn deals(&self, block: u64) -> Option<Deals> {
        Deals::from(block.checked_mul(self.block_size)?, self.block_size)
    }

    /// All blocks that can be solved.
    pub fn blocks(&self) -> RangeInclusive<u64> {
        0..=(DealNumber::MAX.get() + 1) / self.block_size - 1
    }

    /// Returns true if the audit solves a block a second time: one block in a hundred.
    pub fn audits(&self) -> impl Fn(u64) -> bool {
        self.draw("audit", 100)
    }

    /// Returns true if a deal is solved without prunings too: one deal in ten thousand.
    pub fn rechecks(&self) -> impl Fn(u64) -> bool {
        self.draw("unpruned", 10_000)
    }

    /// Draws one number in this many. Every machine draws the same numbers, and they cannot be known before the plan.
    fn draw(&self, purpose: &str, one_in: u64) -> impl Fn(u64) -> bool {
        let plan = Sha256::new_with_prefix(format!("{} {purpose} ", self.name()));
        move |number| {
            let hash = plan.clone().chain_update(number.to_string()).finalize();
            let value = u64::from_be_bytes(hash[..8].try_into().expect("a hash has 32 bytes"));
            value.is_multiple_of(one_in)
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_wire::Goal;

    use super::*;

    fn plan(game: GameName) -> Plan {
        Plan::new(&Series::new(AnyOptions::usual(game), Goal::Win), Limits::usual(game), 1 << 10)
    }

    #[test]
    fn everything_on_which_results_depend_changes_the_name() {
        let usual =
            || (Series::new(AnyOptions::usual(GameName::Yield), Goal::Win), Limits::usual(GameName::Yield));
        let same = plan(GameName::Yield);
        let mut names = vec![same.name(), plan(GameName::Doublets).name()];
        let changes: [fn(&mut Series, &mut Limits, &mut u64); 6] = [
            |series, _, _| {
                series.options = AnyOptions::from_text(GameName::Yield, "rows 6").expect("options")
            },
            |series, _, _| series.goal = Goal::Score,
            |series, _, _| series.solver = "0.0.0+0".to_owned(),
            |_, limits, _| limits.nodes = 9,
            |_, limits, _| limits.megabytes = 9,
            |_, _, size| *size = 9,
        ];
        for change in changes {
            let ((mut series, mut limits), mut size) = (usual(), 1 << 10);
            change(&mut series, &mut limits, &mut size);
            names.push(Plan::new(&series, limits, size).name());
        }
        names.push(Plan { schema: 2, ..same.clone() }.name());
        names.push(Plan { deal_version: 2, ..same.clone() }.name());
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 10);
        assert_eq!(Plan::from_json(&same.to_json()).expect("a plan"), same);
    }

    #[test]
    fn a_plan_of_another_version_is_refused() {
        let plan = plan(GameName::Yield);
        for (wrong, expected) in [
            (Plan { schema: 2, ..plan.clone() }, "version 2"),
            (Plan { deal_version: 2, ..plan.clone() }, "another version"),
            (Plan { block_size: 0, ..plan.clone() }, "impossible size"),
            (Plan { game: "chess".to_owned(), ..plan.clone() }, "the games are"),
        ] {
            let error = Plan::from_json(&wrong.to_json()).expect_err("it is wrong");
            assert!(format!("{error:#}").contains(expected), "{error:#}");
        }
        assert!(Plan::from_json(&plan.to_json().replace("solver", "solvers")).is_err());
    }

    #[test]
    fn the_blocks_are_all_deals() {
        let plan = plan(GameName::LadyJane);
        let (first, last) = plan.blocks().into_inner();
        assert_eq!(plan.deals(first).expect("deals").to_string(), "0..=1023");
        assert_eq!(plan.deals(last).expect("deals").to_string(), "9007199254739968..=9007199254740991");
        assert_eq!((plan.deals(last + 1), plan.deals(u64::MAX)), (None, None));
    }

    #[test]
    fn about_one_block_in_a_hundred_is_audited_and_one_deal_in_ten_thousand_rechecked() {
        let plan = plan(GameName::Yield);
        let (audits, rechecks) = (plan.audits(), plan.rechecks());
        let audited = (0..10_000).filter(|block| audits(*block)).count();
        let rechecked = (0..100_000).filter(|deal| rechecks(*deal)).count();
        assert!((60..140).contains(&audited) && (2..=20).contains(&rechecked), "{audited}, {rechecked}");
    }
}
