//! Records as files in one folder: each sitting has its own, locked while it is played.
//!
//! A change is one line, appended with one write, so a killed program loses at most the line that was
//! being written. The disk is asked to keep what was written at most once a second, in the background,
//! and at the end, so that a power cut loses at most the last second.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use talon_rules::GameName;
use talon_serve::DataFolder;
use talon_table::{Store, TableKind};
use talon_wire::ExportedText;

use crate::background_sync::Syncer;

/// The ending of a record's name.
pub(crate) const ENDING: &str = ".talon";

/// The part of a quarantined record's name before its number.
const DAMAGED: &str = ".damaged-";

/// The longest file that is read. No record comes near it, but a foreign file may.
const MOST_BYTES: u64 = 16 << 20;

/// The beginning of the names of a kind's records.
fn prefix(kind: TableKind) -> String {
    let hot_seat = if kind.hot_seat { "-hot-seat" } else { "" };
    format!("{}{hot_seat}-", kind.game)
}

/// Returns true if a record of this name is of this kind.
fn is_of(kind: TableKind, name: &str) -> bool {
    let number = name.strip_prefix(&prefix(kind)).and_then(|rest| rest.strip_suffix(ENDING));
    number.is_some_and(|number| number.starts_with(|first: char| first.is_ascii_digit()))
}

/// The records in a folder.
#[derive(Debug)]
pub(crate) struct Files {
    folder: PathBuf,
    claimed: HashMap<String, Arc<File>>,
    syncer: Syncer,
    /// The time when the newest record was changed, as far as it is known. A change at an earlier time shows that the
    /// clock was set back.
    newest: Option<SystemTime>,
}

impl Files {
    /// The records in a data folder.
    ///
    /// # Errors
    /// As for [`DataFolder::path`].
    pub(crate) fn of(folder: &DataFolder) -> anyhow::Result<Files> {
        Ok(Files::new(folder.games_path()?))
    }

    /// The records in a data folder, for a command that only reads them.
    ///
    /// # Errors
    /// As for [`DataFolder::existing_path`].
    pub(crate) fn of_existing(folder: &DataFolder) -> anyhow::Result<Files> {
        Ok(Files::new(folder.existing_path()?.join("games")))
    }

    /// Keeps records in this folder, which is created with the first record.
    pub(crate) fn new(folder: PathBuf) -> Files {
        Files { folder, claimed: HashMap::new(), syncer: Syncer::default(), newest: None }
    }

    /// Checks whether the folder can be read, if there is one.
    ///
    /// # Errors
    /// The reason why it cannot be read.
    pub(crate) fn check(&self) -> io::Result<()> {
        self.list(|_| false).map(|_| ())
    }

    /// Returns true if a path leads into the folder.
    pub(crate) fn contains(&self, path: &Path) -> bool {
        let parent = path.parent().and_then(|parent| fs::canonicalize(parent).ok());
        parent.is_some() && parent == fs::canonicalize(&self.folder).ok()
    }

    /// The names of the records of all kinds.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub(crate) fn all(&self) -> io::Result<Vec<(TableKind, String)>> {
        let kinds = GameName::ALL.into_iter().flat_map(TableKind::all_of);
        let names = kinds.map(|kind| Ok(self.names(kind)?.into_iter().map(move |name| (kind, name))));
        names.collect::<io::Result<Vec<_>>>().map(|names| names.into_iter().flatten().collect())
    }

    /// The names and texts of the records that were set aside.
    ///
    /// # Errors
    /// If the folder or one of the files cannot be read.
    pub(crate) fn aside(&self) -> io::Result<Vec<ExportedText>> {
        let mut names = self.list(|name| name.contains(DAMAGED))?;
        names.sort();
        let text = |name: String| self.read(&name).map(|text| ExportedText { name, text });
        names.into_iter().map(text).collect()
    }

    /// Stores a text as a quarantined record, unless there is one with the same text.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn keep_aside(&mut self, text: &str) -> io::Result<()> {
        if self.aside()?.iter().any(|aside| aside.text == text) {
            return Ok(());
        }
        fs::create_dir_all(&self.folder)?;
        // The original name is foreign and could point outside the folder.
        let path = self.free(|number| format!("imported{DAMAGED}{number}"));
        self.write_new(&path, text)?.sync_all()
    }

    /// The names of the files that fulfil a condition, in no order.
    fn list(&self, is_wanted: impl Fn(&str) -> bool) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let name = |entry: io::Result<fs::DirEntry>| entry.ok()?.file_name().into_string().ok();
        // A pipe with the name of a record would never be read to its end.
        let is_file =
            |name: &String| fs::metadata(self.folder.join(name)).is_ok_and(|metadata| metadata.is_file());
        Ok(entries.filter_map(name).filter(|name| is_wanted(name)).filter(is_file).collect())
    }

    /// Creates a file and locks it.
    fn make(&self, path: &Path) -> io::Result<File> {
        let file = OpenOptions::new().read(true).append(true).create_new(true).open(path)?;
        file.try_lock().map_err(io::Error::from)?;
        Ok(file)
    }

    /// Writes a text into a new file. A failed attempt leaves no file behind.
    fn write_new(&self, path: &Path, text: &str) -> io::Result<File> {
        let mut file = self.make(path)?;
        let written = file.write_all(text.as_bytes());
        if written.is_err() {
            // An incomplete record would count as damaged.
            let _ = fs::remove_file(path);
        }
        written.map(|()| file)
    }

    /// Makes a record that was just written the newest in the folder, even when the clock was set back. It is only about
    /// the order of records, so nothing is said when that fails.
    fn make_newest(&mut self, name: &str, file: &File) {
        let Ok(written) = file.metadata().and_then(|metadata| metadata.modified()) else { return };
        if self.newest.is_none_or(|newest| written < newest) {
            let others = self.list(|other| other.ends_with(ENDING) && other != name).unwrap_or_default();
            let changed = |other: String| fs::metadata(self.folder.join(other)).ok()?.modified().ok();
            let newest = others.into_iter().filter_map(changed).max().unwrap_or(UNIX_EPOCH);
            if written <= newest && file.set_modified(newest + Duration::from_millis(1)).is_ok() {
                self.newest = Some(newest + Duration::from_millis(1));
                return;
            }
        }
        self.newest = Some(written);
    }

    fn claimed(&self, name: &str) -> io::Result<&Arc<File>> {
        self.claimed.get(name).ok_or_else(|| io::Error::other("the file is not open"))
    }

    /// The path of the first name that no file has.
    fn free(&self, name: impl Fn(u32) -> String) -> PathBuf {
        let mut paths = (1..).map(|number| self.folder.join(name(number)));
        paths.find(|path| !path.exists()).expect("there are enough numbers")
    }
}

impl Store for Files {
    type Error = io::Error;

    fn names(&self, kind: TableKind) -> io::Result<Vec<String>> {
        let mut names = self.list(|name| is_of(kind, name))?;
        let changed = |name: &String| {
            fs::metadata(self.folder.join(name)).and_then(|metadata| metadata.modified()).ok()
        };
        names.sort_by_cached_key(|name| (changed(name), age_key(name), name.clone()));
        Ok(names)
    }

    fn last_played(&self, name: &str) -> io::Result<u64> {
        let changed = fs::metadata(self.folder.join(name))?.modified()?;
        Ok(changed.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
    }

    fn read(&self, name: &str) -> io::Result<String> {
        let mut bytes = Vec::new();
        match self.claimed.get(name) {
            // On some systems a locked file can be read only through the handle that holds the lock.
            Some(file) => {
                let mut file = file.as_ref();
                file.seek(SeekFrom::Start(0))?;
                file.take(MOST_BYTES).read_to_end(&mut bytes)?;
            }
            None => {
                File::open(self.folder.join(name))?.take(MOST_BYTES).read_to_end(&mut bytes)?;
            }
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn set_last_played(&mut self, name: &str, seconds: u64) -> io::Result<()> {
        self.claimed(name)?.set_modified(UNIX_EPOCH + Duration::from_secs(seconds))
    }

    fn create(&mut self, kind: TableKind, text: &str) -> io::Result<String> {
        fs::create_dir_all(&self.folder)?;
        let started = started(text);
        for number in 1.. {
            let name = format!("{}{started:010}-{number}{ENDING}", prefix(kind));
            match self.write_new(&self.folder.join(&name), text) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(error) => return Err(error),
                Ok(file) => {
                    let file = Arc::new(file);
                    self.make_newest(&name, &file);
                    self.syncer.soon(&file);
                    self.syncer.folder_soon(&self.folder);
                    self.claimed.insert(name.clone(), file);
                    return Ok(name);
                }
            }
        }
        unreachable!("one of all numbers is free")
    }

    fn append(&mut self, name: &str, line: &str) -> io::Result<()> {
        let file = Arc::clone(self.claimed(name)?);
        file.as_ref().write_all(line.as_bytes())?;
        self.make_newest(name, &file);
        self.syncer.soon(&file);
        Ok(())
    }

    fn replace(&mut self, name: &str, text: &str) -> io::Result<()> {
        self.claimed(name)?;
        let path = self.folder.join(name);
        let draft = self.free(|number| format!("{name}.new-{number}"));
        let file = self.write_new(&draft, text)?;
        file.sync_all()?;
        fs::rename(&draft, &path).inspect_err(|_| {
            let _ = fs::remove_file(&draft);
        })?;
        self.make_newest(name, &file);
        self.syncer.folder_soon(&self.folder);
        self.claimed.insert(name.to_owned(), Arc::new(file));
        Ok(())
    }

    fn claim(&mut self, name: &str) -> io::Result<bool> {
        let path = self.folder.join(name);
        let file = OpenOptions::new().read(true).append(true).open(&path)?;
        match file.try_lock() {
            Ok(()) if is_at(&file, &path)? => {
                self.claimed.insert(name.to_owned(), Arc::new(file));
                Ok(true)
            }
            // Another process has just replaced the file.
            Ok(()) | Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn release(&mut self, name: &str) {
        if let Some(file) = self.claimed.remove(name) {
            // The thread that syncs files may keep this one open for a while.
            let _ = file.unlock();
        }
    }

    fn set_aside(&mut self, name: &str) -> io::Result<String> {
        let aside = self.free(|number| format!("{name}{DAMAGED}{number}"));
        fs::rename(self.folder.join(name), &aside)?;
        Ok(aside.display().to_string())
    }

    fn copy_aside(&mut self, name: &str) -> io::Result<String> {
        let aside = self.free(|number| format!("{name}{DAMAGED}{number}"));
        fs::copy(self.folder.join(name), &aside)?;
        File::open(&aside)?.sync_all()?;
        Ok(aside.display().to_string())
    }

    fn delete(&mut self, name: &str) -> io::Result<()> {
        self.claimed(name)?;
        fs::remove_file(self.folder.join(name))
    }
}

/// Returns true if a path still leads to an open file.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, named) = (file.metadata()?, fs::metadata(path)?);
    Ok((open.dev(), open.ino()) == (named.dev(), named.ino()))
}

/// On other systems an open file keeps its name.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

/// The time when a record's sitting began.
fn started(text: &str) -> u64 {
    let number = text.lines().find_map(|line| line.strip_prefix("started: "));
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}

/// The sort key of a record's name: the time when the sitting began, and the number that tells equal times apart.
fn age_key(name: &str) -> (u64, u64) {
    let mut numbers = name.trim_end_matches(ENDING).rsplit('-').map(|part| part.parse().unwrap_or_default());
    let number = numbers.next().unwrap_or_default();
    (numbers.next().unwrap_or_default(), number)
}
