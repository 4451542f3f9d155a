//! The lessons that are done, in the local storage: a line such as `doublets D3` for each.

use talon_rules::GameName;

use crate::browser;

/// The name of the list in the local storage.
const NAME: &str = "talon lessons";

/// Whether a lesson is done.
pub fn contains(game: GameName, lesson: &str) -> bool {
    let line = format!("{game} {lesson}");
    browser::stored(NAME).is_some_and(|text| text.lines().any(|known| known == line))
}

/// Notes that a lesson is done. Without a local storage nothing is kept.
pub fn add(game: GameName, lesson: &str) {
    if !contains(game, lesson) {
        browser::store(NAME, &format!("{}{game} {lesson}\n", browser::stored(NAME).unwrap_or_default()));
    }
}
