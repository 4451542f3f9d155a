//! Some of the puzzles that come with the program.

use anyhow::Context;
use talon_learn::puzzle::{Puzzle, PuzzleId, PuzzleIndex, shipped_puzzles};

use crate::time::today;

/// The puzzle with this name.
///
/// # Errors
/// If there is none.
pub(crate) fn puzzle(name: &str) -> anyhow::Result<Puzzle> {
    let id: PuzzleId = name.parse()?;
    let mut puzzles = shipped_puzzles().into_iter();
    puzzles
        .find(|puzzle| puzzle.id() == id)
        .with_context(|| format!("there is no puzzle {id}: talon puzzles lists all"))
}

/// The puzzle of the day, by the player's calendar.
pub(crate) fn of_today() -> Puzzle {
    let puzzles = shipped_puzzles();
    let today = PuzzleIndex::of(&puzzles).of_day(today().get()).expect("there are puzzles");
    puzzles.into_iter().find(|puzzle| puzzle.id() == today.id).expect("the index lists these puzzles")
}
