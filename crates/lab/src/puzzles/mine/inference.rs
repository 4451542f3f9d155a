//! Puzzles of the kind [`PuzzleKind::Inference`]: what the passes of the other seat prove.

use std::collections::BTreeSet;

use talon_learn::puzzle::{Answer, Candidate, Puzzle, PuzzleKind, Step, Theme};
use talon_query::Line;
use talon_rules::curse::{Move, Seat, State};
use talon_rules::pieces::{Chance, Tile};
use talon_rules::{Game, SeatView};

use super::super::possible_hands::PossibleHands;
use super::super::rating::{QuickAnswers, rating};
use super::hands::{QuickPlayers, tiles_left};

/// Number of answers to a question.
const ANSWERS: usize = 4;

/// The least number of passes of the other seat.
const LEAST_PASSES: usize = 2;

/// The least number of tiles in both hands.
const LEAST_TILES: usize = 5;

/// The most hands that the other seat may hold.
const MOST_HANDS: usize = 1_000;

/// Looks for a puzzle in a hand of a deal. What it asks for depends on the seed.
pub(super) fn find(players: &mut QuickPlayers, dealt: &Line, seed: u64) -> Option<Puzzle> {
    let themes = [Theme::Numbers, Theme::Tile, Theme::Count];
    let theme = themes[usize::try_from(seed % 3).ok()?];
    let positions = players.hand(dealt, seed);
    let mut chance = Chance::from_seed(seed);
    positions.into_iter().find_map(|(line, state)| from(line, &state, theme, &mut chance))
}

/// The puzzle in a position at the end of a line, just after a pass of the other seat.
fn from(start: Line, state: &State, theme: Theme, chance: &mut Chance) -> Option<Puzzle> {
    let seat = state.seat_to_move()?;
    let view = state.view(seat);
    let last = state.history().last()?;
    let passes: Vec<BTreeSet<u8>> = passes(&view, seat.other());
    let is_new = last.made == Move::Pass && last.seat != seat && passes.len() >= LEAST_PASSES;
    if !is_new || tiles_left(state) < LEAST_TILES {
        return None;
    }
    let hands = PossibleHands::of(&view);
    if !(3..=MOST_HANDS).contains(&hands.count()) {
        return None;
    }
    let (right, wrong, rate) = match theme {
        Theme::Numbers => numbers(&hands, &passes, state)?,
        Theme::Tile => tile(&hands, &passes, chance)?,
        _ => count(&hands, &passes)?,
    };
    let mut answers: Vec<Candidate> =
        wrong.into_iter().take(ANSWERS - 1).map(|answer| Candidate::new(answer, 0)).collect();
    answers.push(Candidate::new(right, 1));
    chance.shuffle(&mut answers);
    Some(Puzzle {
        kind: PuzzleKind::Inference,
        start,
        rating: rating(&[rate]),
        theme,
        worlds: u32::try_from(hands.count()).ok()?,
        steps: vec![Step::Ask(answers)],
    })
}

/// The right answer, at least three wrong ones, and the answers of forgetful players.
type Question = (Answer, Vec<Answer>, QuickAnswers);

/// For each pass of a seat, the numbers that it was not able to join.
fn passes(view: &talon_rules::curse::View, seat: Seat) -> Vec<BTreeSet<u8>> {
    let turns = view.layout().turns();
    let passes = turns.iter().filter(|past| past.turn.seat == seat && past.turn.made == Move::Pass);
    passes.map(|past| past.before.open_ends().into_iter().collect()).collect()
}

/// The question for numbers that the other hand cannot have. The wrong answers forget a pass, or take the open ends of
/// now.
fn numbers(hands: &PossibleHands, passes: &[BTreeSet<u8>], state: &State) -> Option<Question> {
    let right: BTreeSet<u8> = hands.absent_numbers();
    let absent = |passes: Vec<&BTreeSet<u8>>| hands.when_passes_prove(&passes).absent_numbers();
    let mut wrong: BTreeSet<BTreeSet<u8>> = BTreeSet::new();
    for forgotten in 0..passes.len() {
        let kept = passes.iter().enumerate().filter(|(place, _)| *place != forgotten);
        wrong.insert(absent(kept.map(|(_, pass)| pass).collect()));
    }
    wrong.insert(state.open_ends().into_iter().collect());
    wrong.insert(absent(Vec::new()));
    wrong.extend(
        right.iter().map(|left_out| right.iter().copied().filter(|number| number != left_out).collect()),
    );
    wrong.extend((0..7).map(|added| right.iter().copied().chain([added]).collect()));
    wrong.retain(|numbers| *numbers != right && !numbers.is_empty());
    let answer = |numbers: BTreeSet<u8>| Answer::Numbers(numbers.into_iter().collect());
    if right.len() < 2 || right.len() > 5 || wrong.len() < ANSWERS - 1 {
        return None;
    }
    // The most plausible wrong answers are the closest ones.
    let mut wrong: Vec<BTreeSet<u8>> = wrong.into_iter().collect();
    wrong.sort_by_key(|numbers| numbers.symmetric_difference(&right).count());
    let rate = forgetful(passes, |kept| absent(kept.to_vec()) == right);
    Some((answer(right), wrong.into_iter().map(answer).collect(), rate))
}

/// The question for a tile that the other hand can have. The wrong ones are excluded by passes, by old ones if possible.
fn tile(hands: &PossibleHands, passes: &[BTreeSet<u8>], chance: &mut Chance) -> Option<Question> {
    let mut possible: Vec<Tile> = hands.tiles().collect();
    let mut excluded: Vec<Tile> =
        hands.unseen().filter(|tile| !hands.tiles().any(|other| other == *tile)).collect();
    chance.shuffle(&mut possible);
    chance.shuffle(&mut excluded);
    let right = *possible.first()?;
    let last = passes.last()?;
    excluded.sort_by_key(|tile| last.iter().any(|number| tile.has(*number)));
    if excluded.len() < ANSWERS - 1 {
        return None;
    }
    excluded.truncate(ANSWERS - 1);
    let rate = forgetful(passes, |kept| {
        excluded.iter().all(|tile| kept.iter().any(|pass| pass.iter().any(|number| tile.has(*number))))
    });
    Some((Answer::Tile(right), excluded.into_iter().map(Answer::Tile).collect(), rate))
}

/// The question for the number of hands that the other seat can have. The wrong answers forget a pass.
fn count(hands: &PossibleHands, passes: &[BTreeSet<u8>]) -> Option<Question> {
    let right = hands.count();
    let count = |passes: &[&BTreeSet<u8>]| hands.when_passes_prove(passes).count();
    let mut wrong: BTreeSet<usize> = BTreeSet::new();
    for forgotten in 0..passes.len() {
        let kept: Vec<&BTreeSet<u8>> = passes
            .iter()
            .enumerate()
            .filter(|(place, _)| *place != forgotten)
            .map(|(_, pass)| pass)
            .collect();
        wrong.insert(count(&kept));
    }
    wrong.insert(count(&[]));
    wrong.extend(hands.neighboring_counts());
    wrong.retain(|count| *count != right && *count > 0);
    if right > 300 || wrong.len() < ANSWERS - 1 {
        return None;
    }
    let mut wrong: Vec<usize> = wrong.into_iter().collect();
    wrong.sort_by_key(|count| count.abs_diff(right));
    let answer = |count: usize| Answer::Count(count as u64);
    let rate = forgetful(passes, |kept| count(kept) == right);
    // Half of those who remember everything miscount.
    let rate = QuickAnswers { right: rate.right.div_ceil(2), ..rate };
    Some((answer(right), wrong.into_iter().map(answer).collect(), rate))
}

/// The answers of players who remember some of the passes, one for each choice of passes. The others do not know an
/// answer.
fn forgetful(passes: &[BTreeSet<u8>], knows: impl Fn(&[&BTreeSet<u8>]) -> bool) -> QuickAnswers {
    let choices = 1_u32 << passes.len().min(8);
    let mut right = 0;
    for choice in 0..choices {
        let kept: Vec<&BTreeSet<u8>> = passes
            .iter()
            .enumerate()
            .filter(|(place, _)| choice >> (place % 8) & 1 == 1)
            .map(|(_, pass)| pass)
            .collect();
        right += u32::from(knows(&kept));
    }
    QuickAnswers { players: choices, right, answers: ANSWERS }
}
