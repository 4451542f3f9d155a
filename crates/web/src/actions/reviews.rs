//! The review of the game on the table.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_learn::puzzle::OwnPuzzle;
use talon_table::{ChanceCurve, Continuation, Session};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::advice::{GameReview, PuzzleOfGame};
use crate::storage::browser_store::BrowserStore;

/// The maximum number of positions on the curve of the fair adviser's chances, which take long to count.
const MOST_CHANCES: usize = 17;

impl AppState {
    /// Starts the review of the game on the table, or continues it.
    pub fn start_review(self) {
        let of =
            self.game.session.with_untracked(|session| (session.seated(), session.sitting().line().len()));
        if self.advice.review.with_untracked(|review| review.as_ref().is_some_and(|review| review.of == of)) {
            return;
        }
        let begin = |session: &mut Session<BrowserStore>| (session.review(), session.hand_review());
        let Some((review, hands)) = self.game.session.try_update(begin) else { return };
        let lang = self.texts.get_untracked();
        let names = match &review {
            Some(review) => lang.move_names(&review.positions()[0], review.moves()),
            None => self.game.session.with_untracked(|session| move_texts(session, &lang)),
        };
        let chances = review.as_ref().map(|review| ChanceCurve::new(review, MOST_CHANCES));
        self.advice.review.set(Some(GameReview {
            of,
            review,
            chances,
            hands,
            names,
            position: 0,
            of_match: None,
        }));
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

    /// Makes a puzzle of the position in which the reviewed game was lost.
    pub fn find_move_of_review(self) {
        let line = self.advice.review.with_untracked(|review| {
            let review = review.as_ref()?;
            Some(review.review.as_ref()?.line_to(review.turning_position()?))
        });
        let record = self.game.session.with_untracked(|session: &Session<BrowserStore>| {
            session.record_name().map(|name| (session.kind(), name.to_owned()))
        });
        if let Some(line) = line {
            self.advice.own_puzzle.set(Some(PuzzleOfGame { puzzle: OwnPuzzle::new(line), record }));
            browser::go_to(&Address::Puzzle(Address::OWN_PUZZLE.to_owned()).to_string());
        }
    }

    /// Begins the lost game again from the move that lost it.
    pub fn try_again_from_loss(self) {
        let try_again =
            |session: &Session<BrowserStore>| session.ending().and_then(|ending| ending.try_again());
        if let Some(continuation) = self.game.session.with_untracked(try_again) {
            self.continue_with(continuation);
            self.go_to_table();
        }
    }

    fn go_to_table(self) {
        let (kind, deal) = self.game.session.with_untracked(|session| (session.kind(), session.deal()));
        browser::go_to(&Address::Table { kind, deal, moves: Vec::new() }.to_string());
    }

    /// Goes to the page with the review.
    pub(super) fn open_review(self) {
        self.game.line.set(None);
        browser::go_to(&Address::Review.to_string());
    }
}

/// The effects of all moves as sentences.
fn move_texts(session: &Session<BrowserStore>, lang: &Lang) -> Vec<String> {
    let tree = session.sitting().tree();
    let steps = session.sitting().line().into_iter().filter_map(|place| tree.step(place));
    steps.map(|step| lang.effect(&step.effect)).collect()
}
