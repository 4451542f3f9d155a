//! Compares the solvers of a patience with the plain solver.

#![allow(dead_code, reason = "each program that includes this uses a part of it")]

use std::fmt::Debug;

use talon_query::{Limit, Verdict};
use talon_rules::Game;
use talon_rules::pieces::{Chance, DealNumber};
use talon_solve::{Budget, PatienceSolver};
use talon_testkit::plain::{Patience, can_be_won, most_points};

/// Compares every solver's verdict, best score and lines with the plain solver's; the solvers are labelled by
/// their prunings, and a game with `points_that_win` points is won. Returns the most points that can be
/// reached, or `None` if the position is too large for the plain solver.
pub(crate) fn compare<S: PatienceSolver<Game: Patience>>(
    position: &S::Game,
    points_that_win: usize,
    most_positions: usize,
    solvers: &mut [(impl Debug, S)],
) -> Option<u32> {
    let most = most_points(position, most_positions)?;
    let wins = most as usize == points_that_win;
    for (prunings, solver) in solvers {
        let label = || format!("{prunings:?}\n{}", position.layout());
        match solver.solve(position, &Budget::default()).verdict {
            Verdict::Won(line) => {
                assert!(wins, "{}", label());
                assert_eq!(end_of(position, &line).score(), Some(most), "{}", label());
            }
            Verdict::Lost => assert!(!wins, "{}", label()),
            Verdict::Unknown(limit) => panic!("{limit:?}: {}", label()),
        }
        let best = solver.best_score(position, &Budget::default());
        assert_eq!((best.score, best.limit), (most, None), "{}", label());
        assert_eq!(end_of(position, &best.line).score(), Some(most), "{}", label());
    }
    Some(most)
}

/// The position at the end of a line of legal moves.
pub(crate) fn end_of<G: Game>(position: &G, line: &[G::Move]) -> G {
    let mut end = position.clone();
    for played in line {
        end.play(*played).expect("the line is legal");
    }
    end
}

pub(crate) fn deal<G: Game>(options: &G::Options, number: u64) -> G {
    G::deal(options, DealNumber::new(number).expect("a small number"))
}

/// Plays this number of moves at random, or until the game ends.
pub(crate) fn play_at_random(position: &mut impl Game, moves: u32, chance: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..moves {
        position.legal_moves(&mut legal);
        let Some(chosen) = chance.pick(&legal) else { return };
        position.play_unchecked(*chosen);
    }
}

/// Compares the verdicts of 60 deals with those of the plain solver. Returns the number of deals that the plain
/// solver decides with at most this number of positions.
pub(crate) fn decided_plainly<S: PatienceSolver<Game: Patience>>(
    options: &<S::Game as Game>::Options,
    most_positions: usize,
) -> u32 {
    let mut solver = S::default();
    let mut decided = 0;
    for number in 0..60 {
        let dealt: S::Game = deal(options, number);
        if let Some(wins) = can_be_won(&dealt, most_positions) {
            let verdict = solver.solve(&dealt, &Budget::default()).verdict;
            assert_eq!(matches!(verdict, Verdict::Won(_)), wins, "deal {number}: {verdict:?}");
            decided += 1;
        }
    }
    decided
}

/// Expects 40 deals to have the same verdict or none with at most this number of bytes.
pub(crate) fn few_bytes_change_no_verdict<S: PatienceSolver>(
    options: &<S::Game as Game>::Options,
    budget: &Budget<'_>,
) {
    let mut solver = S::default();
    for number in 0..40 {
        let dealt: S::Game = deal(options, number);
        let unlimited = solver.solve(&dealt, &Budget::default()).verdict;
        let verdict = solver.solve(&dealt, budget).verdict;
        let agrees = match (&verdict, &unlimited) {
            (Verdict::Won(_), Verdict::Won(_)) | (Verdict::Lost, Verdict::Lost) => true,
            (Verdict::Unknown(limit), _) => *limit == Limit::Bytes || budget.nodes < u64::MAX,
            _ => false,
        };
        assert!(agrees, "deal {number}, {} bytes: {verdict:?}, {unlimited:?}", budget.bytes);
    }
}
