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
    let ended = if text.ends_with('\n') { text.clone() } else { format!("{text}\n") };
    // A last line without its end is a whole line that somebody typed, or the half of one that a
    // program wrote when it was killed. The half is left out, as it is when that game goes on.
    let opened = Sitting::read(&ended).or_else(|faults| Sitting::read(&text).map_err(|_| faults));
    Ok(opened.with_context(|| format!("{name} is not a record that can be replayed"))?.sitting)
}
