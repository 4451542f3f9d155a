//! Where the browser keeps records: a copy in memory that a [`Session`](talon_table::Session) works with
//! at once, and behind it a database that is written with each change.
//!
//! - [`BrowserStore`] is the store; what a player should know about it comes as [`News`].
//! - `shelf` is the copy, and what of it is not written down yet;
//! - `schema` and `database` are the database, `locks` and `channel` what several tabs agree on.

mod channel;
mod database;
mod locks;
mod preferences;
mod reason;
mod saving;
mod schema;
mod script;
mod shelf;
mod tabs;
mod transfer;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use talon_table::{Store, TableKind};
use wasm_bindgen_futures::spawn_local;

use channel::{Channel, Message};
use database::Database;
use locks::Locks;
use saving::Saving;
use shelf::{Loaded, Shelf};

pub use preferences::{follow_settings, keep_settings, read_settings};
pub use reason::{Reason, StorageNotice};
pub use shelf::Record;
pub use transfer::file_name;

/// Of how many changed records other tabs are told one by one.
const MOST_TOLD: usize = 10;

/// What happens to the records without the page's doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something that the player should be told.
    Notice(StorageNotice),
    /// Another tab has changed records: figures and the games to go on with may be others.
    RecordsChanged,
    /// All that was done is on the disk.
    Saved,
}

/// What a session asks of this store and cannot have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrowserStoreError {
    /// A name that no record has.
    #[error("there is no record {0:?}")]
    NoSuchRecord(String),
    /// A record that was not claimed.
    #[error("the record {0:?} is not open in this tab")]
    NotClaimed(String),
}

/// The records of this browser. A clone is the same store.
///
/// Each change is handed to the browser before the call that makes it returns, so a tab that is closed
/// right behind it loses nothing. Calls never fail because of that: what could not be written stays in
/// memory, the player is told once, and the next change writes what is missing.
///
/// A session claims records at once, and tabs agree on them only with time: so before it goes on with a
/// record, wait for [`BrowserStore::acquire`] or [`BrowserStore::acquire_latest`].
#[derive(Clone)]
pub struct BrowserStore {
    tab: Rc<Tab>,
}

impl std::fmt::Debug for BrowserStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BrowserStore").field("shelf", &self.tab.shelf.borrow()).finish_non_exhaustive()
    }
}

/// All that belongs to the store of one tab.
struct Tab {
    shelf: RefCell<Shelf>,
    /// `None` where nothing can be kept, and after somebody else has closed it.
    database: RefCell<Option<Rc<Database>>>,
    is_opening: Cell<bool>,
    saving: Cell<Saving>,
    /// Whether changes are collected, to be written together.
    is_collecting: Cell<bool>,
    locks: Locks,
    channel: Channel,
    /// Records that are given up as soon as they are written down.
    leaving: RefCell<BTreeSet<String>>,
    tell: Box<dyn Fn(News)>,
}

impl BrowserStore {
    /// Opens the database and reads all records. Where there is none the store is empty and keeps nothing;
    /// the player has then been told. `tell` is called whenever there is news.
    pub async fn open(tell: impl Fn(News) + 'static) -> BrowserStore {
        let tab = Rc::new_cyclic(|tab: &std::rc::Weak<Tab>| {
            let hearing = tab.clone();
            Tab {
                shelf: RefCell::default(),
                database: RefCell::default(),
                is_opening: Cell::new(false),
                saving: Cell::default(),
                is_collecting: Cell::new(false),
                locks: Locks::new(),
                channel: Channel::open(move |message| {
                    if let Some(tab) = hearing.upgrade() {
                        tab.hear(message);
                    }
                }),
                leaving: RefCell::default(),
                tell: Box::new(tell),
            }
        });
        let store = BrowserStore { tab };
        let opened = store.tab.open().await;
        if let Err(reason) = opened.clone() {
            store.tab.saving.set(Saving::Fails);
            if reason == Reason::Newer {
                store.tab.peek().await;
            }
            (store.tab.tell)(News::Notice(StorageNotice::OnlyInMemory(reason)));
        }
        store.tab.tell_of_aside(opened.unwrap_or_default() + store.set_damaged_aside().await);
        store
    }

    /// Whether all that was done is on the disk.
    pub fn is_saved(&self) -> bool {
        self.tab.shelf.borrow().is_saved()
    }

    /// The record of this name.
    pub fn record(&self, name: &str) -> Option<Record> {
        self.tab.shelf.borrow().record(name).cloned()
    }

    /// The quarantined texts by name: those that could not be read.
    pub fn quarantined(&self) -> Vec<(String, String)> {
        let shelf = self.tab.shelf.borrow();
        shelf.aside().map(|(name, text)| (name.clone(), text.clone())).collect()
    }

    /// Keeps a text that could not be read elsewhere, unless the same text is kept already.
    pub fn keep_aside(&mut self, text: &str) {
        if self.tab.shelf.borrow().aside().any(|(_, kept)| kept == text) {
            return;
        }
        let name = format!("imported-{}", unique());
        self.tab.shelf.borrow_mut().put_aside(&name, text.to_owned());
        self.tab.write();
    }

    /// Does many things and writes them together: all of them are kept or none.
    pub fn together<T>(&mut self, work: impl FnOnce(&mut BrowserStore) -> T) -> T {
        self.tab.is_collecting.set(true);
        let done = work(self);
        self.tab.is_collecting.set(false);
        self.tab.write();
        done
    }

    /// Changes the text of a claimed record and writes it.
    fn edit(&mut self, name: &str, edit: impl FnOnce(&mut String)) -> Result<(), BrowserStoreError> {
        if !self.tab.shelf.borrow_mut().edit(name, edit) {
            return Err(BrowserStoreError::NotClaimed(name.to_owned()));
        }
        self.tab.write();
        Ok(())
    }
}

impl Tab {
    /// Opens the database and takes in what it holds. Tells how many things in it had to be set aside.
    async fn open(self: &Rc<Tab>) -> Result<usize, Reason> {
        let tab = Rc::downgrade(self);
        let database = Database::open(move || {
            if let Some(tab) = tab.upgrade() {
                // The next change opens it again, or tells why that does not work.
                tab.database.take();
            }
        });
        let database = Rc::new(database.await?);
        let loaded = database.load().await?;
        let foreign = self.shelf.borrow_mut().take_in(loaded);
        self.database.replace(Some(database));
        self.write();
        Ok(foreign.len())
    }

    fn tell_of_aside(&self, count: usize) {
        if count > 0 {
            (self.tell)(News::Notice(StorageNotice::SetAside(count)));
        }
    }

    /// Takes in what a newer Talon has kept, as far as it can be understood, to show and to export it.
    async fn peek(&self) {
        if let Ok(newer) = Database::peek().await
            && let Ok(loaded) = newer.load().await
        {
            self.shelf.borrow_mut().take_in(Loaded { foreign: BTreeMap::new(), ..loaded });
        }
    }

    /// Hands all that the database lacks to it.
    fn write(self: &Rc<Tab>) {
        if self.is_collecting.get() || self.shelf.borrow().is_saved() {
            return;
        }
        let (changes, number) = self.shelf.borrow().pending();
        let Some(database) = self.database.borrow().clone() else { return self.reopen() };
        let names: Vec<String> = changes.iter().map(|change| change.name().to_owned()).collect();
        match database.write(&changes) {
            Ok(writing) => {
                let tab = Rc::clone(self);
                spawn_local(async move { tab.written(writing.done().await, number, &names) });
            }
            Err(Reason::Closed) => {
                self.database.take();
                self.reopen();
            }
            Err(reason) => self.written(Err(reason), number, &names),
        }
    }

    /// Opens the database once more, to write what is missing.
    fn reopen(self: &Rc<Tab>) {
        if self.is_opening.replace(true) {
            return;
        }
        let tab = Rc::clone(self);
        spawn_local(async move {
            let opened = tab.open().await;
            tab.is_opening.set(false);
            match opened {
                Ok(foreign) => tab.tell_of_aside(foreign),
                Err(reason) => tab.written(Err(reason), 0, &[]),
            }
        });
    }

    /// Takes in how writing the changes up to a number went.
    fn written(&self, outcome: Result<(), Reason>, number: u64, names: &[String]) {
        let went_well = outcome.is_ok();
        let mut saving = self.saving.get();
        let notice = saving.take_in(outcome);
        self.saving.set(saving);
        if let Some(notice) = notice {
            (self.tell)(News::Notice(notice));
        }
        if !went_well {
            return;
        }
        self.shelf.borrow_mut().saved(number);
        if names.len() > MOST_TOLD {
            self.channel.say(&Message::Everything);
        } else {
            names.iter().for_each(|name| self.channel.say(&Message::Changed(name.clone())));
        }
        self.give_up_written();
        if self.shelf.borrow().is_saved() {
            (self.tell)(News::Saved);
        }
    }

    /// Gives up the records that were left and are written down now.
    fn give_up_written(&self) {
        let shelf = self.shelf.borrow();
        self.leaving.borrow_mut().retain(|name| {
            let must_wait = shelf.is_unsaved(name);
            if !must_wait {
                self.locks.give_up(name);
            }
            must_wait
        });
    }
}

/// A number that no other record has: the time in milliseconds, and chance.
fn unique() -> String {
    format!("{:013}-{:08x}", js_sys::Date::now() as u64, (js_sys::Math::random() * 2f64.powi(32)) as u32)
}

impl Store for BrowserStore {
    type Error = BrowserStoreError;

    fn names(&self, kind: TableKind) -> Result<Vec<String>, BrowserStoreError> {
        Ok(self.tab.shelf.borrow().names(kind))
    }

    fn read(&self, name: &str) -> Result<String, BrowserStoreError> {
        let shelf = self.tab.shelf.borrow();
        let text = shelf.record(name).map(|record| record.text.clone());
        text.ok_or_else(|| BrowserStoreError::NoSuchRecord(name.to_owned()))
    }

    fn create(&mut self, kind: TableKind, text: &str) -> Result<String, BrowserStoreError> {
        let name = format!("{}-{:010}-{}", kind_name(kind), started(text), unique());
        let mut shelf = self.tab.shelf.borrow_mut();
        shelf.put(&name, Record { kind, text: text.to_owned() });
        shelf.hold(&name);
        drop(shelf);
        // Nobody else can ask for it before it is written, so the lock is ours when it comes.
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
        Ok(self.tab.shelf.borrow().holds(name))
    }

    fn release(&mut self, name: &str) {
        self.tab.shelf.borrow_mut().release(name);
        self.tab.leaving.borrow_mut().insert(name.to_owned());
        self.tab.give_up_written();
    }

    fn set_aside(&mut self, name: &str) -> Result<String, BrowserStoreError> {
        if !self.tab.shelf.borrow_mut().set_aside(name) {
            return Err(BrowserStoreError::NoSuchRecord(name.to_owned()));
        }
        self.tab.write();
        Ok(name.to_owned())
    }
}

/// What the names of the records of a kind begin with, and the names of their files.
pub fn kind_name(kind: TableKind) -> String {
    format!("{}{}", kind.game, if kind.hot_seat { "-hot-seat" } else { "" })
}

/// When a record's sitting began, in seconds since 1970; 0 when it does not tell.
fn started(text: &str) -> u64 {
    let number = text.lines().find_map(|line| line.strip_prefix("started: "));
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}
