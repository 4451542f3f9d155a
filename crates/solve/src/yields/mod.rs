//! Yield: the search is still to come; until then every answer is `unknown`.

use talon_rules::Game;
use talon_rules::yields::{Move, State};

use crate::{Budget, Limit, PatienceSolver, Scored, Solved, Verdict};

/// Decides positions of Yield.
#[derive(Debug, Default)]
pub struct Solver;

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, _: &State, _: &Budget<'_>) -> Solved<Move> {
        Solved { verdict: Verdict::Unknown(Limit::Nodes), nodes: 0 }
    }

    fn best_score(&mut self, state: &State, _: &Budget<'_>) -> Scored<Move> {
        Scored { score: state.score().unwrap_or(0), line: Vec::new(), limit: Some(Limit::Nodes), nodes: 0 }
    }
}
