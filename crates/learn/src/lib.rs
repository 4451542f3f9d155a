//! Lessons and puzzles, as data: arranged positions, the moves that they ask for, and how far a player is.
//!
//! Nothing here contains a sentence: `talon-lang` has them. The data are texts, so that a page can fetch them when a
//! player asks for a lesson.

pub mod puzzle;
