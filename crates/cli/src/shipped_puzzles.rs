//! The puzzles that come with the program.

use anyhow::Context;
use talon_learn::puzzle::{Collection, Puzzle, PuzzleId, PuzzleIndex, SHIPPED};

use crate::time::now;

/// All puzzles that come with the program.
pub(crate) fn all_puzzles() -> Vec<Puzzle> {
    let read = |(name, text): (&str, &str)| {
        Collection::read(text)
            .unwrap_or_else(|error| panic!("a test reads all collections, but {name}: {error}"))
    };
    SHIPPED.into_iter().flat_map(|shipped| read(shipped).puzzles).collect()
}

/// The puzzle with this name.
///
/// # Errors
/// If there is none.
pub(crate) fn puzzle(name: &str) -> anyhow::Result<Puzzle> {
    let id: PuzzleId = name.parse()?;
    let mut puzzles = all_puzzles().into_iter();
    puzzles
        .find(|puzzle| puzzle.id() == id)
        .with_context(|| format!("there is no puzzle {id}: talon puzzles lists all"))
}

/// The puzzle of the day, by the date in UTC.
pub(crate) fn of_today() -> Puzzle {
    const SECONDS_OF_DAY: u64 = 86_400;
    let puzzles = all_puzzles();
    let today = PuzzleIndex::of(&puzzles).of_day(now() / SECONDS_OF_DAY).expect("there are puzzles");
    puzzles.into_iter().find(|puzzle| puzzle.id() == today.id).expect("the index lists these puzzles")
}
