use super::{Collection, Puzzle};

/// Declares the collections that come with the program.
macro_rules! shipped {
    ($($name:literal,)+) => {
        /// The collections that come with the program: their file names and their texts.
        pub const SHIPPED: [(&str, &str); [$($name),+].len()] =
            [$(($name, include_str!(concat!("../../puzzles/", $name)))),+];
    };
}

shipped! {
    "doublets-way.txt",
    "yield-way.txt",
    "yield-fair-choice.txt",
    "lady-jane-way.txt",
    "curse-double-dummy.txt",
    "curse-inference.txt",
    "curse-safety-play.txt",
}

/// Reads all puzzles that come with the program, in the order of the collections.
///
/// # Panics
/// If a collection cannot be read, which a test rules out.
///
/// # Examples
/// ```
/// use talon_learn::puzzle::shipped_puzzles;
///
/// assert!(shipped_puzzles().len() > 1_000);
/// ```
#[must_use]
pub fn shipped_puzzles() -> Vec<Puzzle> {
    let read = |(name, text): (&str, &str)| {
        Collection::read(text)
            .unwrap_or_else(|error| panic!("a test reads all collections, but {name}: {error}"))
    };
    SHIPPED.into_iter().flat_map(|shipped| read(shipped).puzzles).collect()
}
