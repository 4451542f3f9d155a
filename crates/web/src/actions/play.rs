//! Playing: pointing at spots, moves, undo and redo, and the messages about them.

use std::time::Duration;

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_rules::{AnyEffect, AnyLayout, AnyMove, Status, Violation};
use talon_table::{Command, Counts, HeldPieces, PointResult, Refused, Scene, Selection, Session, Spot, Step};

use super::app_state::AppState;
use crate::state::later::Sound;
use crate::storage::browser_store::BrowserStore;

/// The time that the opponent waits before it makes a move that it has chosen, and before another move of the same
/// turn, so that the player can follow it.
const OPPONENT_PAUSE: Duration = Duration::from_millis(650);
const PAUSE_IN_TURN: Duration = Duration::from_millis(1100);

impl AppState {
    /// Points at a spot. On a winning line this goes one move further.
    pub fn point(self, spot: Spot, whole_pile: bool) {
        if untrack(|| self.game.shows_line()) {
            return self.run(Command::Redo);
        }
        self.interface.cursor.set(Some(spot));
        let result = self.with_selection(|selection, scene| selection.point(scene, spot, whole_pile));
        self.handle_point(result);
    }

    /// Picks up the piece at a spot to drag it; `false` when there is nothing to pick up.
    pub fn pick_up(self, spot: Spot) -> bool {
        if untrack(|| self.game.shows_line()) {
            return false;
        }
        let held = HeldPieces { spot, whole_pile: false };
        let result = self.with_selection(|selection, scene| selection.pick_up(scene, held));
        matches!(result, PointResult::PickedUp(_))
    }

    /// Drops what was dragged on a spot.
    pub fn drop_on(self, to: Spot) {
        let result = self.with_selection(|selection, scene| selection.drop_on(scene, to));
        self.handle_point(result);
    }

    /// Plays the held card, or the one under the cursor, to its foundation.
    pub fn home(self) {
        let cursor = self.interface.cursor.get_untracked();
        match self.with_selection(|selection, scene| selection.home(scene, cursor)) {
            Some(wanted) => self.play(wanted),
            None => self.interface.refuse(self.texts.text("table-no-home")),
        }
    }

    /// Makes all moves at once that need no thought.
    pub fn sweep(self) {
        self.game.let_go();
        let effects = self.game.session.try_update(Session::play_sweep).unwrap_or_default();
        match self.texts.with_untracked(|lang| lang.swept(&effects)) {
            Some(text) => {
                let is_won =
                    self.game.session.with_untracked(|session| session.game().status() == Status::Won);
                self.sound(if is_won { Sound::Win } else { Sound::Move });
                self.interface.inform(text);
                self.show_notices();
            }
            None => self.interface.refuse(self.texts.text("sweep-none")),
        }
    }

    fn with_selection<T>(self, act: impl FnOnce(&mut Selection, &Scene) -> T) -> T {
        let mut selection = self.game.selection.get_untracked();
        let result = self.game.scene.with_untracked(|scene| act(&mut selection, scene));
        self.game.selection.set(selection);
        result
    }

    fn handle_point(self, result: PointResult) {
        match result {
            PointResult::Play(wanted) => self.play(wanted),
            PointResult::PickedUp(0) => self.interface.refuse(self.texts.text("table-no-target")),
            PointResult::PickedUp(_) | PointResult::LetGo | PointResult::Nothing => {}
        }
    }

    /// Plays a move, or says why it is illegal.
    pub fn play(self, wanted: AnyMove) {
        if let Some(practice) = self.practice.get_untracked() {
            return practice.play.run(wanted);
        }
        match self.game.session.try_update(|session| session.play(wanted)) {
            Some(Ok(effect)) => self.show_effect(&effect),
            Some(Err(refused)) => self.refuse_because(&refused),
            None => {}
        }
    }

    /// Undoes the last move, and the opponent's moves after it.
    pub fn undo(self) {
        self.step(Session::undo, Lang::undone);
    }

    /// Plays moves again that were undone.
    pub fn redo(self) {
        self.step(Session::redo, |lang, steps, _| lang.redone(steps));
    }

    fn step(
        self,
        act: impl FnOnce(&mut Session<BrowserStore>) -> Result<Vec<Step>, Refused>,
        describe: impl FnOnce(&Lang, &[Step], &AnyLayout) -> String,
    ) {
        match self.game.session.try_update(act) {
            Some(Ok(steps)) => {
                let layout = self.game.session.with_untracked(Session::layout);
                self.interface.inform(self.texts.with_untracked(|lang| describe(lang, &steps, &layout)));
                self.game.let_go();
            }
            Some(Err(refused)) => self.refuse_because(&refused),
            None => {}
        }
    }

    /// Makes the move that the opponent has chosen, after a pause, if it is still the opponent's turn then.
    pub(super) fn play_for_opponent(self, query: Query, answer: Option<Answer>) {
        let make_move = move || {
            let take =
                |session: &mut Session<BrowserStore>| session.receive_opponent_move(&query, answer.as_ref());
            if let Some(Some(effect)) = self.game.session.try_update(take) {
                self.show_effect(&effect);
            }
        };
        let plays_again = self.game.scene.with_untracked(|scene| match scene.counts() {
            Counts::Curse(counts) => counts.plays_again,
            _ => false,
        });
        set_timeout(make_move, if plays_again { PAUSE_IN_TURN } else { OPPONENT_PAUSE });
    }

    /// Lets the opponent begin the next hand.
    pub(super) fn begin_next_hand(self) {
        if self.game.session.with_untracked(Session::awaits_next_hand) {
            self.game.session.update(Session::begin_next_hand);
        }
    }

    /// Says what a move did, and how the game ended if it has.
    fn show_effect(self, effect: &AnyEffect) {
        let lang = self.texts.get_untracked();
        let mut sentences = vec![lang.effect(effect)];
        let status = self.game.session.with_untracked(|session| session.game().status());
        self.sound(if status == Status::Won { Sound::Win } else { Sound::Move });
        self.game.session.with_untracked(|session| {
            if status != Status::Playing {
                sentences.push(lang.verdict(status, &session.layout()));
            }
        });
        sentences.extend(self.notices());
        self.interface.inform(sentences.join(" "));
        self.game.let_go();
    }

    /// Shows the notices of the session, if there are any.
    pub(super) fn show_notices(self) {
        let notices = self.notices();
        if !notices.is_empty() {
            self.interface.inform(notices.join(" "));
        }
    }

    /// Takes the notices of the session, each once.
    fn notices(self) -> Vec<String> {
        let mut notices = Vec::new();
        self.game.session.update_untracked(|session| notices = session.take_notices());
        self.texts.with_untracked(|lang| notices.iter().map(|notice| lang.notice(notice)).collect())
    }

    /// Plays a sound, if the player wants sounds.
    pub(crate) fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sounds)
            && let Some(later) = self.later.get_untracked()
        {
            (later.play)(sound);
        }
    }

    pub(crate) fn refuse_because(self, refused: &Refused) {
        self.sound(Sound::Refusal);
        let text = self.texts.with_untracked(|lang| lang.refused(refused));
        let rule = match refused {
            Refused::Illegal(violation) => Some(violation.rule()),
            Refused::NothingToUndo | Refused::NothingToRedo => None,
        };
        self.interface.refuse_by_rule(text, rule);
    }
}
