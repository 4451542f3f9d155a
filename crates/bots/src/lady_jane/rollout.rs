//! How the quick player fares.

use talon_pieces::Chance;
use talon_rules::lady_jane::State;
use talon_solve::Meter;
use talon_solve::lady_jane::packed::{Configuration, Position, Puzzle, Step};

use super::candidate_steps::{Open, StepOptions, make, steps};
use super::rollout_policy::value;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    pub(super) won: bool,
    /// The cards on the foundations.
    pub(super) points: u32,
}

/// Plays on to the end as the quick player does, who sees no more than a player at the table; `None` when
/// the budget ran out. `stands` is room to work in.
pub(super) fn rollout(
    puzzle: &Puzzle,
    position: Position,
    configurations: &mut Vec<Configuration>,
    meter: &mut Meter<'_>,
) -> Option<Ended> {
    rollout_with(puzzle, position, configurations, meter, || 0)
}

/// The same of a quick player who likes each step so much better, in thousandths, as his `whim` says.
fn rollout_with(
    puzzle: &Puzzle,
    mut position: Position,
    configurations: &mut Vec<Configuration>,
    meter: &mut Meter<'_>,
    mut whim: impl FnMut() -> i32,
) -> Option<Ended> {
    loop {
        if !meter.count() {
            return None;
        }
        // When no card lies on another that has yet to be uncovered, the lowest can always go up.
        if (position.moved | position.roots) == puzzle.all {
            return Some(Ended { won: true, points: puzzle.all.count_ones() });
        }
        let Some(step) = chosen(puzzle, &position, configurations, &mut whim) else {
            return Some(Ended { won: false, points: highest(configurations) });
        };
        make(puzzle, &mut position, step);
    }
}

/// The step that the quick player makes; `None` when there is none. It does not depend on what lies hidden.
fn chosen(
    puzzle: &Puzzle,
    position: &Position,
    configurations: &mut Vec<Configuration>,
    whim: &mut impl FnMut() -> i32,
) -> Option<Step> {
    match steps(puzzle, position, configurations) {
        StepOptions::Safe(step) => Some(step),
        StepOptions::Open(open) => {
            let value = |open: &&Open| {
                value(puzzle, position, &configurations[open.configuration], open.step) + whim()
            };
            // Of equally good ones the first.
            open.iter().rev().max_by_key(value).map(|open| open.step)
        }
    }
}

/// How far the whims of quick players go, in thousandths.
const WHIM: u32 = 4_000;

/// Whether a quick player with whims wins this game, who sees no more than a player at the table; `None` when the
/// budget ran out.
pub(crate) fn wins(state: &State, chance: &mut Chance, meter: &mut Meter<'_>) -> Option<bool> {
    let (puzzle, position) = Puzzle::new(state);
    let whim = || i32::try_from(chance.below(WHIM)).expect("a small number");
    rollout_with(&puzzle, position, &mut Vec::new(), meter, whim).map(|ended| ended.won)
}

/// The most cards on the foundations in any of these stands.
fn highest(configurations: &[Configuration]) -> u32 {
    configurations.iter().map(|configuration| configuration.up.count_ones()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_query::Verdict;
    use talon_rules::lady_jane::Options;
    use talon_rules::{Game, Player};
    use talon_solve::lady_jane::Solver;
    use talon_solve::lady_jane::packed::moves_of_step;
    use talon_solve::{Budget, PatienceSolver};

    use super::*;

    /// The same step is chosen in worlds that look alike, and a game that is played so through the rules
    /// comes to a state that is as good as won, or without a further step.
    #[test]
    fn the_quick_player_sees_no_more_than_a_player() {
        let mut won = 0;
        for number in 0..20 {
            let mut state = State::deal(&Options::default(), DealNumber::new(number).unwrap());
            let mut configurations = Vec::new();
            let mut chance = Chance::from_seed(number);
            let (puzzle, position) = Puzzle::new(&state);
            let ended =
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
            assert_eq!(wins, ended.won, "deal {number}");
            won += u32::from(ended.won);
        }
        assert!(0 < won && won < 20, "{won}");
    }
}
