use talon_rules::lady_jane::{Move, State};
use talon_rules::pieces::Chance;
use talon_solve::bits::singles;
use talon_solve::lady_jane::packed::{Puzzle, Step, explore, moves_of_step, safe_play};
use talon_solve::{Budget, Meter};

use super::adviser::{Adviser, USUAL_NODES, raise};
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

    /// A card leaves from each configuration that allows it, because the cards that have gone up by then can make a
    /// difference.
    fn decisions(&self) -> Option<Vec<Vec<Move>>> {
        let (puzzle, position) = Puzzle::new(self);
        let mut configurations = Vec::new();
        explore(&puzzle, &position, true, &mut configurations);
        let safe = configurations.iter().find_map(|configuration| {
            let card = safe_play(&position, configuration);
            if card == 0 { None } else { Some(Step { card, up: configuration.up | card }) }
        });
        if let Some(step) = safe {
            return Some(vec![moves_of_step(self, step)]);
        }
        let leaving = configurations.iter().flat_map(|configuration| {
            let cards = singles(configuration.onto_tableau | configuration.onto_foundation);
            cards.filter_map(|card| Some(Step { card, up: configuration.after(card)? }))
        });
        let mut steps: Vec<Step> = leaving.collect();
        if usize::from(position.dealt) < puzzle.deals.len() {
            steps.push(Step { card: 0, up: position.up });
        }
        Some(steps.into_iter().map(|step| moves_of_step(self, step)).collect())
    }

    /// Positions that reversible moves connect have the same key.
    fn key(&self) -> String {
        let (puzzle, mut position) = Puzzle::new(self);
        raise(&puzzle, &mut position, &mut Vec::new());
        format!("{:x} {:x} {}", position.moved, position.up, position.dealt)
    }
}
