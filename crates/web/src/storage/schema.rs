//! What the database is made of, and how an older one becomes a newer one.
//!
//! Version 1 has these object stores, all of them with the key `name` in the value:
//!
//! - `records`: `{name, game, hot_seat, text}`, a record of a sitting as the terminal writes it;
//! - `aside`: `{name, text}`, what could not be read;
//! - `about`: `{name: "schema", version, program}`, who made the stores.
//!
//! A later version adds a step to [`STEPS`] and never changes one that is there: a step is what turned
//! the databases of players into what they are. A step that changes what stands in a store takes it over
//! in the same upgrade, which happens as a whole or not at all.

/// The name of the database.
pub(super) const NAME: &str = "talon";

/// The object store with the records.
pub(super) const RECORDS: &str = "records";

/// The object store with what could not be read.
pub(super) const ASIDE: &str = "aside";

/// The object store with the schema's own data.
pub(super) const ABOUT: &str = "about";

/// The property of a value that is its key, in each object store.
pub(super) const KEY: &str = "name";

/// What each version adds to the one before it: the object stores to make.
pub(super) const STEPS: [&[&str]; 1] = [&[RECORDS, ASIDE, ABOUT]];

/// The version that this program works with.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// The steps that a database of this version still needs; a database that is not there yet has version 0.
pub(super) fn steps_from(version: u32, steps: &[&'static [&'static str]]) -> Vec<&'static str> {
    steps.iter().skip(version as usize).flat_map(|step| step.iter().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_gets_the_steps_that_it_lacks() {
        let later: [&[&str]; 3] = [STEPS[0], &["matches"], &["notes", "tags"]];
        assert_eq!(steps_from(0, &STEPS), [RECORDS, ASIDE, ABOUT]);
        assert_eq!(steps_from(0, &later), [RECORDS, ASIDE, ABOUT, "matches", "notes", "tags"]);
        assert_eq!(steps_from(1, &later), ["matches", "notes", "tags"]);
        assert_eq!(steps_from(2, &later), ["notes", "tags"]);
        assert_eq!(steps_from(3, &later), [""; 0]);
        assert_eq!(steps_from(VERSION, &STEPS), [""; 0]);
    }

    #[test]
    fn the_steps_that_were_published_stay() {
        assert_eq!(STEPS[0], ["records", "aside", "about"]);
    }
}
