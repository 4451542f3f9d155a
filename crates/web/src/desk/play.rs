//! Playing: pointing, moves, taking them back, and what is said about it.

use std::time::Duration;

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_rules::{AnyEffect, AnyMove, Status, Violation};
use talon_table::{HeldPieces, PointResult, Refused, Scene, Selection, Session, Spot, Step};

use super::{Desk, Records, Said};
use crate::command::Command;

/// How long the other player waits before a move that has been chosen, so that it can be followed.
const OTHER_WAITS: Duration = Duration::from_millis(650);

impl Desk {
    /// Points at a spot. On a way to win that goes on along it.
    pub fn point(self, spot: Spot, whole_pile: bool) {
        if untrack(|| self.is_on_way()) {
            return self.run(Command::Redo);
        }
        self.cursor.set(Some(spot));
        let pointed = self.with_selection(|selection, scene| selection.point(scene, spot, whole_pile));
        self.follow(pointed);
    }

    /// Takes something up to drag it.
    pub fn pick_up(self, spot: Spot) -> bool {
        if untrack(|| self.is_on_way()) {
            return false;
        }
        let held = HeldPieces { spot, whole_pile: false };
        matches!(
            self.with_selection(|selection, scene| selection.pick_up(scene, held)),
            PointResult::PickedUp(_)
        )
    }

    /// Lets what was dragged fall on a spot.
    pub fn drop_on(self, to: Spot) {
        let pointed = self.with_selection(|selection, scene| selection.drop_on(scene, to));
        self.follow(pointed);
    }

    /// Lets go of what is held.
    pub fn let_go(self) {
        self.selection.update(Selection::let_go);
    }

    /// Sends what is held, or what lies under the cursor, to its foundation.
    pub fn home(self) {
        let here = self.cursor.get_untracked();
        match self.with_selection(|selection, scene| selection.home(scene, here)) {
            Some(wanted) => self.play(wanted),
            None => self.refuse(self.text("table-no-home")),
        }
    }

    fn with_selection<T>(self, act: impl FnOnce(&mut Selection, &Scene) -> T) -> T {
        let mut selection = self.selection.get_untracked();
        let done = self.scene.with_untracked(|scene| act(&mut selection, scene));
        self.selection.set(selection);
        done
    }

    fn follow(self, pointed: PointResult) {
        match pointed {
            PointResult::Play(wanted) => self.play(wanted),
            PointResult::PickedUp(0) => self.refuse(self.text("table-no-target")),
            PointResult::PickedUp(_) | PointResult::LetGo | PointResult::Nothing => {}
        }
    }

    /// Plays a move, or says why not.
    pub fn play(self, wanted: AnyMove) {
        let done = self.session.try_update(|session| session.play(wanted));
        match done {
            Some(Ok(effect)) => {
                self.tell(&[effect]);
                self.settle();
            }
            Some(Err(refused)) => self.refuse_because(&refused),
            None => {}
        }
    }

    /// Takes moves back.
    pub fn undo(self) {
        self.step(Session::undo, Lang::taken_back);
    }

    /// Plays moves again.
    pub fn redo(self) {
        self.step(Session::redo, Lang::played_again);
    }

    fn step(
        self,
        act: impl FnOnce(&mut Session<Records>) -> Result<Vec<Step>, Refused>,
        told: impl FnOnce(&Lang, &[Step]) -> String,
    ) {
        match self.session.try_update(act) {
            Some(Ok(steps)) => {
                self.say(self.lang.with_untracked(|lang| told(lang, &steps)), false);
                self.settle();
            }
            Some(Err(refused)) => self.refuse_because(&refused),
            None => {}
        }
    }

    /// What follows a change: nothing is held.
    pub(super) fn settle(self) {
        self.selection.set(Selection::default());
    }

    /// The other player, who has thought, makes the move after a moment, if it is still that player's turn then.
    pub(super) fn other_has_chosen(self, query: Query, answer: Option<Answer>) {
        let make_move = move || {
            let take = |session: &mut Session<Records>| session.take_from_other(&query, answer.as_ref());
            if let Some(Some(effect)) = self.session.try_update(take) {
                self.tell(&[effect]);
                self.settle();
            }
        };
        set_timeout(make_move, OTHER_WAITS);
    }

    /// Says what moves did, and how the game ended if it has.
    fn tell(self, effects: &[AnyEffect]) {
        let lang = self.lang.get_untracked();
        let mut told: Vec<String> = effects.iter().map(|effect| lang.effect(effect)).collect();
        self.session.with_untracked(|session| {
            let status = session.game().status();
            if status != Status::Playing {
                told.push(lang.verdict(status, &session.layout()));
            }
        });
        told.extend(self.notices());
        self.say(told.join(" "), false);
    }

    /// Says something that is no answer to a move.
    pub fn inform(self, text: String) {
        self.say(text, false);
    }

    /// Tells what a player should know besides, if anything.
    pub(super) fn tell_notices(self) {
        let told = self.notices();
        if !told.is_empty() {
            self.inform(told.join(" "));
        }
    }

    /// The notices of the session, each once.
    fn notices(self) -> Vec<String> {
        let mut notices = Vec::new();
        self.session.update_untracked(|session| notices = session.take_notices());
        self.lang.with_untracked(|lang| notices.iter().map(|notice| lang.notice(notice)).collect())
    }

    /// Says why something is not done.
    pub fn refuse(self, text: String) {
        self.say(text, true);
    }

    fn refuse_because(self, refused: &Refused) {
        let text = self.lang.with_untracked(|lang| lang.refused(refused));
        let rule = match refused {
            Refused::Illegal(violation) => Some(violation.rule()),
            Refused::NothingToUndo | Refused::NothingToRedo => None,
        };
        self.said.update(|said| *said = Said { text, is_refusal: true, rule, number: said.number + 1 });
    }

    fn say(self, text: String, is_refusal: bool) {
        self.said.update(|said| *said = Said { text, is_refusal, rule: None, number: said.number + 1 });
    }
}
