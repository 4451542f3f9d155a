use talon_rules::lady_jane::{Move, State};
use talon_rules::pieces::Chance;
use talon_solve::{Budget, Meter};

use super::adviser::{Adviser, USUAL_NODES};
use super::rollout::{quick_game, quick_player_wins};
use crate::patience::{AdvisedPatience, GradeBounds};

impl AdvisedPatience for State {
    type Adviser = Adviser;
    type Solver = talon_solve::lady_jane::Solver;

    const NODES: u64 = USUAL_NODES;
    const NODES_WHEN_COUNTING: u64 = 8_000;
    const WORLDS_PER_REQUEST: usize = 4;
    const GRADE_BOUNDS: GradeBounds = GradeBounds { easy: 140, medium: 60, hard: 10, adviser_counts: true };

    fn quick_player_wins(&self, chance: &mut Chance, budget: &Budget<'_>) -> Option<bool> {
        quick_player_wins(self, chance, &mut Meter::new(budget))
    }

    fn quick_game(&self, chance: &mut Chance, budget: &Budget<'_>) -> Option<Vec<Move>> {
        quick_game(self, chance, &mut Meter::new(budget))
    }
}
