//! The state of what solvers and players are asked besides the game on the table.

use leptos::prelude::*;
use talon_learn::puzzle::OwnPuzzle;
use talon_query::{Answer, Query};
use talon_table::{ChanceCurve, DealSearch, HandReview, Inquiry, Review, TableKind};

use crate::address::Address;

/// Inquiries besides the verdict and the hint, which belong to the session.
#[derive(Clone, Copy, Debug, Default)]
pub struct AdviceState {
    /// The review of the game.
    pub review: RwSignal<Option<GameReview>>,
    /// The puzzle of the player's own game.
    pub own_puzzle: RwSignal<Option<PuzzleOfGame>>,
    /// The search for a deal.
    pub search: RwSignal<Option<Search>>,
    /// The question of a page when nothing else is asked.
    pub idle: RwSignal<Option<IdleQuery>>,
}

impl AdviceState {
    /// Reads the review; `None` before it has begun.
    pub fn of_review<T>(self, read: impl FnOnce(&GameReview) -> T) -> Option<T> {
        self.review.with(|review| review.as_ref().map(read))
    }

    /// Looks at another position of the review, or another move of its hands.
    pub fn go_to(self, position: usize) {
        self.review.update(|review| review.iter_mut().for_each(|review| review.go_to(position)));
    }

    /// Looks at the position before or after.
    pub fn step(self, forward: bool) {
        self.review.update(|review| review.iter_mut().for_each(|review| review.step(forward)));
    }

    /// Returns true if the table is empty because the page searches for the first deal of a visit.
    pub fn awaits_first_deal(self) -> bool {
        self.search.with(|search| search.as_ref().is_some_and(|search| search.is_first))
    }
}

/// A query that can wait, and what receives its answer.
#[derive(Clone, Debug)]
pub struct IdleQuery {
    /// The query.
    pub query: Query,
    /// Receives the answer.
    pub receive: Callback<Answer>,
}

/// A search for a deal, and its purpose.
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    /// The search.
    pub deals: DealSearch,
    /// True if the table is empty until the search ends.
    pub is_first: bool,
}

impl Inquiry for Search {
    fn next_query(&self) -> Option<Query> {
        self.deals.next_query()
    }

    fn receive(&mut self, answer: Answer) {
        self.deals.receive(answer);
    }
}

/// A puzzle that is being made of the player's own game.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleOfGame {
    /// The puzzle.
    pub puzzle: OwnPuzzle,
    /// The saved game; `None` if nothing of it is written down.
    pub record: Option<(TableKind, String)>,
}

impl Inquiry for PuzzleOfGame {
    fn next_query(&self) -> Option<Query> {
        self.puzzle.next_query()
    }

    fn receive(&mut self, answer: Answer) {
        self.puzzle.receive(answer);
    }
}

/// The review of a game: of a patience by solvers, of Curse hand by hand.
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The number of the sitting in the session, and how many places its line had.
    pub of: (u64, usize),
    /// The results of solvers; `None` for a game between two.
    pub review: Option<Review>,
    /// The chance that the fair adviser wins along the game; `None` for a game between two.
    pub chances: Option<ChanceCurve>,
    /// The hands of a game between two that have ended, if there are any.
    pub hands: Option<HandReview>,
    /// The moves, by what they did or would do.
    pub names: Vec<String>,
    /// The position that the player looks at when there is neither a review nor an ended hand.
    pub position: usize,
    /// The network match that it is about.
    pub of_match: Option<ReviewedMatch>,
}

/// A network match that is reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewedMatch {
    /// The page of the match.
    pub address: Address,
    /// South and north with their names.
    pub players: [String; 2],
}

impl GameReview {
    /// Returns true if it is about the sitting with this number.
    pub fn is_about(&self, seated: u64) -> bool {
        self.of.0 == seated
    }

    /// The position that the player looks at, counted from 0; of hands the move.
    pub fn cursor(&self) -> usize {
        match (&self.review, &self.hands) {
            (Some(review), _) => review.cursor(),
            (None, Some(hands)) => hands.cursor(),
            (None, None) => self.position,
        }
    }

    /// Looks at another position, or another move of the hands.
    pub fn go_to(&mut self, position: usize) {
        match (&mut self.review, &mut self.hands) {
            (Some(review), _) => review.go_to(position),
            (None, Some(hands)) => hands.go_to(position),
            (None, None) => self.position = position.min(self.names.len()),
        }
    }

    /// Looks at the position before or after; of hands, the move within its hand.
    pub fn step(&mut self, forward: bool) {
        let to = if forward { self.cursor() + 1 } else { self.cursor().saturating_sub(1) };
        let stays = self.hands.as_ref().is_some_and(|hands| !hands.hands()[hands.hand()].contains(&to));
        if !stays {
            self.go_to(to);
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
            (Some(review), _) => review.next_query().or_else(|| self.chances.as_ref()?.next_query()),
            (None, Some(hands)) => hands.next_query(),
            (None, None) => None,
        }
    }

    fn receive(&mut self, answer: Answer) {
        match (&mut self.review, &mut self.hands) {
            (Some(review), _) if review.next_query().is_some() => review.receive(answer),
            (Some(_), _) => self.chances.iter_mut().for_each(|chances| chances.receive(answer.clone())),
            (None, Some(hands)) => hands.receive(answer),
            (None, None) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_moves_without_a_review_and_without_an_ended_hand() {
        let names = vec!["0-0 as the set".to_owned(), "pass".to_owned()];
        let mut review = GameReview {
            of: (1, 2),
            review: None,
            chances: None,
            hands: None,
            names,
            position: 0,
            of_match: None,
        };
        for (wanted, expected) in [(1, 1), (2, 2), (9, 2), (0, 0)] {
            review.go_to(wanted);
            assert_eq!(review.cursor(), expected);
        }
    }
}
