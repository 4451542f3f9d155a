//! The folder of a series: a file for each unit, written once and never changed.
//!
//! A file gets its name only when it is complete and on the disk, and only if the name is free. So programs that
//! share a folder need no server: who comes second compares the results with those that are there.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::file;
use super::plan::Plan;
use super::results::UnitResults;
use super::unit::Unit;

/// The text before the name of a plan in the name of its folder.
const PREFIX: &str = "series=";

/// The least age of a temporary file that an ended program has left behind.
const LEFT_BEHIND: Duration = Duration::from_hours(1);

/// The number of attempts to commit results whose name is taken by a file that nobody can see, as on a slow network.
const ATTEMPTS: usize = 5;

/// The folder of a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    path: PathBuf,
    /// The name of the plan.
    plan: String,
}

/// The outcome of new results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Commit {
    /// They are in the folder now.
    Written,
    /// Equal ones were there already, and the folder notes that the unit was solved twice.
    Equal,
    /// They contradict others, and the folder keeps both. The text says what differs.
    Disputed(String),
}

/// The kind of a file in the folder, by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Entry {
    /// The results of a unit.
    Results(Unit),
    /// The note that a unit was solved twice with equal results.
    Audit(Unit),
    /// Results that contradict others.
    Disputed(Unit),
    /// A file that could not be used, under the name of a unit.
    Aside(Unit),
    /// A file that a program is writing, or was when it ended.
    Unfinished,
    /// Something else.
    Foreign,
}

/// The note that a unit was solved twice.
#[derive(Serialize, Deserialize)]
struct Audit {
    unit: Unit,
    digest: String,
}

/// The sole right to solve a unit, until it is dropped or the program ends.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    _file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If it stays, it is only a small file without a lock.
        let _ = fs::remove_file(&self.path);
    }
}

impl Folder {
    /// Opens the folder of a plan, or creates it.
    ///
    /// # Errors
    /// If it cannot be created.
    pub fn create(parent: &Path, plan: &Plan) -> anyhow::Result<Folder> {
        let plan = plan.name();
        let path = parent.join(format!("{PREFIX}{plan}"));
        fs::create_dir_all(&path).with_context(|| format!("{} cannot be created", path.display()))?;
        let folder = Folder { path, plan };
        folder.remove_left_behind();
        Ok(folder)
    }

    /// Opens the folder of a plan, which another program has created.
    ///
    /// # Errors
    /// If it is not there.
    pub fn open(parent: &Path, plan: &Plan) -> anyhow::Result<Folder> {
        let plan = plan.name();
        let path = parent.join(format!("{PREFIX}{plan}"));
        ensure!(path.is_dir(), "{} is not there; all programs must share the folder", path.display());
        Ok(Folder { path, plan })
    }

    /// The folders of all series in a folder, in the order of their names.
    ///
    /// # Errors
    /// If it cannot be read, or if there are none.
    pub fn all(parent: &Path) -> anyhow::Result<Vec<Folder>> {
        let names = names(parent).with_context(|| format!("{} cannot be read", parent.display()))?;
        let plan = |name: &String| name.strip_prefix(PREFIX).map(str::to_owned);
        let folder = |name: &String| Some(Folder { path: parent.join(name), plan: plan(name)? });
        let folders: Vec<Folder> = names.iter().filter_map(folder).collect();
        ensure!(!folders.is_empty(), "{} contains no census in blocks", parent.display());
        Ok(folders)
    }

    /// The name of the plan.
    pub fn plan(&self) -> &str {
        &self.plan
    }

    /// The path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The names of the files, each with what it is; the results in the order of their units.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn entries(&self) -> anyhow::Result<Vec<(Entry, String)>> {
        let names = names(&self.path).with_context(|| format!("{} cannot be read", self.path.display()))?;
        let mut entries: Vec<_> = names.into_iter().map(|name| (Entry::of(&name), name)).collect();
        entries.sort();
        Ok(entries)
    }

    /// The units whose results are disputed.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn disputed(&self) -> anyhow::Result<BTreeSet<Unit>> {
        let unit = |(entry, _)| if let Entry::Disputed(unit) = entry { Some(unit) } else { None };
        Ok(self.entries()?.into_iter().filter_map(unit).collect())
    }

    /// The results of a unit; `None` if there are none.
    ///
    /// # Errors
    /// If the file cannot be used: it is damaged, or has the results of another unit or plan.
    pub fn read(&self, unit: Unit) -> anyhow::Result<Option<(Plan, UnitResults)>> {
        let bytes = file::read(&self.results_path(unit))?;
        bytes.map(|bytes| self.decode(unit, bytes)).transpose()
    }

    /// The results of a unit in the bytes of its file.
    fn decode(&self, unit: Unit, bytes: Vec<u8>) -> anyhow::Result<(Plan, UnitResults)> {
        let (plan, results) = file::decode(bytes)?;
        ensure!(plan.name() == self.plan, "it belongs to series={}", plan.name());
        ensure!(results.unit == unit, "it contains {}", results.unit);
        Ok((plan, results))
    }

    /// The results of a unit; `None` if there are none. A file with wrong content gets another name,
    /// and a sentence among the remarks. What cannot be read stays, because its content can be right: the file of another
    /// user, or a link to a disk that is away.
    ///
    /// # Errors
    /// If a file cannot be read or renamed.
    pub fn read_or_set_aside(
        &self,
        unit: Unit,
        remarks: &mut Vec<String>,
    ) -> anyhow::Result<Option<UnitResults>> {
        let path = self.results_path(unit);
        let bytes = file::read(&path).with_context(|| format!("{} cannot be read", path.display()))?;
        let Some(bytes) = bytes else { return Ok(None) };
        let name = format!("{unit}.{}.aside", &HEXLOWER.encode(&Sha256::digest(&bytes))[..16]);
        let error = match self.decode(unit, bytes) {
            Ok((_, results)) => return Ok(Some(results)),
            Err(error) => error,
        };
        match fs::rename(&path, self.path.join(&name)) {
            Err(failure) if failure.kind() != ErrorKind::NotFound => {
                Err(failure).with_context(|| format!("{} cannot be renamed", path.display()))
            }
            _ => {
                remarks
                    .push(format!("{} is not counted: {error:#}. It is called {name} now", path.display()));
                Ok(None)
            }
        }
    }

    /// Commits the results of a unit with the bytes of its file. The remarks are those of [`Folder::read_or_set_aside`].
    ///
    /// # Errors
    /// If the file cannot be written. Nothing incomplete is in the folder then.
    pub fn commit(
        &self,
        results: &UnitResults,
        bytes: &[u8],
        remarks: &mut Vec<String>,
    ) -> anyhow::Result<Commit> {
        if !results.recheck.refuted.is_empty() {
            let differs = deals(&results.recheck.refuted);
            return self.dispute(
                results,
                bytes,
                &format!("without prunings, the solver finds otherwise: {differs}"),
            );
        }
        for _ in 0..ATTEMPTS {
            if self.place(&format!("{}.parquet", results.unit), bytes)? {
                return Ok(Commit::Written);
            }
            if let Some(before) = self.read_or_set_aside(results.unit, remarks)? {
                return self.compare(&before, results, bytes);
            }
        }
        bail!("{} can be neither read nor written", self.results_path(results.unit).display());
    }

    /// Compares results with those of the same unit that are in the folder, and notes the outcome.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn compare(
        &self,
        before: &UnitResults,
        results: &UnitResults,
        bytes: &[u8],
    ) -> anyhow::Result<Commit> {
        let unit = results.unit;
        if before.digest == results.digest {
            let audit = Audit { unit, digest: before.digest.clone() };
            self.place(&format!("{unit}.audit"), &serde_json::to_vec(&audit)?)?;
            return Ok(Commit::Equal);
        }
        let different = before.different_verdicts(results);
        let differs = if different.is_empty() { "only scores differ".to_owned() } else { deals(&different) };
        self.dispute(results, bytes, &format!("two results contradict each other: {differs}"))
    }

    /// Returns true if the folder notes that these results were found twice.
    pub fn is_audited(&self, results: &UnitResults) -> bool {
        let note = file::read(&self.path.join(format!("{}.audit", results.unit)));
        serde_json::from_slice::<Audit>(&note.ok().flatten().unwrap_or_default())
            .is_ok_and(|note| note.unit == results.unit && note.digest == results.digest)
    }

    /// Locks a unit; `None` if another program is solving it. Where the file system has no locks, every program gets one.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn lock(&self, unit: Unit) -> anyhow::Result<Option<Lock>> {
        let path = self.path.join(format!("{unit}.lock"));
        let open = || OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let file = file::exists(&path).and_then(|_| open());
        let file = file.with_context(|| format!("{} cannot be written", path.display()))?;
        let is_taken = matches!(file.try_lock(), Err(TryLockError::WouldBlock));
        Ok(if is_taken { None } else { Some(Lock { path, _file: file }) })
    }

    /// Keeps results that contradict others.
    fn dispute(&self, results: &UnitResults, bytes: &[u8], reason: &str) -> anyhow::Result<Commit> {
        let name = format!("{}.{}.disputed", results.unit, &results.digest[..16]);
        self.place(&name, bytes)?;
        Ok(Commit::Disputed(format!("{reason}; see {}", self.path.join(name).display())))
    }

    /// Gives these bytes a name as a whole. Returns `false` if the name is taken.
    fn place(&self, name: &str, bytes: &[u8]) -> anyhow::Result<bool> {
        let place = || -> io::Result<bool> {
            let mut file = temporary_file().prefix(&format!(".{name}.")).tempfile_in(&self.path)?;
            file.write_all(bytes)?;
            file.as_file().sync_all()?;
            match file.persist_noclobber(self.path.join(name)) {
                Ok(_) => sync_folder(&self.path).map(|()| true),
                Err(failure) if failure.error.kind() == ErrorKind::AlreadyExists => Ok(false),
                Err(failure) => Err(failure.error),
            }
        };
        place().with_context(|| {
            let path = self.path.join(name);
            format!(
                "{} cannot be written; finished blocks are safe, and the same command continues",
                path.display()
            )
        })
    }

    fn results_path(&self, unit: Unit) -> PathBuf {
        self.path.join(format!("{unit}.parquet"))
    }

    /// Removes the temporary files of programs that ended while they wrote.
    fn remove_left_behind(&self) {
        let is_old = |path: &Path| -> io::Result<bool> {
            let age = fs::metadata(path)?.modified()?.elapsed().unwrap_or_default();
            Ok(age > LEFT_BEHIND)
        };
        for name in names(&self.path).unwrap_or_default() {
            let path = self.path.join(&name);
            if name.ends_with(TEMPORARY) && is_old(&path).unwrap_or_default() {
                // Another program can have removed it.
                let _ = fs::remove_file(path);
            }
        }
    }
}

impl Entry {
    /// The kind of the file with this name.
    pub(crate) fn of(name: &str) -> Entry {
        if name.ends_with(TEMPORARY) || name.ends_with(".lock") {
            return Entry::Unfinished;
        }
        let (unit, rest) = name.split_once('.').unwrap_or((name, ""));
        let Ok(unit) = unit.parse() else { return Entry::Foreign };
        match rest.rsplit('.').next() {
            Some("parquet") if rest == "parquet" => Entry::Results(unit),
            Some("audit") if rest == "audit" => Entry::Audit(unit),
            Some("disputed") => Entry::Disputed(unit),
            Some("aside") => Entry::Aside(unit),
            _ => Entry::Foreign,
        }
    }
}

/// The end of the name of a temporary file.
const TEMPORARY: &str = ".tmp";

/// A temporary file that others can read if the user's mask allows it, like every other file.
fn temporary_file() -> tempfile::Builder<'static, 'static> {
    let mut file = tempfile::Builder::new();
    file.suffix(TEMPORARY);
    #[cfg(unix)]
    file.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    file
}

/// Writes the names in a folder to the disk, where the system can do that.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

/// The names in a folder, in order.
fn names(path: &Path) -> io::Result<Vec<String>> {
    let name = |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = fs::read_dir(path)?.map(name).collect::<io::Result<_>>()?;
    names.sort();
    Ok(names)
}

/// The first of these deals in words.
fn deals(deals: &[u64]) -> String {
    let named: Vec<String> = deals.iter().take(5).map(u64::to_string).collect();
    let noun = if deals.len() == 1 { "deal" } else { "deals" };
    let more = deals.len() - named.len();
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("{noun} {}{more}", named.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_what_a_file_is() {
        let (block, deal) = (Unit::Block(7), Unit::Deal(12));
        for (name, entry) in [
            ("block=7.parquet", Entry::Results(block)),
            ("deal=12.parquet", Entry::Results(deal)),
            ("block=7.audit", Entry::Audit(block)),
            ("block=7.0123456789abcdef.disputed", Entry::Disputed(block)),
            ("block=7.0123456789abcdef.aside", Entry::Aside(block)),
            ("block=7.lock", Entry::Unfinished),
            (".block=7.parquet.a3Xk.tmp", Entry::Unfinished),
            ("block=7 (copy).parquet", Entry::Foreign),
            ("block=07.parquet", Entry::Foreign),
            ("block=7.copy.parquet", Entry::Foreign),
            ("notes.txt", Entry::Foreign),
        ] {
            assert_eq!(Entry::of(name), entry, "{name}");
        }
    }

    #[test]
    fn a_unit_is_locked_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = Folder { path: folder.path().to_owned(), plan: String::new() };
        let first = folder.lock(Unit::Block(1)).expect("it can be written");
        assert!(first.is_some());
        assert!(folder.lock(Unit::Block(1)).expect("it can be written").is_none());
        assert!(folder.lock(Unit::Block(2)).expect("it can be written").is_some());
        drop(first);
        assert!(folder.lock(Unit::Block(1)).expect("it can be written").is_some());
    }
}
