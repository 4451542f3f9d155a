//! A lesson on a table of its own.

use talon_lang::Lang;
use talon_learn::{Attempt, Lesson, LessonKind, Next};
use talon_rules::AnyMove;
use talon_table::{MoveEnds, Scene, Session, Store};

use crate::commands::Refusal;
use crate::puzzle::{spots_of, spots_tried};

/// A lesson, and what its table shows.
///
/// # Examples
/// ```
/// use talon_app::lesson::LessonTable;
/// use talon_lang::Lang;
/// use talon_learn::Course;
/// use talon_rules::GameName;
/// use talon_table::{MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let first = Course::of(GameName::Doublets).lessons()[0].clone();
/// let mut lesson = LessonTable::new(first, &mut session);
/// while let Some(suggested) = lesson.suggestion(&session) {
///     lesson.play(&mut session, suggested, &Lang::english()).expect("the lesson asks for it");
/// }
/// assert!(lesson.is_done(&session));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonTable {
    lesson: Lesson,
    /// True if the move that the step asks for is marked.
    shows_move: bool,
    /// The last move that was not made, and the number of moves before it.
    wrong: Option<(usize, AnyMove)>,
}

impl LessonTable {
    /// Puts the beginning of a lesson on a table for practice. The moves of a first game are marked.
    pub fn new<S: Store>(lesson: Lesson, session: &mut Session<S>) -> LessonTable {
        session.practise(lesson.start().clone());
        let shows_move = lesson.kind() == LessonKind::FirstGame;
        LessonTable { lesson, shows_move, wrong: None }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Tries a move. Returns the sentence about a move that the step asks for.
    ///
    /// # Examples
    /// ```
    /// use talon_app::lesson::LessonTable;
    /// use talon_lang::Lang;
    /// use talon_learn::Course;
    /// use talon_rules::GameName;
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let first = Course::of(GameName::Doublets).lessons()[0].clone();
    /// let mut lesson = LessonTable::new(first, &mut session);
    /// let redeal = session.game().read_move("redeal")?;
    /// let refused = lesson.play(&mut session, redeal, &Lang::english()).expect_err("the stock is full");
    /// assert_eq!(refused.rule, Some("D6"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the move is not made: a rule, or that the step asks for another one.
    pub fn play<S: Store>(
        &mut self,
        session: &mut Session<S>,
        wanted: AnyMove,
        lang: &Lang,
    ) -> Result<String, Refusal> {
        self.wrong = Some((session.sitting().moves_made(), wanted));
        match self.lesson.play(session, wanted) {
            Attempt::Refused(refused) => Err(Refusal::new(&refused, lang)),
            attempt @ Attempt::OffTopic => Err(Refusal { text: lang.attempt(&attempt), rule: None }),
            attempt @ Attempt::Played(_) => {
                self.wrong = None;
                self.shows_move = self.lesson.kind() == LessonKind::FirstGame;
                Ok(lang.attempt(&attempt))
            }
        }
    }

    /// Marks the move that the step asks for.
    ///
    /// # Examples
    /// ```
    /// use talon_app::lesson::LessonTable;
    /// use talon_learn::{Course, LessonKind};
    /// use talon_rules::GameName;
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let is_plain = |lesson: &&talon_learn::Lesson| lesson.kind() != LessonKind::FirstGame;
    /// let lesson = Course::of(GameName::Yield).lessons().iter().find(is_plain).expect("a lesson").clone();
    /// let mut table = LessonTable::new(lesson, &mut session);
    /// assert_eq!(table.marked(&session, &session.scene()), (None, None));
    /// table.show_move();
    /// assert!(table.marked(&session, &session.scene()).0.is_some());
    /// ```
    pub fn show_move(&mut self) {
        self.shows_move = true;
    }

    /// Returns true if the move that the step asks for is marked.
    pub fn shows_move(&self) -> bool {
        self.shows_move
    }

    /// The next task of the player.
    pub fn next<S: Store>(&self, session: &Session<S>) -> Next {
        self.lesson.next(session.sitting())
    }

    /// Returns true if nothing is left to do.
    pub fn is_done<S: Store>(&self, session: &Session<S>) -> bool {
        self.next(session) == Next::Done
    }

    /// The move that the step asks for.
    pub fn suggestion<S: Store>(&self, session: &Session<S>) -> Option<AnyMove> {
        self.lesson.suggestion(session.sitting())
    }

    /// The spots of the move that the step asks for, while they are marked.
    pub fn marked<S: Store>(&self, session: &Session<S>, scene: &Scene) -> MoveEnds {
        spots_of(scene, self.suggestion(session).filter(|_| self.shows_move))
    }

    /// The spots of the last move that was not made, until something else happens.
    pub fn wrong<S: Store>(&self, session: &Session<S>, scene: &Scene) -> MoveEnds {
        let is_here = |(moves, _): &(usize, AnyMove)| *moves == session.sitting().moves_made();
        spots_tried(scene, self.wrong.filter(is_here).map(|(_, tried)| tried))
    }

    /// The text of the next step.
    pub fn text<S: Store>(&self, session: &Session<S>, lang: &Lang) -> String {
        lang.text(&self.lesson.text_id(self.next(session)))
    }

    /// The number of the next step, and of all steps, as a text; `None` after the last one.
    ///
    /// # Examples
    /// ```
    /// use talon_app::lesson::LessonTable;
    /// use talon_lang::Lang;
    /// use talon_learn::Course;
    /// use talon_rules::GameName;
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let first = Course::of(GameName::Yield).lessons()[0].clone();
    /// let lesson = LessonTable::new(first, &mut session);
    /// assert!(lesson.step_number(&session, &Lang::english()).is_some(), "there is a step to do");
    /// ```
    pub fn step_number<S: Store>(&self, session: &Session<S>, lang: &Lang) -> Option<String> {
        let Next::Step(number) = self.next(session) else { return None };
        let values = [("number", number.into()), ("count", self.lesson.steps().len().into())];
        Some(lang.text_with("lesson-step", &values))
    }
}
