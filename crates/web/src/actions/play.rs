//! Playing: pointing at spots, moves, undo and redo, and the messages about them.

use std::time::Duration;

use leptos::prelude::*;
use talon_app::commands::{Outcome, Refusal, play, play_for_opponent, take_notices};
use talon_query::{Answer, Query};
use talon_rules::{AnyMove, Status};
use talon_table::{Command, Counts, HeldPieces, PointResult, Refused, Scene, Selection, Session, Spot};

use super::app_state::AppState;
use crate::browser;
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
        let lang = self.texts.get_untracked();
        if let Some(outcome) = self.game.session.try_update(|session| play(session, wanted, &lang)) {
            self.show_outcome(outcome);
        }
    }

    /// Makes the move that the opponent has chosen, after a pause, if it is still the opponent's turn then.
    pub(super) fn play_for_opponent(self, query: Query, answer: Option<Answer>) {
        let make_move = move || {
            let lang = self.texts.get_untracked();
            let take = |session: &mut Session<BrowserStore>| {
                play_for_opponent(session, &query, answer.as_ref(), &lang)
            };
            if let Some(Some(done)) = self.game.session.try_update(take) {
                self.show_outcome(Ok(done));
            }
        };
        let plays_again = self.game.scene.with_untracked(|scene| match scene.counts() {
            Counts::Curse(counts) => counts.plays_again,
            _ => false,
        });
        set_timeout(make_move, if plays_again { PAUSE_IN_TURN } else { OPPONENT_PAUSE });
    }

    /// Shows what came of a move or a command.
    pub(super) fn show_outcome(self, outcome: Outcome) {
        match outcome {
            Ok(done) => {
                self.sound(if done.status == Status::Won { Sound::Win } else { Sound::Move });
                let sentences: Vec<String> = done.sentences().chain(self.notices()).collect();
                self.interface.inform(sentences.join(" "));
                self.game.let_go();
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    /// Says why something is not done.
    pub(crate) fn refuse(self, refusal: Refusal) {
        self.sound(Sound::Refusal);
        self.interface.refuse_by_rule(refusal.text, refusal.rule);
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
        let lang = self.texts.get_untracked();
        self.game.session.try_update_untracked(|session| take_notices(session, &lang)).unwrap_or_default()
    }

    /// Plays a sound, if the player wants sounds, and lets the device vibrate, if they want that.
    pub(crate) fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.vibrates) {
            browser::vibrate(match sound {
                Sound::Move => 10,
                Sound::Refusal => 40,
                Sound::Win => 250,
            });
        }
        if self.settings.with_untracked(|settings| settings.sounds)
            && let Some(later) = self.later.get_untracked()
        {
            (later.play)(sound);
        }
    }

    /// Says why a move is not made.
    pub(crate) fn refuse_because(self, refused: &Refused) {
        self.refuse(self.texts.with_untracked(|lang| Refusal::new(refused, lang)));
    }
}
