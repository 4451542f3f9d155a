use talon_rules::GameName;

use super::PuzzleKind;

/// The name of the file with the puzzles of a kind: `yield-way.txt`.
pub fn file_name(game: GameName, kind: PuzzleKind) -> String {
    format!("{game}-{kind}.txt")
}

/// Declares the collections that come with the program.
#[cfg(feature = "complete")]
macro_rules! shipped {
    ($($name:literal,)+) => {
        /// The collections that come with the program: their file names and their texts.
        pub const SHIPPED: [(&str, &str); [$($name),+].len()] =
            [$(($name, include_str!(concat!("../../puzzles/", $name)))),+];
    };
}

#[cfg(feature = "complete")]
shipped! {
    "doublets-way.txt",
    "yield-way.txt",
    "yield-fair-choice.txt",
    "lady-jane-way.txt",
    "curse-double-dummy.txt",
    "curse-inference.txt",
    "curse-safety-play.txt",
}
