//! Answers queries: the solvers, the opponents and the advisers behind one door.
//!
//! A front end keeps an [`Engine`] where nobody waits for it: in a thread, or in a worker of a browser. It is no part
//! of the table, which only knows [`Query`] and [`Answer`].
//!
//! ```
//! use talon_engine::Engine;
//! use talon_pieces::DealNumber;
//! use talon_query::{Answer, Effort, Query, Verdict};
//! use talon_rules::{AnyGame, AnyOptions, GameName};
//!
//! let deal = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17)?);
//! let answer = Engine::default().answer(&Query::can_be_won(deal, Effort::Counted), &|| false);
//! assert!(matches!(answer, Answer::Verdict(Verdict::Won(_))));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashMap;

use talon_bots::curse::Opponent;
use talon_bots::{Bot, advise, grade, sample_odds};
use talon_query::{Answer, Choice, Goal, Judged, Level, Query, Solved};
use talon_rules::{AnyGame, AnyMove, AnySeat, AnyView, Game};
use talon_solve::{AnySolver, Budget, usual_bytes};

/// Answers queries, and keeps the solvers' tables and the opponents from one query to the next. That only saves time:
/// an answer depends on the query alone, as long as the stop flag does not end the search.
#[derive(Debug, Default)]
pub struct Engine {
    solver: AnySolver,
    opponents: HashMap<Level, Opponent>,
}

/// Number of decisions that a judgement thinks through. It tries all plays, and their order should not be a matter of
/// luck.
const NODES_OF_JUDGEMENT: u64 = 4 * Level::Best.usual_nodes();

impl Engine {
    /// Answers a query. The search polls `stop`; `true` ends it, and the answer is then the best one so far.
    pub fn answer(&mut self, query: &Query, stop: &dyn Fn() -> bool) -> Answer {
        let position = &query.position;
        let budget = Budget { nodes: query.effort.nodes(), bytes: usual_bytes(position.name()), stop };
        match query.goal {
            Goal::Win => self.solve(position, &budget),
            Goal::MostPoints => self.best_score(position, &budget),
            Goal::Choice { level, seed } => {
                let budget = Budget { nodes: level.usual_nodes(), ..budget };
                self.choose(position, level, seed, &budget).unwrap_or(Answer::NotFound)
            }
            Goal::Advice => match advise(&view_of_player(position), stop) {
                Some(Choice { chosen, reason, .. }) => Answer::Advised { advised: chosen, reason },
                None => Answer::NotFound,
            },
            Goal::Odds { from } => {
                sample_odds(&view_of_player(position), from, stop).map_or(Answer::NotFound, Answer::Odds)
            }
            Goal::Grade => {
                grade(position, &mut self.solver, &budget).map_or(Answer::NotFound, Answer::Graded)
            }
            Goal::Judgement => self.judge(position, &budget).map_or(Answer::NotFound, Answer::Judged),
        }
    }

    fn solve(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Answer {
        match self.solver.solve(position, budget) {
            Some(Solved { verdict, .. }) => Answer::Verdict(verdict),
            None => Answer::NotFound,
        }
    }

    fn best_score(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Answer {
        match self.solver.best_score(position, budget) {
            Some(found) => {
                Answer::Most { points: found.score, line: found.line, is_exact: found.limit.is_none() }
            }
            None => Answer::NotFound,
        }
    }

    /// The move of a player of this level who sees no more than the seat to move.
    fn choose(&mut self, position: &AnyGame, level: Level, seed: u64, budget: &Budget<'_>) -> Option<Answer> {
        let AnyGame::Curse(state) = position else { return None };
        let view = state.view(state.seat_to_move()?);
        let Choice { chosen, reason, .. } = self.opponent(level).choose(&view, budget, seed)?;
        Some(Answer::Chosen { chosen: AnyMove::Curse(chosen), reason })
    }

    /// The values of the plays of the seat to move.
    fn judge(&mut self, position: &AnyGame, budget: &Budget<'_>) -> Option<Vec<Judged>> {
        let AnyGame::Curse(state) = position else { return None };
        let view = state.view(state.seat_to_move()?);
        let budget_of_judgement = Budget { nodes: NODES_OF_JUDGEMENT, ..*budget };
        let fair = self.opponent(Level::Best).values(&view, &budget_of_judgement, 0);
        let seen = self.solver.values(position, budget).unwrap_or_default();
        let judged = fair.into_iter().map(|(play, worth)| {
            let play = AnyMove::Curse(play);
            let seen = seen.iter().find(|(made, _)| *made == play).map(|(_, value)| *value);
            Judged { play, fair: (100.0 * worth).round() as i32, seen }
        });
        Some(judged.collect())
    }

    /// The opponent of a level. Its network is decoded once.
    fn opponent(&mut self, level: Level) -> &mut Opponent {
        self.opponents.entry(level).or_insert_with(|| Opponent::new(level))
    }
}

/// The view of the player of a patience, or of south.
fn view_of_player(position: &AnyGame) -> AnyView {
    position.view(AnySeat::of(position.name())[0])
}
