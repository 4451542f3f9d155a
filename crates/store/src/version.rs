//! The versions of the tables of a store: the number of migrations that it has had.

use crate::store::StoreError;

/// The migrations that a store of this version lacks.
///
/// # Errors
/// If a newer version of this program wrote it.
pub(crate) fn missing<'a>(version: usize, migrations: &'a [&'a str]) -> Result<&'a [&'a str], StoreError> {
    migrations
        .get(version..)
        .ok_or_else(|| StoreError::Unfit("a newer version of this program wrote it".to_owned()))
}

/// Checks that a store can be read as it is.
///
/// # Errors
/// If it is no store, or another version of this program wrote it.
pub(crate) fn check(version: usize, migrations: &[&str]) -> Result<(), StoreError> {
    if version == 0 {
        return Err(StoreError::Unfit("it contains no matches of this program".to_owned()));
    }
    if missing(version, migrations)?.is_empty() {
        return Ok(());
    }
    let older =
        "an older version of this program wrote it: start a server with it, which brings it up to date";
    Err(StoreError::Unfit(older.to_owned()))
}
