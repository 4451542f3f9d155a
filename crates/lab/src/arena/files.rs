//! The finished table of an arena with one row per deal, as CSV or Parquet.

use std::fs::{self, File};
use std::sync::Arc;

use anyhow::{Context, ensure};
use parquet::basic::Compression;
use parquet::data_type::Int64Type;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::contest::Contest;
use super::row::Row;
use super::summary::Report;
use crate::journal::Journaled;
use crate::table_file::{Format, TableFile};

/// The columns in order; all contain numbers.
const COLUMNS: [&str; 9] = [
    "deal",
    "south",
    "north",
    "moves_a",
    "microseconds_a",
    "moves_b",
    "microseconds_b",
    "forfeits_a",
    "forfeits_b",
];

/// The results of a contest that is finished, from beside its file. `None` if there is no such file, or if the program was
/// ended just before it stored the results.
///
/// # Errors
/// If the file is of another contest.
pub(super) fn finished(out: &TableFile, contest: &Contest) -> anyhow::Result<Option<Report>> {
    if !out.path().exists() || out.path_with(".partial").exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(out.path_with(".report")).unwrap_or_default();
    let report: Option<Report> = serde_json::from_str(&text).ok();
    let report = report.filter(|report| report.contest == contest.description());
    ensure!(
        report.is_some(),
        "{} already exists, of another contest: choose another file",
        out.path().display()
    );
    Ok(report)
}

/// Stores the results of a finished contest beside its file.
///
/// # Errors
/// If they cannot be written.
pub(super) fn write_report(out: &TableFile, report: &Report) -> anyhow::Result<()> {
    let path = out.path_with(".report");
    let text = serde_json::to_string_pretty(report)? + "\n";
    fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))
}

/// Writes all rows at once, so that a table that exists is complete.
///
/// # Errors
/// If it cannot be written, or if there are too few rows.
pub(super) fn write(
    out: &TableFile,
    contest: &Contest,
    rows: impl Iterator<Item = Row>,
) -> anyhow::Result<()> {
    let rows: Vec<Row> = rows.collect();
    ensure!(
        rows.len() as u64 == contest.pairs,
        "only {} of {} deals are in the journal",
        rows.len(),
        contest.pairs
    );
    out.replace(|file, format| match format {
        Format::Csv => write_csv(file, &rows),
        Format::Parquet => write_parquet(file, &rows),
    })
}

fn write_csv(file: File, rows: &[Row]) -> anyhow::Result<File> {
    let mut table = csv::Writer::from_writer(file);
    for row in rows {
        table.serialize(row)?;
    }
    Ok(table.into_inner()?)
}

fn write_parquet(file: File, rows: &[Row]) -> anyhow::Result<File> {
    let columns: String = COLUMNS.iter().map(|name| format!("required int64 {name};\n")).collect();
    let schema = Arc::new(parse_message_type(&format!("message arena {{\n{columns}}}"))?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut table = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    let mut group = table.next_row_group()?;
    for place in 0..COLUMNS.len() {
        let values = rows.iter().map(|row| Ok(numbers(row)?[place])).collect::<anyhow::Result<Vec<i64>>>()?;
        let mut column = group.next_column()?.context("there are as many columns as in the schema")?;
        column.typed::<Int64Type>().write_batch(&values, None, None)?;
        column.close()?;
    }
    group.close()?;
    Ok(table.into_inner()?)
}

/// A row in the order of the columns.
fn numbers(row: &Row) -> anyhow::Result<[i64; COLUMNS.len()]> {
    Ok([
        row.deal.try_into()?,
        row.south.into(),
        row.north.into(),
        row.moves_a.try_into()?,
        row.microseconds_a.try_into()?,
        row.moves_b.try_into()?,
        row.microseconds_b.try_into()?,
        row.forfeits_a.into(),
        row.forfeits_b.into(),
    ])
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::super::player::Contestant;
    use super::*;

    fn contest() -> Contest {
        let player = "best".parse::<Contestant>().expect("a player");
        let players = [player.clone(), player];
        Contest { players, pairs: 5, ms: None, nodes: None, seed: 3, is_match: false, done: 0 }
    }

    fn rows() -> Vec<Row> {
        (3..8)
            .map(|deal| Row { deal, south: -2, north: 12, moves_a: 8, forfeits_b: 1, ..Row::default() })
            .collect()
    }

    #[test]
    fn both_formats_preserve_every_row() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        for name in ["table.csv", "table.parquet"] {
            let out: TableFile = path(name).to_str().expect("a text").parse().expect("a name");
            write(&out, &contest(), rows().into_iter().skip(1)).expect_err("a row is missing");
            write(&out, &contest(), rows().into_iter()).expect("it can be written");
        }
        let text = std::fs::read_to_string(path("table.csv")).expect("a text");
        assert!(
            text.starts_with(&COLUMNS.join(",")) && text.lines().nth(5) == Some("7,-2,12,8,0,0,0,0,1"),
            "{text}"
        );
        let table =
            SerializedFileReader::new(File::open(path("table.parquet")).expect("a file")).expect("a table");
        let read: Vec<_> = table.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
        assert_eq!(read.len(), 5);
        assert_eq!((read[4].get_long(0).expect("a deal"), read[4].get_long(2).expect("points")), (7, 12));
    }
}
