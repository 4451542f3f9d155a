//! Answers queries with the solvers, the opponents and the advisers.
//!
//! A front end runs an [`Engine`] in the background: in a thread, or in a worker of a browser. The table does not depend
//! on it; the two exchange [`Query`] and [`Answer`].
//!
//! # Examples
//!
//! ```
//! use talon_bots::Engine;
//! use talon_rules::pieces::DealNumber;
//! use talon_query::{Answer, Effort, Line, Query, Verdict};
//! use talon_rules::{AnyOptions, GameName};
//!
//! let line = Line::deal(AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
//! let answer = Engine::default().answer(&Query::Win { line, effort: Effort::Counted }, &|| false);
//! assert!(matches!(answer, Answer::Verdict(Verdict::Won(_))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashMap;

use talon_query::{Answer, Choice, Judged, Level, Query};
use talon_rules::{AnyGame, AnyMove, AnyView, Game};
use talon_solve::{AnySolver, Budget, usual_bytes};

use crate::any::{advise, sample_odds};
use crate::bot::Bot;
use crate::curse::Opponent;
use crate::grade::grade;

/// Answers queries. It keeps the memory of the solvers and the opponents from one query to the next, which only saves
/// time: unless the stop flag ends the search, an answer depends on nothing but the query.
#[derive(Debug, Default)]
pub struct Engine {
    solver: AnySolver,
    opponents: HashMap<Level, Opponent>,
}

/// Number of decisions that a judgement thinks through. It tries all plays, and their order should not be a matter of
/// luck. More would keep a reader of the review waiting: a hand has up to twenty judgements.
const NODES_OF_JUDGEMENT: u64 = 2 * Level::Best.usual_nodes();

impl Engine {
    /// Answers a query. The search polls `stop`; `true` ends it, and the answer is then the best one so far.
    ///
    /// # Panics
    /// If the query's line cannot be played.
    pub fn answer(&mut self, query: &Query, stop: &dyn Fn() -> bool) -> Answer {
        let budget = |game| Budget { nodes: query.effort().nodes(), bytes: usual_bytes(game), stop };
        match query {
            Query::Win { line, .. } => self.solve(&line.game(), &budget(line.options.game())),
            Query::MostPoints { line, .. } => self.best_score(&line.game(), &budget(line.options.game())),
            Query::Grade { deal } => {
                grade(&deal.game(), &mut self.solver, &budget(deal.options.game())).map(Answer::Graded)
            }
            Query::Judgement { line } => {
                self.judge(&line.game(), &budget(line.options.game())).map(Answer::Judged)
            }
            Query::Choice { view, level, seed } => self.choose(view, *level, *seed, stop),
            Query::Advice { view } => advise(view, stop)
                .map(|Choice { chosen, reason, .. }| Answer::Advised { advised: chosen, reason }),
            Query::Odds { view, from } => sample_odds(view, *from, stop).map(Answer::Odds),
        }
        .unwrap_or(Answer::NotFound)
    }

    fn solve(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Answer> {
        Some(Answer::Verdict(self.solver.solve(position, budget)?.verdict))
    }

    fn best_score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Answer> {
        let best = self.solver.best_score(position, budget)?;
        Some(Answer::Most { points: best.score, line: best.line, is_exact: best.limit.is_none() })
    }

    /// The move of an opponent.
    fn choose(&mut self, view: &AnyView, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<Answer> {
        let AnyView::Curse(view) = view else { return None };
        let budget = Budget { nodes: level.usual_nodes(), bytes: talon_solve::curse::USUAL_BYTES, stop };
        let Choice { chosen, reason, .. } = self.opponent(level).choose(view, &budget, seed)?;
        Some(Answer::Chosen { chosen: chosen.into(), reason })
    }

    /// The values of the plays of the seat to move.
    fn judge(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Vec<Judged>> {
        let AnyGame::Curse(state) = position else { return None };
        let view = state.view(state.seat_to_move()?);
        let budget_of_judgement = Budget { nodes: NODES_OF_JUDGEMENT, ..*budget };
        let fair = self.opponent(Level::Best).values(&view, &budget_of_judgement, 0);
        let seen = self.solver.values(position, budget).and_then(Result::ok).unwrap_or_default();
        let judged = fair.into_iter().map(|(play, worth)| {
            let play = AnyMove::from(play);
            let seen = seen.iter().find(|(candidate, _)| *candidate == play).map(|(_, value)| *value);
            Judged { play, fair: (100.0 * worth).round() as i32, seen }
        });
        Some(judged.collect())
    }

    /// The opponent of a level. Its network is decoded once.
    fn opponent(&mut self, level: Level) -> &mut Opponent {
        self.opponents.entry(level).or_insert_with(|| Opponent::new(level))
    }
}
