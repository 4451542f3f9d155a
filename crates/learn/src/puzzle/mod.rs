//! Puzzles: positions with exactly one right answer, found in real games and proven by two solvers.
//!
//! docs/play/PUZZLES.md describes the kinds, what makes a puzzle good enough, and the text of a collection. [`Collection`]
//! reads and writes that text, and an [`Attempt`] judges a player's answers. Nothing here solves: a puzzle contains the
//! value of every answer.

mod answer;
mod attempt;
mod collection;
mod fault;
mod hands;
mod id;
mod index;
mod kind;
mod line;
mod own;
#[cfg(feature = "complete")]
mod shipped;

use talon_query::Line;
use talon_rules::{AnyGame, AnyMove, AnySeat};

pub use answer::{Answer, Candidate, ParseCandidateError};
pub use attempt::{Attempt, Response};
pub use collection::Collection;

pub use fault::{CollectionError, CollectionFault};
pub use hands::refutation;
pub use id::{PuzzleGroup, PuzzleId, UnknownPuzzle};
pub use index::{IndexEntry, PuzzleIndex, UnreadableIndex, of_day};
pub use kind::{Difficulty, PuzzleKind, Theme, UnknownKind, UnknownTheme};
pub use line::PuzzleLine;
pub use own::OwnPuzzle;
#[cfg(feature = "complete")]
pub use shipped::{SHIPPED, shipped_puzzles};

/// A position with questions to the player, each with one right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The kind of the puzzle.
    pub kind: PuzzleKind,
    /// The game up to the position.
    pub start: Line,
    /// The difficulty of the puzzle: the quick players, rated 1500, solve a puzzle of 1500 half of the time (A. Elo:
    /// The Rating of Chessplayers, 1978).
    pub rating: u16,
    /// The idea of the puzzle.
    pub theme: Theme,
    /// Number of worlds that agree with what the player has seen; 1 if all pieces are open.
    pub worlds: u32,
    /// The questions, and the moves between them.
    pub steps: Vec<Step>,
}

/// A part of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The player answers: all possible answers with their values. The highest value is right, and answers with the same
    /// value as the best one are equal by symmetry.
    Ask(Vec<Candidate>),
    /// The program plays this move: a reply of the other seat, or one of several moves that are equally good.
    Play(AnyMove),
}

impl Puzzle {
    /// The name of the puzzle.
    pub fn id(&self) -> PuzzleId {
        PuzzleId::new(self.kind, &self.start)
    }

    /// The grade of difficulty, from the rating.
    pub fn difficulty(&self) -> Difficulty {
        Difficulty::of_rating(self.rating)
    }

    /// The position in which the puzzle begins.
    pub fn position(&self) -> AnyGame {
        self.start.game()
    }

    /// The seat that answers: the one that is to move.
    pub fn seat(&self) -> Option<AnySeat> {
        self.position().seat_to_move()
    }

    /// All moves of the puzzle, if each question is answered right.
    pub fn solution(&self) -> Vec<AnyMove> {
        let moves = self.steps.iter().filter_map(|step| match step {
            Step::Ask(candidates) => best_of(candidates)?.answer.as_move(),
            Step::Play(reply) => Some(*reply),
        });
        moves.collect()
    }

    /// Number of questions.
    pub fn questions(&self) -> usize {
        self.steps.iter().filter(|step| matches!(step, Step::Ask(_))).count()
    }
}

/// The right one of some answers. Of several with the highest value it is the first.
pub fn best_of(candidates: &[Candidate]) -> Option<&Candidate> {
    candidates.iter().rev().max_by_key(|candidate| candidate.value)
}
