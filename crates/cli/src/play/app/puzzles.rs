//! The puzzles on the screen.

use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleIndex, shipped_puzzles};
use talon_rules::GameName;

use super::App;
use crate::play::action::PuzzleAction;
use crate::play::screens::own_puzzle::OwnPuzzlePage;
use crate::play::screens::puzzle::PuzzlePage;
use crate::play::screens::puzzle_list::PuzzleList;
use crate::shipped_puzzles::of_today;

impl App {
    /// Performs what a screen asks for about puzzles.
    pub(super) fn perform_puzzle(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::List(game) => self.show_puzzles(game),
            PuzzleAction::Begin(puzzle) => self.begin_puzzle(*puzzle),
            PuzzleAction::BeginOfDay => self.begin_puzzle(of_today()),
            PuzzleAction::BeginNext(id) => self.next_puzzle(id),
            PuzzleAction::NoteSolved(id) => self.solved.add(&id.to_string()),
            PuzzleAction::FindMove(line) => self.overlays.push(Box::new(OwnPuzzlePage::new(*line))),
        }
    }

    /// Shows the list of puzzles, beginning with those of a game.
    fn show_puzzles(&mut self, game: GameName) {
        let list = PuzzleList::new(game, shipped_puzzles(), |id| self.solved.contains(&id.to_string()));
        self.show(list);
    }

    /// Begins a puzzle over the list of puzzles or the table, in place of the puzzle there.
    fn begin_puzzle(&mut self, puzzle: Puzzle) {
        if self.overlays.last().is_some_and(|overlay| overlay.is_puzzle()) {
            self.overlays.pop();
        }
        self.overlays.push(Box::new(PuzzlePage::new(puzzle)));
    }

    /// Begins the next harder puzzle of the same game and kind that is not solved, or shows the list if there is none.
    fn next_puzzle(&mut self, id: PuzzleId) {
        let puzzles = shipped_puzzles();
        let next = PuzzleIndex::of(&puzzles).next(id, |other| self.solved.contains(&other.to_string()));
        match puzzles.into_iter().find(|puzzle| Some(puzzle.id()) == next) {
            Some(puzzle) => self.begin_puzzle(puzzle),
            None => self.show_puzzles(id.game),
        }
    }
}
