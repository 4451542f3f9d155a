//! The review of the game on the table.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_table::{Continuation, HandReview, Inquiry, Review, Session};

use super::{Desk, Records};
use crate::address::Address;
use crate::browser;

/// The review of a game: of a patience by solvers, of Curse hand by hand.
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The number of the sitting in the session, and how many places its line had.
    of: (u64, usize),
    /// What solvers find out; `None` for a game between two.
    pub review: Option<Review>,
    /// The hands of a game between two that have ended, if there are any.
    pub hands: Option<HandReview>,
    /// The moves, by what they did or would do.
    pub names: Vec<String>,
}

impl GameReview {
    /// Whether it is about the sitting with this number.
    pub fn is_about(&self, seated: u64) -> bool {
        self.of.0 == seated
    }

    /// The position that the player looks at, counted from 0; of hands the move.
    pub fn cursor(&self) -> usize {
        match (&self.review, &self.hands) {
            (Some(review), _) => review.cursor(),
            (None, Some(hands)) => hands.cursor(),
            (None, None) => 0,
        }
    }

    /// Looks at another position, or another move of the hands.
    pub fn go_to(&mut self, position: usize) {
        if let Some(review) = &mut self.review {
            review.go_to(position);
        }
        if let Some(hands) = &mut self.hands {
            hands.go_to(position);
        }
    }

    /// The position before the move that lost the game.
    pub fn turning_position(&self) -> Option<usize> {
        self.review.as_ref()?.turning_position()
    }
}

impl Inquiry for GameReview {
    fn next_query(&self) -> Option<Query> {
        match (&self.review, &self.hands) {
            (Some(review), _) => review.next_query(),
            (None, Some(hands)) => hands.next_query(),
            (None, None) => None,
        }
    }

    fn receive(&mut self, answer: Answer) {
        match (&mut self.review, &mut self.hands) {
            (Some(review), _) => review.receive(answer),
            (None, Some(hands)) => hands.receive(answer),
            (None, None) => {}
        }
    }
}

impl Desk {
    /// Begins to review the game on the table, or continues with it.
    pub fn look_back(self) {
        let of = self.session.with_untracked(|session| (session.seated(), session.sitting().line().len()));
        if self.advice.review.with_untracked(|review| review.as_ref().is_some_and(|review| review.of == of)) {
            return;
        }
        let begin = |session: &mut Session<Records>| (session.review(), session.hand_review());
        let Some((review, hands)) = self.session.try_update(begin) else { return };
        let lang = self.lang.get_untracked();
        let names = match &review {
            Some(review) => lang.move_names(&review.positions()[0], review.moves()),
            None => self.session.with_untracked(|session| move_texts(session, &lang)),
        };
        self.advice.review.set(Some(GameReview { of, review, hands, names }));
    }

    /// Shows the best line from the position that the review looks at.
    pub fn show_line_of_review(self) {
        let line = self.advice.review.with_untracked(|review| {
            let review = review.as_ref()?.review.as_ref()?;
            Some(self.update_advice(|session| session.line_of_review(review)))
        });
        if let Some(line) = line {
            self.lay_out_line(line);
            self.go_to_table();
        }
    }

    /// Continues the game from the position that the review looks at.
    pub fn try_again_from_review(self) {
        let moves = self.advice.review.with_untracked(|review| {
            let review = review.as_ref()?.review.as_ref()?;
            Some(review.moves()[..review.cursor()].to_vec())
        });
        if let Some(moves) = moves {
            self.continue_with(Continuation::TryAgain(moves));
            self.go_to_table();
        }
    }

    fn go_to_table(self) {
        let (kind, deal) = self.session.with_untracked(|session| (session.kind(), session.deal()));
        browser::go_to(&Address::Table { kind, deal, moves: Vec::new() }.to_string());
    }

    /// Goes to the page with the review.
    pub(super) fn open_review(self) {
        self.game.line.set(None);
        browser::go_to(&Address::Review.to_string());
    }
}

/// What all moves did, one after the other.
fn move_texts(session: &Session<Records>, lang: &Lang) -> Vec<String> {
    let tree = session.sitting().tree();
    let steps = session.sitting().line().into_iter().filter_map(|place| tree.step(place));
    steps.map(|step| lang.effect(&step.effect)).collect()
}
