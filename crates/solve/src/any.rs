use talon_rules::{AnyGame, AnyMove, Game};

use crate::{Budget, PatienceSolver, Scored, Solved, Valued, Verdict, curse, doublets, lady_jane, yields};

/// Decides positions of whichever game, with a solver for each.
#[derive(Debug, Default)]
pub struct AnySolver {
    doublets: doublets::Solver,
    yields: yields::Solver,
    lady_jane: lady_jane::Solver,
    curse: curse::Solver,
}

impl AnySolver {
    /// Whether a position of a patience can be won; `None` for a game between two.
    pub fn solve(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Solved<AnyMove>> {
        match position {
            AnyGame::Doublets(game) => Some(solve(&mut self.doublets, game, budget, AnyMove::Doublets)),
            AnyGame::Yield(game) => Some(solve(&mut self.yields, game, budget, AnyMove::Yield)),
            AnyGame::LadyJane(game) => Some(solve(&mut self.lady_jane, game, budget, AnyMove::LadyJane)),
            AnyGame::Curse(_) => None,
        }
    }

    /// The most points that can be had from a position of a patience; `None` for a game between two.
    pub fn best_score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Scored<AnyMove>> {
        match position {
            AnyGame::Doublets(game) => Some(score(&mut self.doublets, game, budget, AnyMove::Doublets)),
            AnyGame::Yield(game) => Some(score(&mut self.yields, game, budget, AnyMove::Yield)),
            AnyGame::LadyJane(game) => Some(score(&mut self.lady_jane, game, budget, AnyMove::LadyJane)),
            AnyGame::Curse(_) => None,
        }
    }

    /// What a hand of a game between two is worth when both know everything; `None` for a patience.
    pub fn value(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Valued<AnyMove>> {
        let AnyGame::Curse(game) = position else { return None };
        let Valued { value, line, nodes } = self.curse.value(game, budget);
        Some(Valued { value, line: line.into_iter().map(AnyMove::Curse).collect(), nodes })
    }

    /// The legal moves of a game between two, each with what the hand is worth after it to the seat that makes it,
    /// when both know everything. `None` for a patience, and when the budget has run out.
    pub fn values(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Vec<(AnyMove, i32)>> {
        let AnyGame::Curse(game) = position else { return None };
        let values = self.curse.values(game, budget).ok()?;
        Some(values.into_iter().map(|(made, value)| (AnyMove::Curse(made), value)).collect())
    }
}

/// [`PatienceSolver::solve`], told in moves of any game.
fn solve<S: PatienceSolver>(
    solver: &mut S,
    game: &S::Game,
    budget: &Budget<'_>,
    wrap: impl Fn(<S::Game as Game>::Move) -> AnyMove,
) -> Solved<AnyMove> {
    let Solved { verdict, nodes } = solver.solve(game, budget);
    let verdict = match verdict {
        Verdict::Won(line) => Verdict::Won(line.into_iter().map(wrap).collect()),
        Verdict::Lost => Verdict::Lost,
        Verdict::Unknown(limit) => Verdict::Unknown(limit),
    };
    Solved { verdict, nodes }
}

/// [`PatienceSolver::best_score`], told in moves of any game.
fn score<S: PatienceSolver>(
    solver: &mut S,
    game: &S::Game,
    budget: &Budget<'_>,
    wrap: impl Fn(<S::Game as Game>::Move) -> AnyMove,
) -> Scored<AnyMove> {
    let Scored { score, line, limit, nodes } = solver.best_score(game, budget);
    Scored { score, line: line.into_iter().map(wrap).collect(), limit, nodes }
}
