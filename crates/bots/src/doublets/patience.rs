use talon_rules::doublets::{Move, State};
use talon_rules::pieces::Chance;
use talon_solve::Budget;

use super::adviser::{Adviser, USUAL_NODES};
use super::quick_player::quick_player_wins;
use crate::patience::{AdvisedPatience, GradeBounds};

impl AdvisedPatience for State {
    type Adviser = Adviser;
    type Solver = talon_solve::doublets::Solver;

    const NODES: u64 = USUAL_NODES;
    const NODES_WHEN_COUNTING: u64 = USUAL_NODES;
    const WORLDS_PER_REQUEST: usize = 25;
    // The adviser wins nearly every deal, so its win says nothing about one.
    const GRADE_BOUNDS: GradeBounds = GradeBounds { easy: 120, medium: 70, hard: 20, adviser_counts: false };

    fn quick_player_wins(&self, chance: &mut Chance, _budget: &Budget<'_>) -> Option<bool> {
        Some(quick_player_wins(self.clone(), chance, |_| {}))
    }

    fn quick_game(&self, chance: &mut Chance, _budget: &Budget<'_>) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        quick_player_wins(self.clone(), chance, |made| moves.push(made));
        Some(moves)
    }
}
