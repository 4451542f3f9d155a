//! How good a plan is.

use std::collections::BTreeMap;

use talon_query::{Limit, Verdict};
use talon_rules::yields::State;
use talon_rules::{Game, Status};
use talon_solve::yields::Solver;
use talon_solve::{Budget, PatienceSolver};

use super::plan::{Plan, plans, single_moves};
use super::world::World;

/// Which steps of the adviser are used. Each can be switched off, to test what it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// Pairs wait until they are needed (`plan::plans`). Otherwise each legal move is weighed.
    pub postpone: bool,
    /// A known way to win spares a search (`World::witness`). This changes no choice.
    pub witnesses: bool,
    /// Plans that cannot come up to the best one are not followed further. This changes no choice.
    pub bounds: bool,
    /// How many decisions are made in ignorance, the one at hand included, before worlds count as known.
    pub decisions: u32,
    /// The same when all worlds are listed, which is then the best play.
    pub decisions_if_listed: u32,
}

impl Default for Steps {
    fn default() -> Steps {
        Steps { postpone: true, witnesses: true, bounds: true, decisions: 2, decisions_if_listed: u32::MAX }
    }
}

impl Steps {
    /// What there is to decide in a position.
    pub(super) fn plans(&self, state: &State) -> Vec<Plan> {
        if self.postpone { plans(state) } else { single_moves(state) }
    }
}

/// Weighs plans in worlds, against a budget.
#[derive(Debug)]
pub(super) struct Lookahead<'a, 'b> {
    pub(super) solver: &'a mut Solver,
    pub(super) steps: Steps,
    pub(super) budget: Budget<'b>,
    /// What ran out.
    pub(super) limit: Option<Limit>,
    /// Fewer worlds than that which look alike count as known.
    pub(super) fewest: usize,
}

impl<'a, 'b> Lookahead<'a, 'b> {
    pub(super) fn new(solver: &'a mut Solver, steps: Steps, budget: &Budget<'b>) -> Lookahead<'a, 'b> {
        Lookahead { solver, steps, budget: *budget, limit: None, fewest: 1 }
    }
}

impl Lookahead<'_, '_> {
    /// The position with a way to win, if somebody who sees it can win.
    pub(super) fn winnable(&mut self, state: State) -> Option<World> {
        if state.status() == Status::Won {
            return Some(World::new(state, &[]));
        }
        let solved = self.solver.solve(&state, &self.budget);
        self.budget.nodes = self.budget.nodes.saturating_sub(solved.nodes.max(1));
        if self.budget.nodes == 0 {
            self.limit = Some(Limit::Nodes);
        }
        // Most searches are over before they look at the flag.
        if (self.budget.stop)() {
            self.limit = Some(Limit::Stopped);
        }
        match solved.verdict {
            Verdict::Won(line) => Some(World::new(state, &line)),
            Verdict::Lost => None,
            Verdict::Unknown(limit) => {
                self.limit = Some(limit);
                None
            }
        }
    }

    /// In how many of these worlds, which look alike and can be won, a player wins who cannot tell them apart
    /// for so many decisions. Of no interest unless it is more than `known`.
    ///
    /// What this finds is never less than what such a player wins to the end, and never more than the worlds.
    fn value(&mut self, worlds: &[World], decisions: u32, known: usize) -> usize {
        let Some(World { state, .. }) = worlds.first() else { return 0 };
        let is_known = decisions == 0 || worlds.len() < self.fewest || state.stock().len() <= 1;
        if is_known || self.limit.is_some() || (self.steps.bounds && worlds.len() <= known) {
            return worlds.len();
        }
        let plans = self.steps.plans(state);
        if let [only] = plans.as_slice() {
            return self.after_only(worlds, only, decisions);
        }
        let mut best = 0;
        for plan in &plans {
            best = best.max(self.after(worlds, plan, decisions - 1, best));
            if self.steps.bounds && best == worlds.len() {
                break;
            }
        }
        best
    }

    /// The same after a plan.
    pub(super) fn after(&mut self, worlds: &[World], plan: &Plan, decisions: u32, known: usize) -> usize {
        let survivors: Vec<World> = worlds.iter().filter_map(|world| self.survivor(world, plan)).collect();
        if self.steps.bounds && survivors.len() <= known {
            return survivors.len();
        }
        if plan.turns() {
            self.value_of_groups(survivors, decisions)
        } else {
            self.value(&survivors, decisions, known)
        }
    }

    /// The same after the only plan there is. What can be won can be won after it, so nothing is searched.
    fn after_only(&mut self, worlds: &[World], only: &Plan, decisions: u32) -> usize {
        let next = worlds.iter().filter_map(|world| {
            let state = only.after(&world.state);
            world.witness(only, &state).or_else(|| self.winnable(state))
        });
        let next: Vec<World> = next.collect();
        self.value_of_groups(next, decisions)
    }

    /// The world after a plan, if it can then still be won.
    fn survivor(&mut self, world: &World, plan: &Plan) -> Option<World> {
        let state = plan.after(&world.state);
        let witness = if self.steps.witnesses { world.witness(plan, &state) } else { None };
        witness.or_else(|| self.winnable(state))
    }

    /// The worlds that look alike after a turn are played alike, and others are not.
    fn value_of_groups(&mut self, worlds: Vec<World>, decisions: u32) -> usize {
        let mut groups: BTreeMap<_, Vec<World>> = BTreeMap::new();
        for world in worlds {
            let waste = world.state.waste();
            // Suits do not matter. A King is gone at once, but the waste tells that it was one.
            let seen = (waste.len(), waste.last().map(|card| card.rank()));
            groups.entry(seen).or_default().push(world);
        }
        groups.into_values().map(|group| self.value(&group, decisions, 0)).sum()
    }
}
