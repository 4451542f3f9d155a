//! The lessons and the puzzles that are done, in the local storage.

use talon_learn::Done;

use crate::browser;

/// The list of the lessons in the local storage.
pub const LESSONS: &str = "talon lessons";

/// The list of the puzzles in the local storage.
pub const PUZZLES: &str = "talon puzzles";

/// The contents of a list.
pub fn read(list: &str) -> Done {
    Done::read(&browser::stored(list).unwrap_or_default())
}

/// Returns true if a lesson or puzzle is done.
pub fn contains(list: &str, name: &str) -> bool {
    read(list).contains(name)
}

/// Notes that a lesson or puzzle is done. Without a local storage nothing is kept.
pub fn add(list: &str, name: &str) {
    let mut done = read(list);
    if done.add(name) {
        browser::store(list, &done.to_string());
    }
}
