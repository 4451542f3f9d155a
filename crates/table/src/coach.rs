//! Hints in a game between two, by somebody who sees no more than the seat to move.

use talon_pieces::DealNumber;
use talon_query::curse::Reason;
use talon_query::{Answer, Level, Query};
use talon_rules::{AnyMove, GameName};

use crate::{Face, HintSays, HintStage, HintTold, NodeId, Session, Store, Tip};

/// Who gives the hints.
const LEVEL: Level = Level::Best;

/// A hint that is given in small steps: which tile, where it goes, why. It knows no more than the player, so a
/// game in which it was given counts like any other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Coach {
    /// The place that the hint is about, and how much of it has been given; `None` when there is no hint.
    given: Option<(NodeId, HintStage)>,
    /// The move that the hint is about and why, once it is known.
    chosen: Option<(AnyMove, Reason)>,
}

impl Coach {
    /// Whether hints are given in this game by a coach.
    pub(crate) fn is_for(session: &Session<impl Store>) -> bool {
        session.kind().game == GameName::Curse
    }

    /// Gives a hint, or one stage more of it. Tells the move once more is asked for than there is.
    pub(crate) fn climb(&mut self, session: &Session<impl Store>) -> Option<AnyMove> {
        let next = match &self.given {
            None => HintStage::Which,
            Some(_) if self.chosen.is_none() => return None,
            Some((_, HintStage::Why)) => return self.advised(),
            Some((_, HintStage::Where)) => HintStage::Why,
            Some((_, HintStage::Something | HintStage::Which)) => HintStage::Where,
        };
        let is_to_move = session.game().seat_to_move() == Some(session.viewer());
        self.given = is_to_move.then(|| (session.sitting().tree().here(), next));
        None
    }

    /// Puts the hint away when the game has gone on.
    pub(crate) fn follow(&mut self, here: NodeId) {
        if self.given.is_some_and(|(place, _)| place != here) {
            *self = Coach::default();
        }
    }

    /// What is to be asked; `None` when that is known.
    pub(crate) fn query(&self, session: &Session<impl Store>) -> Option<Query> {
        let is_wanted = self.given.is_some() && self.chosen.is_none();
        let seed = session.deal().map_or(0, DealNumber::get);
        is_wanted.then(|| Query::choice(session.game().clone(), LEVEL, seed))
    }

    /// Takes the answer to [`Coach::query`].
    pub(crate) fn take(&mut self, answer: Answer) {
        match answer {
            Answer::Chosen { chosen, reason } => self.chosen = Some((chosen, reason)),
            _ => *self = Coach::default(),
        }
    }

    /// What the hint tells now; `None` when there is none.
    pub(crate) fn told(&self, session: &Session<impl Store>) -> Option<HintTold> {
        let (_, stage) = self.given?;
        let Some((advised, reason)) = self.chosen.clone() else {
            return Some(HintTold { says: HintSays::Tip(Tip::Looking), from: None, to: None, advised: None });
        };
        let scene = session.scene();
        let (from, to) = scene.spots_of(advised)?;
        let tells_move = stage >= HintStage::Where;
        let says = match (stage, scene.face_at(from)) {
            (HintStage::Why, _) => HintSays::WhyOfCoach(reason),
            (HintStage::Something | HintStage::Which, Some(Face::Tile(tile))) => HintSays::Tile(tile),
            _ => HintSays::Where(advised),
        };
        let (to, advised) = (to.filter(|_| tells_move), Some(advised).filter(|_| tells_move));
        Some(HintTold { says, from: Some(from), to, advised })
    }

    /// The move that the hint is about, once it is known.
    pub(crate) fn advised(&self) -> Option<AnyMove> {
        self.given?;
        self.chosen.as_ref().map(|(chosen, _)| *chosen)
    }

    /// Whether all of the hint has been given.
    pub(crate) fn is_whole(&self) -> bool {
        self.given.is_some_and(|(_, stage)| stage == HintStage::Why)
    }
}
