//! Puzzles of the kind [`PuzzleKind::FairChoice`]: which move wins in most of the worlds that a player must expect.

use talon_bots::{all_worlds, quick_game};
use talon_learn::puzzle::{Candidate, Puzzle, PuzzleKind, Step, Theme};
use talon_query::Line;
use talon_rules::{AnyGame, AnyMove, AnySeat, Status};
use talon_solve::Budget;

use super::super::rating::rating;
use super::super::tools::{Prover, after_any, candidates, classes, single_best, valued, winnable_worlds};
use super::quick::{is_turn, quick_answers};

/// Number of quick games of a deal.
const GAMES: u64 = 2;

/// The least and the most hidden pieces: 24 to 120 orders.
const HIDDEN: std::ops::RangeInclusive<usize> = 4..=5;

/// The least distance of the best move to the second best, in per cent of the worlds.
const MARGIN: usize = 20;

/// The largest share of the quick players that may find the move, in per cent.
const MOST_RIGHT: u32 = 45;

/// Looks for a puzzle in games of a deal.
pub(super) fn find(prover: &mut Prover, dealt: &Line, seed: u64) -> Option<Puzzle> {
    let position = dealt.game();
    (0..GAMES).find_map(|game| {
        let moves = quick_game(&position, seed * GAMES + game, &Budget::default())?;
        let mut here = position.clone();
        moves.iter().enumerate().find_map(|(place, made)| {
            let mut start = dealt.clone();
            start.moves.extend(&moves[..place]);
            let puzzle = from(prover, start, &here, *made);
            here = after_any(&here, *made);
            puzzle
        })
    })
}

/// The puzzle in the position at the end of a line, where a quick player made this move.
fn from(prover: &mut Prover, start: Line, position: &AnyGame, mistake: AnyMove) -> Option<Puzzle> {
    if position.status() != Status::Playing || !HIDDEN.contains(&position.hidden(AnySeat::Player).len()) {
        return None;
    }
    let classes = classes(position);
    if classes.len() < 3 {
        return None;
    }
    let worlds = all_worlds(&position.view(AnySeat::Player), 120)?;
    let counts = winnable_worlds(prover, &worlds, &classes)?;
    let (best, margin) = single_best(&counts)?;
    if usize::try_from(margin).ok()? * 100 < MARGIN * worlds.len()
        || counts.iter().filter(|count| **count > 0).count() < 2
    {
        return None;
    }
    let right = classes[best][0];
    let answers = quick_answers(position, right)?;
    if !answers.are_right_at_most(MOST_RIGHT) {
        return None;
    }
    let theme = match (is_turn(right), is_turn(mistake)) {
        (true, _) => Theme::Wait,
        (false, true) => Theme::Now,
        (false, false) => Theme::Which,
    };
    let values: Vec<Candidate> = counts.iter().map(|count| valued(*count, Vec::new(), Vec::new())).collect();
    Some(Puzzle {
        kind: PuzzleKind::FairChoice,
        start,
        rating: rating(&[answers]),
        theme,
        worlds: u32::try_from(worlds.len()).ok()?,
        steps: vec![Step::Ask(candidates(&classes, &values))],
    })
}
