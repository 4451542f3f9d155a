//! Puzzles of the kind [`PuzzleKind::Way`]: where quick players throw a win away.

use talon_bots::quick_game;
use talon_learn::puzzle::{Answer, Candidate, Puzzle, PuzzleKind, Step, Theme};
use talon_query::Line;
use talon_rules::{AnyGame, AnyMove, Status};
use talon_solve::Budget;

use super::super::rating::rating;
use super::super::tools::{Prover, after_any, candidates, classes, valued};
use super::quick::{MOST_RIGHT_LATER, is_turn, quick_answers};

/// Number of quick games in which a deal's turning points are looked for.
const GAMES: u64 = 6;

/// The most questions of a puzzle.
const MOST_QUESTIONS: usize = 5;

/// The most moves between two questions.
const MOST_ROUTINE: usize = 14;

/// The least number of questions.
const LEAST_QUESTIONS: usize = 2;

/// The least number of losing answers to all questions.
const LEAST_LOSERS: usize = 4;

/// The largest share of the quick players that may find the first move, in per cent.
const MOST_RIGHT: u32 = 40;

/// Looks for a puzzle in games of a deal.
pub(super) fn find(prover: &mut Prover, dealt: &Line, seed: u64) -> Option<Puzzle> {
    let position = dealt.game();
    if !prover.can_be_won(&position)? {
        return None;
    }
    (0..GAMES).find_map(|game| {
        let moves = quick_game(&position, seed * GAMES + game, &Budget::default())?;
        let turn = turning_point(prover, &position, &moves)?;
        let mut start = dealt.clone();
        start.moves.extend(&moves[..turn]);
        from(prover, start, moves[turn])
    })
}

/// The number of moves before the one that throws the win away; `None` if none does.
fn turning_point(prover: &mut Prover, dealt: &AnyGame, moves: &[AnyMove]) -> Option<usize> {
    let mut positions = vec![dealt.clone()];
    for made in moves {
        positions.push(after_any(positions.last().expect("the deal is the first"), *made));
    }
    if prover.can_be_won(positions.last()?)? {
        return None;
    }
    let (mut won, mut lost) = (0, moves.len());
    while lost - won > 1 {
        let middle = won.midpoint(lost);
        if prover.can_be_won(&positions[middle])? { won = middle } else { lost = middle }
    }
    Some(won)
}

/// The puzzle that begins at the end of a line, where the usual mistake is this move.
fn from(prover: &mut Prover, start: Line, mistake: AnyMove) -> Option<Puzzle> {
    let first = start.game();
    let (mut steps, mut rights) = (Vec::new(), Vec::new());
    let (mut position, mut losers, mut routine, mut last) = (first.clone(), 0, 0, None);
    while rights.len() < MOST_QUESTIONS && position.status() == Status::Playing && routine <= MOST_ROUTINE {
        let (made, question) = next(prover, &position)?;
        // A question with the same answers as the one before would be dull, and would give away that the answer changes.
        let question = question.filter(|question| last.as_ref() != Some(&answers_of(question)));
        let question = match question {
            Some(question) => Some((quick_answers(&position, made)?, question)),
            None => None,
        };
        if rights.is_empty()
            && question.as_ref().is_none_or(|(answers, _)| !answers.are_right_at_most(MOST_RIGHT))
        {
            return None;
        }
        match question.filter(|(answers, _)| answers.are_right_at_most(MOST_RIGHT_LATER)) {
            Some((answers, question)) => {
                last = Some(answers_of(&question));
                losers += question.len() - 1;
                rights.push(answers);
                steps.push(Step::Ask(question));
                routine = 0;
            }
            None => {
                steps.push(Step::Play(made));
                routine += 1;
            }
        }
        position = after_any(&position, made);
    }
    while matches!(steps.last(), Some(Step::Play(_))) {
        steps.pop();
    }
    if rights.len() < LEAST_QUESTIONS || losers < LEAST_LOSERS {
        return None;
    }
    let theme = theme(&steps, mistake)?;
    Some(Puzzle { kind: PuzzleKind::Way, start, rating: rating(&rights), theme, worlds: 1, steps })
}

/// The answers to a question, without their values.
fn answers_of(question: &[Candidate]) -> Vec<Answer> {
    question.iter().map(|candidate| candidate.answer.clone()).collect()
}

/// The next move of a winning line, and the question for it if it is the only one that wins.
fn next(prover: &mut Prover, position: &AnyGame) -> Option<(AnyMove, Option<Vec<Candidate>>)> {
    let classes = classes(position);
    let mut winners = Vec::new();
    for class in &classes {
        if prover.can_be_won(&after_any(position, class[0]))? {
            winners.push(class[0]);
        }
        if winners.len() > 1 {
            let line = prover.winning_line(position)??;
            return Some((*line.first()?, None));
        }
    }
    let winner = *winners.first()?;
    if classes.len() == 1 {
        return Some((winner, None));
    }
    let values: Option<Vec<Candidate>> = classes
        .iter()
        .map(|class| {
            let points = prover.most_points(&after_any(position, class[0]))?;
            Some(valued(points, Vec::new(), Vec::new()))
        })
        .collect();
    Some((winner, Some(candidates(&classes, &values?))))
}

/// The idea of a puzzle, from the right move and the usual mistake.
fn theme(steps: &[Step], mistake: AnyMove) -> Option<Theme> {
    let Step::Ask(candidates) = steps.first()? else { return None };
    let right = talon_learn::puzzle::best_of(candidates)?.answer.as_move()?;
    Some(match (is_turn(right), is_turn(mistake)) {
        (true, _) => Theme::Wait,
        (false, true) => Theme::Now,
        (false, false) => Theme::Which,
    })
}
