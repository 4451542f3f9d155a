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
