//! What the solvers and the fair adviser have to say about the game on the table: whether it can still be won,
//! how often, and hints.

use core::time::Duration;

use talon_pieces::{Card, Tile};
use talon_query::{Answer, Effort, Goal, Query, curse};
use talon_rules::{AnyMove, GameName, Status};

use crate::coach::Coach;
use crate::figures::Figures;
use crate::{
    Face, Hint, HintStage, Knowledge, NodeId, OddsCount, Outlook, Outlooks, Session, Spot, Store, Tip, Why,
};

/// What the solvers and the fair adviser have to say about the game on the table.
///
/// The front end says once with [`Counsel::show`] which verdict is wanted. After each change of the session it calls
/// [`Counsel::follow`], has a solver answer [`Counsel::query`] and hands the answer to [`Counsel::take`].
#[derive(Debug, Default)]
pub struct Counsel {
    /// Which sitting this is about, by its number in the session.
    seated: u64,
    outlooks: Outlooks,
    figures: Figures,
    /// Which verdict is shown, if any.
    shown: Option<Knowledge>,
    /// The hint, and the place that it is about.
    hint: Option<(NodeId, Hint)>,
    /// Who gives the hints in a game between two.
    coach: Coach,
    /// The verdict that was known last, and how long another one has been looked for.
    last: Option<Prospect>,
    waited: Duration,
    /// Whether the solver has failed: then there is nothing to say any more.
    has_failed: bool,
}

/// Whether a game can still be won, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Prospect {
    /// It can.
    CanBeWon,
    /// It cannot any more.
    CannotBeWon,
    /// It never could: the deal is like that.
    NeverCould,
    /// So often the fair adviser wins from here.
    Odds(OddsCount),
    /// That was not found out in time.
    NotFound,
    /// That is being found out.
    Looking,
}

/// What a hint tells now, and the spots that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintTold {
    /// What it says.
    pub says: HintSays,
    /// Where the move begins, once that is told.
    pub from: Option<Spot>,
    /// Where it ends, once that is told and if it carries something.
    pub to: Option<Spot>,
    /// The move itself, once it was told where the card goes.
    pub advised: Option<AnyMove>,
}

/// What a hint says on one of its rungs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintSays {
    /// Whether there is anything to be gained.
    Tip(Tip),
    /// The card that the move is about.
    Card(Card),
    /// The tile that the move is about.
    Tile(Tile),
    /// The move begins at the stock.
    Stock,
    /// The move.
    Where(AnyMove),
    /// Why this move.
    Why(Why),
    /// Why this move in a game between two, by somebody who sees no more than the player.
    WhyOfCoach(curse::Reason),
}

impl Counsel {
    /// So long the last verdict stays while the next one is looked for, so that nothing flickers.
    pub const PATIENCE: Duration = Duration::from_millis(150);

    /// Whether there is anything to say about the game on the table at all.
    pub fn is_for(&self, session: &Session<impl Store>) -> bool {
        !self.has_failed && session.kind().game != GameName::Curse
    }

    /// Whether there is a verdict on the game on the table as it stands: it goes on, and is one that can be won.
    pub fn has_verdict(&self, session: &Session<impl Store>) -> bool {
        self.is_for(session) && has_verdict(session)
    }

    /// From now on the verdict is shown of somebody who knows this, or none.
    pub fn show(&mut self, verdict: Option<Knowledge>) {
        if self.shown != verdict {
            (self.shown, self.last) = (verdict, None);
        }
    }

    /// Notices that another game, or another position, is on the table.
    pub fn follow(&mut self, session: &Session<impl Store>) {
        if self.seated != session.seated() {
            let (has_failed, shown) = (self.has_failed, self.shown);
            *self = Counsel { seated: session.seated(), has_failed, shown, ..Counsel::default() };
        }
        let tree = session.sitting().tree();
        let here = tree.here();
        self.coach.follow(here);
        if self.hint.as_ref().is_some_and(|(place, _)| *place != here) {
            self.hint = None;
        }
        match session.game().status() {
            Status::Won => self.outlooks.learn(tree, here, Outlook::CanBeWon(Vec::new())),
            Status::Lost => self.outlooks.learn(tree, here, Outlook::CannotBeWon),
            Status::Playing | Status::Over => {}
        }
        if let Some(found) = self.found(session) {
            self.last = Some(found);
            self.waited = Duration::ZERO;
        }
    }

    /// What is known of a place of the game on the table.
    pub fn outlook(&self, session: &Session<impl Store>, place: NodeId) -> Option<Outlook> {
        let is_current = self.seated == session.seated();
        is_current.then(|| self.outlooks.of(session.sitting().tree(), place)).flatten()
    }

    /// What is known of the position on the table.
    pub fn known(&self, session: &Session<impl Store>) -> Option<Outlook> {
        self.outlook(session, session.sitting().tree().here())
    }

    /// How often the fair adviser wins from the position on the table, as far as that has been counted.
    fn counted(&self, session: &Session<impl Store>) -> Option<OddsCount> {
        let is_current = self.seated == session.seated();
        is_current.then(|| self.figures.of(session.sitting().tree().here())).flatten()
    }

    /// What the solver or the adviser is to be asked now.
    pub fn query(&self, session: &Session<impl Store>) -> Option<Query> {
        let of_coach = self.coach.query(session).filter(|_| !self.has_failed);
        of_coach.or_else(|| self.query_about_patience(session))
    }

    fn query_about_patience(&self, session: &Session<impl Store>) -> Option<Query> {
        if !self.is_for(session) {
            return None;
        }
        let hint = self.hint.as_ref().map(|(_, hint)| hint);
        let of_hint = hint.and_then(Hint::query);
        of_hint.or_else(|| self.query_for_verdict(session)).or_else(|| {
            let tells_odds = hint.is_some_and(|hint| matches!(hint.why(), Why::Fair { .. }));
            (tells_odds && self.hint_is_whole()).then(|| self.query_for_odds(session)).flatten()
        })
    }

    fn query_for_verdict(&self, session: &Session<impl Store>) -> Option<Query> {
        match self.shown.filter(|_| has_verdict(session))? {
            Knowledge::Fair => self.query_for_odds(session),
            Knowledge::AllCards => {
                let verdict = || Query::can_be_won(session.game().clone(), Effort::Thorough);
                self.known(session).is_none().then(verdict)
            }
        }
    }

    fn query_for_odds(&self, session: &Session<impl Store>) -> Option<Query> {
        let from = self.figures.next(session.sitting().tree().here())?;
        Some(Query::odds(session.game().clone(), from))
    }

    /// Whether there can be hints in the game on the table.
    pub fn gives_hints(&self, session: &Session<impl Store>) -> bool {
        self.is_for(session) || Coach::is_for(session) && !self.has_failed
    }

    /// Takes the answer to [`Counsel::query`]. One that is not wanted any more does no harm.
    pub fn take(&mut self, session: &Session<impl Store>, query: &Query, answer: Answer) {
        let (tree, is_here) = (session.sitting().tree(), query.position == *session.game());
        match query.goal {
            Goal::Win if is_here => {
                self.outlooks.learn(tree, tree.here(), Outlook::told_by(answer.clone()));
            }
            Goal::Odds { from } if is_here => self.figures.learn(tree.here(), from, &answer),
            _ => {}
        }
        if self.coach.query(session).as_ref() == Some(query) {
            self.coach.take(answer);
        } else if let Some((_, hint)) = &mut self.hint
            && hint.query().as_ref() == Some(query)
        {
            hint.take(answer);
        }
        self.follow(session);
    }

    /// The solver has failed.
    pub fn fail(&mut self) {
        self.has_failed = true;
        self.put_hint_away();
    }

    /// Whether the solver has failed.
    pub fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Lets time pass while a verdict is looked for. Tells whether it has just become so long that this
    /// is shown.
    pub fn pass_time(&mut self, time: Duration, session: &Session<impl Store>) -> bool {
        let before = self.waited;
        if self.found(session).is_none() {
            self.waited = (self.waited + time).min(Counsel::PATIENCE);
        }
        before < Counsel::PATIENCE && self.waited == Counsel::PATIENCE
    }

    /// The verdict to be shown; `None` when there is none.
    pub fn prospect(&self, session: &Session<impl Store>) -> Option<Prospect> {
        if self.shown.is_none() || !self.has_verdict(session) {
            return None;
        }
        match self.found(session) {
            Some(found) => Some(found),
            None if self.waited < Counsel::PATIENCE => self.last,
            None => Some(Prospect::Looking),
        }
    }

    /// The verdict that is to be shown, once it is known.
    pub fn found(&self, session: &Session<impl Store>) -> Option<Prospect> {
        match self.shown.filter(|_| self.has_verdict(session))? {
            Knowledge::AllCards => self.known(session).map(|known| self.prospect_of(&known, session)),
            Knowledge::Fair => self.counted(session).map(Prospect::Odds),
        }
    }

    /// Nobody is blamed for a deal that could not be won from its beginning.
    fn prospect_of(&self, known: &Outlook, session: &Session<impl Store>) -> Prospect {
        match known {
            Outlook::CanBeWon(_) => Prospect::CanBeWon,
            Outlook::CannotBeWon if self.outlook(session, NodeId::ROOT) == Some(Outlook::CannotBeWon) => {
                Prospect::NeverCould
            }
            Outlook::CannotBeWon => Prospect::CannotBeWon,
            Outlook::NotFound => Prospect::NotFound,
        }
    }

    /// Gives a hint of somebody who knows this, or one stage more of the one that is being given. Tells the move
    /// once more is asked for than there is.
    pub fn climb(&mut self, session: &Session<impl Store>, knowledge: Knowledge) -> Option<AnyMove> {
        if Coach::is_for(session) {
            return self.coach.climb(session);
        }
        let here = session.sitting().tree().here();
        match &mut self.hint {
            Some((_, hint)) => {
                let has_climbed = hint.climb();
                hint.advised().filter(|_| !has_climbed)
            }
            None => {
                let hint = match knowledge {
                    Knowledge::Fair => Hint::fair(session.game()),
                    Knowledge::AllCards => Hint::new(session.game(), self.known(session)),
                };
                self.hint = Some((here, hint));
                None
            }
        }
    }

    /// Puts the hint away.
    pub fn put_hint_away(&mut self) {
        self.hint = None;
        self.coach = Coach::default();
    }

    /// Whether the hint knows all cards and tells more than that there is something: then the game counts as
    /// assisted.
    pub fn reveals(&self) -> bool {
        !self.hint_is_fair()
            && self.hint.as_ref().is_some_and(|(_, hint)| hint.stage() > HintStage::Something)
    }

    /// What the hint tells now; `None` when there is no hint.
    pub fn hint(&self, session: &Session<impl Store>) -> Option<HintTold> {
        let Some((_, hint)) = self.hint.as_ref() else { return self.coach.told(session) };
        let Some(advised) = hint.advised().filter(|_| hint.stage() > HintStage::Something) else {
            return Some(HintTold { says: HintSays::Tip(hint.tip()), from: None, to: None, advised: None });
        };
        let scene = session.scene();
        let (from, to) = scene.spots_of(advised)?;
        let says = match (hint.stage(), scene.face_at(from)) {
            (HintStage::Something | HintStage::Which, Some(Face::Card(card))) => HintSays::Card(card),
            (HintStage::Something | HintStage::Which, _) => HintSays::Stock,
            (HintStage::Where, _) => HintSays::Where(advised),
            (HintStage::Why, _) => HintSays::Why(match hint.why() {
                Why::Fair { reason, .. } => Why::Fair { reason, counted: self.counted(session) },
                other => other,
            }),
        };
        let tells_move = hint.stage() >= HintStage::Where;
        let (to, advised) = (to.filter(|_| tells_move), Some(advised).filter(|_| tells_move));
        Some(HintTold { says, from: Some(from), to, advised })
    }

    /// Whether the hint knows no more than the player has seen.
    pub fn hint_is_fair(&self) -> bool {
        self.hint.as_ref().is_some_and(|(_, hint)| hint.knowledge() == Knowledge::Fair)
    }

    /// Whether all rungs of the hint have been given.
    pub fn hint_is_whole(&self) -> bool {
        self.coach.is_whole() || self.hint.as_ref().is_some_and(|(_, hint)| hint.stage() == HintStage::Why)
    }

    /// Whether the hint has more to tell than it has told.
    pub fn hint_goes_on(&self) -> bool {
        let of_hint = self.hint.as_ref().and_then(|(_, hint)| hint.advised());
        self.coach.advised().or(of_hint).is_some()
    }
}

/// Whether the game goes on, so that there can be a verdict.
fn has_verdict(session: &Session<impl Store>) -> bool {
    session.game().status() == Status::Playing && session.goes_on()
}
