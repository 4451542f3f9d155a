use talon_rules::pieces::Chance;
use talon_rules::yields::{Move, State};
use talon_solve::Budget;

use super::adviser::{Adviser, USUAL_NODES};
use super::quick_player::quick_player_wins;
use crate::patience::{AdvisedPatience, GradeBounds};

impl AdvisedPatience for State {
    type Adviser = Adviser;
    type Solver = talon_solve::yields::Solver;

    const NODES: u64 = USUAL_NODES;
    const NODES_WHEN_COUNTING: u64 = 16_000;
    const WORLDS_PER_REQUEST: usize = 2;
    const GRADE_BOUNDS: GradeBounds = GradeBounds { easy: 20, medium: 5, hard: 1, adviser_counts: true };

    fn quick_player_wins(&self, chance: &mut Chance, _budget: &Budget<'_>) -> Option<bool> {
        Some(quick_player_wins(self.clone(), chance, |_| {}))
    }

    fn quick_game(&self, chance: &mut Chance, _budget: &Budget<'_>) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        quick_player_wins(self.clone(), chance, |made| moves.push(made));
        Some(moves)
    }
}
