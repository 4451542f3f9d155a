//! The difficulty of deals.

use talon_query::{Grade, Graded, QUICK_PLAYS, Verdict};
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, of_patience};
use talon_solve::{AnySolver, Budget};

use crate::any::SEED;
use crate::odds::bot_wins;
use crate::patience::AdvisedPatience;

/// Grades a deal of a patience. The solver decides whether it can be won; quick players and the adviser, who see no more
/// than a player at the table, play it. The same position always has the same grade.
///
/// Returns `None` if the budget runs out, and for a two-player game.
///
/// # Examples
///
/// ```
/// use talon_bots::grade;
/// use talon_rules::pieces::DealNumber;
/// use talon_query::Grade;
/// use talon_rules::{AnyGame, AnyOptions, GameName};
/// use talon_solve::{AnySolver, Budget};
///
/// let deal = AnyGame::deal(&AnyOptions::usual(GameName::LadyJane), DealNumber::new(8).unwrap());
/// let graded = grade(&deal, &mut AnySolver::default(), &Budget::default()).expect("a patience");
/// assert_eq!(graded.grade, Grade::CannotBeWon);
/// ```
pub fn grade(deal: &AnyGame, solver: &mut AnySolver, budget: &Budget<'_>) -> Option<Graded> {
    match solver.solve(deal, budget)?.verdict {
        Verdict::Won(_) => {}
        Verdict::Lost => return Some(Graded { grade: Grade::CannotBeWon, wins: 0, adviser_wins: false }),
        Verdict::Unknown(_) => return None,
    }
    of_patience!(deal, AnyGame(deal), State => grade_by_play::<State>(deal, budget))
}

/// Grades a deal that can be won.
fn grade_by_play<G: AdvisedPatience>(deal: &G, budget: &Budget<'_>) -> Option<Graded> {
    let mut wins = 0;
    for seed in 0..QUICK_PLAYS {
        if (budget.stop)() {
            return None;
        }
        wins += u32::from(deal.quick_player_wins(&mut Chance::from_seed(seed.into()), budget)?);
    }
    let quick = Budget { nodes: G::NODES_WHEN_COUNTING, stop: budget.stop, ..Budget::default() };
    let (mut adviser, mut referee) = (G::Adviser::default(), G::Solver::default());
    let adviser_wins = bot_wins(&mut adviser, Some(&mut referee), deal.clone(), &quick, SEED)?;
    Some(Graded { grade: G::GRADE_BOUNDS.grade(wins, adviser_wins), wins, adviser_wins })
}
