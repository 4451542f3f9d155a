//! Tables in Parquet files, written column by column.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, ensure};
use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{ChunkReader, FileReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::record::{Row as Columns, RowAccessor};
use parquet::schema::parser::parse_message_type;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error as ValueError;
use talon_wire::Verdict;

use super::row::{Line, Row, Rows, Series, read_lines};

/// The types of the columns.
const SCHEMA: &str = "
    message census {
        required binary game (UTF8);
        required binary options (UTF8);
        required binary goal (UTF8);
        required int64 deal;
        required binary verdict (UTF8);
        optional int32 score;
        optional int32 line_length;
        required int64 nodes;
        required int64 microseconds;
        required binary solver (UTF8);
    }";

/// The number of rows in a group, the unit of reading and writing.
const GROUP: usize = 1 << 16;

/// Writes a table and returns the output. The metadata are texts with names, for the file's end.
pub fn write<W: Write + Send>(
    output: W,
    series: &Series,
    metadata: &[(&str, &str)],
    mut rows: impl Iterator<Item = Row>,
) -> anyhow::Result<W> {
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    let metadata = metadata.iter().map(|(name, text)| KeyValue::new((*name).to_owned(), (*text).to_owned()));
    let properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_key_value_metadata(Some(metadata.collect()))
        .build();
    let mut table = SerializedFileWriter::new(output, schema, Arc::new(properties))?;
    loop {
        let group: Vec<Row> = rows.by_ref().take(GROUP).collect();
        if group.is_empty() {
            return Ok(table.into_inner()?);
        }
        let mut columns = Group(table.next_row_group()?);
        columns.write_series(series, &group)?;
        columns.0.close()?;
    }
}

/// The unwritten columns of a group of rows.
struct Group<'a, W: Write>(SerializedRowGroupWriter<'a, W>);

impl<W: Write + Send> Group<'_, W> {
    /// Writes all columns.
    fn write_series(&mut self, series: &Series, rows: &[Row]) -> anyhow::Result<()> {
        self.texts(rows, |_| series.options.game().as_str())?;
        let options = series.options.to_text();
        self.texts(rows, |_| &options)?;
        self.texts(rows, |_| series.goal.as_str())?;
        self.numbers(rows, |row| row.deal)?;
        self.texts(rows, |row| row.verdict.as_str())?;
        self.numbers_if_known(rows, |row| row.score)?;
        self.numbers_if_known(rows, |row| row.line_length)?;
        self.numbers(rows, |row| row.nodes)?;
        self.numbers(rows, |row| row.microseconds)?;
        self.texts(rows, |_| &series.solver)
    }

    fn texts<'a>(&mut self, rows: &[Row], text: impl Fn(&Row) -> &'a str) -> anyhow::Result<()> {
        let texts: Vec<ByteArray> = rows.iter().map(|row| text(row).into()).collect();
        self.column::<ByteArrayType>(&texts, None)
    }

    fn numbers(&mut self, rows: &[Row], number: impl Fn(&Row) -> u64) -> anyhow::Result<()> {
        let numbers: Result<Vec<i64>, _> = rows.iter().map(|row| number(row).try_into()).collect();
        self.column::<Int64Type>(&numbers?, None)
    }

    fn numbers_if_known(&mut self, rows: &[Row], number: impl Fn(&Row) -> Option<u32>) -> anyhow::Result<()> {
        let numbers: Result<Vec<i32>, _> = rows.iter().filter_map(&number).map(TryInto::try_into).collect();
        let is_known: Vec<i16> = rows.iter().map(|row| number(row).is_some().into()).collect();
        self.column::<Int32Type>(&numbers?, Some(&is_known))
    }

    fn column<T: DataType>(&mut self, values: &[T::T], is_known: Option<&[i16]>) -> anyhow::Result<()> {
        let mut column = self.0.next_column()?.context("there are as many columns as in the schema")?;
        column.typed::<T>().write_batch(values, is_known, None)?;
        Ok(column.close()?)
    }
}

/// The texts in the metadata of a file, by name.
pub fn read_metadata(file: impl ChunkReader + 'static) -> anyhow::Result<BTreeMap<String, String>> {
    let table = SerializedFileReader::new(file)?;
    let metadata = table.metadata().file_metadata().key_value_metadata().cloned().unwrap_or_default();
    Ok(metadata.into_iter().filter_map(|entry| Some((entry.key, entry.value?))).collect())
}

/// The rows of a table.
pub fn read(file: File) -> anyhow::Result<(Series, Rows)> {
    let table = SerializedFileReader::new(file)?;
    let schema = parse_message_type(SCHEMA)?;
    ensure!(
        table.metadata().file_metadata().schema().get_fields() == schema.get_fields(),
        "its columns are not those of a census"
    );
    read_lines(table.into_iter().map(|columns| line(&columns?)?.parts()))
}

/// The line of a row whose columns have the types of the schema.
fn line(columns: &Columns) -> anyhow::Result<Line<'_>> {
    let text = |place| columns.get_string(place).map(String::as_str);
    let number = |place| Ok::<u64, anyhow::Error>(columns.get_long(place)?.try_into()?);
    // A column without a value has the type of none.
    let if_known = |place| columns.get_int(place).ok().map(u32::try_from).transpose();
    Ok(Line {
        game: text(0)?,
        options: text(1)?,
        goal: text(2)?,
        deal: number(3)?,
        verdict: Verdict::deserialize(IntoDeserializer::<ValueError>::into_deserializer(text(4)?))?,
        score: if_known(5)?,
        line_length: if_known(6)?,
        nodes: number(7)?,
        microseconds: number(8)?,
        solver: text(9)?,
    })
}
