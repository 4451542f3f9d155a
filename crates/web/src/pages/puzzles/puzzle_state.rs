//! The state of a puzzle on the table, and what the player does with it.

use leptos::prelude::*;
use talon_learn::puzzle::{Answer, Attempt, PuzzleId, PuzzleLine, Response, best_of};
use talon_rules::{AnyGame, AnyMove};
use talon_table::Spot;

use crate::actions::app_state::AppState;
use crate::storage::done;

/// A puzzle on the table.
#[derive(Clone, Copy)]
pub(super) struct PuzzleState {
    pub(super) app: AppState,
    pub(super) attempt: RwSignal<Attempt>,
    /// The result of the last answer.
    pub(super) feedback: RwSignal<Feedback>,
    /// The line that lies on the table in place of the puzzle.
    pub(super) line: RwSignal<Option<ShownLine>>,
    /// The puzzle after this one.
    pub(super) next: StoredValue<Option<PuzzleId>>,
}

/// The result of an answer.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Feedback {
    pub(super) lines: Vec<String>,
    pub(super) is_wrong: bool,
    /// True if the right answer is shown, and marked on the table.
    pub(super) shows_answer: bool,
    /// Moves that show why the answer is wrong.
    pub(super) refutation: Option<PuzzleLine>,
}

/// A line on the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ShownLine {
    pub(super) line: PuzzleLine,
    /// The number of its moves that have been made.
    pub(super) at: usize,
    /// The id of its title.
    pub(super) title: &'static str,
}

impl PuzzleState {
    pub(super) fn new(app: AppState, attempt: Attempt, next: Option<PuzzleId>) -> PuzzleState {
        PuzzleState {
            app,
            attempt: RwSignal::new(attempt),
            feedback: RwSignal::default(),
            line: RwSignal::default(),
            next: StoredValue::new(next),
        }
    }

    /// Puts the position of the attempt on the table.
    pub(super) fn set_up(self) {
        self.app.game.let_go();
        self.app
            .game
            .session
            .update(|session| self.attempt.with_untracked(|attempt| attempt.set_up(session)));
    }

    /// Tries a move.
    pub(super) fn play(self, wanted: AnyMove) {
        let mut attempt = self.attempt.get_untracked();
        let before = attempt.position();
        match self.app.game.session.try_update(|session| attempt.play(session, wanted)) {
            Some(Ok(response)) => self.receive(attempt, &before, &response),
            Some(Err(refused)) => self.app.refuse_because(&refused),
            None => {}
        }
        self.app.game.let_go();
    }

    /// Answers a question that does not ask for a move.
    pub(super) fn answer(self, answer: &Answer) {
        let mut attempt = self.attempt.get_untracked();
        let before = attempt.position();
        let response = attempt.answer(answer);
        self.receive(attempt, &before, &response);
    }

    fn receive(self, attempt: Attempt, before: &AnyGame, response: &Response) {
        self.app.interface.clear_message();
        let lines = self.app.texts.with_untracked(|lang| lang.puzzle_response(&attempt, before, response));
        let refutation = match response {
            Response::Wrong { chosen, .. } => PuzzleLine::of_refutation(&attempt, chosen),
            Response::Right { .. } | Response::NotAsked => None,
        };
        let is_wrong = !matches!(response, Response::Right { .. });
        self.feedback.set(Feedback { lines, is_wrong, shows_answer: false, refutation });
        if let Some(id) = attempt.mark() {
            done::add(done::PUZZLES, &id.to_string());
        }
        self.attempt.set(attempt);
    }

    /// Shows the right answer.
    pub(super) fn show_answer(self) {
        self.leave_line();
        let mut attempt = self.attempt.get_untracked();
        let Some(answer) = attempt.show() else { return };
        let text = self.app.texts.with_untracked(|lang| {
            let answer = lang.puzzle_answer(&answer, &attempt.position());
            lang.text_with("puzzle-shown", &[("answer", answer.into())])
        });
        self.feedback.set(Feedback { lines: vec![text], shows_answer: true, ..Feedback::default() });
        self.attempt.set(attempt);
    }

    /// Begins the puzzle again.
    pub(super) fn restart(self) {
        self.line.set(None);
        self.attempt.update(Attempt::restart);
        self.feedback.set(Feedback::default());
        self.set_up();
    }

    /// Lays a line on the table.
    pub(super) fn show_line(self, line: PuzzleLine, title: &'static str) {
        self.line.set(Some(ShownLine { line, at: 0, title }));
        self.go(0);
    }

    /// Takes the line off the table.
    pub(super) fn leave_line(self) {
        if self.line.try_update(Option::take).flatten().is_some() {
            self.set_up();
        }
    }

    /// Goes to the place after this number of moves of the line on the table.
    pub(super) fn go(self, wanted: usize) {
        let Some(ShownLine { line, title, .. }) = self.line.get_untracked() else { return };
        let at = wanted.min(line.moves().len());
        self.app.game.let_go();
        self.app.game.session.update(|session| line.set_up(session, at));
        self.line.set(Some(ShownLine { line, at, title }));
    }

    /// The number of moves of the line that have been made, and of all its moves.
    pub(super) fn place(self) -> Option<(usize, usize)> {
        self.line.with(|shown| shown.as_ref().map(|shown| (shown.at, shown.line.moves().len())))
    }

    /// The spots where the next move of the line, or the answer that is shown, begins and ends.
    pub(super) fn marked(self) -> (Option<Spot>, Option<Spot>) {
        let of_line =
            self.line.with(|shown| shown.as_ref().map(|shown| shown.line.moves().get(shown.at).copied()));
        let shown_answer = || {
            let is_shown = self.feedback.with(|feedback| feedback.shows_answer);
            let answer = self.attempt.with(|attempt| best_of(attempt.candidates())?.answer.as_move());
            answer.filter(|_| is_shown)
        };
        let marked = of_line.unwrap_or_else(shown_answer);
        let spots = marked.and_then(|made| self.app.game.scene.with(|scene| scene.spots_of(made)));
        spots.map_or((None, None), |(from, to)| (Some(from), to))
    }
}
