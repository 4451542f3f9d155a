//! The comparison of a patience's solvers with the plainest one.

use std::fmt::Debug;

use talon_query::Verdict;
use talon_rules::Game;
use talon_solve::{Budget, PatienceSolver};
use talon_testkit::plain::{Patience, most_points};

/// Compares verdict, best score and lines of every solver, told apart by its prunings, with what the plain
/// solver finds; a game with so many points is won. Answers the most points that can be had, or `None` when
/// there were more positions than that to look at.
pub(crate) fn compare<S: PatienceSolver<Game: Patience>>(
    position: &S::Game,
    points_that_win: usize,
    most_positions: usize,
    solvers: &mut [(impl Debug, S)],
) -> Option<u32> {
    let most = most_points(position, most_positions)?;
    let wins = most as usize == points_that_win;
    for (prunings, solver) in solvers {
        let told = || format!("{prunings:?}\n{}", position.layout());
        match solver.solve(position, &Budget::default()).verdict {
            Verdict::Won(line) => {
                assert!(wins, "{}", told());
                assert_eq!(end_of(position, &line).score(), Some(most), "{}", told());
            }
            Verdict::Lost => assert!(!wins, "{}", told()),
            Verdict::Unknown(limit) => panic!("{limit:?}: {}", told()),
        }
        let best = solver.best_score(position, &Budget::default());
        assert_eq!((best.score, best.limit), (most, None), "{}", told());
        assert_eq!(end_of(position, &best.line).score(), Some(most), "{}", told());
    }
    Some(most)
}

/// Where a line of legal moves leads.
pub(crate) fn end_of<G: Game>(position: &G, line: &[G::Move]) -> G {
    let mut end = position.clone();
    for made in line {
        end.play(*made).expect("the line is legal");
    }
    end
}
