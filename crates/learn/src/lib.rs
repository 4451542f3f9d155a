//! Lessons and puzzles, as data: arranged positions, the moves that they ask for, and how far a player is.
//!
//! - [`Course`]: the lessons of a game, in the order in which a newcomer takes them: a first game, then a lesson for
//!   each rule, then techniques.
//! - [`Lesson`]: a position and the steps that a player makes from it. It is played on a [`Session`] that practises.
//! - [`lesson_of_reason`]: the lesson that explains why a hint advises a move.
//! - [`Done`]: the lessons or puzzles that a player has done.
//! - [`puzzle`]: positions with one right play, and how an attempt at one is judged.
//!
//! Nothing here contains a sentence: a lesson has the ids of its sentences, and the sentences are in `talon-lang`. The
//! data are texts, so that a page can fetch them when a player asks for a lesson.
//!
//! [`Session`]: talon_table::Session

pub mod puzzle;

mod course;
mod done;
mod lesson;
mod reasons;

pub use course::{Course, CourseFault};
pub use done::Done;
pub use lesson::{Attempt, Lesson, LessonKind, Next, Step};
pub use reasons::lesson_of_reason;
