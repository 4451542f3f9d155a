//! A puzzle on a table of its own.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use talon_learn::puzzle::{Answer, Attempt, Puzzle, PuzzleKind, Response};

use super::bars::ShownAdvice;
use super::practice_table::PracticeTable;
use super::screen::{Context, Screen};
use super::widgets::{draw_dialog, draw_title};
use crate::play::action::{Action, PuzzleAction};
use crate::play::draw::Pen;

/// The rows of a screen that has room for all that the player knows.
const ROWS_FOR_KNOWLEDGE: u16 = 36;

/// The most columns of the dialog with what the player knows.
const WIDEST: u16 = 68;

/// A puzzle. The game on the table below it does not change.
#[derive(Debug)]
pub(crate) struct PuzzlePage {
    attempt: Attempt,
    practice: PracticeTable,
    /// The result of the last answer, and true if it was wrong.
    feedback: Vec<(String, bool)>,
    /// True if a dialog shows what the player knows besides what lies open.
    shows_knowledge: bool,
}

impl PuzzlePage {
    /// The beginning of a puzzle.
    pub(crate) fn new(puzzle: Puzzle) -> PuzzlePage {
        let attempt = Attempt::new(puzzle);
        let practice = PracticeTable::new(|session| attempt.set_up(session));
        PuzzlePage { attempt, practice, feedback: Vec::new(), shows_knowledge: false }
    }

    /// Performs what the table asks for, as far as it belongs in a puzzle.
    fn perform(&mut self, action: Action, pen: &Pen<'_>) -> Action {
        match action {
            Action::Play(wanted) => {
                let before = self.attempt.position();
                match self.attempt.play(&mut self.practice.session, wanted) {
                    Err(refused) => self.feedback = vec![(pen.lang.refused(&refused), true)],
                    Ok(response) => self.show(&before, &response, pen),
                }
            }
            Action::Hint => self.show_answer(pen),
            Action::Say(text) => self.feedback = vec![(text, true)],
            Action::ToMenu => return Action::Close,
            Action::Change(..) => return action,
            _ => {}
        }
        self.practice.follow();
        self.after_answer()
    }

    /// Answers a question that does not ask for a move.
    fn answer(&mut self, answer: &Answer, pen: &Pen<'_>) -> Action {
        let before = self.attempt.position();
        let response = self.attempt.answer(answer);
        self.show(&before, &response, pen);
        self.after_answer()
    }

    fn after_answer(&self) -> Action {
        let note = |id| Action::Puzzle(PuzzleAction::NoteSolved(id));
        self.attempt.mark().map_or(Action::None, note)
    }

    fn show(&mut self, before: &talon_rules::AnyGame, response: &Response, pen: &Pen<'_>) {
        let is_wrong = !matches!(response, Response::Right { .. });
        let lines = pen.lang.puzzle_response(&self.attempt, before, response);
        self.feedback = lines.into_iter().map(|line| (line, is_wrong)).collect();
    }

    fn show_answer(&mut self, pen: &Pen<'_>) {
        let Some(answer) = self.attempt.show() else { return };
        let answer = pen.lang.puzzle_answer(&answer, &self.attempt.position());
        self.feedback = vec![(pen.text_with("puzzle-shown", &[("answer", answer.into())]), false)];
    }

    /// The answers that are no moves, each with its number.
    fn other_answers(&self) -> impl Iterator<Item = (char, &Answer)> {
        let others = self.attempt.candidates().iter().map(|candidate| &candidate.answer);
        ('1'..).zip(others.filter(|answer| answer.as_move().is_none()))
    }

    fn knowledge(&self, pen: &Pen<'_>) -> Vec<String> {
        pen.lang.puzzle_knowledge(&self.attempt)
    }

    /// The result of the last answer, the question, and its answers if they are no moves.
    fn lines(&self, area: Rect, pen: &Pen<'_>) -> Vec<Line<'static>> {
        let theme = pen.theme;
        let mut lines = Vec::new();
        if area.height >= ROWS_FOR_KNOWLEDGE {
            lines.extend(self.knowledge(pen).into_iter().map(Line::from));
        }
        for (text, is_wrong) in &self.feedback {
            let style = if *is_wrong { theme.bar_warning } else { theme.bar_gold };
            lines.push(Line::styled(text.clone(), style));
        }
        if !self.attempt.is_solved() {
            let question = pen.lang.puzzle_question(self.attempt.puzzle());
            lines.push(Line::styled(question, theme.bar_strong));
            let position = self.attempt.position();
            let answers = self.other_answers();
            let texts =
                answers.map(|(key, answer)| format!("{key}  {}", pen.lang.puzzle_answer(answer, &position)));
            let texts = texts.collect::<Vec<_>>().join("     ");
            if !texts.is_empty() {
                lines.push(Line::from(texts));
            }
        }
        lines
    }
}

impl Screen for PuzzlePage {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        if std::mem::take(&mut self.shows_knowledge) {
            return Action::None;
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if self.attempt.is_solved() => {
                if self.attempt.puzzle().kind == PuzzleKind::Own {
                    return Action::Close;
                }
                return Action::Puzzle(PuzzleAction::BeginNext(self.attempt.puzzle().id()));
            }
            KeyCode::Char('q') => return Action::Close,
            KeyCode::Char('K') => {
                self.shows_knowledge = true;
                return Action::None;
            }
            KeyCode::Char('r') if self.attempt.is_solved() => {
                *self = PuzzlePage::new(self.attempt.puzzle().clone());
                return Action::None;
            }
            KeyCode::Char(letter) => {
                let answer = self.other_answers().find(|(key, _)| *key == letter);
                if let Some(answer) = answer.map(|(_, answer)| answer.clone()) {
                    return self.answer(&answer, &context.pen);
                }
            }
            _ => {}
        }
        let action = self.practice.key(key, &self.lines(context.area, &context.pen), context);
        self.perform(action, &context.pen)
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text(if self.attempt.is_solved() {
            "terminal-puzzle-keys-solved"
        } else {
            "terminal-puzzle-keys"
        })
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let action = self.practice.mouse(mouse, &self.lines(context.area, &context.pen), context);
        self.perform(action, &context.pen)
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn is_puzzle(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        self.practice.draw(buffer, context, (self.lines(area, pen), &ShownAdvice::default()));
        let puzzle = self.attempt.puzzle();
        let title = format!(
            "{}  {}",
            pen.lang.puzzle_title(puzzle.id().group()),
            pen.lang.puzzle_rating(puzzle.rating)
        );
        let (number, count_of_all) = self.attempt.progress();
        let values = [("number", number.min(count_of_all).into()), ("count", count_of_all.into())];
        draw_title(buffer, area, title, pen.text_with("puzzle-question-number", &values), pen);
        if self.shows_knowledge {
            let known = self.knowledge(pen);
            let none = pen.text("puzzle-nothing-hidden");
            let lines = if known.is_empty() { vec![none] } else { known };
            draw_dialog(buffer, area, lines.into_iter().map(Line::from).collect(), WIDEST, pen);
        }
    }
}
