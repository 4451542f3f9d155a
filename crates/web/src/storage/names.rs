//! Names of records and files.

use talon_table::{Sitting, TableKind};

/// The name of a kind of table: in addresses, and at the beginning of the names of its records.
pub fn kind_name(kind: TableKind) -> String {
    format!("{}{}", kind.game, if kind.hot_seat { "-hot-seat" } else { "" })
}

/// The name of a file with one game. The terminal uses the same.
pub fn file_name(kind: TableKind, sitting: &Sitting) -> String {
    format!("{}-{:010}-1.talon", kind_name(kind), sitting.start().started())
}

/// The time when a record's sitting began, in seconds since 1970; 0 if the record does not say.
pub(super) fn started(text: &str) -> u64 {
    let number = text.lines().find_map(|line| line.strip_prefix("started: "));
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// The time when a record of this name was created, in milliseconds since 1970; 0 if the name does not say.
pub(super) fn created(name: &str) -> u64 {
    name.rsplit('-').nth(1).and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::created;

    #[test]
    fn a_name_says_when_its_record_was_created() {
        assert_eq!(created("curse-hot-seat-1790000000-1790000000123-0badcafe"), 1_790_000_000_123);
        assert_eq!((created("something else"), created("")), (0, 0));
    }
}
