//! Reads and combines finished tables.

use std::iter::Peekable;

use anyhow::{Context, ensure};
use talon_census::{Row, Rows, Series};

use super::files::read as read_file;
use crate::table_file::TableFile;

/// A table while it is read.
struct Source<'a> {
    file: &'a TableFile,
    rows: Peekable<Rows>,
    last: Option<u64>,
}

impl Source<'_> {
    /// The number of the next deal; `None` at the end.
    fn next_deal(&mut self) -> anyhow::Result<Option<u64>> {
        match self.rows.next_if(Result::is_err) {
            Some(error) => error.map(|_| None),
            None => Ok(self.rows.peek().and_then(|row| Some(row.as_ref().ok()?.deal))),
        }
    }

    /// Returns the next row, which must have a higher number than the last one.
    fn take(&mut self) -> anyhow::Result<Row> {
        let row = self.rows.next().context("the table has a next row")??;
        let name = self.file.path().display();
        ensure!(
            self.last < Some(row.deal),
            "{name} is not in order: deal {} comes too late or twice",
            row.deal
        );
        self.last = Some(row.deal);
        Ok(row)
    }
}

/// Merges tables deal by deal and returns their series.
///
/// # Errors
/// If a table cannot be read, the series differ, or a deal is in two tables.
pub(super) fn read(files: &[TableFile], mut take: impl FnMut(&Row)) -> anyhow::Result<Series> {
    let (series, mut sources) = open(files)?;
    loop {
        let mut next: Option<(u64, usize)> = None;
        for (place, source) in sources.iter_mut().enumerate() {
            let Some(deal) = source.next_deal()? else { continue };
            if let Some((same, other)) = next.filter(|(other, _)| *other == deal) {
                let [one, other] = [&files[other], &files[place]].map(|file| file.path().display());
                anyhow::bail!("deal {same} is in {one} and in {other}: give only one of them");
            }
            next = next.filter(|(other, _)| *other < deal).or(Some((deal, place)));
        }
        let Some((_, place)) = next else { return Ok(series) };
        take(&sources[place].take()?);
    }
}

/// Opens all tables, which must have the same series.
fn open(files: &[TableFile]) -> anyhow::Result<(Series, Vec<Source<'_>>)> {
    let mut common: Option<(Series, &TableFile)> = None;
    let mut sources = Vec::new();
    for file in files {
        let (series, rows) = read_file(file)?;
        if let Some((same, first)) = &common {
            let [first, name] = [first, file].map(|file| file.path().display());
            ensure!(
                series == *same,
                "{name} is about \"{series}\", {first} about \"{same}\": report each alone"
            );
        }
        common.get_or_insert((series, file));
        sources.push(Source { file, rows: rows.peekable(), last: None });
    }
    let (series, _) = common.context("there is no table")?;
    Ok((series, sources))
}
