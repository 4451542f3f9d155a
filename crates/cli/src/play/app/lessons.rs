//! The lessons on the screen.

use talon_app::commands::play;
use talon_learn::lesson_of_reason;
use talon_rules::{AnyMove, GameName};
use talon_table::HintText;

use super::App;
use crate::play::action::LessonAction;
use crate::play::screens::lesson::{LessonList, LessonPage};

impl App {
    /// Performs an action that is about lessons.
    pub(super) fn perform_lesson(&mut self, action: LessonAction) {
        match action {
            LessonAction::List(game) => self.show_lessons(game),
            LessonAction::Begin(game, id) => self.learn(game, &id),
            LessonAction::NoteDone(lesson) => self.learned.add(&lesson.mark()),
        }
    }

    /// Shows the lessons of a game.
    fn show_lessons(&mut self, game: GameName) {
        let list = LessonList::new(game, |lesson| self.learned.contains(&lesson.mark()));
        self.show(list);
    }

    /// Shows the lesson that explains the last refusal or the reason of the hint, or else all lessons of the game.
    pub(super) fn explain(&mut self) {
        let game = self.session.kind().game;
        let of_hint = match self.session.advice().hint().map(|hint| hint.text) {
            Some(HintText::Reason(reason)) => lesson_of_reason(&reason),
            _ => None,
        };
        match self.refused_rule.or(of_hint) {
            Some(id) => self.learn(game, id),
            None => self.show_lessons(game),
        }
    }

    /// Begins a lesson over the list of lessons or the table, in place of the lesson there.
    fn learn(&mut self, game: GameName, id: &str) {
        let Some(page) = LessonPage::new(game, id, &self.lang) else { return self.show_lessons(game) };
        if self.overlays.last().is_some_and(|overlay| overlay.is_lesson()) {
            self.overlays.pop();
        }
        self.overlays.push(Box::new(page));
    }

    /// Tries a move. A refusal says how to reach the lesson of its rule.
    pub(super) fn try_move(&mut self, wanted: AnyMove) {
        let mut tried = play(&mut self.session, wanted, &self.lang);
        self.refused_rule = tried.as_ref().err().and_then(|refusal| refusal.rule);
        if let Err(refusal) = &mut tried {
            refusal.text = format!("{} {}", refusal.text, self.lang.text("terminal-lesson-explains"));
        }
        self.show_outcome(tried);
    }
}
