//! Rollouts by the quick player.

use talon_rules::Game;
use talon_rules::lady_jane::{Move, State};
use talon_rules::pieces::Chance;
use talon_solve::Meter;
use talon_solve::lady_jane::packed::{Configuration, Position, Puzzle, Step, moves_of_step};

use super::candidate_steps::{CandidateStep, StepOptions, make, steps};
use super::rollout_policy::value;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RolloutResult {
    pub(super) won: bool,
    /// Number of cards on the foundations.
    pub(super) points: u32,
}

/// Plays to the end with the rollout policy, which sees no more than a player at the table. Returns `None` if
/// the budget ran out. `configurations` is reused memory.
pub(super) fn rollout(
    puzzle: &Puzzle,
    position: Position,
    configurations: &mut Vec<Configuration>,
    meter: &mut Meter<'_>,
) -> Option<RolloutResult> {
    rollout_with(puzzle, position, configurations, meter, || 0, |_| {})
}

/// The same with noise: each step's value is increased by `noise`, in thousandths. `made` gets the steps.
fn rollout_with(
    puzzle: &Puzzle,
    mut position: Position,
    configurations: &mut Vec<Configuration>,
    meter: &mut Meter<'_>,
    mut noise: impl FnMut() -> i32,
    mut made: impl FnMut(Step),
) -> Option<RolloutResult> {
    loop {
        if !meter.count() {
            return None;
        }
        // If no card covers another that has yet to be uncovered, the lowest card can always go up.
        if (position.moved | position.roots) == puzzle.all {
            return Some(RolloutResult { won: true, points: puzzle.all.count_ones() });
        }
        let Some(step) = chosen(puzzle, &position, configurations, &mut noise) else {
            return Some(RolloutResult { won: false, points: highest(configurations) });
        };
        make(puzzle, &mut position, step);
        made(step);
    }
}

/// The step of the rollout policy; `None` if there is none. It does not depend on hidden cards.
fn chosen(
    puzzle: &Puzzle,
    position: &Position,
    configurations: &mut Vec<Configuration>,
    noise: &mut impl FnMut() -> i32,
) -> Option<Step> {
    match steps(puzzle, position, configurations) {
        StepOptions::Safe(step) => Some(step),
        StepOptions::Open(open) => {
            let value = |open: &&CandidateStep| {
                value(puzzle, position, &configurations[open.configuration], open.step) + noise()
            };
            // Of equally good steps the first.
            open.iter().rev().max_by_key(value).map(|open| open.step)
        }
    }
}

/// The size of a quick player's noise, in thousandths.
const NOISE: u32 = 4_000;

/// Returns true if a quick player with noise wins this game. It sees no more than a player at the table. Returns
/// `None` if the budget ran out.
pub(super) fn quick_player_wins(state: &State, chance: &mut Chance, meter: &mut Meter<'_>) -> Option<bool> {
    let (puzzle, position) = Puzzle::new(state);
    let noise = || noise_of(chance);
    rollout_with(&puzzle, position, &mut Vec::new(), meter, noise, |_| {}).map(|result| result.won)
}

/// The moves of the same game, until it ends or no card covers another that has yet to be uncovered. Returns `None` if
/// the budget ran out.
pub(super) fn quick_game(state: &State, chance: &mut Chance, meter: &mut Meter<'_>) -> Option<Vec<Move>> {
    let (puzzle, position) = Puzzle::new(state);
    let mut steps = Vec::new();
    let noise = || noise_of(chance);
    rollout_with(&puzzle, position, &mut Vec::new(), meter, noise, |step| steps.push(step))?;
    let (mut state, mut moves) = (state.clone(), Vec::new());
    for step in steps {
        for made in moves_of_step(&state, step) {
            state.play_unchecked(made);
            moves.push(made);
        }
    }
    Some(moves)
}

/// A quick player's noise for one step, in thousandths.
fn noise_of(chance: &mut Chance) -> i32 {
    i32::try_from(chance.below(NOISE)).expect("a small number")
}

/// The highest number of cards on the foundations in any of these configurations.
fn highest(configurations: &[Configuration]) -> u32 {
    configurations.iter().map(|configuration| configuration.up.count_ones()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use talon_query::Verdict;
    use talon_rules::Player;
    use talon_rules::lady_jane::Options;
    use talon_rules::pieces::DealNumber;
    use talon_solve::lady_jane::Solver;
    use talon_solve::{Budget, PatienceSolver};

    use super::*;

    /// The policy chooses the same step in all worlds that agree with the view. A game that follows it
    /// through the rules ends in a position that is as good as won, or without a further step.
    #[test]
    fn the_rollout_policy_does_not_peek() {
        let mut won = 0;
        for number in 0..20 {
            let mut state = State::deal(&Options::default(), DealNumber::new(number).unwrap());
            let mut configurations = Vec::new();
            let mut chance = Chance::from_seed(number);
            let (puzzle, position) = Puzzle::new(&state);
            let result =
                rollout(&puzzle, position, &mut configurations, &mut Meter::new(&Budget::default())).unwrap();
            loop {
                let (puzzle, position) = Puzzle::new(&state);
                if (position.moved | position.roots) == puzzle.all {
                    break;
                }
                let step = chosen(&puzzle, &position, &mut configurations, &mut || 0)
                    .map(|step| (step.card, step.up));
                let (other, position) = Puzzle::new(&State::sample_world(&state.view(Player), &mut chance));
                let in_other = chosen(&other, &position, &mut configurations, &mut || 0);
                assert_eq!(in_other.map(|step| (step.card, step.up)), step, "{}", state.layout());
                let Some(step) = in_other else { break };
                for made in moves_of_step(&state, step) {
                    state.play(made).unwrap();
                }
            }
            let wins = Solver::default().solve(&state, &Budget::default()).verdict != Verdict::Lost;
            assert_eq!(wins, result.won, "deal {number}");
            won += u32::from(result.won);
        }
        assert!(0 < won && won < 20, "{won}");
    }
}
