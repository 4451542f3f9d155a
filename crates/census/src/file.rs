//! The file of a unit: a Parquet table whose metadata contain the plan, the results and a checksum.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use anyhow::{Context, ensure};
use bytes::Bytes;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::parquet_file;
use super::plan::Plan;
use super::results::{UnitResults, kept};
use super::row::Row;

/// The names of the metadata.
const PLAN: &str = "talon.plan";
const RESULTS: &str = "talon.results";
const CHECKSUM: &str = "talon.checksum";

/// The text before the digits of the checksum in the file.
const BEFORE_DIGITS: &str = "sha256 of this file with zeros here: ";

/// The number of digits of a checksum.
const DIGITS: usize = 64;

/// The bytes of a unit's file.
///
/// # Errors
/// If the table cannot be written, which does not happen in memory.
pub fn encode(plan: &Plan, results: &UnitResults, rows: &[Row]) -> anyhow::Result<Vec<u8>> {
    let texts = [plan.to_json(), serde_json::to_string(results)?, format!("{BEFORE_DIGITS}{:0DIGITS$}", 0)];
    let metadata = [(PLAN, &*texts[0]), (RESULTS, &*texts[1]), (CHECKSUM, &*texts[2])];
    let rows = kept(rows, results.keep);
    let mut bytes = parquet_file::write(Vec::new(), &plan.series()?, &metadata, rows.iter().copied())?;
    let start = digits(&bytes).context("the checksum is in the metadata")?;
    let checksum = HEXLOWER.encode(&Sha256::digest(&bytes));
    bytes[start..start + DIGITS].copy_from_slice(checksum.as_bytes());
    Ok(bytes)
}

/// Checks that a path is free or a file. A folder, a pipe, a link to nothing or in a circle could be neither read nor
/// replaced, and a pipe waits for ever for a program at its other end, so none of them is opened.
///
/// # Errors
/// If there is something else, or the system does not say.
pub(crate) fn exists(path: &Path) -> io::Result<bool> {
    let link = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        metadata => metadata?.is_symlink(),
    };
    let kind = match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => return Ok(true),
        // It has been removed in between.
        Err(error) if error.kind() == ErrorKind::NotFound && !link => return Ok(false),
        Ok(metadata) if metadata.is_dir() => "it is a folder",
        Ok(_) => "it is no file",
        Err(error) if error.kind() == ErrorKind::NotFound => "it is a link to nothing",
        Err(error) => return Err(error),
    };
    Err(io::Error::other(kind))
}

/// The bytes of a file; `None` if the path is free.
///
/// # Errors
/// If it cannot be read, or is no file.
pub(crate) fn read(path: &Path) -> io::Result<Option<Vec<u8>>> {
    if !exists(path)? {
        return Ok(None);
    }
    match fs::read(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        bytes => bytes.map(Some),
    }
}

/// Reads the plan and the results in the bytes of a file. Every byte must be what was written.
///
/// # Errors
/// If it is damaged, or is the file of something else or of another version.
pub fn decode(bytes: Vec<u8>) -> anyhow::Result<(Plan, UnitResults)> {
    check(&bytes)?;
    let metadata = parquet_file::read_metadata(Bytes::from(bytes))?;
    let text = |name: &str| metadata.get(name).with_context(|| format!("it has no {name}"));
    let plan = Plan::from_json(text(PLAN)?)?;
    let results = serde_json::from_str(text(RESULTS)?).context("its results cannot be read")?;
    Ok((plan, results))
}

/// Compares the checksum in a file with its bytes.
fn check(bytes: &[u8]) -> anyhow::Result<()> {
    let start = digits(bytes).context("it is torn, or not a file of a census in blocks")?;
    let (before, rest) = bytes.split_at(start);
    let (checksum, after) = rest.split_at(DIGITS);
    let hash = Sha256::new_with_prefix(before).chain_update([b'0'; DIGITS]).chain_update(after);
    ensure!(checksum == HEXLOWER.encode(&hash.finalize()).as_bytes(), "its checksum is wrong: it is damaged");
    Ok(())
}

/// The place of the checksum's digits: those near the end, because other texts could contain the same words.
fn digits(bytes: &[u8]) -> Option<usize> {
    let words = BEFORE_DIGITS.as_bytes();
    let start = bytes.windows(words.len()).rposition(|window| window == words)? + words.len();
    (start + DIGITS <= bytes.len()).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::super::search::Limits;
    use talon_rules::{AnyOptions, GameName};
    use talon_wire::{Goal, Verdict};

    use super::super::results::{Keep, Recheck};
    use super::super::row::Series;
    use super::super::unit::Unit;
    use super::*;

    fn example(keep: Keep) -> (Plan, UnitResults, Vec<u8>) {
        let game = GameName::Yield;
        let plan = Plan::new(&Series::new(AnyOptions::usual(game), Goal::Win), Limits::usual(game), 4);
        let verdicts = [Verdict::Won, Verdict::Lost, Verdict::Lost, Verdict::Unknown];
        let row = |(deal, verdict)| Row {
            deal,
            verdict,
            score: Some(5),
            line_length: None,
            nodes: deal,
            microseconds: 3,
        };
        let rows: Vec<Row> = (8..).zip(verdicts).map(row).collect();
        let results = UnitResults::new(Unit::Block(2), keep, &rows, Recheck::default());
        let bytes = encode(&plan, &results, &rows).expect("it can be written");
        (plan, results, bytes)
    }

    #[test]
    fn what_was_written_is_read() {
        for keep in [Keep::All, Keep::Rare] {
            let (plan, results, bytes) = example(keep);
            assert_eq!(decode(bytes).expect("it can be read"), (plan, results));
        }
    }

    /// No flipped bit goes unnoticed, not even one that only other programs read, and no torn file.
    #[test]
    fn every_damaged_byte_and_every_torn_file_is_noticed() {
        let (_, _, bytes) = example(Keep::All);
        assert!(check(&bytes).is_ok());
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1 << (place % 8);
            assert!(check(&damaged).is_err(), "byte {place}");
            assert!(check(&bytes[..place]).is_err(), "the first {place} bytes");
        }
        assert!(check(&[&bytes[..], b"more"].concat()).is_err());
    }
}
