//! Puzzles of the kind [`PuzzleKind::SafetyPlay`]: the play that is best whatever the other seat holds.

use talon_learn::puzzle::{Candidate, Puzzle, PuzzleKind, Step};
use talon_query::Line;
use talon_rules::curse::{Seat, State};
use talon_rules::pieces::Tile;
use talon_rules::{AnyMove, Game, Worlds};

use super::super::rating::rating;
use super::super::tools::{Prover, after, candidates, classes, single_best, valued};
use super::double_dummy::{curse_move, theme};
use super::hands::{QuickPlayers, tiles_left};

/// The most hands that the other seat may hold.
const MOST_WORLDS: u64 = 150;

/// The least number of hands, so that there is something to guard against.
const LEAST_WORLDS: u64 = 4;

/// The least distance of the best play to the second best in the worst case, in points.
const MARGIN: i32 = 2;

/// The most moves that show why a play is wrong.
const LONGEST_PROOF: usize = 8;

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

/// For each class of plays, its value in the worst world, with the other hand there and the moves that show it.
pub(in super::super) fn worst_cases(
    prover: &mut Prover,
    worlds: &[State],
    classes: &[Vec<AnyMove>],
    seat: Seat,
) -> Option<Vec<Candidate>> {
    let worst = |class: &Vec<AnyMove>| {
        let played = curse_move(class[0])?;
        let mut worst: Option<Candidate> = None;
        for world in worlds {
            let (value, mut line) = prover.value(&after(world, played), seat)?;
            if worst.as_ref().is_none_or(|worst| value < worst.value) {
                line.truncate(LONGEST_PROOF);
                let against: Vec<Tile> = world.tiles(seat.other()).to_vec();
                worst = Some(valued(value, against, line));
            }
        }
        worst
    };
    classes.iter().map(worst).collect()
}
