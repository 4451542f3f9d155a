//! Reads records and positions for the small commands.

use std::fs;
use std::io::{self, Read};

use anyhow::{Context, anyhow, bail};
use flate2::read::MultiGzDecoder;
use talon_rules::{AnyGame, AnyLayout};
use talon_table::{Sitting, is_record, without_mark};
use talon_wire::{FaultLine, PositionError, read_position as read_position_json};

/// A text and its source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file, or `standard input`.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Reads the record in a file; `-` is standard input.
///
/// # Errors
/// If the file cannot be read or is not a record.
pub fn read(path: &str) -> anyhow::Result<Sitting> {
    let source = Source::read(path, "a record")?;
    source.record()
}

/// Reads the position in a file, or the last position of a record; `-` is standard input.
///
/// # Errors
/// If the file cannot be read or contains neither a record nor a playable position.
pub fn read_position(path: &str) -> anyhow::Result<AnyGame> {
    let source = Source::read(path, "a record or a position")?;
    if is_record(&source.text) {
        return Ok(source.record()?.game().clone());
    }
    if source.text.trim_start().starts_with('{') {
        return source.state();
    }
    let layout: Result<AnyLayout, _> = source.text.parse();
    let name = source.name;
    let layout = layout.with_context(|| format!("{name} is neither a record nor a position"))?;
    AnyGame::arrange(&layout).with_context(|| format!("{name} is not a position that can be played"))
}

impl Source {
    /// Reads a file that should contain `expected`; `-` is standard input. It can be compressed, and begin with a byte order
    /// mark.
    ///
    /// # Errors
    /// If the file cannot be read or is not text.
    pub fn read(path: &str, expected: &str) -> anyhow::Result<Source> {
        let (name, bytes) = if path == "-" {
            let mut bytes = Vec::new();
            (String::from("standard input"), io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes))
        } else {
            (path.to_owned(), fs::read(path))
        };
        let bytes = bytes.and_then(decompressed).with_context(|| format!("{name} cannot be read"))?;
        let Ok(text) = String::from_utf8(bytes) else {
            bail!("{name} is not {expected}: it is not UTF-8");
        };
        Ok(Source { name, text: without_mark(&text).to_owned() })
    }

    /// The position of a state as JSON.
    fn state(self) -> anyhow::Result<AnyGame> {
        let Source { name, text } = self;
        let position = read_position_json(&text).map_err(|error| match error {
            PositionError::Shape(message) => anyhow!("{name} is not a state: {message}"),
            PositionError::Faults(faults) => {
                let first = faults
                    .into_iter()
                    .next()
                    .map(|FaultLine { path, message, .. }| format!(": {path}: {message}"));
                anyhow!("{name} is not a position that can be played{}", first.unwrap_or_default())
            }
        })?;
        Ok(AnyGame::arrange(&position.layout).expect("reading has checked the position"))
    }

    fn record(self) -> anyhow::Result<Sitting> {
        let Source { name, text } = self;
        let ended = if text.ends_with('\n') { text.clone() } else { format!("{text}\n") };
        // A last line without a line break is either complete, typed by hand, or cut off because a program was
        // killed while it wrote. Drop the line in the second case, as resuming the game does.
        let opened = Sitting::read(&ended).or_else(|faults| Sitting::read(&text).map_err(|_| faults));
        Ok(opened.with_context(|| format!("{name} is not a record that can be replayed"))?.sitting)
    }
}

/// The content of a file, which may be compressed with gzip.
fn decompressed(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes);
    }
    let mut content = Vec::new();
    MultiGzDecoder::new(bytes.as_slice()).read_to_end(&mut content)?;
    Ok(content)
}
