//! Advice about the game on the table: whether it can still be won, hints, winning lines, and the review; and the
//! search for a deal that is worth playing.
//!
//! Nothing here waits for a solver. Whatever needs answers is an [`Inquiry`]: it returns the query that it needs
//! answered next, and receives the answer whenever it comes.

mod chance_curve;
mod curse;
mod deal_search;
mod ending;
mod grading;
mod hint;
mod inquiry;
mod odds;
mod review;
mod shown_hint;
mod verdict;
mod winning_line;

use core::time::Duration;

use talon_query::{Answer, Effort, Graded, Query, Verdict};
use talon_rules::{AnyGame, AnyMove, AnySeat, AnyView, Status};

use crate::{NodeId, Outcome, Scene, Sitting};

use grading::DealGrading;

pub use chance_curve::ChanceCurve;
pub use curse::{Decision, Disclosure, GivenAway, HandReview};
pub use deal_search::{DealSearch, SearchGoal, SearchProgress};
pub use ending::Ending;
pub use hint::Hint;
pub use inquiry::Inquiry;
pub use odds::OddsCount;
pub use review::{MostPoints, Review, TurningPoint};
pub use shown_hint::{HintFinding, HintReason, HintSource, HintStage, HintText, NextPress, ShownHint};
pub use verdict::{Knowledge, VerdictCache, Winnability};
pub use winning_line::{Continuation, WinningLine};

/// The reason why there is no advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAdvice {
    /// The solvers have failed.
    #[error("the solvers have failed")]
    Failed,
    /// Solvers have no verdict on a game between two.
    #[error("verdicts and winning lines are for the patiences")]
    TwoPlayers,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

/// The time that the last verdict stays on screen while the next one is computed, to avoid flicker.
pub const PATIENCE: Duration = Duration::from_millis(150);

/// The state that a session keeps for its advice. The session updates it with every change.
#[derive(Debug, Default)]
pub(crate) struct AdviceState {
    pub(crate) verdicts: VerdictCache,
    odds: odds::OddsCache,
    /// The knowledge that the shown verdict is based on, if one is shown.
    shown: Option<Knowledge>,
    /// The hint, and the place that it is about.
    pub(crate) hint: Option<(NodeId, Hint)>,
    /// The verdict that was found last, and how long the next one has been looked for.
    last: Option<Winnability>,
    waited: Duration,
    /// The difficulty of the deal, if the player may know or has asked: it says whether the deal can be won.
    grading: Option<DealGrading>,
    /// True if the player waits for the grade.
    pub(crate) tells_grade: bool,
    /// The review of a lost game, which looks for the move that lost it.
    loss: Option<Review>,
    /// True if a solver has failed. Then there is no advice any more.
    pub(crate) has_failed: bool,
}

/// The knowledge about the game on the table: [`Session::advice`](crate::Session::advice).
#[derive(Clone, Copy, Debug)]
pub struct Advice<'a> {
    pub(crate) sitting: &'a Sitting,
    pub(crate) viewer: AnySeat,
    pub(crate) state: &'a AdviceState,
    pub(crate) is_practice: bool,
}

impl AdviceState {
    /// The state for another sitting.
    pub(crate) fn for_next_sitting(&self) -> AdviceState {
        AdviceState { has_failed: self.has_failed, shown: self.shown, ..AdviceState::default() }
    }

    /// Shows the verdict of a player with this knowledge from now on, or none.
    pub(crate) fn show_verdict(&mut self, knowledge: Option<Knowledge>) {
        if self.shown != knowledge {
            (self.shown, self.last) = (knowledge, None);
        }
    }

    /// Follows the player to another place: a hint about the old one goes away.
    pub(crate) fn follow(&mut self, sitting: &Sitting) {
        let here = sitting.tree().here();
        self.hint.take_if(|(place, _)| *place != here);
        match sitting.game().status() {
            Status::Won => self.verdicts.learn(sitting.tree(), here, Verdict::Won(Vec::new())),
            Status::Lost => self.verdicts.learn(sitting.tree(), here, Verdict::Lost),
            Status::Playing | Status::Over => {}
        }
        match sitting.outcome() {
            Outcome::Unfinished => self.loss = None,
            Outcome::Lost if self.loss.is_none() => self.loss = self.review(sitting),
            Outcome::Lost | Outcome::Won | Outcome::Over => {}
        }
        if sitting.outcome() != Outcome::Unfinished {
            self.grade_deal(sitting);
        }
    }

    /// A review of the line of a sitting, which knows the verdicts that were found already.
    pub(crate) fn review(&self, sitting: &Sitting) -> Option<Review> {
        let line = sitting.line();
        Review::new(sitting, |position| self.verdicts.get(sitting.tree(), line[position]))
    }

    /// Asks from now on how hard the deal of a sitting is.
    pub(crate) fn grade_deal(&mut self, sitting: &Sitting) {
        if self.grading.is_none() {
            self.grading = DealGrading::new(sitting);
        }
    }

    /// Keeps the grade of the deal, which was found elsewhere.
    pub(crate) fn keep_grade(&mut self, graded: Graded) {
        self.grading = Some(DealGrading::known(graded));
    }

    /// Keeps the verdict that was found, to be shown while the next one is computed.
    pub(crate) fn keep_found(&mut self, winnability: Option<Winnability>) {
        if winnability.is_some() {
            (self.last, self.waited) = (winnability, Duration::ZERO);
        }
    }

    /// Waits for a verdict. Returns `true` at the moment when the last one is no longer shown.
    pub(crate) fn wait(&mut self, time: Duration) -> bool {
        let before = self.waited;
        self.waited = (self.waited + time).min(PATIENCE);
        before < PATIENCE && self.waited == PATIENCE
    }

    /// Stores what an answer says about the position on the table, if the query was about it.
    pub(crate) fn learn(&mut self, sitting: &Sitting, query: &Query, answer: &Answer) {
        let here = sitting.tree().here();
        if *query == verdict_query(sitting) {
            self.verdicts.learn(sitting.tree(), here, verdict::verdict_of(answer.clone()));
        } else if let Some(from) = self.odds.next_world(here)
            && *query == odds_query(sitting, from)
        {
            self.odds.learn(here, answer);
        }
        if let Some(grading) = &mut self.grading
            && grading.next_query().as_ref() == Some(query)
        {
            grading.receive(answer.clone());
        }
        if let Some(loss) = &mut self.loss
            && loss.next_win_query().as_ref() == Some(query)
        {
            loss.receive(answer.clone());
        }
    }
}

impl<'a> Advice<'a> {
    /// Succeeds if solvers can say anything about the game on the table.
    ///
    /// # Errors
    /// The reason why not.
    pub fn solvers(&self) -> Result<(), NoAdvice> {
        if !self.sitting.game().name().properties().has_exact_verdict {
            Err(NoAdvice::TwoPlayers)
        } else if self.state.has_failed {
            Err(NoAdvice::Failed)
        } else {
            Ok(())
        }
    }

    /// Returns true if the solvers have failed.
    pub fn has_failed(&self) -> bool {
        self.state.has_failed
    }

    /// Returns true if there is a verdict on the position on the table: the game is a patience that is still being
    /// played, and no practice.
    pub fn has_verdict(&self) -> bool {
        let is_playing = self.sitting.game().status() == Status::Playing;
        let is_playing = is_playing && self.sitting.outcome() == Outcome::Unfinished;
        is_playing && !self.is_practice && self.solvers().is_ok()
    }

    /// The verdict on the position on the table, as far as it is known.
    pub fn verdict(&self) -> Option<Verdict<AnyMove>> {
        self.verdict_at(self.sitting.tree().here())
    }

    /// The verdict on a place of the game on the table, as far as it is known.
    pub fn verdict_at(&self, place: NodeId) -> Option<Verdict<AnyMove>> {
        self.state.verdicts.get(self.sitting.tree(), place)
    }

    /// The verdict on the position, as it is shown now. `None` when no verdict is shown.
    pub fn winnability(&self) -> Option<Winnability> {
        if self.state.shown.is_none() || !self.has_verdict() {
            return None;
        }
        match self.found() {
            Some(winnability) => Some(winnability),
            None if self.state.waited < PATIENCE => self.state.last,
            None => Some(Winnability::Looking),
        }
    }

    /// The verdict on the position, once that is known. `None` before, and when no verdict is shown.
    pub fn found(&self) -> Option<Winnability> {
        let shown = self.state.shown?;
        if !self.has_verdict() {
            return None;
        }
        match shown {
            Knowledge::AllCards => {
                let deal_is_lost = self.verdict_at(NodeId::ROOT) == Some(Verdict::Lost);
                self.verdict().map(|verdict| Winnability::of_verdict(&verdict, deal_is_lost))
            }
            Knowledge::Fair => self.odds().map(Winnability::of_odds),
        }
    }

    fn odds(&self) -> Option<OddsCount> {
        self.state.odds.get(self.sitting.tree().here())
    }

    /// The hint as it is shown now, if there is one.
    pub fn hint(&self) -> Option<ShownHint> {
        let (_, hint) = self.state.hint.as_ref()?;
        hint.shown(&Scene::new(self.sitting.game(), self.viewer), self.odds())
    }

    /// The difficulty of the deal on the table, once that is known. It is found out when the game has ended or is
    /// reviewed, when the player asks, and for deals that can be won anyway.
    pub fn grade(&self) -> Option<Graded> {
        self.state.grading.as_ref()?.grade()
    }

    /// Returns true if the deal is graded, or cannot be.
    pub(crate) fn is_graded(&self) -> bool {
        self.state.grading.as_ref().is_none_or(|grading| grading.next_query().is_none())
    }

    /// The review of a lost game that looks for the move that lost it.
    pub(crate) fn review_of_loss(&self) -> Option<&'a Review> {
        self.state.loss.as_ref()
    }

    /// The next query to ask. What the player waits for comes first: a hint, the verdict, then the odds that a
    /// hint mentions. Then the deal is graded, and the move that lost a game is looked for.
    pub(crate) fn next_query(&self) -> Option<Query> {
        self.next_urgent_query().or_else(|| if self.state.has_failed { None } else { self.next_idle_query() })
    }

    /// The next query about what the player waits for.
    pub(crate) fn next_urgent_query(&self) -> Option<Query> {
        if self.state.has_failed {
            return None;
        }
        let hint = self.state.hint.as_ref().map(|(_, hint)| hint);
        hint.and_then(Hint::next_query).or_else(|| self.next_verdict_query()).or_else(|| {
            let mentions_odds = hint.is_some_and(Hint::mentions_odds);
            if mentions_odds { self.next_odds_query() } else { None }
        })
    }

    fn next_idle_query(&self) -> Option<Query> {
        let of_loss = || self.state.loss.as_ref().and_then(Review::next_win_query);
        self.state.grading.as_ref().and_then(DealGrading::next_query).or_else(of_loss)
    }

    fn next_verdict_query(&self) -> Option<Query> {
        let shown = self.state.shown?;
        if !self.has_verdict() {
            return None;
        }
        match shown {
            Knowledge::Fair => self.next_odds_query(),
            Knowledge::AllCards if self.verdict().is_some() => None,
            Knowledge::AllCards => Some(verdict_query(self.sitting)),
        }
    }

    fn next_odds_query(&self) -> Option<Query> {
        let from = self.state.odds.next_world(self.sitting.tree().here())?;
        Some(odds_query(self.sitting, from))
    }
}

/// The question whether the position on the table can be won.
fn verdict_query(sitting: &Sitting) -> Query {
    Query::Win { line: sitting.line_so_far(), effort: Effort::Thorough }
}

/// The question how often the fair adviser wins from the position on the table, from this world on.
fn odds_query(sitting: &Sitting, from: u32) -> Query {
    Query::Odds { view: player_view(sitting.game()), from }
}

/// The view of the player of a patience.
fn player_view(position: &AnyGame) -> AnyView {
    position.view(AnySeat::of(position.name())[0])
}
