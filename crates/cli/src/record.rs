//! Records that the small commands read.

use std::fs;
use std::io::{self, Read};

use anyhow::{Context, bail};
use talon_table::Sitting;

/// Reads the record in a file; `-` is standard input.
///
/// # Errors
/// When there is no such file, or it is not a record.
pub(crate) fn read(path: &str) -> anyhow::Result<Sitting> {
    let (name, bytes) = if path == "-" {
        let mut bytes = Vec::new();
        (String::from("standard input"), io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
    } else {
        (path.to_owned(), fs::read(path))
    };
    let bytes = bytes.with_context(|| format!("{name} cannot be read"))?;
    let Ok(text) = String::from_utf8(bytes) else {
        bail!("{name} is not a record: it is not UTF-8");
    };
    let opened =
        Sitting::read(&text).with_context(|| format!("{name} is not a record that can be replayed"))?;
    Ok(opened.sitting)
}
