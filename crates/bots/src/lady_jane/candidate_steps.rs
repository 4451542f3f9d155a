//! The irreversible moves to decide between.

use talon_solve::bits::singles;
use talon_solve::lady_jane::packed::{Cards, Configuration, Position, Puzzle, Step, explore, safe_play};

/// The steps that can be made from a position.
#[derive(Clone, Debug)]
pub(super) enum StepOptions {
    /// This one costs nothing, whatever is hidden.
    Safe(Step),
    /// Each of these leads to different positions. There may be none.
    Open(Vec<CandidateStep>),
}

/// A step, and the configuration of the foundations that allows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct CandidateStep {
    pub(super) step: Step,
    /// The index of this configuration.
    pub(super) configuration: usize,
}

/// The steps that are possible after any reversible moves.
///
/// A card that can safely go up does so at once (see [`safe_play`]): a player who does not delay can copy one
/// who does, with everything that is uncovered meanwhile, so knowing what is hidden makes no difference. A
/// card that can leave from several configurations does so from the first: except for safe ones, the cards
/// that have gone up meanwhile can be chosen afterwards as well.
pub(super) fn steps(
    puzzle: &Puzzle,
    position: &Position,
    configurations: &mut Vec<Configuration>,
) -> StepOptions {
    configurations.clear();
    explore(puzzle, position, true, configurations);
    for configuration in &*configurations {
        let card = safe_play(position, configuration);
        if card != 0 {
            return StepOptions::Safe(Step { card, up: configuration.up | card });
        }
    }
    let mut open = Vec::new();
    let mut reached: Cards = 0;
    for (at, configuration) in configurations.iter().enumerate() {
        let new = (configuration.onto_tableau | configuration.onto_foundation) & !reached;
        reached |= new;
        let leaving = singles(new).filter_map(|card| Some(Step { card, up: configuration.after(card)? }));
        open.extend(leaving.map(|step| CandidateStep { step, configuration: at }));
    }
    if usize::from(position.dealt) < puzzle.deals.len() {
        open.push(CandidateStep { step: Step { card: 0, up: position.up }, configuration: 0 });
    }
    StepOptions::Open(open)
}

/// Makes a step.
pub(super) fn make(puzzle: &Puzzle, position: &mut Position, step: Step) {
    position.up = step.up;
    if step.card == 0 {
        position.deal(puzzle);
    } else {
        position.release(puzzle, step.card);
    }
}

#[cfg(test)]
mod tests {
    use talon_query::Verdict;
    use talon_rules::lady_jane::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{Game, GameOptions, Player};
    use talon_solve::lady_jane::packed::moves_of_step;
    use talon_solve::lady_jane::{Prunings, Solver};
    use talon_solve::{Budget, PatienceSolver};

    use super::*;

    fn can_be_won(solver: &mut Solver, state: &State) -> bool {
        matches!(solver.solve(state, &Budget::default()).verdict, Verdict::Won(_))
    }

    /// A safe step loses no win in any world that agrees with the view. The solver that checks this has no
    /// safe steps.
    #[test]
    fn safe_steps_lose_no_win() {
        let mut solver = Solver::with_prunings(Prunings { safe: false, ..Prunings::default() });
        let options = Options::from_text("ranks 6, piles 4").unwrap();
        let (mut chance, mut configurations) = (Chance::from_seed(1), Vec::new());
        let (mut safe, mut won) = (0, 0);
        for number in 0..60 {
            let mut state = State::deal(&options, DealNumber::new(number).unwrap());
            loop {
                let (puzzle, position) = Puzzle::new(&state);
                let step = match steps(&puzzle, &position, &mut configurations) {
                    StepOptions::Safe(step) => {
                        let mut world = State::sample_world(&state.view(Player), &mut chance);
                        let before = can_be_won(&mut solver, &world);
                        moves_of_step(&world.clone(), step).into_iter().for_each(|played| {
                            world.play(played).unwrap();
                        });
                        assert_eq!(can_be_won(&mut solver, &world), before, "{}", state.layout());
                        (safe, won) = (safe + 1, won + u32::from(before));
                        step
                    }
                    StepOptions::Open(open) => match chance.pick(&open) {
                        Some(open) => open.step,
                        None => break,
                    },
                };
                moves_of_step(&state, step).into_iter().for_each(|played| {
                    state.play(played).unwrap();
                });
            }
        }
        assert!(won > 50 && safe > won, "{safe} safe steps, {won} in worlds that can be won");
    }
}
