//! The store: records in memory, written to the database with each change.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use talon_table::{Store, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::channel::{Channel, Message};
use super::database::Database;
use super::locks::Locks;
use super::names::{kind_name, started};
use super::notice::{StorageFailure, StorageNotice};
use super::record_cache::{Loaded, Record, RecordCache};
use super::saving::Saving;

/// The number of changed records above which other tabs reload everything.
const MOST_SINGLE_MESSAGES: usize = 10;

/// News of the store: what happens to the records without the page's doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A notice for the player.
    Notice(StorageNotice),
    /// Another tab has changed records: statistics and unfinished games may differ.
    RecordsChanged,
}

/// The reason why the store refuses a request of a session.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrowserStoreError {
    /// No record has the name.
    #[error("there is no record {0:?}")]
    NoSuchRecord(String),
    /// The session has not claimed the record.
    #[error("the record {0:?} is not open in this tab")]
    NotClaimed(String),
}

/// The records of this browser. A clone is the same store.
///
/// The browser has each change before the call that makes it returns, so a tab that closes right afterwards loses
/// nothing. A failure to write does not fail the call: the change stays in memory, the player reads one notice, and the
/// next change writes what is missing.
///
/// A session claims records at once, whereas tabs need time to agree. So before a session resumes a record, wait for
/// [`BrowserStore::acquire`].
#[derive(Clone)]
pub struct BrowserStore {
    pub(super) tab: Rc<Tab>,
}

impl std::fmt::Debug for BrowserStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BrowserStore").field("cache", &self.tab.cache.borrow()).finish_non_exhaustive()
    }
}

/// The store of one tab.
pub(super) struct Tab {
    pub(super) cache: RefCell<RecordCache>,
    /// `None` where there is none, and after the browser or another tab has closed it.
    pub(super) database: RefCell<Option<Rc<Database>>>,
    is_opening: Cell<bool>,
    saving: Cell<Saving>,
    /// True if changes wait to be written together.
    is_collecting: Cell<bool>,
    pub(super) locks: Locks,
    pub(super) channel: Channel,
    /// Records that this tab gives up as soon as they are written.
    pub(super) leaving: RefCell<BTreeSet<String>>,
    pub(super) report: Box<dyn Fn(News)>,
}

impl BrowserStore {
    /// Opens the database and reads all records. Without a database the store is empty and keeps nothing, and reports a
    /// notice. The store calls `report` with all its news.
    pub async fn open(report: impl Fn(News) + 'static) -> BrowserStore {
        let tab = Rc::new_cyclic(|tab: &std::rc::Weak<Tab>| {
            let listener = tab.clone();
            Tab {
                cache: RefCell::default(),
                database: RefCell::default(),
                is_opening: Cell::new(false),
                saving: Cell::default(),
                is_collecting: Cell::new(false),
                locks: Locks::new(),
                channel: Channel::open(move |message| {
                    if let Some(tab) = listener.upgrade() {
                        tab.handle_message(message);
                    }
                }),
                leaving: RefCell::default(),
                report: Box::new(report),
            }
        });
        let store = BrowserStore { tab };
        let opened = store.tab.open().await;
        if let Err(failure) = opened.clone() {
            store.tab.saving.set(Saving::Fails);
            if failure == StorageFailure::Newer {
                store.tab.peek().await;
            }
            (store.tab.report)(News::Notice(StorageNotice::OnlyInMemory(failure)));
        }
        store.tab.report_quarantined(opened.unwrap_or_default() + store.quarantine_damaged().await);
        store
    }

    /// Returns true if all changes are on the disk.
    pub fn is_saved(&self) -> bool {
        self.tab.cache.borrow().is_saved()
    }

    /// The record of this name.
    pub fn record(&self, name: &str) -> Option<Record> {
        self.tab.cache.borrow().record(name).cloned()
    }

    /// The quarantined texts by name: those that could not be read.
    pub fn quarantined(&self) -> Vec<(String, String)> {
        let cache = self.tab.cache.borrow();
        cache.quarantined().map(|(name, text)| (name.clone(), text.clone())).collect()
    }

    /// Quarantines a text that another browser could not read, unless the same text is there already.
    pub fn quarantine(&mut self, text: &str) {
        if self.tab.cache.borrow().quarantined().any(|(_, kept)| kept == text) {
            return;
        }
        let name = format!("imported-{}", unique());
        self.tab.cache.borrow_mut().quarantine_text(&name, text.to_owned());
        self.tab.write();
    }

    /// Makes several changes and writes them in one transaction: all or none.
    pub fn together<T>(&mut self, work: impl FnOnce(&mut BrowserStore) -> T) -> T {
        self.tab.is_collecting.set(true);
        let done = work(self);
        self.tab.is_collecting.set(false);
        self.tab.write();
        done
    }

    /// Changes the text of a claimed record and writes it.
    fn edit(&mut self, name: &str, edit: impl FnOnce(&mut String)) -> Result<(), BrowserStoreError> {
        if !self.tab.cache.borrow_mut().edit(name, now(), edit) {
            return Err(BrowserStoreError::NotClaimed(name.to_owned()));
        }
        self.tab.write();
        Ok(())
    }
}

impl Tab {
    /// Opens the database and loads what it holds. Returns the number of entries that had to be quarantined.
    async fn open(self: &Rc<Tab>) -> Result<usize, StorageFailure> {
        let tab = Rc::downgrade(self);
        let database = Database::open(move || {
            if let Some(tab) = tab.upgrade() {
                // The next change opens it again, or reports the failure.
                tab.database.take();
            }
        });
        let database = Rc::new(database.await?);
        let loaded = database.load().await?;
        let foreign = self.cache.borrow_mut().load(loaded);
        self.database.replace(Some(database));
        self.write();
        Ok(foreign.len())
    }

    fn report_quarantined(&self, count: usize) {
        if count > 0 {
            (self.report)(News::Notice(StorageNotice::Quarantined(count)));
        }
    }

    /// Loads the records of a newer Talon, as far as they can be read, to show and export them.
    async fn peek(&self) {
        if let Ok(newer) = Database::peek().await
            && let Ok(loaded) = newer.load().await
        {
            self.cache.borrow_mut().load(Loaded { foreign: BTreeMap::new(), ..loaded });
        }
    }

    /// Writes all changes that the database lacks.
    pub(super) fn write(self: &Rc<Tab>) {
        if self.is_collecting.get() || self.cache.borrow().is_saved() {
            return;
        }
        let (changes, number) = self.cache.borrow().pending();
        let Some(database) = self.database.borrow().clone() else { return self.reopen() };
        let names: Vec<String> = changes.iter().map(|change| change.name().to_owned()).collect();
        match database.write(&changes) {
            Ok(writing) => {
                let tab = Rc::clone(self);
                spawn_local(async move { tab.written(writing.done().await, number, &names) });
            }
            Err(StorageFailure::Closed) => {
                self.database.take();
                self.reopen();
            }
            Err(failure) => self.written(Err(failure), number, &names),
        }
    }

    /// Opens the database again, to write what is missing.
    fn reopen(self: &Rc<Tab>) {
        if self.is_opening.replace(true) {
            return;
        }
        let tab = Rc::clone(self);
        spawn_local(async move {
            let opened = tab.open().await;
            tab.is_opening.set(false);
            match opened {
                Ok(foreign) => tab.report_quarantined(foreign),
                Err(failure) => tab.written(Err(failure), 0, &[]),
            }
        });
    }

    /// Handles the outcome of writing the changes up to a number.
    fn written(&self, outcome: Result<(), StorageFailure>, number: u64, names: &[String]) {
        let went_well = outcome.is_ok();
        let mut saving = self.saving.get();
        let notice = saving.update(outcome);
        self.saving.set(saving);
        if let Some(notice) = notice {
            (self.report)(News::Notice(notice));
        }
        if !went_well {
            return;
        }
        self.cache.borrow_mut().saved(number);
        if names.len() > MOST_SINGLE_MESSAGES {
            self.channel.send(&Message::Everything);
        } else {
            names.iter().for_each(|name| self.channel.send(&Message::Changed(name.clone())));
        }
        self.give_up_written();
    }

    /// Gives up the records that the session has released and that are written by now.
    pub(super) fn give_up_written(&self) {
        let cache = self.cache.borrow();
        self.leaving.borrow_mut().retain(|name| {
            let must_wait = cache.is_unsaved(name);
            if !must_wait {
                self.locks.give_up(name);
            }
            must_wait
        });
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A number that no other record has: the time in milliseconds, and a random number.
fn unique() -> String {
    format!("{:013}-{:08x}", now(), (js_sys::Math::random() * 2f64.powi(32)) as u32)
}

impl Store for BrowserStore {
    type Error = BrowserStoreError;

    fn names(&self, kind: TableKind) -> Result<Vec<String>, BrowserStoreError> {
        Ok(self.tab.cache.borrow().names(kind))
    }

    fn read(&self, name: &str) -> Result<String, BrowserStoreError> {
        let cache = self.tab.cache.borrow();
        let text = cache.record(name).map(|record| record.text.clone());
        text.ok_or_else(|| BrowserStoreError::NoSuchRecord(name.to_owned()))
    }

    fn last_played(&self, name: &str) -> Result<u64, BrowserStoreError> {
        let record = self.record(name).ok_or_else(|| BrowserStoreError::NoSuchRecord(name.to_owned()))?;
        Ok(record.played / 1000)
    }

    fn set_last_played(&mut self, name: &str, seconds: u64) -> Result<(), BrowserStoreError> {
        if !self.tab.cache.borrow_mut().set_played(name, seconds * 1000) {
            return Err(BrowserStoreError::NotClaimed(name.to_owned()));
        }
        self.tab.write();
        Ok(())
    }

    fn create(&mut self, kind: TableKind, text: &str) -> Result<String, BrowserStoreError> {
        let name = format!("{}-{:010}-{}", kind_name(kind), started(text), unique());
        let mut cache = self.tab.cache.borrow_mut();
        let played = cache.time_of_change(now());
        cache.put(&name, Record { kind, text: text.to_owned(), played });
        cache.hold(&name);
        drop(cache);
        // No other tab knows the record before it is written, so this tab gets the lock.
        self.lock_new(name.clone());
        self.tab.write();
        Ok(name)
    }

    fn append(&mut self, name: &str, line: &str) -> Result<(), BrowserStoreError> {
        self.edit(name, |text| text.push_str(line))
    }

    fn replace(&mut self, name: &str, text: &str) -> Result<(), BrowserStoreError> {
        self.edit(name, |old| text.clone_into(old))
    }

    fn claim(&mut self, name: &str) -> Result<bool, BrowserStoreError> {
        Ok(self.tab.cache.borrow().holds(name))
    }

    fn release(&mut self, name: &str) {
        self.tab.cache.borrow_mut().release(name);
        self.tab.leaving.borrow_mut().insert(name.to_owned());
        self.tab.give_up_written();
    }

    fn set_aside(&mut self, name: &str) -> Result<String, BrowserStoreError> {
        if !self.tab.cache.borrow_mut().quarantine(name) {
            return Err(BrowserStoreError::NoSuchRecord(name.to_owned()));
        }
        self.tab.write();
        Ok(name.to_owned())
    }

    fn copy_aside(&mut self, name: &str) -> Result<String, BrowserStoreError> {
        let aside = format!("{name}-{}", unique());
        let text = self.read(name)?;
        self.tab.cache.borrow_mut().quarantine_text(&aside, text);
        self.tab.write();
        Ok(aside)
    }

    fn delete(&mut self, name: &str) -> Result<(), BrowserStoreError> {
        if !self.tab.cache.borrow_mut().delete(name) {
            return Err(BrowserStoreError::NotClaimed(name.to_owned()));
        }
        self.tab.write();
        Ok(())
    }
}
