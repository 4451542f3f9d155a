//! A puzzle on a table of its own.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;
use talon_app::puzzle::PuzzleTable;
use talon_learn::puzzle::{Answer, Puzzle, PuzzleKind};
use talon_table::Command;

use super::bars::ShownAdvice;
use super::practice_table::PracticeTable;
use super::screen::{Context, Screen};
use super::widgets::{draw_dialog, draw_title};
use crate::play::action::{Action, GameAction, PuzzleAction};
use crate::play::draw::Pen;

/// The rows of a screen that has room for all that the player knows.
const ROWS_FOR_KNOWLEDGE: u16 = 36;

/// The most columns of the dialog with what the player knows.
const WIDEST: u16 = 68;

/// A puzzle. The game on the table below it does not change.
#[derive(Debug)]
pub(crate) struct PuzzlePage {
    practice: PracticeTable,
    puzzle: PuzzleTable,
    /// The reason why the last thing that the player tried is not done.
    refusal: Option<String>,
    /// True if a dialog shows what the player knows besides what lies open.
    shows_knowledge: bool,
}

impl PuzzlePage {
    /// The beginning of a puzzle.
    pub(crate) fn new(puzzle: Puzzle) -> PuzzlePage {
        let (practice, puzzle) = PracticeTable::new(|session| PuzzleTable::new(puzzle, session));
        PuzzlePage { practice, puzzle, refusal: None, shows_knowledge: false }
    }

    /// Performs what the table asks for, as far as it belongs in a puzzle.
    fn perform(&mut self, action: Action, pen: &Pen<'_>) -> Action {
        let session = &mut self.practice.session;
        match action {
            Action::Game(GameAction::Play(wanted)) => {
                let tried = self.puzzle.play(session, wanted, pen.lang);
                self.refusal = tried.err().map(|refusal| refusal.text);
            }
            Action::Command(Command::Hint) => {
                self.puzzle.show_answer(session, pen.lang);
                self.refusal = None;
            }
            Action::Command(Command::WinningLine) => {
                let is_there = self.puzzle.explain(session);
                self.refusal = (!is_there).then(|| pen.text("puzzle-no-line"));
            }
            Action::Say(text) => self.refusal = Some(text),
            Action::ToMenu => return Action::Close,
            Action::Change(..) => return action,
            _ => {}
        }
        self.practice.follow();
        self.after_answer()
    }

    /// Performs a key while a line lies on the table.
    fn step(&mut self, key: KeyCode) {
        let session = &mut self.practice.session;
        let (at, _) = self.puzzle.place().unwrap_or_default();
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j' | 'r' | ' ') => {
                self.puzzle.go(session, at + 1)
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k' | 'u') => {
                self.puzzle.go(session, at.saturating_sub(1));
            }
            KeyCode::Home => self.puzzle.go(session, 0),
            KeyCode::End => self.puzzle.go(session, usize::MAX),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | 'W') => self.puzzle.leave_line(session),
            _ => {}
        }
        self.practice.follow();
    }

    fn after_answer(&self) -> Action {
        let note = |id| Action::Puzzle(PuzzleAction::NoteSolved(id));
        self.puzzle.mark().map_or(Action::None, note)
    }

    /// The answers that are no moves, each with its number.
    fn other_answers(&self) -> impl Iterator<Item = (char, &Answer)> {
        ('1'..).zip(self.puzzle.other_answers())
    }

    fn knowledge(&self, pen: &Pen<'_>) -> Vec<String> {
        pen.lang.puzzle_knowledge(self.puzzle.attempt())
    }

    /// The line on the table; or else the result of the last answer, the question, and its answers if they are no moves.
    fn lines(&self, area: Rect, pen: &Pen<'_>) -> Vec<Line<'static>> {
        let theme = pen.theme;
        let attempt = self.puzzle.attempt();
        if let Some(title) = self.puzzle.line_title(pen.lang) {
            let next = self.puzzle.next_of_line(&self.practice.session, pen.lang);
            let lines = [Line::styled(title, theme.bar_gold)].into_iter();
            return lines.chain(next.map(|next| Line::styled(next, theme.bar_strong))).collect();
        }
        let mut lines = Vec::new();
        if area.height >= ROWS_FOR_KNOWLEDGE {
            lines.extend(self.knowledge(pen).into_iter().map(Line::from));
        }
        match &self.refusal {
            Some(refusal) => lines.push(Line::styled(refusal.clone(), theme.bar_warning)),
            None => {
                let feedback = self.puzzle.feedback();
                let style = if feedback.is_wrong { theme.bar_warning } else { theme.bar_gold };
                lines.extend(feedback.lines.iter().map(|text| Line::styled(text.clone(), style)));
            }
        }
        if !attempt.is_solved() {
            let question = pen.lang.puzzle_question(attempt.puzzle());
            lines.push(Line::styled(question, theme.bar_strong));
            let position = attempt.position();
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
        if self.puzzle.place().is_some() {
            self.step(key.code);
            return Action::None;
        }
        let (puzzle, is_solved) = (self.puzzle.attempt().puzzle(), self.puzzle.attempt().is_solved());
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if is_solved => {
                return match puzzle.kind {
                    PuzzleKind::Own => Action::Close,
                    _ => Action::Puzzle(PuzzleAction::BeginNext(puzzle.id())),
                };
            }
            KeyCode::Char('q') => return Action::Close,
            // The table of a game without winning lines has no such command.
            KeyCode::Char('W') => {
                return self.perform(Action::Command(Command::WinningLine), &context.pen);
            }
            KeyCode::Char('K') => {
                self.shows_knowledge = true;
                return Action::None;
            }
            KeyCode::Char('r') if is_solved => {
                *self = PuzzlePage::new(puzzle.clone());
                return Action::None;
            }
            KeyCode::Char(letter) => {
                let answer = self.other_answers().find(|(key, _)| *key == letter);
                if let Some(answer) = answer.map(|(_, answer)| answer.clone()) {
                    self.puzzle.answer(&answer, context.pen.lang);
                    self.refusal = None;
                    return self.after_answer();
                }
            }
            _ => {}
        }
        let action = self.practice.key(key, &self.lines(context.area, &context.pen), context);
        self.perform(action, &context.pen)
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text(match self.puzzle.place() {
            Some(_) => "terminal-puzzle-keys-line",
            None if self.puzzle.attempt().is_solved() => "terminal-puzzle-keys-solved",
            None => "terminal-puzzle-keys",
        })
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        if self.puzzle.place().is_some() {
            match mouse.kind {
                MouseEventKind::ScrollUp => self.step(KeyCode::Left),
                MouseEventKind::ScrollDown | MouseEventKind::Down(MouseButton::Left) => {
                    self.step(KeyCode::Right)
                }
                _ => {}
            }
            return Action::None;
        }
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
        let scene = self.practice.session.scene();
        let (marked, wrong) = (self.puzzle.marked(&scene), self.puzzle.wrong(&scene));
        let said = ShownAdvice { marked, wrong, ..ShownAdvice::default() };
        self.practice.draw(buffer, context, self.lines(area, pen), &said);
        let puzzle = self.puzzle.attempt().puzzle();
        let title = format!(
            "{}  {}",
            pen.lang.puzzle_title(puzzle.id().group()),
            pen.lang.puzzle_rating(puzzle.rating)
        );
        let place = match self.puzzle.place() {
            Some((at, all)) => pen.text_with("way-at", &[("move", at.into()), ("count", all.into())]),
            None => self.puzzle.question_number(pen.lang),
        };
        draw_title(buffer, area, title, place, pen);
        if self.shows_knowledge {
            let knowledge = self.knowledge(pen);
            let none = pen.text("puzzle-nothing-hidden");
            let lines = if knowledge.is_empty() { vec![none] } else { knowledge };
            draw_dialog(buffer, area, lines.into_iter().map(Line::from).collect(), WIDEST, pen);
        }
    }
}
