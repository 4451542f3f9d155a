//! Lessons line by line.

use std::io::{self, BufRead, Write};

use talon_app::lesson::LessonTable;
use talon_learn::{Course, Lesson};
use talon_rules::GameName;
use talon_table::Command;

use super::Plain;
use crate::files::Files;
use crate::play::done_file;
use crate::play::session::Session;

/// The way in which a lesson was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Left {
    /// After its last step.
    Done,
    /// Before its end, or because the input ended.
    Early,
}

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Begins the lesson that the line names, or else lists the lessons of the game on the table.
    pub(super) fn explain(&mut self, line: &str) -> io::Result<()> {
        let game = self.session.kind().game;
        match line.strip_prefix("learn ") {
            Some(id) => self.learn(game, id),
            None => self.print_lessons(&Course::of(game)),
        }
    }

    /// Gives the lessons of a game one after the other, from the first game on.
    pub(super) fn take_course(&mut self, game: GameName) -> io::Result<()> {
        let course = Course::of(game);
        self.print_lessons(&course)?;
        for lesson in course.lessons() {
            if self.give(lesson)? == Left::Early {
                return Ok(());
            }
        }
        self.print_text("lesson-all-done")
    }

    /// Gives the lesson with this id, or says which lessons there are.
    pub(super) fn learn(&mut self, game: GameName, id: &str) -> io::Result<()> {
        let course = Course::of(game);
        match course.find(id) {
            Some(lesson) => self.give(lesson).map(|_| ()),
            None => self.print_lessons(&course),
        }
    }

    fn print_lessons(&mut self, course: &Course) -> io::Result<()> {
        let done = self.done_file(done_file::LESSONS);
        for lesson in course.lessons() {
            let mark = done.contains(&lesson.mark()).then(|| format!(" ({})", self.lang.text("lesson-done")));
            let (id, title) = (lesson.id(), self.lang.text(&lesson.title_id()));
            self.print(&format!("{id}: {title}{}", mark.unwrap_or_default()))?;
        }
        Ok(())
    }

    /// Gives a lesson on a table of its own.
    fn give(&mut self, lesson: &Lesson) -> io::Result<Left> {
        // A session that practises writes no files.
        let mut session = Session::new(Files::new(Default::default()));
        let mut table = LessonTable::new(lesson.clone(), &mut session);
        let title = self.lang.text(&lesson.title_id());
        self.print(&self.lang.text_with("lesson-title", &[("title", title.into())]))?;
        self.print_text("terminal-plain-lesson")?;
        self.print_table(&session)?;
        loop {
            self.print(&table.text(&session, &self.lang))?;
            if table.is_done(&session) {
                self.done_file(done_file::LESSONS).add(&lesson.mark());
                return Ok(Left::Done);
            }
            if table.shows_move() {
                self.print_suggestion(&table, &session)?;
            }
            if !self.take_step(&mut table, &mut session)? {
                return Ok(Left::Early);
            }
        }
    }

    /// Reads lines until a move was made or taken back. Returns whether the lesson continues.
    fn take_step(&mut self, table: &mut LessonTable, session: &mut Session) -> io::Result<bool> {
        while let Some(line) = self.read_line()? {
            let line = line.to_lowercase();
            match Command::of_line(&line) {
                Some(Command::Games) => return Ok(false),
                Some(Command::Hint) => self.print_suggestion(table, session)?,
                Some(Command::Board) => self.print_table(session)?,
                Some(Command::Undo) if session.undo().is_ok() => return Ok(true),
                _ if line.is_empty() => {}
                _ => match session.game().read_move(&line) {
                    Err(error) => self.print(&error.to_string())?,
                    Ok(wanted) => match table.play(session, wanted, &self.lang) {
                        Err(refusal) => self.print(&refusal.text)?,
                        Ok(text) => {
                            self.print(&text)?;
                            return Ok(true);
                        }
                    },
                },
            }
        }
        Ok(false)
    }

    fn print_suggestion(&mut self, table: &LessonTable, session: &Session) -> io::Result<()> {
        let Some(suggested) = table.suggestion(session) else { return Ok(()) };
        let values = [("move", suggested.to_string().into())];
        self.print(&self.lang.text_with("terminal-plain-lesson-move", &values))
    }

    fn print_table(&mut self, table: &Session) -> io::Result<()> {
        self.lang.board(&table.layout()).iter().try_for_each(|line| self.print(line))
    }
}
