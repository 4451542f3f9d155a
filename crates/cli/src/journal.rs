//! What has been found out so far, in a file that survives the end of the program at any moment.
//!
//! The journal begins with what is measured. Behind an empty line follow chunks of rows: a line with
//! their number and their checksum, and a line for each. The rows are the first deals of the range, in
//! their order, so that their number tells what is left to be done. A chunk that was torn off, or does
//! not fit its checksum, ends the journal: its deals are solved again.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};

use super::row::Row;
use super::work::Work;

/// What the first line of a journal of this format says.
const FIRST_LINE: &str = "talon census journal 1";

/// More bytes than any header has.
const MOST_HEADER: u64 = 4096;

/// More rows than any chunk has.
const MOST_ROWS: usize = 1 << 16;

/// The journal of a census that is going on.
#[derive(Debug)]
pub(super) struct Journal {
    file: File,
    path: PathBuf,
    /// Where the chunks begin.
    start: u64,
}

impl Journal {
    /// Opens the journal of this work, or begins it. `known` gets the rows that are in it.
    ///
    /// # Errors
    /// When it cannot be read or written, is the journal of other work, or another program has it open.
    pub(super) fn open(path: &Path, work: &Work, mut known: impl FnMut(Row)) -> anyhow::Result<Journal> {
        let name = path.display();
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = file.with_context(|| format!("{name} cannot be written"))?;
        // Some file systems know no locks; there a second talon is not noticed.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            bail!("{name} is being written by another talon");
        }
        let header = header(work);
        let mut end = header.len() as u64;
        if has_header(&file, &header).with_context(|| format!("{name} cannot be gone on with"))? {
            file.seek(SeekFrom::Start(end))?;
            let mut chunks = Chunks::new(&file, work);
            chunks.by_ref().flatten().for_each(&mut known);
            end += chunks.bytes;
        } else {
            file.rewind()?;
            file.write_all(header.as_bytes()).with_context(|| format!("{name} cannot be written"))?;
        }
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(Journal { file, path: path.to_owned(), start: header.len() as u64 })
    }

    /// Appends the next rows, all of them or, should the program end now, none.
    ///
    /// # Errors
    /// When they cannot be written.
    pub(super) fn append(&mut self, rows: &[Row]) -> anyhow::Result<()> {
        let mut lines = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
        for row in rows {
            lines.serialize(row)?;
        }
        let lines = lines.into_inner()?;
        let mut chunk = format!("chunk {} {:08x}\n", rows.len(), crc32fast::hash(&lines)).into_bytes();
        chunk.extend(lines);
        self.file.write_all(&chunk).with_context(|| {
            let name = self.path.display();
            format!(
                "{name} cannot be written, but what is in it is safe: the same command goes on from there"
            )
        })
    }

    /// All rows, from the first.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub(super) fn rows<'a>(&'a mut self, work: &'a Work) -> io::Result<impl Iterator<Item = Row> + 'a> {
        self.file.seek(SeekFrom::Start(self.start))?;
        Ok(Chunks::new(&self.file, work).flatten())
    }
}

/// What a journal of this work begins with.
fn header(work: &Work) -> String {
    let Work { series, deals, limits, .. } = work;
    let limit = |limit: Option<u128>| limit.map_or_else(|| "none".to_owned(), |limit| limit.to_string());
    let nodes = limit(Some(limits.nodes.into()).filter(|nodes| *nodes < u64::MAX.into()));
    let ms = limit(limits.time.map(|time| time.as_millis()));
    format!(
        "{FIRST_LINE}\ngame: {}\noptions: {}\ngoal: {}\nlimits: nodes {nodes}, ms {ms}, mb {}\nsolver: {}\n\
         deals: {deals}\n\n",
        series.options.game(),
        series.options.to_text(),
        series.goal,
        limits.megabytes,
        series.solver,
    )
}

/// Whether the file has this header; not, when it is empty or the end of its header is missing.
fn has_header(file: &File, header: &str) -> anyhow::Result<bool> {
    let mut found = Vec::new();
    file.take(MOST_HEADER).read_to_end(&mut found)?;
    if found.starts_with(header.as_bytes()) {
        return Ok(true);
    }
    if header.as_bytes().starts_with(&found) {
        return Ok(false);
    }
    let found = String::from_utf8_lossy(&found);
    ensure!(found.starts_with(FIRST_LINE), "it is no journal of a census");
    let differs = found.lines().zip(header.lines()).find(|(found, wanted)| found != wanted);
    let (found, wanted) = differs.unwrap_or_default();
    bail!("there it says {found:?}, and this command {wanted:?}: choose another file, or finish that census")
}

/// The chunks of rows, up to the first that is not whole.
struct Chunks<'a> {
    input: BufReader<&'a File>,
    work: &'a Work,
    rows: u64,
    /// The bytes of the whole chunks so far.
    bytes: u64,
}

impl<'a> Chunks<'a> {
    /// The chunks of this work that begin where the file stands.
    fn new(file: &'a File, work: &'a Work) -> Chunks<'a> {
        Chunks { input: BufReader::new(file), work, rows: 0, bytes: 0 }
    }

    /// The next chunk, if it is whole, and its rows are the next ones.
    fn read(&mut self) -> Option<Vec<Row>> {
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
        let rows: Result<Vec<Row>, _> =
            csv::ReaderBuilder::new().has_headers(false).from_reader(&*lines).into_deserialize().collect();
        let rows = rows.ok().filter(|rows| crc32fast::hash(&lines) == checksum && rows.len() == count)?;
        let left = self.work.deals.count() - self.rows;
        let is_next = |(place, row): (u64, &Row)| self.work.deals.get(place).get() == row.deal;
        if rows.len() as u64 > left || !(self.rows..).zip(&rows).all(is_next) {
            return None;
        }
        self.rows += rows.len() as u64;
        self.bytes += (line.len() + lines.len()) as u64;
        Some(rows)
    }
}

impl Iterator for Chunks<'_> {
    type Item = Vec<Row>;

    fn next(&mut self) -> Option<Vec<Row>> {
        self.read()
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use talon_cli::search::Limits;
    use talon_rules::{AnyOptions, GameName};
    use talon_wire::{Goal, Verdict};

    use super::*;
    use crate::census::row::Series;

    /// Ten deals of Yield.
    fn work() -> Work {
        let series = Series::new(AnyOptions::usual(GameName::Yield), Goal::Win);
        let deals = "5..=14".parse().expect("a range");
        Work { series, deals, limits: Limits::usual(GameName::Yield), done: 0 }
    }

    fn rows() -> Vec<Row> {
        let row = |deal| Row {
            deal,
            verdict: if deal % 3 == 0 { Verdict::Won } else { Verdict::Lost },
            score: (deal % 3 == 0).then_some(52),
            line_length: (deal % 3 == 0).then_some(40),
            nodes: deal * 1000,
            microseconds: deal,
        };
        (5..=14).map(row).collect()
    }

    /// A journal with chunks of 3, 4 and 2 rows, so that one deal is left.
    fn journal(path: &Path) -> Vec<u8> {
        let (work, rows) = (work(), rows());
        let mut journal = Journal::open(path, &work, |_| panic!("it is new")).expect("a journal");
        for chunk in [&rows[..3], &rows[3..7], &rows[7..9]] {
            journal.append(chunk).expect("it can be written");
        }
        fs::read(path).expect("a file")
    }

    /// Goes on with whatever is in the file, to the end; gives what was known.
    fn go_on(path: &Path) -> anyhow::Result<usize> {
        let (work, rows) = (work(), rows());
        let mut known = Vec::new();
        let mut journal = Journal::open(path, &work, |row| known.push(row))?;
        assert_eq!(known, rows[..known.len()], "what is known is right");
        if known.len() < rows.len() {
            journal.append(&rows[known.len()..])?;
        }
        let all: Vec<Row> = journal.rows(&work)?.collect();
        assert_eq!(all, rows, "no deal is lost or counted twice");
        Ok(known.len())
    }

    #[test]
    fn a_journal_that_was_torn_off_anywhere_is_gone_on_with() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("torn");
        let whole = journal(&path);
        let mut found = Vec::new();
        for end in 0..=whole.len() {
            fs::write(&path, &whole[..end]).expect("it can be written");
            found.push(go_on(&path).expect("it goes on"));
        }
        found.dedup();
        assert_eq!(found, [0, 3, 7, 9]);
    }

    #[test]
    fn a_byte_that_is_wrong_never_makes_a_wrong_row() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("wrong");
        let whole = journal(&path);
        let header = header(&work()).len();
        for place in 0..whole.len() {
            for wrong in [0, b'\n', whole[place] ^ 1] {
                let mut bytes = whole.clone();
                bytes[place] = wrong;
                fs::write(&path, &bytes).expect("it can be written");
                match go_on(&path) {
                    Ok(known) => assert!(place >= header && known <= 9 || bytes == whole),
                    Err(_) => assert!(place < header, "byte {place}"),
                }
            }
        }
    }

    #[test]
    fn what_stands_behind_the_last_deal_is_cut_off() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("long");
        let whole = journal(&path);
        go_on(&path).expect("it goes on");
        let finished = fs::read(&path).expect("a file");
        let chunks = &whole[header(&work()).len()..];
        for more in [&b"garbage"[..], &[0; 100], chunks] {
            fs::write(&path, [&finished, more].concat()).expect("it can be written");
            assert_eq!(go_on(&path).expect("it goes on"), 10);
            assert_eq!(fs::read(&path).expect("a file"), finished);
        }
    }

    #[test]
    fn the_journal_of_other_work_is_refused_and_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("other");
        let whole = journal(&path);
        let usual = work;
        let yields = usual().series;
        let doublets = Series::new(AnyOptions::usual(GameName::Doublets), Goal::Win);
        for (expected, work) in [
            ("deals: 5..=15", Work { deals: "5..=15".parse().expect("a range"), ..usual() }),
            ("goal: score", Work { series: Series { goal: Goal::Score, ..yields.clone() }, ..usual() }),
            ("nodes 7", Work { limits: Limits { nodes: 7, ..usual().limits }, ..usual() }),
            ("solver: 9", Work { series: Series { solver: "9".to_owned(), ..yields.clone() }, ..usual() }),
            ("game: doublets", Work { series: doublets, ..usual() }),
        ] {
            let error = Journal::open(&path, &work, |_| panic!("it is not read")).expect_err("it is another");
            assert!(format!("{error:#}").contains(expected), "{error:#}");
            assert_eq!(fs::read(&path).expect("a file"), whole);
        }
        fs::write(&path, "something else").expect("it can be written");
        let error = Journal::open(&path, &work(), |_| {}).expect_err("it is no journal");
        assert!(format!("{error:#}").contains("no journal"), "{error:#}");
    }

    #[test]
    fn a_journal_is_written_by_one_program_only() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("locked");
        let _first = Journal::open(&path, &work(), |_| {}).expect("a journal");
        let error = Journal::open(&path, &work(), |_| {}).expect_err("it is open");
        assert!(error.to_string().ends_with("is being written by another talon"), "{error}");
    }
}
