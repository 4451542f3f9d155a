use talon_query::{Answer, Effort, Level, Line, Query, Verdict};
use talon_rules::{AnyGame, AnyMove, AnySeat};

use super::Inquiry;
use super::odds::OddsCount;
use super::shown_hint::{HintFinding, HintReason, HintSource, HintStage, HintText, NextPress, ShownHint};
use super::verdict::verdict_of;
use crate::{Face, Scene, Sitting, Spot};

/// The opponent that gives hints in a game between two.
const LEVEL: Level = Level::Best;

/// A hint, given in stages so that a player takes only as much help as they want.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The game up to the position that the hint is about.
    before: Line,
    position: AnyGame,
    source: HintSource,
    stage: HintStage,
    finding: HintFinding,
    /// True if the position is known to be lost. The solver then looks for the most points.
    is_lost: bool,
    /// The moves that the finding is about; empty while there is none.
    line: Vec<AnyMove>,
    /// The reason why an adviser or an opponent makes the first move of the line.
    reason: Option<HintReason>,
    /// The other legal moves of a position that can be won, each with its verdict once it is known.
    others: Vec<(AnyMove, Option<Verdict<AnyMove>>)>,
}

impl Inquiry for Hint {
    fn next_query(&self) -> Option<Query> {
        match (self.finding, self.source) {
            (HintFinding::Looking, HintSource::Adviser) => {
                Some(Query::Advice { view: self.position.view(AnySeat::of(self.position.name())[0]) })
            }
            (HintFinding::Looking, HintSource::Opponent { seed }) => {
                let view = self.position.view(self.position.seat_to_move()?);
                Some(Query::Choice { view, level: LEVEL, seed })
            }
            (HintFinding::Looking, HintSource::Solver) if self.is_lost => {
                Some(Query::MostPoints { line: self.before.clone(), effort: Effort::Thorough })
            }
            (HintFinding::Looking, HintSource::Solver) => {
                Some(Query::Win { line: self.before.clone(), effort: Effort::Thorough })
            }
            (HintFinding::Win, _) if self.stage > HintStage::Something => {
                let (other, _) = self.others.iter().find(|(_, verdict)| verdict.is_none())?;
                let mut line = self.before.clone();
                line.moves.push(*other);
                Some(Query::Win { line, effort: Effort::Brief })
            }
            _ => None,
        }
    }

    fn receive(&mut self, answer: Answer) {
        match self.finding {
            HintFinding::Looking => self.find(answer),
            HintFinding::Win => {
                if let Some((_, verdict)) = self.others.iter_mut().find(|(_, verdict)| verdict.is_none()) {
                    *verdict = Some(verdict_of(answer));
                }
            }
            _ => {}
        }
    }
}

impl Hint {
    /// A hint about the position of a sitting, at its first stage. A verdict that is known already is not asked for.
    pub fn new(sitting: &Sitting, source: HintSource, verdict: Option<Verdict<AnyMove>>) -> Hint {
        let mut hint = Hint {
            before: sitting.line_so_far(),
            position: sitting.game().clone(),
            source,
            stage: source.first_stage(),
            finding: HintFinding::Looking,
            is_lost: false,
            line: Vec::new(),
            reason: None,
            others: Vec::new(),
        };
        match verdict {
            Some(Verdict::Won(line)) => hint.find_win(line),
            Some(Verdict::Lost) => hint.is_lost = true,
            Some(Verdict::Unknown(_)) | None => {}
        }
        hint
    }

    /// The solver or adviser that gives the hint.
    pub fn source(&self) -> HintSource {
        self.source
    }

    fn find(&mut self, answer: Answer) {
        match answer {
            Answer::Verdict(Verdict::Won(line)) if !self.is_lost => self.find_win(line),
            Answer::Verdict(Verdict::Lost) if !self.is_lost => self.is_lost = true,
            Answer::Most { points, line, is_exact } if self.is_lost => {
                let gains = !line.is_empty() && !self.has(points);
                self.settle(gains, HintFinding::Points { points, is_exact }, line);
            }
            Answer::Advised { advised, reason } => {
                let gains = !reason.most_points().is_some_and(|most| self.has(most));
                self.reason = Some(HintReason::Adviser { reason, odds: None });
                self.settle(gains, HintFinding::Advised, vec![advised]);
            }
            Answer::Chosen { chosen, reason } => {
                self.reason = Some(HintReason::Opponent(reason));
                self.settle(true, HintFinding::Advised, vec![chosen]);
            }
            _ => self.finding = HintFinding::Unknown,
        }
    }

    fn find_win(&mut self, line: Vec<AnyMove>) {
        let advised = line.first().copied();
        let legal = self.position.legal_moves().into_iter();
        self.others = legal.filter(|legal| Some(*legal) != advised).map(|legal| (legal, None)).collect();
        self.settle(true, HintFinding::Win, line);
    }

    /// Stores what was found; a line that gains nothing is no finding.
    fn settle(&mut self, gains: bool, finding: HintFinding, line: Vec<AnyMove>) {
        (self.finding, self.line) =
            if gains { (finding, line) } else { (HintFinding::NothingToGain, Vec::new()) };
    }

    /// Returns true if the player has as many points already.
    fn has(&self, points: u32) -> bool {
        self.position.score().is_some_and(|now| now >= points)
    }

    /// The part of the hint that has been given.
    pub fn stage(&self) -> HintStage {
        self.stage
    }

    /// Gives the next stage. Returns `false` when there is no move to tell, or no stage left.
    pub fn advance(&mut self) -> bool {
        let next = match self.stage {
            HintStage::Something => HintStage::Which,
            HintStage::Which => HintStage::Where,
            HintStage::Where => HintStage::Why,
            HintStage::Why => return false,
        };
        if self.line.is_empty() {
            return false;
        }
        self.stage = next;
        true
    }

    /// The outcome that the hint leads to, at any stage.
    pub fn finding(&self) -> HintFinding {
        self.finding
    }

    /// The move that the hint is about, or `None` when there is none or it is not known yet.
    pub fn advised(&self) -> Option<AnyMove> {
        self.line.first().copied()
    }

    /// All moves to the win or to the most points. Empty while they are not known, and when there is nothing to
    /// gain.
    pub fn line(&self) -> &[AnyMove] {
        &self.line
    }

    /// The reason for the move of the hint.
    pub fn reason(&self) -> HintReason {
        match self.finding {
            HintFinding::Points { points, is_exact } => HintReason::Points { points, is_exact },
            HintFinding::Win => self.compare_moves().unwrap_or(HintReason::Looking),
            _ => self.reason.clone().unwrap_or(HintReason::Looking),
        }
    }

    /// The number of legal moves that keep the win; `None` until every verdict is in.
    fn compare_moves(&self) -> Option<HintReason> {
        let (mut keep, mut lose, mut unknown) = (1, 0, 0);
        for (_, verdict) in &self.others {
            match verdict.as_ref()? {
                Verdict::Won(_) => keep += 1,
                Verdict::Lost => lose += 1,
                Verdict::Unknown(_) => unknown += 1,
            }
        }
        Some(match (keep, lose) {
            _ if unknown > 0 => HintReason::KeepsWin,
            (1, 0) => HintReason::OnlyMove,
            (1, _) => HintReason::OnlyWin,
            (_, 0) => HintReason::EveryMoveWins,
            (keep, lose) => HintReason::SomeMovesWin { keep, all: keep + lose },
        })
    }

    /// Returns true if the hint mentions how often the adviser wins.
    pub(super) fn mentions_odds(&self) -> bool {
        self.stage == HintStage::Why && matches!(self.reason(), HintReason::Adviser { .. })
    }

    /// The effect of asking once more.
    fn next_press(&self) -> NextPress {
        match (self.stage, self.advised()) {
            (_, None) => NextPress::Nothing,
            (HintStage::Why, Some(_)) => NextPress::Play,
            (_, Some(_)) => NextPress::Tell,
        }
    }

    /// The hint as it is shown over this scene, with the adviser's odds as far as they have been counted.
    pub(super) fn shown(&self, scene: &Scene, odds: Option<OddsCount>) -> Option<ShownHint> {
        let mut shown = ShownHint {
            text: HintText::Finding(self.finding),
            from: None,
            to: None,
            advised: None,
            source: self.source,
            next: self.next_press(),
        };
        let Some(advised) = self.advised() else { return Some(shown) };
        if self.stage == HintStage::Something {
            return Some(shown);
        }
        let (from, to) = scene.spots_of(advised)?;
        shown.from = Some(from);
        if self.stage >= HintStage::Where {
            (shown.to, shown.advised) = (to, Some(advised));
        }
        shown.text = match self.stage {
            HintStage::Something | HintStage::Which => self.piece_text(scene, from, advised),
            HintStage::Where => HintText::Move(advised),
            HintStage::Why => HintText::Reason(match self.reason() {
                HintReason::Adviser { reason, .. } => HintReason::Adviser { reason, odds },
                other => other,
            }),
        };
        Some(shown)
    }

    /// The piece to move: the one that lies where the move begins.
    fn piece_text(&self, scene: &Scene, from: Spot, advised: AnyMove) -> HintText {
        match (scene.face_at(from), self.source) {
            (Some(Face::Card(card)), _) => HintText::Card(card),
            (Some(Face::Tile(tile)), _) => HintText::Tile(tile),
            // A move in Curse that begins at no tile, like a pass, is the whole hint.
            (_, HintSource::Opponent { .. }) => HintText::Move(advised),
            _ => HintText::Stock,
        }
    }
}
