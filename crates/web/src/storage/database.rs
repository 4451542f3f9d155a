//! The database: IndexedDB, with each change on the disk before it counts as written.
//!
//! This is our own code because the libraries for IndexedDB offer no strict durability; web-sys has it only behind a
//! compiler flag.

use std::cell::OnceCell;
use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use talon_rules::GameName;
use talon_table::TableKind;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbFactory, IdbObjectStore, IdbObjectStoreParameters, IdbOpenDbRequest,
    IdbRequest, IdbTransaction,
};

use super::js::{answer, call, failure, object, text};
use super::names::created;
use super::notice::StorageFailure;
use super::record_cache::{Change, Loaded, Record};
use super::schema::{self, ABOUT, ASIDE, KEY, RECORDS};

/// The number of values that are read at once, which takes a few milliseconds.
const VALUES_AT_ONCE: u32 = 250;

/// An open database.
#[derive(Debug)]
pub(super) struct Database {
    database: IdbDatabase,
    /// The listener for the closing of the database by others.
    _closed: Closure<dyn FnMut()>,
}

impl Database {
    /// Opens the database, and creates or upgrades it. Calls `closed` when others close it: the player clears the
    /// browser's data, or another tab upgrades the database.
    ///
    /// # Errors
    /// The reason why it cannot be opened.
    pub(super) async fn open(closed: impl Fn() + 'static) -> Result<Database, StorageFailure> {
        let request = factory()?.open_with_u32(schema::NAME, schema::VERSION);
        let database = opened(&request.map_err(|error| failure(&error))?).await?;
        Ok(Database::watch(database, closed))
    }

    /// Opens a database of any version, to read what can be read.
    ///
    /// # Errors
    /// The reason why it cannot be opened.
    pub(super) async fn peek() -> Result<Database, StorageFailure> {
        let request = factory()?.open(schema::NAME).map_err(|error| failure(&error))?;
        Ok(Database::watch(opened(&request).await?, || {}))
    }

    fn watch(database: IdbDatabase, closed: impl Fn() + 'static) -> Database {
        let mine = database.clone();
        let closed = Closure::new(move || {
            // The upgrade or deletion waits for this.
            mine.close();
            closed();
        });
        database.set_onversionchange(Some(closed.as_ref().unchecked_ref()));
        database.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Database { database, _closed: closed }
    }

    /// Reads everything.
    ///
    /// # Errors
    /// The reason why it cannot be read.
    pub(super) async fn load(&self) -> Result<Loaded, StorageFailure> {
        let mut loaded = Loaded::default();
        let take_record = |name, value: &JsValue| match record(value) {
            Some(record) => _ = loaded.records.insert(name, record),
            None => _ = loaded.foreign.insert(name, as_json(value)),
        };
        self.each(RECORDS, take_record).await?;
        let take_aside = |name, value: &JsValue| {
            let text = text(value, "text").unwrap_or_else(|| as_json(value));
            loaded.quarantined.insert(name, text);
        };
        self.each(ASIDE, take_aside).await?;
        Ok(loaded)
    }

    /// Calls `take` with each value of an object store and its name, a few at a time, so that the page can draw in
    /// between.
    async fn each(&self, store: &str, mut take: impl FnMut(String, &JsValue)) -> Result<(), StorageFailure> {
        let mut after: Option<JsValue> = None;
        loop {
            let request = self.values(store, after.as_ref()).map_err(|thrown| failure(&thrown))?;
            let values: Array = answer(&request).await?.unchecked_into();
            for value in values.iter() {
                // No Talon made a key that is no string.
                if let Some(name) = text(&value, KEY) {
                    take(name, &value);
                }
            }
            if values.length() < VALUES_AT_ONCE {
                return Ok(());
            }
            after = Reflect::get(&values.at(-1), &KEY.into()).ok();
        }
    }

    /// Requests the first values of an object store, or those whose names come after a name.
    fn values(&self, store: &str, after: Option<&JsValue>) -> Result<IdbRequest, JsValue> {
        let range = match after {
            Some(name) => {
                let ranges = Reflect::get(&js_sys::global(), &"IDBKeyRange".into())?;
                call(&ranges, "lowerBound", &[name, &true.into()])?
            }
            None => JsValue::UNDEFINED,
        };
        let transaction = self.database.transaction_with_str(store)?;
        store_of(&transaction, store)?.get_all_with_key_and_limit(&range, VALUES_AT_ONCE)
    }

    /// Reads one record; `None` if there is none of this name, or the entry is no record.
    ///
    /// # Errors
    /// The reason why it cannot be read.
    pub(super) async fn read(&self, name: &str) -> Result<Option<Record>, StorageFailure> {
        let transaction = self.database.transaction_with_str(RECORDS).map_err(|thrown| failure(&thrown))?;
        let request = store_of(&transaction, RECORDS).and_then(|store| store.get(&name.into()));
        Ok(record(&answer(&request.map_err(|thrown| failure(&thrown))?).await?))
    }

    /// Writes changes in one transaction. The browser has the transaction when this returns, whatever happens to the page
    /// afterwards; the returned value reports when it is on the disk.
    ///
    /// # Errors
    /// The reason why the transaction cannot begin.
    pub(super) fn write(&self, changes: &[Change]) -> Result<Writing, StorageFailure> {
        self.start_writing(changes).map_err(|thrown| failure(&thrown))
    }

    fn start_writing(&self, changes: &[Change]) -> Result<Writing, JsValue> {
        let stores = Array::of2(&RECORDS.into(), &ASIDE.into());
        let strict = object(&[("durability", "strict".into())]);
        let arguments = [stores.as_ref(), &"readwrite".into(), &strict];
        let transaction: IdbTransaction = call(&self.database, "transaction", &arguments)?.dyn_into()?;
        let done = Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onabort(Some(&reject));
        });
        let (records, aside) = (store_of(&transaction, RECORDS)?, store_of(&transaction, ASIDE)?);
        for change in changes {
            match change {
                Change::Put(name, record) => _ = records.put(&record_value(name, record))?,
                Change::Delete(name) => _ = records.delete(&name.into())?,
                Change::Quarantine(name, text) => {
                    aside.put(&object(&[(KEY, name.into()), ("text", text.into())]))?;
                    records.delete(&name.into())?;
                }
            }
        }
        // A browser without `commit` commits a moment later.
        let _ = call(&transaction, "commit", &[]);
        Ok(Writing { transaction, done })
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.database.set_onversionchange(None);
        self.database.set_onclose(None);
        self.database.close();
    }
}

/// The browser's databases.
fn factory() -> Result<IdbFactory, StorageFailure> {
    let window = web_sys::window().ok_or(StorageFailure::Forbidden)?;
    window.indexed_db().map_err(|_| StorageFailure::Forbidden)?.ok_or(StorageFailure::Forbidden)
}

/// Changes on their way to the disk.
#[derive(Debug)]
pub(super) struct Writing {
    transaction: IdbTransaction,
    done: Promise,
}

impl Writing {
    /// Waits until they are on the disk.
    ///
    /// # Errors
    /// The reason why they are not; then none of them is.
    pub(super) async fn done(self) -> Result<(), StorageFailure> {
        let error = |error: DomException| failure(&error);
        JsFuture::from(self.done)
            .await
            .map(|_| ())
            .map_err(|_| self.transaction.error().map_or(StorageFailure::Closed, error))
    }
}

/// Waits until the database is open. Fails at once if another tab blocks the upgrade.
async fn opened(request: &IdbOpenDbRequest) -> Result<IdbDatabase, StorageFailure> {
    let (asked, upgrading) = (request.clone(), Rc::new(OnceCell::new()));
    let begun = Rc::clone(&upgrading);
    let upgrade = Closure::once(move |event: web_sys::IdbVersionChangeEvent| {
        let Some(transaction) = asked.transaction() else { return };
        // A failure aborts the upgrade: the database stays as it was, and the request fails.
        if upgrade(&asked, event.old_version() as u32).is_err() {
            let _ = transaction.abort();
        }
        // A request upgrades once.
        let _ = begun.set(transaction);
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        request.set_onblocked(Some(&reject));
    });
    if JsFuture::from(promise).await.is_err() {
        // A blocked request has not ended and has no error yet.
        let error = request.error().map_err(|_| StorageFailure::OtherTab)?;
        // The request says only that the upgrade was aborted; the transaction says why.
        let error = upgrading.get().and_then(IdbTransaction::error).or(error);
        return Err(error.map_or(StorageFailure::Forbidden, |error| failure(&error)));
    }
    let opened = request.result().map_err(|thrown| failure(&thrown))?;
    opened.dyn_into().map_err(|_| StorageFailure::Forbidden)
}

/// Creates the object stores that a database of this version lacks.
fn upgrade(request: &IdbOpenDbRequest, version: u32) -> Result<(), JsValue> {
    let database: IdbDatabase = request.result()?.dyn_into()?;
    let parameters = IdbObjectStoreParameters::new();
    parameters.set_key_path(&KEY.into());
    for store in schema::steps_from(version, &schema::STEPS) {
        database.create_object_store_with_optional_parameters(store, &parameters)?;
    }
    let about = [
        (KEY, "schema".into()),
        ("version", schema::VERSION.into()),
        ("program", concat!("talon ", env!("CARGO_PKG_VERSION")).into()),
    ];
    let transaction = request.transaction().ok_or(JsValue::UNDEFINED)?;
    store_of(&transaction, ABOUT)?.put(&object(&about)).map(|_| ())
}

fn store_of(transaction: &IdbTransaction, name: &str) -> Result<IdbObjectStore, JsValue> {
    transaction.object_store(name)
}

/// A record as a value of the database.
fn record_value(name: &str, record: &Record) -> JsValue {
    object(&[
        (KEY, name.into()),
        ("game", record.kind.game.to_string().into()),
        ("hot_seat", record.kind.hot_seat.into()),
        ("text", (&record.text).into()),
        ("played", (record.played as f64).into()),
    ])
}

/// A value of the database as a record, if it is one.
fn record(value: &JsValue) -> Option<Record> {
    let game: GameName = text(value, "game")?.parse().ok()?;
    let hot_seat = js_sys::Reflect::get(value, &"hot_seat".into()).ok()?.as_bool()?;
    let record_text = text(value, "text")?;
    let played = Reflect::get(value, &"played".into()).ok()?.as_f64();
    // Records from before that was noted are as old as their names.
    let played = match played {
        Some(played) => played as u64,
        None => created(&text(value, KEY)?),
    };
    Some(Record { kind: TableKind { game, hot_seat }, text: record_text, played })
}

/// Whatever lies in the database, as text.
fn as_json(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).map(String::from).unwrap_or_default()
}
