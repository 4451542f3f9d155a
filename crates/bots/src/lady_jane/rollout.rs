//! How the quick player fares.

use talon_pieces::Chance;
use talon_rules::lady_jane::State;
use talon_solve::Meter;
use talon_solve::lady_jane::packed::{Node, Puzzle, Stand, Step};

use super::step::{Open, Steps, make, steps};
use super::taste::value;

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
    node: Node,
    stands: &mut Vec<Stand>,
    meter: &mut Meter<'_>,
) -> Option<Ended> {
    rollout_with(puzzle, node, stands, meter, || 0)
}

/// The same of a quick player who likes each step so much better, in thousandths, as his `whim` says.
fn rollout_with(
    puzzle: &Puzzle,
    mut node: Node,
    stands: &mut Vec<Stand>,
    meter: &mut Meter<'_>,
    mut whim: impl FnMut() -> i32,
) -> Option<Ended> {
    loop {
        if !meter.count() {
            return None;
        }
        // When no card lies on another that has yet to be uncovered, the lowest can always go up.
        if (node.moved | node.roots) == puzzle.all {
            return Some(Ended { won: true, points: puzzle.all.count_ones() });
        }
        let Some(step) = chosen(puzzle, &node, stands, &mut whim) else {
            return Some(Ended { won: false, points: highest(stands) });
        };
        make(puzzle, &mut node, step);
    }
}

/// The step that the quick player makes; `None` when there is none. It does not depend on what lies hidden.
fn chosen(
    puzzle: &Puzzle,
    node: &Node,
    stands: &mut Vec<Stand>,
    whim: &mut impl FnMut() -> i32,
) -> Option<Step> {
    match steps(puzzle, node, stands) {
        Steps::Safe(step) => Some(step),
        Steps::Open(open) => {
            let value = |open: &&Open| value(puzzle, node, &stands[open.stand], open.step) + whim();
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
    let (puzzle, node) = Puzzle::new(state);
    let whim = || i32::try_from(chance.below(WHIM)).expect("a small number");
    rollout_with(&puzzle, node, &mut Vec::new(), meter, whim).map(|ended| ended.won)
}

/// The most cards on the foundations in any of these stands.
fn highest(stands: &[Stand]) -> u32 {
    stands.iter().map(|stand| stand.up.count_ones()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::lady_jane::Options;
    use talon_rules::{Game, Player};
    use talon_solve::lady_jane::Solver;
    use talon_solve::lady_jane::packed::moves_of_step;
    use talon_solve::{Budget, PatienceSolver, Verdict};

    use super::*;

    /// The same step is chosen in worlds that look alike, and a game that is played so through the rules
    /// comes to a position that is as good as won, or without a further step.
    #[test]
    fn the_quick_player_sees_no_more_than_a_player() {
        let mut won = 0;
        for number in 0..20 {
            let mut position = State::deal(&Options::default(), DealNumber::new(number).unwrap());
            let mut stands = Vec::new();
            let mut chance = Chance::from_seed(number);
            let (puzzle, node) = Puzzle::new(&position);
            let ended = rollout(&puzzle, node, &mut stands, &mut Meter::new(&Budget::default())).unwrap();
            loop {
                let (puzzle, node) = Puzzle::new(&position);
                if (node.moved | node.roots) == puzzle.all {
                    break;
                }
                let step = chosen(&puzzle, &node, &mut stands, &mut || 0).map(|step| (step.card, step.up));
                let (other, node) = Puzzle::new(&State::sample_world(&position.view(Player), &mut chance));
                let in_other = chosen(&other, &node, &mut stands, &mut || 0);
                assert_eq!(in_other.map(|step| (step.card, step.up)), step, "{}", position.layout());
                let Some(step) = in_other else { break };
                for made in moves_of_step(&position, step) {
                    position.play(made).unwrap();
                }
            }
            let wins = Solver::default().solve(&position, &Budget::default()).verdict != Verdict::Lost;
            assert_eq!(wins, ended.won, "deal {number}");
            won += u32::from(ended.won);
        }
        assert!(0 < won && won < 20, "{won}");
    }
}
