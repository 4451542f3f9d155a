//! Puzzles of the kind [`PuzzleKind::SafetyPlay`]: the play that is best whatever the other seat holds.

use talon_learn::puzzle::{Puzzle, PuzzleKind, Step};
use talon_query::Line;
use talon_rules::curse::State;
use talon_rules::{Game, Worlds};

use super::super::rating::rating;
use super::super::tools::{Prover, candidates, classes, curse_move, single_best, worst_cases};
use super::double_dummy::theme;
use super::hands::{QuickPlayers, tiles_left};

/// The most hands that the other seat may hold.
const MOST_WORLDS: u64 = 150;

/// The least number of hands, so that there is something to guard against.
const LEAST_WORLDS: u64 = 4;

/// The least distance of the best play to the second best in the worst case, in points.
const MARGIN: i32 = 2;

/// The largest share of the quick players that may find the play, in per cent.
const MOST_RIGHT: u32 = 40;

/// The puzzle in a position of a hand, at the end of a line.
pub(super) fn find_at(
    prover: &mut Prover,
    players: &mut QuickPlayers,
    start: Line,
    state: &State,
) -> Option<Puzzle> {
    let seat = state.seat_to_move()?;
    let view = state.view(seat);
    let worlds = State::count_worlds(&view);
    let classes = classes(&state.clone().into());
    if tiles_left(state) > 13 || !(LEAST_WORLDS..=MOST_WORLDS).contains(&worlds) || classes.len() < 3 {
        return None;
    }
    let worlds: Vec<State> = State::worlds(&view).collect();
    let mut values = worst_cases(prover, &worlds, &classes, seat)?;
    let numbers: Vec<i32> = values.iter().map(|value| value.value).collect();
    let (best, margin) = single_best(&numbers)?;
    // Only the right play wins against every hand.
    if margin < MARGIN || numbers[best] <= 0 || numbers[best] - margin > 0 {
        return None;
    }
    let right: Vec<_> = classes[best].iter().filter_map(|played| curse_move(*played)).collect();
    let answers = players.answers(state, &right);
    if !answers.are_right_at_most(MOST_RIGHT) {
        return None;
    }
    values[best].then.clear();
    let steps = vec![Step::Ask(candidates(&classes, &values))];
    let theme = theme(state, &steps)?;
    Some(Puzzle {
        kind: PuzzleKind::SafetyPlay,
        start,
        rating: rating(&[answers]),
        theme,
        worlds: u32::try_from(worlds.len()).ok()?,
        steps,
    })
}
