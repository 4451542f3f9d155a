//! Looking back over the game on the table.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::{Answer, Query};
use talon_rules::{AnyMove, GameName};
use talon_table::{HandReview, Review, Session, TurningPoint, WinningLine};

use super::Desk;
use crate::address::Address;
use crate::browser;

/// What is seen of a game by looking back over it.
#[derive(Clone, Debug)]
pub struct LookingBack {
    /// Which sitting it is about, by its number in the session, and how many moves it had.
    of: (u64, usize),
    /// What the solvers find out; `None` for a game between two.
    pub review: Option<Review>,
    /// What is found out about the hands of a game between two that have ended, if there are any.
    pub hands: Option<HandReview>,
    /// The moves, by what they did or would do.
    pub names: Vec<String>,
    /// The position that the player looks at, counted from 0; of hands the move.
    pub cursor: usize,
    /// Whether the player has chosen it: else it goes to the move that lost the game, or that cost most.
    is_chosen: bool,
}

impl LookingBack {
    /// Whether it is about the sitting with this number.
    pub fn is_of(&self, seated: u64) -> bool {
        self.of.0 == seated
    }

    /// What is to be found out next.
    pub fn query(&self) -> Option<Query> {
        let of_hands = || self.hands.as_ref()?.query(self.hand());
        self.review.as_ref().and_then(Review::query).or_else(of_hands)
    }

    /// The hand that is looked at.
    pub fn hand(&self) -> usize {
        self.hands.as_ref().map_or(0, |hands| hands.hand_of(self.cursor))
    }

    /// Takes the answer to [`LookingBack::query`].
    pub fn take(&mut self, answer: Answer) {
        let query = self.query();
        if let (Some(hands), Some(query)) = (&mut self.hands, query) {
            hands.take(&query, &answer);
        }
        if let Some(review) = &mut self.review {
            review.take(answer);
        }
        self.find_cursor();
    }

    fn find_cursor(&mut self) {
        if self.is_chosen {
            return;
        }
        self.cursor = match &self.hands {
            Some(hands) => hands.costliest(self.hand()).unwrap_or(self.cursor),
            None => self.turning_position().unwrap_or(0),
        };
    }

    /// Looks at another hand.
    pub fn go_to_hand(&mut self, hand: usize) {
        if let Some(moves) = self.hands.as_ref().and_then(|hands| hands.hands().get(hand)) {
            (self.cursor, self.is_chosen) = (moves.start, false);
        }
        self.find_cursor();
    }

    /// The position before the move that lost the game.
    pub fn turning_position(&self) -> Option<usize> {
        match self.review.as_ref()?.turning_point() {
            TurningPoint::Move(position) | TurningPoint::Between(position, _) => Some(position),
            _ => None,
        }
    }

    /// Looks at another position; at the last when it is further.
    pub fn go_to(&mut self, position: usize) {
        self.cursor = position.min(self.names.len());
        self.is_chosen = true;
    }
}

impl Desk {
    /// Begins to look back over the game on the table, or goes on with it.
    pub fn look_back(self) {
        let of = self.session.with_untracked(|session| (session.seated(), session.sitting().line().len()));
        if self.advice.looking_back.with_untracked(|back| back.as_ref().is_some_and(|back| back.of == of)) {
            return;
        }
        let review = self.session.with_untracked(|session| {
            let line = session.sitting().line();
            self.advice.counsel.with_untracked(|counsel| {
                Review::new(session.sitting(), |position| counsel.outlook(session, line[position]))
            })
        });
        let lang = self.lang.get_untracked();
        let names = match &review {
            Some(review) => lang.move_names(&review.positions()[0], review.moves()),
            None => self.session.with_untracked(|session| told(session, &lang)),
        };
        let hands = self.session.with_untracked(|session| HandReview::new(session.sitting()));
        let last = hands.as_ref().and_then(|hands| hands.hands().last()).map_or(0, |hand| hand.start);
        self.session.update(|session| match &hands {
            Some(hands) => session.note_hand_review(hands),
            None if review.is_some() => session.note_review(),
            None => {}
        });
        let mut back = LookingBack { of, review, hands, names, cursor: last, is_chosen: false };
        back.find_cursor();
        self.advice.looking_back.set(Some(back));
    }

    /// The best way from the position that is looked at.
    pub fn show_way_of_review(self) {
        let way = self.advice.looking_back.with_untracked(|back| {
            let (back, sitting) =
                (back.as_ref()?, self.session.with_untracked(|session| session.sitting().clone()));
            Some(WinningLine::of_review(back.review.as_ref()?, back.cursor, &sitting))
        });
        if let Some(way) = way {
            self.set_way(way);
            self.go_to_table();
        }
    }

    /// Goes on with the game from the position that is looked at.
    pub fn try_again_from_review(self) {
        let moves = self.advice.looking_back.with_untracked(|back| {
            let back = back.as_ref()?;
            Some(back.review.as_ref()?.moves()[..back.cursor].to_vec())
        });
        if let Some(moves) = moves {
            self.go_on_after(&moves);
            self.tell_notices();
            self.settle();
            self.go_to_table();
        }
    }

    /// Brings the game to where it is after these moves from its beginning: an unfinished one by taking moves
    /// back, and one that is over by a new try.
    pub(super) fn go_on_after(self, moves: &[AnyMove]) {
        if !self.session.with_untracked(Session::goes_on) {
            return self.session.update(|session| session.try_again(moves, browser::now()));
        }
        self.session.update(|session| {
            let made = session.sitting().moves_of_line();
            let shared = made.iter().zip(moves).take_while(|(made, wanted)| made == wanted).count();
            // Each can fail only where there is nothing left to be done.
            while session.sitting().moves_made() > shared && session.undo().is_ok() {}
            let ahead = session.sitting().moves_made();
            session.play_on(&moves[ahead..]);
        });
    }

    fn go_to_table(self) {
        let (kind, deal) = self.session.with_untracked(|session| (session.kind(), session.deal()));
        browser::go_to(&Address::Table { kind, deal, moves: Vec::new() }.to_string());
    }

    /// Goes to the page that looks back over the game.
    pub(super) fn open_review(self) {
        self.advice.way.set(None);
        browser::go_to(&Address::Review.to_string());
    }

    /// Whether the game on the table can be reviewed by solvers.
    pub fn is_patience(self) -> bool {
        self.session.with(|session| session.kind().game != GameName::Curse)
    }
}

/// What all moves did, one after the other.
fn told(session: &Session<super::Records>, lang: &Lang) -> Vec<String> {
    let tree = session.sitting().tree();
    let steps = session.sitting().line().into_iter().filter_map(|place| tree.step(place));
    steps.map(|step| lang.effect(&step.effect)).collect()
}
