use talon_rules::yields::{Move, State};

use super::line::played;
use super::puzzle::Puzzle;
use super::search::Search;
use crate::budget::Meter;
use crate::replay::check_win;
use crate::{Budget, PatienceSolver, Scored, Solved, Verdict};

/// Decides positions of Yield. It keeps its memory from one to the next.
#[derive(Debug, Default)]
pub struct Solver {
    search: Search,
}

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, state: &State, budget: &Budget<'_>) -> Solved<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        let found = self.search.run(&puzzle, 0, budget.bytes, &mut meter);
        let verdict = if found.left == 0 {
            let (moves, _) = played(state, &puzzle, self.search.best());
            check_win(state, &moves);
            Verdict::Won(moves)
        } else {
            found.limit.map_or(Verdict::Lost, Verdict::Unknown)
        };
        Solved { verdict, nodes: meter.nodes() }
    }

    fn best_score(&mut self, state: &State, budget: &Budget<'_>) -> Scored<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        let found = self.search.run(&puzzle, 0, budget.bytes, &mut meter);
        let (moves, end) = played(state, &puzzle, self.search.best());
        let score = u32::try_from(end.points()).expect("at most 52 points");
        let limit = found.limit.filter(|_| found.left > 0);
        Scored { score, line: moves, limit, nodes: meter.nodes() }
    }
}
