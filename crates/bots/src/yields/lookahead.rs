//! The value of a macro-move: the number of worlds that it wins.

use std::collections::BTreeMap;

use talon_query::{Limit, Verdict};
use talon_rules::yields::State;
use talon_rules::{Game, Status};
use talon_solve::yields::Solver;
use talon_solve::{Budget, PatienceSolver};

use super::macro_moves::{MacroMove, macro_moves, single_moves};
use super::witness::WinnableWorld;

/// Switches for the parts of the lookahead, to test their effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookaheadOptions {
    /// Pairs wait until they are needed (`macro_moves`). Otherwise each legal move is valued.
    pub postpone: bool,
    /// A known winning line replaces a search (`WinnableWorld::witness`). This changes no choice.
    pub witnesses: bool,
    /// Macro-moves that cannot reach the best one are cut. This changes no choice.
    pub bounds: bool,
    /// Number of decisions made without peeking, the current one included, before worlds count as known.
    pub decisions: u32,
    /// The same when all worlds are listed; then it plays perfectly.
    pub decisions_if_listed: u32,
}

impl Default for LookaheadOptions {
    fn default() -> LookaheadOptions {
        LookaheadOptions {
            postpone: true,
            witnesses: true,
            bounds: true,
            decisions: 2,
            decisions_if_listed: u32::MAX,
        }
    }
}

impl LookaheadOptions {
    /// The macro-moves of a position.
    pub(super) fn macro_moves(&self, state: &State) -> Vec<MacroMove> {
        if self.postpone { macro_moves(state) } else { single_moves(state) }
    }
}

/// Values macro-moves in worlds, against a budget.
#[derive(Debug)]
pub(super) struct Lookahead<'a, 'b> {
    pub(super) solver: &'a mut Solver,
    pub(super) options: LookaheadOptions,
    pub(super) budget: Budget<'b>,
    /// The limit that was reached, if any.
    pub(super) limit: Option<Limit>,
    /// Groups with fewer worlds than this count as known.
    pub(super) fewest: usize,
}

impl<'a, 'b> Lookahead<'a, 'b> {
    pub(super) fn new(
        solver: &'a mut Solver,
        options: LookaheadOptions,
        budget: &Budget<'b>,
    ) -> Lookahead<'a, 'b> {
        Lookahead { solver, options, budget: *budget, limit: None, fewest: 1 }
    }
}

impl Lookahead<'_, '_> {
    /// The position with a winning line, if a player who sees it can win.
    pub(super) fn winnable(&mut self, state: State) -> Option<WinnableWorld> {
        if state.status() == Status::Won {
            return Some(WinnableWorld::new(state, &[]));
        }
        let solved = self.solver.solve(&state, &self.budget);
        self.budget.nodes = self.budget.nodes.saturating_sub(solved.nodes.max(1));
        if self.budget.nodes == 0 {
            self.limit = Some(Limit::Nodes);
        }
        // Most searches end before they check the flag.
        if (self.budget.stop)() {
            self.limit = Some(Limit::Stopped);
        }
        match solved.verdict {
            Verdict::Won(line) => Some(WinnableWorld::new(state, &line)),
            Verdict::Lost => None,
            Verdict::Unknown(limit) => {
                self.limit = Some(limit);
                None
            }
        }
    }

    /// Number of these indistinguishable winnable worlds that a player wins who cannot tell them apart for
    /// `decisions` decisions. Only values above `known` matter.
    ///
    /// The result is never less than what such a player wins to the end, and never more than the number of
    /// worlds.
    fn value(&mut self, worlds: &[WinnableWorld], decisions: u32, known: usize) -> usize {
        let Some(WinnableWorld { state, .. }) = worlds.first() else { return 0 };
        let is_known = decisions == 0 || worlds.len() < self.fewest || state.stock().len() <= 1;
        if is_known || self.limit.is_some() || (self.options.bounds && worlds.len() <= known) {
            return worlds.len();
        }
        let macro_moves = self.options.macro_moves(state);
        if let [only] = macro_moves.as_slice() {
            return self.after_only(worlds, only, decisions);
        }
        let mut best = 0;
        for macro_move in &macro_moves {
            best = best.max(self.after(worlds, macro_move, decisions - 1, best));
            if self.options.bounds && best == worlds.len() {
                break;
            }
        }
        best
    }

    /// The same after a macro-move.
    pub(super) fn after(
        &mut self,
        worlds: &[WinnableWorld],
        macro_move: &MacroMove,
        decisions: u32,
        known: usize,
    ) -> usize {
        let survivors: Vec<WinnableWorld> =
            worlds.iter().filter_map(|world| self.survivor(world, macro_move)).collect();
        if self.options.bounds && survivors.len() <= known {
            return survivors.len();
        }
        if macro_move.turns() {
            self.value_of_groups(survivors, decisions)
        } else {
            self.value(&survivors, decisions, known)
        }
    }

    /// The same after the only macro-move. What can be won can be won after it, so nothing is searched.
    fn after_only(&mut self, worlds: &[WinnableWorld], only: &MacroMove, decisions: u32) -> usize {
        let next = worlds.iter().filter_map(|world| {
            let state = only.after(&world.state);
            world.witness(only, &state).or_else(|| self.winnable(state))
        });
        let next: Vec<WinnableWorld> = next.collect();
        self.value_of_groups(next, decisions)
    }

    /// The world after a macro-move, if it can still be won then.
    fn survivor(&mut self, world: &WinnableWorld, macro_move: &MacroMove) -> Option<WinnableWorld> {
        let state = macro_move.after(&world.state);
        let witness = if self.options.witnesses { world.witness(macro_move, &state) } else { None };
        witness.or_else(|| self.winnable(state))
    }

    /// Groups worlds by what the player sees after a turn, and values each group.
    fn value_of_groups(&mut self, worlds: Vec<WinnableWorld>, decisions: u32) -> usize {
        let mut groups: BTreeMap<_, Vec<WinnableWorld>> = BTreeMap::new();
        for world in worlds {
            let waste = world.state.waste();
            // Suits do not matter. A King is removed at once, but the waste shows that it was one.
            let seen = (waste.len(), waste.last().map(|card| card.rank()));
            groups.entry(seen).or_default().push(world);
        }
        groups.into_values().map(|group| self.value(&group, decisions, 0)).sum()
    }
}
