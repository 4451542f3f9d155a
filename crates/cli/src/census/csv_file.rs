//! Tables in CSV files.

use std::fs::File;
use std::io::BufReader;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};
use talon_wire::Verdict;

use super::row::{COLUMNS, Row, Rows, Series};

/// A line of the table.
#[derive(Serialize, Deserialize)]
struct Line<'a> {
    game: &'a str,
    options: &'a str,
    goal: &'a str,
    deal: u64,
    verdict: Verdict,
    score: Option<u32>,
    line_length: Option<u32>,
    nodes: u64,
    microseconds: u64,
    solver: &'a str,
}

impl Line<'_> {
    fn row(&self) -> Row {
        Row {
            deal: self.deal,
            verdict: self.verdict,
            score: self.score,
            line_length: self.line_length,
            nodes: self.nodes,
            microseconds: self.microseconds,
        }
    }

    fn series(&self) -> anyhow::Result<Series> {
        Series::read(self.game, self.options, self.goal, self.solver)
    }
}

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
    let mut records = table.into_records();
    let first = records.next().context("it contains no deal")??;
    let first_line: Line<'_> = first.deserialize(Some(&names))?;
    let (series, first_row) = (first_line.series()?, first_line.row());
    let same = series.clone();
    let others = records.map(move |record| {
        let record = record?;
        let line: Line<'_> = record.deserialize(Some(&names))?;
        let found = line.series()?;
        ensure!(found == same, "deal {} is about \"{found}\", those before about \"{same}\"", line.deal);
        Ok(line.row())
    });
    Ok((series, Box::new(std::iter::once(Ok(first_row)).chain(others))))
}
