//! Compares the solvers of a patience with the plain solver.

use std::fmt::Debug;

use talon_query::Verdict;
use talon_rules::Game;
use talon_solve::{Budget, PatienceSolver};
use talon_testkit::plain::{Patience, most_points};

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
    for made in line {
        end.play(*made).expect("the line is legal");
    }
    end
}
