use talon_rules::{AnyGame, AnyMove, AnySeat};

use crate::{Hint, Outlook, Review, Scene, Sitting, Tip};
use talon_query::{Answer, Query};

/// A way to win, or to the most points, that is looked for and then gone along on a table of its own: the
/// sitting that it belongs to is not touched by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinningLine {
    /// Finds the way.
    hint: Hint,
    /// A sitting of its own, which the player goes along the way with.
    sitting: Sitting,
    /// How many moves of the way have been made in it.
    at: usize,
    /// The moves that led to the way's beginning, when it belongs to a game that is over.
    before: Option<Vec<AnyMove>>,
}

/// What playing on from a place on a way means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Continuation {
    /// To play these moves from where the game stands.
    PlayOn(Vec<AnyMove>),
    /// To try the deal again from after these moves, as the game is over.
    TryAgain(Vec<AnyMove>),
}

impl WinningLine {
    /// A way from where this sitting stands, of which this is known.
    pub fn new(sitting: Sitting, known: Option<Outlook>) -> WinningLine {
        let hint = Hint::new(sitting.game(), known);
        WinningLine { hint, sitting, at: 0, before: None }
    }

    /// The best way from a position of the line that was reviewed, counted from 0. `sitting` is the one
    /// that the review is about.
    pub fn of_review(review: &Review, position: usize, sitting: &Sitting) -> WinningLine {
        let mut sitting = sitting.clone();
        // There is a way to each position of the line.
        let _ = sitting.apply(sitting.way_to_ply(position));
        let known = match (review.can_be_won(position), review.way_from(position)) {
            (Some(true), Some(way)) => Some(Outlook::CanBeWon(way.to_vec())),
            (Some(false), _) => Some(Outlook::CannotBeWon),
            _ => None,
        };
        WinningLine { before: Some(review.moves()[..position].to_vec()), ..WinningLine::new(sitting, known) }
    }

    /// What the solver is to be asked.
    pub fn query(&self) -> Option<Query> {
        self.hint.query()
    }

    /// Takes the answer to [`WinningLine::query`].
    pub fn take(&mut self, answer: Answer) {
        self.hint.take(answer);
    }

    /// What is known of the way: whether there is one, and what it leads to.
    pub fn tip(&self) -> Tip {
        self.hint.tip()
    }

    /// All its moves; none while it is not known, and where there is nothing to gain.
    pub fn moves(&self) -> &[AnyMove] {
        self.hint.way()
    }

    /// How many of its moves have been made.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The sitting in which they have been made.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// What the player sees there.
    pub fn scene(&self) -> Scene {
        let game = self.sitting.game();
        Scene::new(game, AnySeat::of(game.name())[0])
    }

    /// The move that comes next.
    pub fn next(&self) -> Option<AnyMove> {
        self.moves().get(self.at).copied()
    }

    /// The position that the way begins in.
    pub fn first(&self) -> AnyGame {
        let mut there = self.sitting.clone();
        (0..self.at).for_each(|_| drop(there.undo()));
        there.game().clone()
    }

    /// Goes to the place on the way after so many moves; to its end when it is shorter.
    pub fn go_to(&mut self, wanted: usize) {
        let way = self.hint.way();
        let wanted = wanted.min(way.len());
        while self.at < wanted {
            self.sitting.play(way[self.at]).expect("a solver's moves were played through the rules");
            self.at += 1;
        }
        while self.at > wanted {
            self.sitting.undo().expect("a move was made");
            self.at -= 1;
        }
    }

    /// What playing on from here means.
    pub fn onward(&self) -> Continuation {
        let moves = &self.moves()[..self.at];
        match &self.before {
            Some(before) => Continuation::TryAgain([before, moves].concat()),
            None => Continuation::PlayOn(moves.to_vec()),
        }
    }
}
