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

/// When a record's sitting began, in seconds since 1970; 0 if the record does not say.
pub(super) fn started(text: &str) -> u64 {
    let number = text.lines().find_map(|line| line.strip_prefix("started: "));
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}
