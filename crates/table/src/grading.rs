use talon_query::{Answer, Graded, Query};
use talon_rules::{AnyGame, GameName};

use crate::{Origin, Sitting};

/// How hard the deal is that a sitting began with. It tells whether it can be won, so it is for whoever asks, and for
/// the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grading {
    deal: AnyGame,
    found: Found,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    NotYet,
    Grade(Graded),
    Nothing,
}

impl Grading {
    /// Of the deal of a patience; `None` for a game between two, and for a position that somebody arranged.
    pub fn new(sitting: &Sitting) -> Option<Grading> {
        let start = sitting.start();
        let is_dealt = matches!(start.origin(), Origin::Deal(_) | Origin::Deck(_));
        let is_patience = start.options().game() != GameName::Curse;
        (is_dealt && is_patience).then(|| Grading { deal: start.game(), found: Found::NotYet })
    }

    /// Whether it is about the same deal.
    pub fn is_about(&self, other: &Grading) -> bool {
        self.deal == other.deal
    }

    /// What is to be asked; `None` once it was answered.
    pub fn query(&self) -> Option<Query> {
        (self.found == Found::NotYet).then(|| Query::grade(self.deal.clone()))
    }

    /// Takes the answer to [`Grading::query`].
    pub fn take(&mut self, answer: &Answer) {
        self.found = match answer {
            Answer::Graded(graded) => Found::Grade(*graded),
            _ => Found::Nothing,
        };
    }

    /// The grade, when it was found.
    pub fn graded(&self) -> Option<Graded> {
        match self.found {
            Found::Grade(graded) => Some(graded),
            Found::NotYet | Found::Nothing => None,
        }
    }
}
