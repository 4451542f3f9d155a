//! The lessons and puzzles that a player has done.

use std::collections::BTreeSet;
use std::fmt;

use talon_table::text_lines;

/// The names of the lessons or puzzles that a player has done. Front ends keep it as a text, with a name on each line.
///
/// # Examples
/// ```
/// use talon_learn::Done;
///
/// let mut done = Done::read("yield-way-9\n");
/// assert!(done.add("yield-way-12"));
/// assert!(!done.add("yield-way-9"));
/// assert_eq!(done.to_string(), "yield-way-12\nyield-way-9\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    names: BTreeSet<String>,
}

impl Done {
    /// Reads the text. Names that this version does not know stay in it.
    pub fn read(text: &str) -> Done {
        Done { names: text_lines(text).map(|(_, name)| name.trim_start().to_owned()).collect() }
    }

    /// Returns true if the lesson or puzzle of this name is done.
    pub fn contains(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Notes that one is done. Returns whether that is new.
    pub fn add(&mut self, name: &str) -> bool {
        self.names.insert(name.to_owned())
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.names.iter().try_for_each(|name| writeln!(f, "{name}"))
    }
}
