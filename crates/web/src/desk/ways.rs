//! A way to win, which lies on the table in place of the game until the player leaves it.

use leptos::prelude::*;
use talon_table::{Continuation, Session, WinningLine};

use super::Desk;
use crate::address::Address;
use crate::browser;

impl Desk {
    /// Whether a way lies on the table in place of the game.
    pub fn is_on_way(self) -> bool {
        self.advice.way.with(Option::is_some)
    }

    /// Shows a way to win, or to the most points, from where the game stands.
    pub fn show_way(self) {
        if self.refuses_help() {
            return;
        }
        let known =
            |session: &Session<_>| self.advice.counsel.with_untracked(|counsel| counsel.known(session));
        let way = self
            .session
            .with_untracked(|session| WinningLine::new(session.sitting().clone(), known(session)));
        self.set_way(way);
    }

    /// Lays a way on the table.
    pub(super) fn set_way(self, way: WinningLine) {
        self.let_go();
        self.advice.way.set(Some(way));
        self.note_help();
    }

    /// Goes to the place on the way after so many moves.
    pub fn go_along_way(self, wanted: usize) {
        self.advice.way.update(|way| {
            if let Some(way) = way {
                way.go_to(wanted);
            }
        });
    }

    /// How many moves of the way have been made, and how many there are.
    pub fn place_on_way(self) -> (usize, usize) {
        self.advice.way.with(|way| way.as_ref().map_or((0, 0), |way| (way.at(), way.moves().len())))
    }

    /// Goes back to the game, which was not touched; to the review, if the way was shown there.
    pub fn leave_way(self) {
        let came_from_review = self.advice.way.with_untracked(|way| {
            way.as_ref().is_some_and(|way| matches!(way.onward(), Continuation::TryAgain(_)))
        });
        self.advice.way.set(None);
        if came_from_review {
            browser::go_to(&Address::Review.to_string());
        }
    }

    /// Goes on with the game itself from here.
    pub fn play_on_from_way(self) {
        let Some(onward) = self.advice.way.with_untracked(|way| way.as_ref().map(WinningLine::onward)) else {
            return;
        };
        self.advice.way.set(None);
        match onward {
            Continuation::PlayOn(moves) => self.session.update(|session| session.play_on(&moves)),
            Continuation::TryAgain(moves) => self.go_on_after(&moves),
        }
        self.tell_notices();
        self.settle();
    }
}
