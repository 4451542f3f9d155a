//! What there is to decide.

use talon_solve::bits::singles;
use talon_solve::lady_jane::packed::{Cards, Configuration, Position, Puzzle, Step, explore, safe_play};

/// The steps that can be made from a position.
#[derive(Clone, Debug)]
pub(super) enum StepOptions {
    /// This one costs nothing, whatever lies hidden.
    Safe(Step),
    /// Each of these leads somewhere else. There may be none.
    Open(Vec<Open>),
}

/// A step, and the stand of the foundations that allows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub(super) step: Step,
    /// Where this stand is in the list.
    pub(super) configuration: usize,
}

/// What can be done after any moves that can be taken back.
///
/// A card whose way up is safe goes up at once (see [`safe_play`]): the player who delays it can be copied
/// by one who does not, with all that is uncovered meanwhile, so knowing what lies hidden makes no
/// difference. A card that can leave from several stands does so from the first: which cards have gone up
/// meanwhile can, but for safe ones, be chosen as well afterwards.
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
    let mut found: Cards = 0;
    for (at, configuration) in configurations.iter().enumerate() {
        let new = (configuration.onto_tableau | configuration.onto_foundation) & !found;
        found |= new;
        let leaving = singles(new).filter_map(|card| Some(Step { card, up: configuration.after(card)? }));
        open.extend(leaving.map(|step| Open { step, configuration: at }));
    }
    if usize::from(position.dealt) < puzzle.deals.len() {
        open.push(Open { step: Step { card: 0, up: position.up }, configuration: 0 });
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
    use talon_pieces::{Chance, DealNumber};
    use talon_query::Verdict;
    use talon_rules::lady_jane::{Options, State};
    use talon_rules::{Game, GameOptions, Player};
    use talon_solve::lady_jane::packed::moves_of_step;
    use talon_solve::lady_jane::{Prunings, Solver};
    use talon_solve::{Budget, PatienceSolver};

    use super::*;

    fn can_be_won(solver: &mut Solver, state: &State) -> bool {
        matches!(solver.solve(state, &Budget::default()).verdict, Verdict::Won(_))
    }

    /// In no world that looks like this a safe step loses what could be won before it. The solver that says so
    /// knows of no safe steps.
    #[test]
    fn safe_steps_cost_nothing_whatever_lies_hidden() {
        let mut solver = Solver::new(Prunings { safe: false, ..Prunings::default() });
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
                        moves_of_step(&world.clone(), step).into_iter().for_each(|made| {
                            world.play(made).unwrap();
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
                moves_of_step(&state, step).into_iter().for_each(|made| {
                    state.play(made).unwrap();
                });
            }
        }
        assert!(won > 50 && safe > won, "{safe} safe steps, {won} in worlds that can be won");
    }
}
