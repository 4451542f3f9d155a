//! The results so far, in a file that survives the end of the program at any moment.
//!
//! A journal starts with a description of the work. After an empty line come chunks of rows: a line with their number and
//! their checksum, then one line per row. The rows are the first ones of the work, in order, so their number says what
//! remains to be done. A chunk that is cut off or does not match its checksum ends the journal: its rows are computed
//! again.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::table_file::TableFile;

/// Work whose rows are stored in a journal.
pub(crate) trait Journaled {
    /// A row of results.
    type Row: Serialize + DeserializeOwned;

    /// The name of the work in messages.
    const NAME: &'static str;

    /// A description that identifies the work: lines with a name and a value.
    fn description(&self) -> String;

    /// The number of rows of the complete work.
    fn count(&self) -> u64;

    /// Returns true if a row belongs at this place.
    fn fits(&self, place: u64, row: &Self::Row) -> bool;
}

/// An upper bound of the bytes of a header.
const MOST_HEADER: u64 = 4096;

/// An upper bound of the rows of a chunk.
const MOST_ROWS: usize = 1 << 16;

/// The journal of unfinished work.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    path: PathBuf,
    /// The position of the first chunk.
    start: u64,
}

impl Journal {
    /// Opens or creates the journal of this work. `take` gets the rows in it.
    ///
    /// # Errors
    /// If it cannot be read or written, belongs to other work, or is open in another program.
    pub(crate) fn open<W: Journaled>(
        path: &Path,
        work: &W,
        mut take: impl FnMut(W::Row),
    ) -> anyhow::Result<Journal> {
        let name = path.display();
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.with_context(|| format!("{name} cannot be written"))?;
        // On file systems without locks, a second talon goes unnoticed.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            bail!("{name} is being written by another talon");
        }
        let header = header(work);
        let mut end = header.len() as u64;
        if has_header::<W>(&file, &header).with_context(|| format!("{name} cannot be resumed"))? {
            file.seek(SeekFrom::Start(end))?;
            let mut chunks = Chunks::new(&file, work);
            chunks.by_ref().flatten().for_each(&mut take);
            end += chunks.bytes;
        } else {
            file.rewind()?;
            file.write_all(header.as_bytes()).with_context(|| format!("{name} cannot be written"))?;
        }
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(Journal { file, path: path.to_owned(), start: header.len() as u64 })
    }

    /// Opens the journal of a table in a file, beside that file; `None` without a file.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub(crate) fn of_table<W: Journaled>(
        out: Option<&TableFile>,
        work: &W,
        take: impl FnMut(W::Row),
    ) -> anyhow::Result<Option<Journal>> {
        out.map(|out| Journal::open(&out.path_with(".partial"), work, take)).transpose()
    }

    /// Removes the file of a journal whose rows are elsewhere.
    ///
    /// # Errors
    /// If it cannot be removed.
    pub(crate) fn remove(self) -> anyhow::Result<()> {
        drop(self.file);
        fs::remove_file(&self.path).with_context(|| format!("{} cannot be removed", self.path.display()))
    }

    /// Appends the next rows: all of them or, if the program is ended now, none.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn append(&mut self, rows: &[impl Serialize]) -> anyhow::Result<()> {
        let mut lines = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
        for row in rows {
            lines.serialize(row)?;
        }
        let lines = lines.into_inner()?;
        let mut chunk = format!("chunk {} {:08x}\n", rows.len(), crc32fast::hash(&lines)).into_bytes();
        chunk.extend(lines);
        self.file.write_all(&chunk).with_context(|| {
            let name = self.path.display();
            format!("{name} cannot be written, but its rows are safe: the same command continues from there")
        })
    }

    /// All rows, from the first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn rows<'a, W: Journaled>(
        &'a mut self,
        work: &'a W,
    ) -> io::Result<impl Iterator<Item = W::Row> + 'a> {
        self.file.seek(SeekFrom::Start(self.start))?;
        Ok(Chunks::new(&self.file, work).flatten())
    }
}

/// The header of a journal of this work.
fn header<W: Journaled>(work: &W) -> String {
    format!("{}\n{}\n", first_line::<W>(), work.description())
}

/// The first line of a journal in this format.
fn first_line<W: Journaled>() -> String {
    format!("talon {} journal 1", W::NAME)
}

/// Returns true if the file has this header. A file that is empty or whose header is cut off does not.
fn has_header<W: Journaled>(file: &File, header: &str) -> anyhow::Result<bool> {
    let mut start = Vec::new();
    file.take(MOST_HEADER).read_to_end(&mut start)?;
    if start.starts_with(header.as_bytes()) {
        return Ok(true);
    }
    if header.as_bytes().starts_with(&start) {
        return Ok(false);
    }
    let start = String::from_utf8_lossy(&start);
    ensure!(start.starts_with(&first_line::<W>()), "it is not a journal of the {}", W::NAME);
    let differs = start.lines().zip(header.lines()).find(|(actual, wanted)| actual != wanted);
    let (actual, wanted) = differs.unwrap_or_default();
    bail!(
        "it says {actual:?}, but this command says {wanted:?}: choose another file, or finish that {}",
        W::NAME
    )
}

/// The chunks of rows, up to the first incomplete one.
struct Chunks<'a, W> {
    input: BufReader<&'a File>,
    work: &'a W,
    rows: u64,
    /// The bytes of the complete chunks so far.
    bytes: u64,
}

impl<'a, W: Journaled> Chunks<'a, W> {
    /// The chunks of this work from the file's current position.
    fn new(file: &'a File, work: &'a W) -> Chunks<'a, W> {
        Chunks { input: BufReader::new(file), work, rows: 0, bytes: 0 }
    }

    /// The next chunk, if it is complete and contains the next rows.
    fn read(&mut self) -> Option<Vec<W::Row>> {
        let mut line = String::new();
        self.input.read_line(&mut line).ok()?;
        let words: Vec<&str> = line.strip_suffix('\n')?.split(' ').collect();
        let ["chunk", count, checksum] = words[..] else { return None };
        let count = count.parse().ok().filter(|count| (1..=MOST_ROWS).contains(count))?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        let mut lines = Vec::new();
        for _ in 0..count {
            self.input.read_until(b'\n', &mut lines).ok()?;
        }
        let rows: Result<Vec<W::Row>, _> =
            csv::ReaderBuilder::new().has_headers(false).from_reader(&*lines).into_deserialize().collect();
        let rows = rows.ok().filter(|rows| crc32fast::hash(&lines) == checksum && rows.len() == count)?;
        let left = self.work.count() - self.rows;
        let is_next = |(place, row): (u64, &W::Row)| self.work.fits(place, row);
        if rows.len() as u64 > left || !(self.rows..).zip(&rows).all(is_next) {
            return None;
        }
        self.rows += rows.len() as u64;
        self.bytes += (line.len() + lines.len()) as u64;
        Some(rows)
    }
}

impl<W: Journaled> Iterator for Chunks<'_, W> {
    type Item = Vec<W::Row>;

    fn next(&mut self) -> Option<Vec<W::Row>> {
        self.read()
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    /// The squares of ten numbers.
    struct Squares {
        first: u64,
        note: &'static str,
    }

    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Row {
        number: u64,
        square: Option<u64>,
    }

    impl Journaled for Squares {
        type Row = Row;

        const NAME: &'static str = "squares";

        fn description(&self) -> String {
            format!("first: {}\nnote: {}\n", self.first, self.note)
        }

        fn count(&self) -> u64 {
            10
        }

        fn fits(&self, place: u64, row: &Row) -> bool {
            self.first + place == row.number
        }
    }

    fn work() -> Squares {
        Squares { first: 5, note: "none" }
    }

    fn rows() -> Vec<Row> {
        (5..=14).map(|number| Row { number, square: (number % 3 == 0).then_some(number * number) }).collect()
    }

    /// A journal with chunks of 3, 4 and 2 rows, so that one row is missing.
    fn journal(path: &Path) -> Vec<u8> {
        let (work, rows) = (work(), rows());
        let mut journal = Journal::open(path, &work, |_| panic!("it is new")).expect("a journal");
        for chunk in [&rows[..3], &rows[3..7], &rows[7..9]] {
            journal.append(chunk).expect("it can be written");
        }
        fs::read(path).expect("a file")
    }

    /// Resumes the journal and completes it. Returns the number of rows that it contained.
    fn resume(path: &Path) -> anyhow::Result<usize> {
        let (work, rows) = (work(), rows());
        let mut rows_before = Vec::new();
        let mut journal = Journal::open(path, &work, |row| rows_before.push(row))?;
        assert_eq!(rows_before, rows[..rows_before.len()], "the known rows are right");
        if rows_before.len() < rows.len() {
            journal.append(&rows[rows_before.len()..])?;
        }
        let all: Vec<Row> = journal.rows(&work)?.collect();
        assert_eq!(all, rows, "no row is lost or counted twice");
        Ok(rows_before.len())
    }

    #[test]
    fn a_journal_cut_off_anywhere_can_be_resumed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("torn");
        let whole = journal(&path);
        let mut resumed = Vec::new();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).expect("it can be written");
            resumed.push(resume(&path).expect("it resumes"));
        }
        resumed.dedup();
        assert_eq!(resumed, [0, 3, 7, 9]);
    }

    #[test]
    fn a_wrong_byte_never_makes_a_wrong_row() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("wrong");
        let whole = journal(&path);
        let header = header(&work()).len();
        for place in 0..whole.len() {
            for wrong in [0, b'\n', whole[place] ^ 1] {
                let mut bytes = whole.clone();
                bytes[place] = wrong;
                fs::write(&path, &bytes).expect("it can be written");
                match resume(&path) {
                    Ok(rows_before) => assert!(place >= header && rows_before <= 9 || bytes == whole),
                    Err(_) => assert!(place < header, "byte {place}"),
                }
            }
        }
    }

    #[test]
    fn bytes_after_the_last_row_are_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("long");
        let whole = journal(&path);
        resume(&path).expect("it resumes");
        let finished = fs::read(&path).expect("a file");
        let chunks = &whole[header(&work()).len()..];
        for more in [&b"garbage"[..], &[0; 100], chunks] {
            fs::write(&path, [&finished, more].concat()).expect("it can be written");
            assert_eq!(resume(&path).expect("it resumes"), 10);
            assert_eq!(fs::read(&path).expect("a file"), finished);
        }
    }

    #[test]
    fn the_journal_of_other_work_is_refused_unchanged() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other");
        let whole = journal(&path);
        for (expected, work) in [
            ("first: 6", Squares { first: 6, ..work() }),
            ("note: other", Squares { note: "other", ..work() }),
        ] {
            let error = Journal::open(&path, &work, |_| panic!("it is not read")).expect_err("it is another");
            assert!(format!("{error:#}").contains(expected), "{error:#}");
            assert_eq!(fs::read(&path).expect("a file"), whole);
        }
        fs::write(&path, "something else").expect("it can be written");
        let error = Journal::open(&path, &work(), |_| {}).expect_err("it is no journal");
        assert!(format!("{error:#}").contains("not a journal"), "{error:#}");
    }

    #[test]
    fn only_one_program_can_write_a_journal() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("locked");
        let _first = Journal::open(&path, &work(), |_| {}).expect("a journal");
        let error = Journal::open(&path, &work(), |_| {}).expect_err("it is open");
        assert!(error.to_string().ends_with("is being written by another talon"), "{error}");
    }
}
