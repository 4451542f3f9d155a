use talon_query::{Answer, Query, Verdict};
use talon_rules::{AnyGame, AnyMove, AnySeat};

use super::Inquiry;
use super::hint::Hint;
use super::review::Review;
use super::shown_hint::{HintFinding, HintSource};
use crate::{Scene, Sitting};

/// A line that wins, or that leads to the most points. The player steps through it on a separate board; their own
/// game is not touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinningLine {
    /// Finds the line.
    hint: Hint,
    /// The separate board.
    sitting: Sitting,
    /// Number of moves of the line made on it.
    at: usize,
    /// The moves that lead to the beginning of the line, when it comes from a review.
    before: Option<Vec<AnyMove>>,
}

/// A way to play on from a place on a winning line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Continuation {
    /// Play these moves from the position on the table.
    PlayOn(Vec<AnyMove>),
    /// Return to the position after these moves from the beginning.
    TryAgain(Vec<AnyMove>),
}

impl WinningLine {
    /// A line from the position of this sitting. A verdict that is known already is not asked for.
    pub fn new(sitting: Sitting, verdict: Option<Verdict<AnyMove>>) -> WinningLine {
        let hint = Hint::new(&sitting, HintSource::Solver, verdict);
        WinningLine { hint, sitting, at: 0, before: None }
    }

    /// The best line from the position that a review of this sitting looks at.
    pub fn of_review(review: &Review, sitting: &Sitting) -> WinningLine {
        let position = review.cursor();
        let mut sitting = sitting.clone();
        // Each position of the line can be reached.
        let _ = sitting.apply(sitting.entry_to_ply(position));
        let verdict = match (review.can_be_won(position), review.best_line_from(position)) {
            (Some(true), Some(line)) => Some(Verdict::Won(line.to_vec())),
            (Some(false), _) => Some(Verdict::Lost),
            _ => None,
        };
        let before = Some(review.moves()[..position].to_vec());
        WinningLine { before, ..WinningLine::new(sitting, verdict) }
    }

    /// The outcome that the line leads to.
    pub fn finding(&self) -> HintFinding {
        self.hint.finding()
    }

    /// All moves of the line. Empty while it is not known, and when there is nothing to gain.
    pub fn moves(&self) -> &[AnyMove] {
        self.hint.line()
    }

    /// Number of moves that have been made on the separate board.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The separate board.
    pub fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// The separate board, as the player sees it.
    pub fn scene(&self) -> Scene {
        let game = self.sitting.game();
        Scene::new(game, AnySeat::of(game.name())[0])
    }

    /// The next move of the line.
    pub fn next(&self) -> Option<AnyMove> {
        self.moves().get(self.at).copied()
    }

    /// The position in which the line begins.
    pub fn first(&self) -> AnyGame {
        let mut there = self.sitting.clone();
        (0..self.at).for_each(|_| drop(there.undo()));
        there.game().clone()
    }

    /// Steps to the place after this many moves, or to the end of a shorter line.
    pub fn go_to(&mut self, wanted: usize) {
        let line = self.hint.line();
        let wanted = wanted.min(line.len());
        while self.at < wanted {
            self.sitting.play(line[self.at]).expect("a solver's moves were played through the rules");
            self.at += 1;
        }
        while self.at > wanted {
            self.sitting.undo().expect("a move was made");
            self.at -= 1;
        }
    }

    /// The way to play on from here: [`Session::continue_with`](crate::Session::continue_with).
    pub fn continuation(&self) -> Continuation {
        let moves = &self.moves()[..self.at];
        match &self.before {
            Some(before) => Continuation::TryAgain([before, moves].concat()),
            None => Continuation::PlayOn(moves.to_vec()),
        }
    }
}

impl Inquiry for WinningLine {
    fn next_query(&self) -> Option<Query> {
        self.hint.next_query()
    }

    fn receive(&mut self, answer: Answer) {
        self.hint.receive(answer);
    }
}
