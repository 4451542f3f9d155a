//! A lesson on a table of its own, and the list of lessons.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::text::Line;
use ratatui::widgets::ListItem;
use talon_app::lesson::LessonTable;
use talon_lang::Lang;
use talon_learn::{Course, Lesson, LessonKind};
use talon_rules::GameName;
use talon_table::Command;

use super::bars::ShownAdvice;
use super::list_cursor::ListCursor;
use super::practice_table::PracticeTable;
use super::screen::{Context, Screen};
use super::table_view::list_area;
use super::widgets::draw_title;
use crate::play::action::{Action, GameAction, LessonAction};
use crate::play::draw::{Pen, fill};

/// A lesson. The game on the table below it does not change.
#[derive(Debug)]
pub(crate) struct LessonPage {
    practice: PracticeTable,
    lesson: LessonTable,
    /// The id and the title of the next lesson.
    next: Option<(String, String)>,
    /// The result of the last move, and true if it was refused.
    feedback: Option<(String, bool)>,
}

impl LessonPage {
    /// The beginning of the lesson with this id; `None` if the game has no such lesson.
    pub(crate) fn new(game: GameName, id: &str, lang: &Lang) -> Option<LessonPage> {
        let course = Course::of(game);
        let lesson = course.find(id)?.clone();
        let next = course.after(lesson.id()).map(|next| (next.id().to_owned(), lang.text(&next.title_id())));
        let (practice, lesson) = PracticeTable::new(|session| LessonTable::new(lesson, session));
        Some(LessonPage { practice, lesson, next, feedback: None })
    }

    fn is_done(&self) -> bool {
        self.lesson.is_done(&self.practice.session)
    }

    /// Performs what the table asks for, as far as it belongs in a lesson.
    fn perform(&mut self, action: Action, pen: &Pen<'_>) -> Action {
        let session = &mut self.practice.session;
        match action {
            Action::Game(GameAction::Play(wanted)) => {
                self.feedback = Some(match self.lesson.play(session, wanted, pen.lang) {
                    Ok(text) => (text, false),
                    Err(refusal) => (refusal.text, true),
                });
            }
            Action::Command(command @ (Command::Undo | Command::Redo)) => {
                let _ = if command == Command::Undo { session.undo() } else { session.redo() };
                self.feedback = None;
            }
            Action::Command(Command::Hint) => self.lesson.show_move(),
            Action::Say(text) => self.feedback = Some((text, true)),
            Action::ToMenu => return Action::Close,
            Action::Change(..) => return action,
            _ => {}
        }
        self.practice.follow();
        let lesson = self.lesson.lesson();
        if self.is_done() {
            Action::Lesson(LessonAction::NoteDone(Box::new(lesson.clone())))
        } else {
            Action::None
        }
    }

    /// The result of the last move, and the next step.
    fn lines(&self, pen: &Pen<'_>) -> Vec<Line<'static>> {
        let theme = pen.theme;
        let mut lines = Vec::new();
        if let Some((text, was_refused)) = &self.feedback {
            lines.push(Line::styled(text.clone(), if *was_refused { theme.bar_warning } else { theme.bar }));
        }
        let style = if self.is_done() { theme.bar_gold } else { theme.bar_strong };
        lines.push(Line::styled(self.lesson.text(&self.practice.session, pen.lang), style));
        lines
    }
}

impl Screen for LessonPage {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        match (key.code, self.is_done(), &self.next) {
            (KeyCode::Enter | KeyCode::Char(' '), true, Some((id, _))) => {
                return Action::Lesson(LessonAction::Begin(self.lesson.lesson().game(), id.clone()));
            }
            (KeyCode::Enter | KeyCode::Char(' '), true, None) => return Action::Close,
            (KeyCode::Char('q'), _, _) => return Action::Close,
            _ => {}
        }
        let action = self.practice.key(key, &self.lines(&context.pen), context);
        self.perform(action, &context.pen)
    }

    fn keys(&self, context: &Context<'_>) -> String {
        let pen = &context.pen;
        match (self.is_done(), &self.next) {
            (false, _) => pen.text("terminal-lesson-keys"),
            (true, None) => pen.text("terminal-lesson-keys-done"),
            (true, Some((_, title))) => {
                pen.text_with("terminal-lesson-keys-next", &[("title", title.as_str().into())])
            }
        }
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let action = self.practice.mouse(mouse, &self.lines(&context.pen), context);
        self.perform(action, &context.pen)
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn is_lesson(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let pen = &context.pen;
        let session = &self.practice.session;
        let scene = session.scene();
        let (marked, wrong) = (self.lesson.marked(session, &scene), self.lesson.wrong(session, &scene));
        let said = ShownAdvice { marked, wrong, ..ShownAdvice::default() };
        self.practice.draw(buffer, context, self.lines(pen), &said);
        let title = pen.text(&self.lesson.lesson().title_id());
        let title = pen.text_with("lesson-title", &[("title", title.into())]);
        let steps = self.lesson.step_number(session, pen.lang).unwrap_or_else(|| pen.text("lesson-done"));
        draw_title(buffer, context.area, title, steps, pen);
    }
}

/// The list of a game's lessons.
#[derive(Debug)]
pub(crate) struct LessonList {
    game: GameName,
    course: Course,
    cursor: ListCursor,
}

impl LessonList {
    /// The lessons of a game, with the cursor on the first one that is not done.
    pub(crate) fn new(game: GameName, is_done: impl Fn(&Lesson) -> bool) -> LessonList {
        let course = Course::of(game);
        let line = course.lessons().iter().position(|lesson| !is_done(lesson)).unwrap_or(0);
        LessonList { game, course, cursor: ListCursor { line } }
    }

    /// Begins the lesson under the cursor.
    fn begin(&self) -> Action {
        Action::Lesson(LessonAction::Begin(
            self.game,
            self.course.lessons()[self.cursor.line].id().to_owned(),
        ))
    }

    fn other_game(&self, steps: usize) -> Action {
        let at = GameName::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
        Action::Lesson(LessonAction::List(GameName::ALL[(at + steps) % GameName::ALL.len()]))
    }
}

impl Screen for LessonList {
    fn key(&mut self, key: KeyEvent, context: &Context<'_>) -> Action {
        match key.code {
            KeyCode::Left => return self.other_game(GameName::ALL.len() - 1),
            KeyCode::Right => return self.other_game(1),
            KeyCode::Enter | KeyCode::Char(' ') => return self.begin(),
            KeyCode::Esc | KeyCode::Char('q') => return Action::Close,
            code => self.cursor.key(code, self.course.lessons().len(), list_area(context.area).height),
        }
        Action::None
    }

    fn mouse(&mut self, mouse: MouseEvent, context: &Context<'_>) -> Action {
        let lessons = self.course.lessons().len();
        if self.cursor.mouse(mouse, lessons, list_area(context.area)) { self.begin() } else { Action::None }
    }

    fn keys(&self, context: &Context<'_>) -> String {
        context.pen.text("terminal-lessons-keys")
    }

    fn hides_table(&self) -> bool {
        true
    }

    fn draw(&self, buffer: &mut Buffer, context: &Context<'_>) {
        let (area, pen) = (context.area, &context.pen);
        fill(buffer, area, pen.theme.table);
        let game = pen.lang.game_name(self.game);
        draw_title(buffer, area, pen.text_with("lessons-of", &[("game", game.into())]), "", pen);
        let lines = self.course.lessons().iter().map(|lesson| {
            let is_done = context.learned.contains(&lesson.mark());
            let mark = if is_done { pen.theme.glyphs.yes } else { pen.theme.glyphs.dot };
            let name = if lesson.kind() == LessonKind::Rule { lesson.id() } else { "" };
            ListItem::new(format!("{mark} {name:<4}{}", pen.text(&lesson.title_id())))
        });
        self.cursor.draw(buffer, list_area(area), lines.collect(), pen);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use talon_lang::Language;

    use super::*;
    use crate::play::draw::theme::{Look, Paint, Theme};
    use crate::play::screens::table_view::TableView;

    const LOOK: Look = Look { paint: Paint::Rich, unicode: true, four_colours: false, has_motion: false };

    /// Fails if the text of a lesson covers a letter.
    fn check(page: &LessonPage, screen: Rect, pen: &Pen<'_>) {
        let (session, lines) = (&page.practice.session, page.lines(pen));
        let area = page.practice.area(screen, &lines);
        let board = TableView::new(session).board(session, area, None, pen);
        let bottom = screen.bottom() - 1 - page.practice.text_rows(screen, &lines);
        let what = format!(
            "{} {} in {} rows",
            page.lesson.lesson().game(),
            page.lesson.lesson().id(),
            screen.height
        );
        for place in board.places.iter().filter(|place| place.letter.is_some()) {
            let letter = place.area.bottom();
            assert!(letter <= bottom, "{what} covers {place:?}: {}", page.lesson.text(session, pen.lang));
        }
    }

    #[test]
    fn no_lesson_covers_a_letter_in_any_language() {
        let theme = Theme::new(LOOK);
        for lang in Language::ALL.map(Lang::of) {
            let pen = Pen { lang: &lang, theme: &theme };
            let lessons = GameName::ALL.into_iter().flat_map(|game| Course::of(game).lessons().to_vec());
            for lesson in lessons {
                for screen in [Rect::new(0, 0, 80, 24), Rect::new(0, 0, 100, 30)] {
                    let page = LessonPage::new(lesson.game(), lesson.id(), &lang);
                    let mut page = page.expect("it is a lesson of the game");
                    check(&page, screen, &pen);
                    while let Some(suggested) = page.lesson.suggestion(&page.practice.session) {
                        page.perform(Action::Game(GameAction::Play(suggested)), &pen);
                        check(&page, screen, &pen);
                    }
                }
            }
        }
    }
}
