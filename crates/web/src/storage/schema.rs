//! The schema of the database, and its upgrades.
//!
//! Version 1 has these object stores, all of them with the key `name` in the value:
//!
//! - `records`: `{name, game, hot_seat, text, played}`, a record of a sitting as the terminal writes it, and when it was last
//!   changed, in milliseconds since 1970, unless an older program wrote it;
//! - `aside`: `{name, text}`, a quarantined text that could not be read;
//! - `about`: `{name: "schema", version, program}`, the program that made the stores.
//!
//! A later version adds a step to [`STEPS`] and never changes an earlier one, because the databases of players were made by these
//! steps. A step that changes the content of a store converts it in the same upgrade, which happens as a whole or not at
//! all.

/// The name of the database.
pub(super) const NAME: &str = "talon";

/// The object store with the records.
pub(super) const RECORDS: &str = "records";

/// The object store with quarantined texts.
pub(super) const ASIDE: &str = "aside";

/// The object store with the schema's own data.
pub(super) const ABOUT: &str = "about";

/// The property of a value that is its key, in each object store.
pub(super) const KEY: &str = "name";

/// The object stores that each version adds.
pub(super) const STEPS: [&[&str]; 1] = [&[RECORDS, ASIDE, ABOUT]];

/// The version of the schema that this program uses.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// The object stores that a database of a version lacks; version 0 stands for a new database.
pub(super) fn steps_from(version: u32, steps: &[&'static [&'static str]]) -> Vec<&'static str> {
    steps.iter().skip(version as usize).flat_map(|step| step.iter().copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_upgrade_adds_the_stores_that_a_database_lacks() {
        let later: [&[&str]; 3] = [STEPS[0], &["matches"], &["notes", "tags"]];
        assert_eq!(steps_from(0, &STEPS), [RECORDS, ASIDE, ABOUT]);
        assert_eq!(steps_from(0, &later), [RECORDS, ASIDE, ABOUT, "matches", "notes", "tags"]);
        assert_eq!(steps_from(1, &later), ["matches", "notes", "tags"]);
        assert_eq!(steps_from(2, &later), ["notes", "tags"]);
        assert_eq!(steps_from(3, &later), [""; 0]);
        assert_eq!(steps_from(VERSION, &STEPS), [""; 0]);
    }

    #[test]
    fn published_steps_stay() {
        assert_eq!(STEPS[0], ["records", "aside", "about"]);
    }
}
