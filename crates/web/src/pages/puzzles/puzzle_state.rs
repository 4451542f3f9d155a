//! The puzzle on the table as a signal, and what the player does with it.

use leptos::prelude::*;
use talon_app::puzzle::PuzzleTable;
use talon_learn::puzzle::{Answer, Puzzle, PuzzleId};
use talon_rules::AnyMove;
use talon_table::{MoveEnds, Scene, Session};

use crate::actions::app_state::AppState;
use crate::storage::browser_store::BrowserStore;
use crate::storage::done;

/// A puzzle on the table.
#[derive(Clone, Copy)]
pub(super) struct PuzzleState {
    pub(super) app: AppState,
    table: RwSignal<PuzzleTable>,
    /// The puzzle after this one.
    pub(super) next: StoredValue<Option<PuzzleId>>,
}

impl PuzzleState {
    /// Puts a puzzle on the table.
    pub(super) fn new(app: AppState, puzzle: Puzzle, next: Option<PuzzleId>) -> PuzzleState {
        app.game.let_go();
        let table = app.game.session.try_update(|session| PuzzleTable::new(puzzle, session));
        let table = RwSignal::new(table.expect("the session lives as long as the page"));
        PuzzleState { app, table, next: StoredValue::new(next) }
    }

    /// Reads the puzzle, tracked.
    pub(super) fn with<T>(self, read: impl FnOnce(&PuzzleTable) -> T) -> T {
        self.table.with(read)
    }

    /// Changes the puzzle and its table.
    fn update<T>(self, act: impl FnOnce(&mut PuzzleTable, &mut Session<BrowserStore>) -> T) -> Option<T> {
        let mut table = self.table.get_untracked();
        let result = self.app.game.session.try_update(|session| act(&mut table, session));
        self.table.set(table);
        self.app.game.let_go();
        result
    }

    /// Notes the puzzle once it is solved.
    fn note_solved(self) {
        if let Some(id) = self.table.with_untracked(PuzzleTable::mark) {
            done::add(done::PUZZLES, &id.to_string());
        }
    }

    /// Tries a move.
    pub(super) fn play(self, wanted: AnyMove) {
        let lang = self.app.texts.get_untracked();
        match self.update(|table, session| table.play(session, wanted, &lang)) {
            Some(Err(refusal)) => self.app.refuse(refusal),
            Some(Ok(())) => {
                self.app.interface.clear_message();
                self.note_solved();
            }
            None => {}
        }
    }

    /// Answers a question that does not ask for a move.
    pub(super) fn answer(self, answer: &Answer) {
        let lang = self.app.texts.get_untracked();
        self.app.interface.clear_message();
        self.update(|table, _| table.answer(answer, &lang));
        self.note_solved();
    }

    /// Shows the right answer.
    pub(super) fn show_answer(self) {
        let lang = self.app.texts.get_untracked();
        self.update(|table, session| table.show_answer(session, &lang));
    }

    /// Begins the puzzle again.
    pub(super) fn restart(self) {
        self.update(PuzzleTable::restart);
    }

    /// Lays the line that explains the puzzle on the table.
    pub(super) fn explain(self) {
        self.update(PuzzleTable::explain);
    }

    /// Takes the line off the table.
    pub(super) fn leave_line(self) {
        self.update(PuzzleTable::leave_line);
    }

    /// Goes to the place after this number of moves of the line on the table.
    pub(super) fn go(self, wanted: usize) {
        self.update(|table, session| table.go(session, wanted));
    }

    /// Reads spots of the puzzle that are marked on the table, tracked.
    pub(super) fn read_spots(self, read: fn(&PuzzleTable, &Scene) -> MoveEnds) -> MoveEnds {
        self.app.game.scene.with(|scene| self.with(|table| read(table, scene)))
    }
}
