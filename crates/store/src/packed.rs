//! The log of a match that ended a while ago as one value: the JSON of its entries, compressed (P. Deutsch: DEFLATE, RFC
//! 1951).

use std::io::{Error, Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use serde::{Deserialize, Serialize};
use talon_hall::{CommandId, Time};

use crate::columns::{seat, seat_number};
use crate::records::StoredEntry;

/// An entry without its number, which is its place: `at`, `done`, seat, command and body.
#[derive(Serialize, Deserialize)]
struct Row(Time, Time, i16, CommandId, String);

/// Packs all entries of a log.
pub(crate) fn pack(log: &[StoredEntry]) -> Vec<u8> {
    let rows: Vec<Row> = log
        .iter()
        .map(|entry| Row(entry.at, entry.done, seat_number(entry.seat), entry.command, entry.body.clone()))
        .collect();
    let json = serde_json::to_vec(&rows).expect("rows have no keys");
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&json).and_then(|()| encoder.finish()).expect("memory takes all bytes")
}

/// The entries of a packed log.
///
/// # Errors
/// If the bytes are no packed log.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Vec<StoredEntry>, Error> {
    let mut json = Vec::new();
    DeflateDecoder::new(bytes).read_to_end(&mut json)?;
    let rows: Vec<Row> = serde_json::from_slice(&json)?;
    Ok((0..)
        .zip(rows)
        .map(|(seq, Row(at, done, number, command, body))| StoredEntry {
            seq,
            at,
            done,
            seat: seat(number),
            command,
            body,
        })
        .collect())
}
