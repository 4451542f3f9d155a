//! Tables in CSV files.

use std::fs::File;
use std::io::BufReader;

use anyhow::ensure;
use talon_census::{COLUMNS, Line, Row, Rows, Series, read_lines};

/// Writes a table and returns the file.
pub(super) fn write(file: File, series: &Series, rows: impl Iterator<Item = Row>) -> anyhow::Result<File> {
    let mut table = csv::Writer::from_writer(file);
    let options = series.options.to_text();
    for row in rows {
        table.serialize(Line {
            game: series.options.game().as_str(),
            options: &options,
            goal: series.goal.as_str(),
            deal: row.deal,
            verdict: row.verdict,
            score: row.score,
            line_length: row.line_length,
            nodes: row.nodes,
            microseconds: row.microseconds,
            solver: &series.solver,
        })?;
    }
    Ok(table.into_inner()?)
}

/// The rows of a table.
pub(super) fn read(file: File) -> anyhow::Result<(Series, Rows)> {
    let mut table = csv::Reader::from_reader(BufReader::new(file));
    let names = table.headers()?.clone();
    ensure!(names.iter().eq(COLUMNS), "its columns are not {}", COLUMNS.join(", "));
    read_lines(table.into_records().map(move |record| record?.deserialize::<Line<'_>>(Some(&names))?.parts()))
}
