//! Tables in Parquet files, written column by column.

use std::fs::File;
use std::sync::Arc;

use anyhow::{Context, ensure};
use parquet::basic::Compression;
use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use talon_wire::Verdict;

use super::row::{Row, Rows, Series};

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

/// Writes a table and returns the file.
pub(super) fn write(
    file: File,
    series: &Series,
    mut rows: impl Iterator<Item = Row>,
) -> anyhow::Result<File> {
    let schema = Arc::new(parse_message_type(SCHEMA)?);
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut table = SerializedFileWriter::new(file, schema, Arc::new(properties))?;
    loop {
        let group: Vec<Row> = rows.by_ref().take(GROUP).collect();
        if group.is_empty() {
            return Ok(table.into_inner()?);
        }
        let mut columns = Columns(table.next_row_group()?);
        columns.write_series(series, &group)?;
        columns.0.close()?;
    }
}

/// The unwritten columns of a group of rows.
struct Columns<'a>(SerializedRowGroupWriter<'a, File>);

impl Columns<'_> {
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

/// The rows of a table.
pub(super) fn read(file: File) -> anyhow::Result<(Series, Rows)> {
    let table = SerializedFileReader::new(file)?;
    let schema = parse_message_type(SCHEMA)?;
    ensure!(
        table.metadata().file_metadata().schema().get_fields() == schema.get_fields(),
        "its columns are not those of a census"
    );
    ensure!(table.num_row_groups() > 0, "it contains no deal");
    let (series, _) = Group::read(&*table.get_row_group(0)?)?.rows()?;
    let same = series.clone();
    let groups = (0..table.num_row_groups()).map(move |group| {
        let (found, rows) = Group::read(&*table.get_row_group(group)?)?.rows()?;
        ensure!(found == same, "one part is about \"{found}\", another about \"{same}\"");
        Ok(rows)
    });
    let rows = groups.flat_map(|group: anyhow::Result<Vec<Row>>| match group {
        Ok(rows) => rows.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(error)],
    });
    Ok((series, Box::new(rows)))
}

/// The columns of a group of rows.
struct Group {
    series: [Vec<ByteArray>; 4],
    deals: Vec<i64>,
    verdicts: Vec<ByteArray>,
    scores: Vec<Option<i32>>,
    line_lengths: Vec<Option<i32>>,
    nodes: Vec<i64>,
    microseconds: Vec<i64>,
}

impl Group {
    fn read(group: &dyn RowGroupReader) -> anyhow::Result<Group> {
        let text = |place| column::<ByteArrayType>(group, place);
        let number = |place| column::<Int64Type>(group, place);
        Ok(Group {
            series: [text(0)?, text(1)?, text(2)?, text(9)?],
            deals: number(3)?,
            verdicts: text(4)?,
            scores: column_if_known(group, 5)?,
            line_lengths: column_if_known(group, 6)?,
            nodes: number(7)?,
            microseconds: number(8)?,
        })
    }

    /// The rows and their series.
    fn rows(&self) -> anyhow::Result<(Series, Vec<Row>)> {
        for column in &self.series {
            ensure!(column.windows(2).all(|pair| pair[0] == pair[1]), "it holds more than one kind of deal");
        }
        let [game, options, goal, solver] = &self.series;
        let text = |column: &[ByteArray]| -> anyhow::Result<String> {
            Ok(column.first().context("it contains no deal")?.as_utf8()?.to_owned())
        };
        let series = Series::read(&text(game)?, &text(options)?, &text(goal)?, &text(solver)?)?;
        let rows: anyhow::Result<Vec<Row>> = (0..self.deals.len()).map(|place| self.row(place)).collect();
        Ok((series, rows?))
    }

    fn row(&self, place: usize) -> anyhow::Result<Row> {
        let known = |number: Option<i32>| number.map(u32::try_from).transpose();
        Ok(Row {
            deal: self.deals[place].try_into()?,
            verdict: read_verdict(&self.verdicts[place])?,
            score: known(self.scores[place])?,
            line_length: known(self.line_lengths[place])?,
            nodes: self.nodes[place].try_into()?,
            microseconds: self.microseconds[place].try_into()?,
        })
    }
}

fn read_verdict(text: &ByteArray) -> anyhow::Result<Verdict> {
    let all = [Verdict::Won, Verdict::Lost, Verdict::Unknown];
    let found = all.into_iter().find(|verdict| verdict.as_str().as_bytes() == text.data());
    found.context("a verdict is won, lost or unknown")
}

/// The values of a required column.
fn column<T: DataType>(group: &dyn RowGroupReader, place: usize) -> anyhow::Result<Vec<T::T>> {
    let (_, values) = values::<T>(group, place)?;
    let count = usize::try_from(group.metadata().num_rows())?;
    ensure!(values.len() == count, "a column is shorter than the others");
    Ok(values)
}

/// The values of an optional column.
fn column_if_known(group: &dyn RowGroupReader, place: usize) -> anyhow::Result<Vec<Option<i32>>> {
    let (is_known, values) = values::<Int32Type>(group, place)?;
    let mut values = values.into_iter();
    let column: Vec<Option<i32>> =
        is_known.into_iter().map(|known| if known == 1 { values.next() } else { None }).collect();
    ensure!(
        column.len() == usize::try_from(group.metadata().num_rows())?,
        "a column is shorter than the others"
    );
    Ok(column)
}

/// The definition levels of a column, which only an optional column has, and its values.
fn values<T: DataType>(group: &dyn RowGroupReader, place: usize) -> anyhow::Result<(Vec<i16>, Vec<T::T>)> {
    let count = usize::try_from(group.metadata().num_rows())?;
    let (mut is_known, mut values) = (Vec::new(), Vec::new());
    let mut reader = get_typed_column_reader::<T>(group.get_column_reader(place)?);
    reader.read_records(count, Some(&mut is_known), None, &mut values)?;
    Ok((is_known, values))
}
