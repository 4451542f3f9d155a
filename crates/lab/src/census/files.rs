//! Finished tables with one row per deal, as CSV or Parquet.

use std::fs::File;

use anyhow::{Context, ensure};
use talon_census::{Row, Rows, Series, parquet_file};

use super::csv_file;
use crate::table_file::{Format, TableFile};

/// Writes all rows at once, so that a table that exists is complete.
///
/// # Errors
/// If it cannot be written, or if there are not `count` rows.
pub(super) fn write(
    table: &TableFile,
    series: &Series,
    count: u64,
    rows: impl Iterator<Item = Row>,
) -> anyhow::Result<()> {
    table.replace(|file, format| {
        let mut written = 0;
        let rows = rows.inspect(|_| written += 1);
        let file = match format {
            Format::Csv => csv_file::write(file, series, rows)?,
            Format::Parquet => parquet_file::write(file, series, &[], rows)?,
        };
        ensure!(written == count, "only {written} of {count} deals are in the journal");
        Ok(file)
    })
}

/// The series and the rows of the file. Rows are read on demand.
///
/// # Errors
/// If it is not a table of a census. Each row can be an error too.
pub(super) fn read(table: &TableFile) -> anyhow::Result<(Series, Rows)> {
    let name = table.path().display().to_string();
    let cannot = format!("{name} cannot be read as the table of a census");
    let file = File::open(table.path()).with_context(|| format!("{name} cannot be read"))?;
    let read = match table.format() {
        Format::Csv => csv_file::read(file),
        Format::Parquet => parquet_file::read(file),
    };
    let (series, rows) = read.with_context(|| cannot.clone())?;
    let rows = rows.map(move |row| row.with_context(|| cannot.clone()));
    Ok((series, Box::new(rows)))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use talon_census::COLUMNS;
    use talon_rules::AnyOptions;
    use talon_rules::GameName;
    use talon_wire::{Goal, Verdict};

    use super::*;

    fn series() -> Series {
        Series::new(AnyOptions::usual(GameName::LadyJane), Goal::Score)
    }

    /// Rows of every kind, more than one group, up to the largest possible numbers.
    fn rows() -> impl Iterator<Item = Row> {
        let verdicts = [Verdict::Won, Verdict::Lost, Verdict::Unknown];
        (0..100_000).map(move |deal| Row {
            deal: if deal == 99_999 { (1 << 53) - 1 } else { deal },
            verdict: verdicts[deal as usize % 3],
            score: (deal % 5 > 0).then_some(deal as u32 % 53),
            line_length: (deal % 7 > 0).then_some(deal as u32),
            nodes: deal.pow(3),
            microseconds: deal.pow(2),
        })
    }

    #[test]
    fn both_formats_preserve_every_row() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["table.csv", "table.parquet"] {
            let file: TableFile = folder.path().join(name).to_str().unwrap().parse().expect("a name");
            write(&file, &series(), 100_000, rows()).expect("it can be written");
            let (found, read) = read(&file).expect("it can be read");
            assert_eq!(found, series());
            assert!(read.map(|row| row.expect("a row")).eq(rows()), "{name}");
            assert!(!file.path_with(".new").exists());
        }
    }

    #[test]
    fn a_table_with_too_few_rows_is_not_written() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["table.csv", "table.parquet"] {
            let file: TableFile = folder.path().join(name).to_str().unwrap().parse().expect("a name");
            write(&file, &series(), 100_001, rows()).expect_err("a row is missing");
            assert!(!file.path().exists());
        }
    }

    #[test]
    fn invalid_tables_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let line = COLUMNS.join(",");
        let row = "yield,\"ranks 13, rows 7\",win,0,won,52,40,1,1,0";
        for text in [
            String::new(),
            "hello".to_owned(),
            format!("{line}\n"),
            format!("{line}\n{row}\nyield,\"ranks 11, rows 6\",win,1,won,52,40,1,1,0\n"),
            format!("{line}\n{row}\n{row},5\n"),
            format!("{line}\n{}\n", row.replace("won", "draw")),
            format!("{line}\n{}\n", row.replace("yield", "chess")),
            format!("{line}\n{}\n", row.replace("52", "-1")),
        ] {
            for name in ["table.csv", "table.parquet"] {
                let file: TableFile = folder.path().join(name).to_str().unwrap().parse().expect("a name");
                fs::write(file.path(), &text).expect("it can be written");
                let read = read(&file).and_then(|(_, mut rows)| rows.try_for_each(|row| row.map(|_| ())));
                assert!(read.is_err(), "{name}: {text}");
            }
        }
    }
}
