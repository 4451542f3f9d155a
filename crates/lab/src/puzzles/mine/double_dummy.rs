//! Puzzles of the kind [`PuzzleKind::DoubleDummy`]: the only play that keeps the points, with all tiles open.

use talon_learn::puzzle::{Candidate, Puzzle, PuzzleKind, Step, Theme};
use talon_query::Line;
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};

use super::super::rating::rating;
use super::super::tools::{
    LONGEST_PROOF, Prover, after, candidates, classes, curse_move, single_best, valued,
};
use super::hands::{QuickPlayers, tiles_left};
use super::quick::MOST_RIGHT_LATER;

/// The least and the most tiles in both hands at the beginning.
const TILES: std::ops::RangeInclusive<usize> = 6..=13;

/// The least distance of the best play to the second best at the first question, in points.
const FIRST_MARGIN: i32 = 2;

/// The least number of plays that do not win.
const LEAST_LOSERS: usize = 3;

/// The least number of questions.
const LEAST_QUESTIONS: usize = 2;

/// The largest share of the quick players that may find the first play, in per cent.
const MOST_RIGHT: u32 = 35;

/// The puzzle in a position of a hand, at the end of a line.
pub(super) fn find_at(
    prover: &mut Prover,
    players: &mut QuickPlayers,
    start: Line,
    state: &State,
) -> Option<Puzzle> {
    if !TILES.contains(&tiles_left(state)) || state.again() {
        return None;
    }
    let seat = state.seat_to_move()?;
    let (mut steps, mut rights) = (Vec::new(), Vec::new());
    let mut state = state.clone();
    let first = state.clone();
    while state.seat_to_move().is_some() {
        let question = if state.seat_to_move() == Some(seat) { ask(prover, &state, seat)? } else { None };
        let question = question.map(|question| (players.answers(&state, &question.0), question));
        if rights.is_empty()
            && !question.as_ref().is_some_and(|(answers, (_, margin, question))| {
                is_sharp(question, *margin) && answers.are_right_at_most(MOST_RIGHT)
            })
        {
            return None;
        }
        let played = match question.filter(|(answers, _)| answers.are_right_at_most(MOST_RIGHT_LATER)) {
            Some((answers, (right, _, question))) => {
                rights.push(answers);
                steps.push(Step::Ask(question));
                right[0]
            }
            None => {
                let played = reply(prover, &state, seat)?;
                steps.push(Step::Play(played.into()));
                played
            }
        };
        state = after(&state, played);
    }
    while matches!(steps.last(), Some(Step::Play(_))) {
        steps.pop();
    }
    if rights.len() < LEAST_QUESTIONS {
        return None;
    }
    let theme = theme(&first, &steps)?;
    Some(Puzzle { kind: PuzzleKind::DoubleDummy, start, rating: rating(&rights), theme, worlds: 1, steps })
}

/// Returns true if a first question is worth asking: exactly one play wins the hand, and at least three others do not.
fn is_sharp(question: &[Candidate], margin: i32) -> bool {
    let best = question.iter().map(|candidate| candidate.value).max().unwrap_or_default();
    let losers = question.iter().filter(|candidate| candidate.value <= 0).count();
    let rivals = question.iter().filter(|candidate| candidate.value > 0 && candidate.value < best).count();
    best > 0 && rivals == 0 && losers >= LEAST_LOSERS && margin >= FIRST_MARGIN
}

/// The best plays, which are equal, their distance to the next ones, and the question for them; `Some(None)` if several
/// different plays are best.
#[expect(clippy::type_complexity, reason = "it is taken apart at once")]
fn ask(prover: &mut Prover, state: &State, seat: Seat) -> Option<Option<(Vec<Move>, i32, Vec<Candidate>)>> {
    let classes = classes(&state.clone().into());
    if classes.len() < 2 {
        return Some(None);
    }
    let values: Option<Vec<Candidate>> = classes
        .iter()
        .map(|class| {
            let (value, mut line) = prover.value(&after(state, curse_move(class[0])?), seat)?;
            line.truncate(LONGEST_PROOF);
            Some(valued(value, Vec::new(), line))
        })
        .collect();
    let mut values = values?;
    let numbers: Vec<i32> = values.iter().map(|value| value.value).collect();
    let Some((best, margin)) = single_best(&numbers) else { return Some(None) };
    // The right play goes on in the puzzle itself.
    values[best].then.clear();
    let right = classes[best].iter().filter_map(|played| curse_move(*played)).collect();
    Some(Some((right, margin, candidates(&classes, &values))))
}

/// A best move for the seat to move. Of the other seat's best replies it is the one that leaves the fewest good plays.
fn reply(prover: &mut Prover, state: &State, seat: Seat) -> Option<Move> {
    let own = state.seat_to_move() == Some(seat);
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let values: Option<Vec<(Move, i32)>> = moves
        .into_iter()
        .map(|played| Some((played, prover.value(&after(state, played), seat)?.0)))
        .collect();
    let values = values?;
    let numbers = values.iter().map(|(_, value)| *value);
    let best = if own { numbers.max()? } else { numbers.min()? };
    let mut replies: Vec<(usize, Move)> = Vec::new();
    for (played, _) in values.iter().filter(|(_, value)| *value == best) {
        let next = after(state, *played);
        let saving = if own || next.seat_to_move() != Some(seat) {
            0
        } else {
            saving_plays(prover, &next, seat, best)?
        };
        replies.push((saving, *played));
    }
    replies.into_iter().min_by_key(|(saving, _)| *saving).map(|(_, played)| played)
}

/// Number of plays that keep this value.
fn saving_plays(prover: &mut Prover, state: &State, seat: Seat, value: i32) -> Option<usize> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut count = 0;
    for played in moves {
        count += usize::from(prover.value(&after(state, played), seat)?.0 == value);
    }
    Some(count)
}

/// The idea of a puzzle, from its first play.
pub(super) fn theme(state: &State, steps: &[Step]) -> Option<Theme> {
    let Step::Ask(candidates) = steps.first()? else { return None };
    let right = curse_move(talon_learn::puzzle::best_of(candidates)?.answer.as_move()?)?;
    let makes_match = |played: Move| after(state, played).again();
    let others_match =
        candidates.iter().filter_map(|other| curse_move(other.answer.as_move()?)).any(makes_match);
    let next = after(state, right);
    let blocks = next.seat_to_move() != state.seat_to_move() && next.why_not(Move::Pass).is_none();
    Some(match (makes_match(right), blocks, others_match) {
        (true, _, _) => Theme::Match,
        (_, true, _) => Theme::Block,
        (_, _, true) => Theme::NoMatch,
        _ => Theme::Quiet,
    })
}
