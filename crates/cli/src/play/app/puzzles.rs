//! The puzzles on the screen.

use talon_learn::puzzle::{Puzzle, PuzzleId};
use talon_rules::GameName;

use super::App;
use crate::play::action::PuzzleAction;
use crate::play::screens::own_puzzle::OwnPuzzlePage;
use crate::play::screens::puzzle::PuzzlePage;
use crate::play::screens::puzzle_list::PuzzleList;
use crate::puzzles::shipped::{all_puzzles, of_today};

impl App {
    /// Performs what a screen asks for about puzzles.
    pub(super) fn perform_puzzle(&mut self, action: PuzzleAction) {
        match action {
            PuzzleAction::List(game) => self.show_puzzles(game),
            PuzzleAction::Begin(puzzle) => self.begin_puzzle(*puzzle),
            PuzzleAction::BeginOfDay => self.begin_puzzle(of_today()),
            PuzzleAction::BeginNext(id) => self.next_puzzle(id),
            PuzzleAction::NoteSolved(id) => self.solved.add(id),
            PuzzleAction::FindMove(line) => self.overlays.push(Box::new(OwnPuzzlePage::new(*line))),
        }
    }

    /// Shows the list of puzzles, beginning with those of a game.
    fn show_puzzles(&mut self, game: GameName) {
        let list = PuzzleList::new(game, all_puzzles(), |id| self.solved.contains(id));
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
        let mut puzzles: Vec<Puzzle> = all_puzzles();
        puzzles.retain(|puzzle| puzzle.id().game == id.game && puzzle.kind == id.kind);
        puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.id()));
        let here = puzzles.iter().position(|puzzle| puzzle.id() == id).unwrap_or(0);
        puzzles.rotate_left(here);
        match puzzles.into_iter().find(|puzzle| puzzle.id() != id && !self.solved.contains(puzzle.id())) {
            Some(puzzle) => self.begin_puzzle(puzzle),
            None => self.show_puzzles(id.game),
        }
    }
}
