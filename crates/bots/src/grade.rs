//! How hard deals are.

use talon_pieces::Chance;
use talon_query::{Grade, Graded, QUICK_PLAYS, Verdict};
use talon_rules::{AnyGame, GameName};
use talon_solve::{AnySolver, Budget, Meter};

use crate::any::adviser_wins;
use crate::{doublets, lady_jane, yields};

/// Grades a deal of a patience: the solver says whether it can be won, and quick players and the adviser play it, who
/// see no more than a player at the table. The same position has the same grade always and everywhere.
///
/// `None` when the budget did not suffice, and for a game between two.
pub fn grade(deal: &AnyGame, solver: &mut AnySolver, budget: &Budget<'_>) -> Option<Graded> {
    match solver.solve(deal, budget)?.verdict {
        Verdict::Won(_) => {}
        Verdict::Lost => return Some(Graded { grade: Grade::CannotBeWon, wins: 0, adviser_wins: false }),
        Verdict::Unknown(_) => return None,
    }
    let mut wins = 0;
    for seed in 0..QUICK_PLAYS {
        if (budget.stop)() {
            return None;
        }
        wins += u32::from(quick_play_wins(deal, &mut Chance::from_seed(seed.into()), budget)?);
    }
    let adviser_wins = adviser_wins(deal, budget.stop)?;
    let grade = grade_of_wins(deal.name(), wins, adviser_wins)?;
    Some(Graded { grade, wins, adviser_wins })
}

/// Whether a quick player with these whims wins.
fn quick_play_wins(deal: &AnyGame, chance: &mut Chance, budget: &Budget<'_>) -> Option<bool> {
    match deal {
        AnyGame::Doublets(state) => Some(doublets::wins(state.clone(), chance)),
        AnyGame::Yield(state) => Some(yields::wins(state.clone(), chance)),
        AnyGame::LadyJane(state) => lady_jane::wins(state, chance, &mut Meter::new(budget)),
        AnyGame::Curse(_) => None,
    }
}

/// The grade of a deal that can be won, by who has won it; `None` for a game between two.
///
/// The bounds were chosen so that of the deals that can be won every grade has a good part: `talon grade` counts
/// them. What the adviser wins is not very hard; but in Doublets that tells nothing, as it wins nearly all.
fn grade_of_wins(game: GameName, wins: u32, adviser_wins: bool) -> Option<Grade> {
    let ([easy, medium, hard], adviser_tells) = match game {
        GameName::Doublets => ([120, 70, 20], false),
        GameName::Yield => ([20, 5, 1], true),
        GameName::LadyJane => ([140, 60, 10], true),
        GameName::Curse => return None,
    };
    Some(match wins {
        wins if wins >= easy => Grade::Easy,
        wins if wins >= medium => Grade::Medium,
        wins if wins >= hard || adviser_tells && adviser_wins => Grade::Hard,
        _ => Grade::VeryHard,
    })
}
