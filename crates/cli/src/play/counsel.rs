//! What the solvers have to say about the game on the table: whether it can still be won, and hints.

use std::time::Duration;

use talon_lang::{Lang, Prospect, Why};
use talon_rules::{AnyMove, GameName, Status};
use talon_table::{
    Answer, Effort, Face, Gesture, Goal, Hint, NodeId, Outcome, Outlook, Outlooks, Question, Rung, Scene,
    Spot, Tip,
};

use super::session::Session;

/// So long the last verdict stays while the next one is looked for, so that nothing flickers.
const PATIENCE: Duration = Duration::from_millis(150);

/// What the solvers have to say about the game on the table.
#[derive(Debug, Default)]
pub(crate) struct Counsel {
    /// Which sitting this is about, by its number in the session.
    seated: u64,
    outlooks: Outlooks,
    /// The hint, and the place that it is about.
    hint: Option<(NodeId, Hint)>,
    /// The verdict that was known last, and how long another one has been looked for.
    last: Option<Prospect>,
    waited: Duration,
    /// Whether the solver has failed: then there is nothing to say any more.
    has_failed: bool,
}

/// What a hint tells now: a sentence, and the spots that it is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct HintShown {
    pub(crate) text: String,
    pub(crate) from: Option<Spot>,
    pub(crate) to: Option<Spot>,
    /// The move itself, once it was told where the card goes.
    pub(crate) advised: Option<AnyMove>,
}

impl Counsel {
    /// Whether there is anything to say about the game on the table at all.
    pub(crate) fn is_for(&self, session: &Session) -> bool {
        !self.has_failed && session.kind().game != GameName::Curse
    }

    /// Notices that another game, or another position, is on the table.
    pub(crate) fn follow(&mut self, session: &Session) {
        if self.seated != session.seated() {
            let has_failed = self.has_failed;
            *self = Counsel { seated: session.seated(), has_failed, ..Counsel::default() };
        }
        let tree = session.sitting().tree();
        let here = tree.here();
        if self.hint.as_ref().is_some_and(|(place, _)| *place != here) {
            self.hint = None;
        }
        match session.game().status() {
            Status::Won => self.outlooks.learn(tree, here, Outlook::CanBeWon(Vec::new())),
            Status::Lost => self.outlooks.learn(tree, here, Outlook::CannotBeWon),
            Status::Playing | Status::Over => {}
        }
        if let Some(known) = self.known(session) {
            self.last = Some(self.prospect_of(&known, session));
            self.waited = Duration::ZERO;
        }
    }

    /// What is known of a place of the game on the table.
    pub(crate) fn outlook(&self, session: &Session, place: NodeId) -> Option<Outlook> {
        let is_current = self.seated == session.seated();
        is_current.then(|| self.outlooks.of(session.sitting().tree(), place)).flatten()
    }

    /// What is known of the position on the table.
    pub(crate) fn known(&self, session: &Session) -> Option<Outlook> {
        self.outlook(session, session.sitting().tree().here())
    }

    /// What the solver is to be asked now, with the verdict shown or not.
    pub(crate) fn question(&self, session: &Session, shows_verdict: bool) -> Option<Question> {
        let hint = self.hint.as_ref().and_then(|(_, hint)| hint.question());
        let wants_verdict = shows_verdict && has_verdict(session) && self.known(session).is_none();
        let verdict = || Question::can_be_won(session.game().clone(), Effort::Thorough);
        hint.or_else(|| wants_verdict.then(verdict)).filter(|_| self.is_for(session))
    }

    /// Takes the answer to [`Counsel::question`].
    pub(crate) fn take(&mut self, session: &Session, question: &Question, answer: Answer) {
        if question.goal == Goal::Win && question.position == *session.game() {
            let here = session.sitting().tree().here();
            self.outlooks.learn(session.sitting().tree(), here, Outlook::told_by(answer.clone()));
        }
        if let Some((_, hint)) = &mut self.hint
            && hint.question().as_ref() == Some(question)
        {
            hint.take(answer);
        }
        self.follow(session);
    }

    /// The solver has failed.
    pub(crate) fn fail(&mut self) {
        self.has_failed = true;
        self.hint = None;
    }

    /// Whether the solver has failed.
    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Lets time pass while a verdict is looked for. Tells whether it has just become so long that this
    /// is shown.
    pub(crate) fn pass_time(&mut self, time: Duration, session: &Session) -> bool {
        let before = self.waited;
        if self.known(session).is_none() {
            self.waited = (self.waited + time).min(PATIENCE);
        }
        before < PATIENCE && self.waited == PATIENCE
    }

    /// The verdict to be shown; `None` when there is none.
    pub(crate) fn prospect(&self, session: &Session) -> Option<Prospect> {
        if !self.is_for(session) || !has_verdict(session) {
            return None;
        }
        match self.known(session) {
            Some(known) => Some(self.prospect_of(&known, session)),
            None if self.waited < PATIENCE => self.last,
            None => Some(Prospect::Looking),
        }
    }

    /// Nobody is blamed for a deal that could not be won from its beginning.
    fn prospect_of(&self, known: &Outlook, session: &Session) -> Prospect {
        match known {
            Outlook::CanBeWon(_) => Prospect::CanBeWon,
            Outlook::CannotBeWon if self.outlook(session, NodeId::ROOT) == Some(Outlook::CannotBeWon) => {
                Prospect::NeverCould
            }
            Outlook::CannotBeWon => Prospect::CannotBeWon,
            Outlook::NotFound => Prospect::NotFound,
        }
    }

    /// Gives a hint, or one rung more of it. Tells the move once more is asked for than there is.
    pub(crate) fn climb(&mut self, session: &Session) -> Option<AnyMove> {
        let here = session.sitting().tree().here();
        match &mut self.hint {
            Some((_, hint)) => {
                let has_climbed = hint.climb();
                hint.advised().filter(|_| !has_climbed)
            }
            None => {
                self.hint = Some((here, Hint::new(session.game(), self.known(session))));
                None
            }
        }
    }

    /// Whether the hint tells more than that there is something.
    pub(crate) fn reveals(&self) -> bool {
        self.hint.as_ref().is_some_and(|(_, hint)| hint.rung() > Rung::Something)
    }

    /// What the hint tells now; `None` when there is no hint.
    pub(crate) fn hint(&self, session: &Session, lang: &Lang) -> Option<HintShown> {
        let (_, hint) = self.hint.as_ref()?;
        let Some(advised) = hint.advised().filter(|_| hint.rung() > Rung::Something) else {
            return Some(HintShown { text: first_rung(hint, lang), ..HintShown::default() });
        };
        let scene = session.scene();
        let (from, to) = spots_of(&scene, advised)?;
        let layout = session.game().view(session.viewer()).layout();
        let name = lang.move_name(&advised, &layout);
        let told = match hint.rung() {
            Rung::Something | Rung::Which => lang.tip(which(&scene, from)),
            Rung::Where => lang.tip(talon_lang::Tip::Where(&name)),
            Rung::Why => lang.tip(talon_lang::Tip::Why(why(hint))),
        };
        let tells_move = hint.rung() >= Rung::Where;
        let (to, advised) = (to.filter(|_| tells_move), Some(advised).filter(|_| tells_move));
        Some(HintShown { text: told, from: Some(from), to, advised })
    }

    /// Whether all rungs of the hint have been given.
    pub(crate) fn hint_is_whole(&self) -> bool {
        self.hint.as_ref().is_some_and(|(_, hint)| hint.rung() == Rung::Why)
    }

    /// Whether the hint has more to tell than it has told.
    pub(crate) fn hint_goes_on(&self) -> bool {
        self.hint.as_ref().is_some_and(|(_, hint)| hint.advised().is_some())
    }
}

/// Whether the game goes on, so that there can be a verdict.
fn has_verdict(session: &Session) -> bool {
    session.game().status() == Status::Playing && session.sitting().outcome() == Outcome::Unfinished
}

fn first_rung(hint: &Hint, lang: &Lang) -> String {
    lang.tip(match hint.tip() {
        Tip::Looking => talon_lang::Tip::Looking,
        Tip::NotFound => talon_lang::Tip::NotFound,
        Tip::NothingToGain => talon_lang::Tip::NothingToGain,
        Tip::Win => talon_lang::Tip::Win,
        Tip::Points { points, .. } => talon_lang::Tip::Points(points),
    })
}

/// Where a move begins, and where it ends if it carries something.
pub(crate) fn spots_of(scene: &Scene, legal: AnyMove) -> Option<(Spot, Option<Spot>)> {
    let gestures = scene.gestures(legal);
    match *gestures.first()? {
        Gesture::Carry(from, to) => Some((from, Some(to))),
        Gesture::Tap(spot) => {
            let carried = gestures.iter().find_map(|gesture| match gesture {
                Gesture::Carry(from, to) if *from == spot => Some(*to),
                _ => None,
            });
            Some((spot, carried))
        }
    }
}

/// What to call the thing at a spot.
fn which(scene: &Scene, spot: Spot) -> talon_lang::Tip<'static> {
    let places = scene.zones().iter().flat_map(|zone| &zone.places);
    match places.into_iter().find(|place| place.spot == Some(spot)).map(|place| place.face) {
        Some(Face::Card(card)) => talon_lang::Tip::Card(card),
        _ => talon_lang::Tip::Stock,
    }
}

/// Why the hint is about this move.
fn why(hint: &Hint) -> Why {
    if let Tip::Points { points, is_exact } = hint.tip() {
        return Why::Points { points, is_exact };
    }
    match hint.keepers() {
        None => Why::Looking,
        Some(keepers) if keepers.unknown > 0 => Why::Unknown,
        Some(keepers) => match (keepers.keep, keepers.lose) {
            (1, 0) => Why::Single,
            (1, _) => Why::Only,
            (_, 0) => Why::All,
            (keep, lose) => Why::Some { keep, all: keep + lose },
        },
    }
}
