use std::error::Error;

use talon_query::Grade;

use crate::record::with_grade;
use crate::{Entry, Opened, RecordFaults, RecordProblem, Sitting, TableKind};

/// The place of records: files, a browser's database, or nothing but memory.
///
/// Each record has a name, which the store chooses. Only one program at a time may change a record: the program that
/// creates it, or one that claims it to resume its game.
pub trait Store {
    /// The error of the place where the records are kept.
    type Error: Error;

    /// The names of all records of a kind. The one that was played last is at the end, whatever the clock says.
    ///
    /// # Errors
    /// If they cannot be listed.
    fn names(&self, kind: TableKind) -> Result<Vec<String>, Self::Error>;

    /// The text of a record. Bytes that are not text are replaced, so that they can be reported.
    ///
    /// # Errors
    /// If it cannot be read.
    fn read(&self, name: &str) -> Result<String, Self::Error>;

    /// The time when a record was last played, in seconds since 1970, according to the clock.
    ///
    /// # Errors
    /// If that is unknown.
    fn last_played(&self, name: &str) -> Result<u64, Self::Error>;

    /// Makes a new record of a kind with this text and claims it. Returns its name.
    ///
    /// # Errors
    /// If it cannot be written.
    fn create(&mut self, kind: TableKind, text: &str) -> Result<String, Self::Error>;

    /// Adds a line, which ends with a line break, to a claimed record.
    ///
    /// # Errors
    /// If it cannot be written; a part of the line may have been.
    fn append(&mut self, name: &str, line: &str) -> Result<(), Self::Error>;

    /// Puts another text in the place of a claimed record, all of it or nothing.
    ///
    /// # Errors
    /// If it cannot be written.
    fn replace(&mut self, name: &str, text: &str) -> Result<(), Self::Error>;

    /// Claims a record; `false` when another program has it.
    ///
    /// # Errors
    /// If that is unknown.
    fn claim(&mut self, name: &str) -> Result<bool, Self::Error>;

    /// Notes that a claimed record was last played at this time, in seconds since 1970, as it comes from elsewhere.
    ///
    /// # Errors
    /// If it cannot be written.
    fn set_last_played(&mut self, name: &str, seconds: u64) -> Result<(), Self::Error>;

    /// Gives a claimed record up, so that another program can claim it.
    fn release(&mut self, name: &str);

    /// Gives a record another name, under which it is not listed any more. Returns that name.
    ///
    /// # Errors
    /// If that is not possible.
    fn set_aside(&mut self, name: &str) -> Result<String, Self::Error>;

    /// Keeps a copy of a record as it is, under a name that is not listed. Returns that name.
    ///
    /// # Errors
    /// If that is not possible.
    fn copy_aside(&mut self, name: &str) -> Result<String, Self::Error>;

    /// Deletes a claimed record for ever.
    ///
    /// # Errors
    /// If that is not possible.
    fn delete(&mut self, name: &str) -> Result<(), Self::Error>;
}

/// A sitting that is resumed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resumed {
    /// The sitting, as far as its record can be read.
    pub sitting: Sitting,
    /// The damage of the record.
    pub damage: Option<Damage>,
}

/// A damaged record, which is kept as it is under another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The name under which it is kept.
    pub aside: String,
    /// The faults of its text.
    pub faults: RecordFaults,
}

/// The reason why a sitting cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError<E: Error> {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] E),
    /// Another program has it open.
    #[error("this game is open in another talon")]
    OpenElsewhere,
    /// It was written by a newer version; it stays where it is.
    #[error("{0}")]
    Newer(RecordFaults),
    /// Not even its first move can be read, and it was set aside.
    #[error("this game cannot be read and is now kept as {:?}: {}", .0.aside, .0.faults)]
    Damaged(Damage),
}

/// Keeps the record of a sitting while it is played: one line for each change.
///
/// Nothing is written before the first move. When the store fails, play can continue: the next change writes down what
/// is missing.
#[derive(Debug)]
pub struct Autosave<S: Store> {
    store: S,
    /// The record of the sitting on the table, once there is one.
    current: Option<String>,
    /// True if the record lacks something, as the store has failed.
    is_behind: bool,
}

impl<S: Store> Autosave<S> {
    /// Keeps records in this store; the first change begins a new one.
    pub fn new(store: S) -> Autosave<S> {
        Autosave { store, current: None, is_behind: false }
    }

    /// The place of the records.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// The place of the records, to give it what only the front end knows.
    pub fn store_mut(&mut self) -> &mut S {
        &mut self.store
    }

    /// The name of the record of the sitting on the table, once there is one.
    pub fn current(&self) -> Option<&str> {
        self.current.as_deref()
    }

    /// Writes down the last change of the sitting on the table, which is of this kind.
    ///
    /// # Errors
    /// If the store fails. The next call tries again.
    pub fn note(&mut self, kind: TableKind, sitting: &Sitting, done: Entry) -> Result<(), S::Error> {
        let written = match &self.current {
            None if !sitting.has_begun() => return Ok(()),
            None => self.store.create(kind, &sitting.record()).map(|name| self.current = Some(name)),
            Some(name) if self.is_behind => self.store.replace(name, &sitting.record()),
            Some(name) => self.store.append(name, &format!("{done}\n")),
        };
        self.is_behind = written.is_err();
        written
    }

    /// Writes down how hard the deal of a record is. That does not count as playing it.
    ///
    /// # Errors
    /// If another program has it open, or the store fails.
    pub fn note_grade(&mut self, name: &str, grade: Grade) -> Result<(), ResumeError<S::Error>> {
        self.claim(name)?;
        let noted = self.write_grade(name, grade);
        self.release(name);
        Ok(noted?)
    }

    fn write_grade(&mut self, name: &str, grade: Grade) -> Result<(), S::Error> {
        let (text, played) = (self.store.read(name)?, self.store.last_played(name)?);
        self.store.replace(name, &with_grade(&text, grade))?;
        self.store.set_last_played(name, played)
    }

    /// Leaves the record as it is; the next change begins a new one.
    pub fn leave(&mut self) {
        if let Some(name) = self.current.take() {
            self.store.release(&name);
        }
        self.is_behind = false;
    }

    /// Goes on with a record. A damaged one continues from its last good line, and is kept aside as it was; one without a
    /// good move is set aside. A line that was torn off is cut.
    ///
    /// # Errors
    /// See [`ResumeError`]; the record that was current stays so.
    pub fn resume(&mut self, name: &str) -> Result<Resumed, ResumeError<S::Error>> {
        self.claim(name)?;
        let resumed = self.read_claimed(name);
        if resumed.is_ok() && self.current() != Some(name) {
            self.leave();
            self.current = Some(name.to_owned());
        }
        self.release(name);
        resumed
    }

    /// Repairs a record as [`Autosave::resume`] does, without continuing it.
    ///
    /// # Errors
    /// See [`ResumeError`].
    pub fn repair(&mut self, name: &str) -> Result<Resumed, ResumeError<S::Error>> {
        self.claim(name)?;
        let repaired = self.read_claimed(name);
        self.release(name);
        repaired
    }

    /// Deletes a record for ever.
    ///
    /// # Errors
    /// If another program has it open, or the store fails.
    pub fn delete(&mut self, name: &str) -> Result<(), ResumeError<S::Error>> {
        self.claim(name)?;
        let deleted = self.store.delete(name);
        if deleted.is_ok() && self.current() == Some(name) {
            self.leave();
        }
        self.release(name);
        Ok(deleted?)
    }

    /// Claims a record, unless it is the current one.
    fn claim(&mut self, name: &str) -> Result<(), ResumeError<S::Error>> {
        if self.current() == Some(name) || self.store.claim(name)? {
            Ok(())
        } else {
            Err(ResumeError::OpenElsewhere)
        }
    }

    /// Gives a record up, unless it is the current one.
    fn release(&mut self, name: &str) {
        if self.current() != Some(name) {
            self.store.release(name);
        }
    }

    /// Reads a claimed record and leaves it so that lines can be added.
    fn read_claimed(&mut self, name: &str) -> Result<Resumed, ResumeError<S::Error>> {
        let text = self.store.read(name)?;
        let faults = match Sitting::read(&text) {
            Ok(Opened { sitting, torn }) => {
                if torn.is_some() {
                    self.store.replace(name, &sitting.record())?;
                }
                return Ok(Resumed { sitting, damage: None });
            }
            Err(faults) if is_newer(&faults) => return Err(ResumeError::Newer(faults)),
            Err(faults) => faults,
        };
        let Some(sitting) = Sitting::recover(&text, &faults) else {
            return Err(ResumeError::Damaged(Damage { aside: self.store.set_aside(name)?, faults }));
        };
        let aside = self.store.copy_aside(name)?;
        self.store.replace(name, &sitting.record())?;
        Ok(Resumed { sitting, damage: Some(Damage { aside, faults }) })
    }
}

/// Returns true if a record is only too new.
fn is_newer(faults: &RecordFaults) -> bool {
    faults.list().iter().any(|fault| matches!(fault.problem, RecordProblem::Newer(_)))
}

/// Records in memory: for tests, and where nothing can be kept. Its clock counts changes.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    /// Names and texts; those set aside are not listed.
    records: Vec<MemoryRecord>,
    /// Number of changes so far.
    changes: u64,
    /// Number of records that were ever made.
    last_number: usize,
}

/// A record in memory.
#[derive(Clone, Debug)]
struct MemoryRecord {
    kind: TableKind,
    name: String,
    text: String,
    is_aside: bool,
    /// The number of its last change.
    changed: u64,
}

/// A name that no record has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no record {0:?}")]
pub struct NoSuchRecord(String);

impl MemoryStore {
    fn find(&self, name: &str) -> Result<&MemoryRecord, NoSuchRecord> {
        let record = self.records.iter().find(|record| record.name == name);
        record.ok_or_else(|| NoSuchRecord(name.to_owned()))
    }

    fn change(&mut self, name: &str) -> Result<&mut MemoryRecord, NoSuchRecord> {
        let mut records = self.records.iter_mut();
        let record =
            records.find(|record| record.name == name).ok_or_else(|| NoSuchRecord(name.to_owned()))?;
        self.changes += 1;
        record.changed = self.changes;
        Ok(record)
    }
}

impl Store for MemoryStore {
    type Error = NoSuchRecord;

    fn names(&self, kind: TableKind) -> Result<Vec<String>, NoSuchRecord> {
        let mut listed: Vec<&MemoryRecord> =
            self.records.iter().filter(|record| record.kind == kind && !record.is_aside).collect();
        listed.sort_by_key(|record| record.changed);
        Ok(listed.into_iter().map(|record| record.name.clone()).collect())
    }

    fn read(&self, name: &str) -> Result<String, NoSuchRecord> {
        self.find(name).map(|record| record.text.clone())
    }

    fn last_played(&self, name: &str) -> Result<u64, NoSuchRecord> {
        self.find(name).map(|record| record.changed)
    }

    fn create(&mut self, kind: TableKind, text: &str) -> Result<String, NoSuchRecord> {
        self.last_number += 1;
        self.changes += 1;
        let (name, text) = (self.last_number.to_string(), text.to_owned());
        let record = MemoryRecord { kind, name: name.clone(), text, is_aside: false, changed: self.changes };
        self.records.push(record);
        Ok(name)
    }

    fn append(&mut self, name: &str, line: &str) -> Result<(), NoSuchRecord> {
        self.change(name).map(|record| record.text.push_str(line))
    }

    fn replace(&mut self, name: &str, text: &str) -> Result<(), NoSuchRecord> {
        self.change(name).map(|record| record.text = text.to_owned())
    }

    fn set_last_played(&mut self, name: &str, seconds: u64) -> Result<(), NoSuchRecord> {
        self.change(name).map(|record| record.changed = seconds)
    }

    fn claim(&mut self, name: &str) -> Result<bool, NoSuchRecord> {
        self.find(name).map(|_| true)
    }

    fn release(&mut self, _: &str) {}

    fn set_aside(&mut self, name: &str) -> Result<String, NoSuchRecord> {
        let record = self.change(name)?;
        record.is_aside = true;
        record.name.push_str(" (damaged)");
        Ok(record.name.clone())
    }

    fn copy_aside(&mut self, name: &str) -> Result<String, NoSuchRecord> {
        let copy = format!("{name} (damaged)");
        let record = MemoryRecord { name: copy.clone(), is_aside: true, ..self.find(name)?.clone() };
        self.records.push(record);
        Ok(copy)
    }

    fn delete(&mut self, name: &str) -> Result<(), NoSuchRecord> {
        self.find(name)?;
        self.records.retain(|record| record.name != name);
        Ok(())
    }
}
