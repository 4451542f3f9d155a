//! The database of the browser: IndexedDB, with each change on the disk before it counts as written.
//!
//! Own code, because the libraries for it offer no strict durability: web-sys has that behind a
//! compiler flag only.

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

use super::reason::Reason;
use super::schema::{self, ABOUT, ASIDE, KEY, RECORDS};
use super::script::{answer, call, object, reason, text};
use super::shelf::{Change, Loaded, Record};

/// So many values are read at once: a few milliseconds.
const VALUES_AT_ONCE: u32 = 250;

/// An open database.
#[derive(Debug)]
pub(super) struct Database {
    database: IdbDatabase,
    /// What is done when the database is closed by others; dropped with it.
    _closed: Closure<dyn FnMut()>,
}

impl Database {
    /// Opens the database, and makes or upgrades it. `closed` is called when somebody else closes it: the
    /// player clears the browser's data, or another tab wants to upgrade it.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) async fn open(closed: impl Fn() + 'static) -> Result<Database, Reason> {
        let request = factory()?.open_with_u32(schema::NAME, schema::VERSION);
        let database = opened(&request.map_err(|error| reason(&error))?).await?;
        Ok(Database::watch(database, closed))
    }

    /// Opens a database of whatever version, to read what can be read.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) async fn peek() -> Result<Database, Reason> {
        let request = factory()?.open(schema::NAME).map_err(|error| reason(&error))?;
        Ok(Database::watch(opened(&request).await?, || {}))
    }

    fn watch(database: IdbDatabase, closed: impl Fn() + 'static) -> Database {
        let mine = database.clone();
        let closed = Closure::new(move || {
            // Who wants to upgrade or delete it waits for this.
            mine.close();
            closed();
        });
        database.set_onversionchange(Some(closed.as_ref().unchecked_ref()));
        database.set_onclose(Some(closed.as_ref().unchecked_ref()));
        Database { database, _closed: closed }
    }

    /// Reads all there is.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(super) async fn load(&self) -> Result<Loaded, Reason> {
        let mut loaded = Loaded::default();
        let take_record = |name, value: &JsValue| match record(value) {
            Some(record) => _ = loaded.records.insert(name, record),
            None => _ = loaded.foreign.insert(name, as_json(value)),
        };
        self.each(RECORDS, take_record).await?;
        let take_aside = |name, value: &JsValue| {
            let text = text(value, "text").unwrap_or_else(|| as_json(value));
            loaded.aside.insert(name, text);
        };
        self.each(ASIDE, take_aside).await?;
        Ok(loaded)
    }

    /// Takes in each value of an object store with its name, a few at a time: in between, the page can draw.
    async fn each(&self, store: &str, mut take: impl FnMut(String, &JsValue)) -> Result<(), Reason> {
        let mut after: Option<JsValue> = None;
        loop {
            let request = self.values(store, after.as_ref()).map_err(|thrown| reason(&thrown))?;
            let values: Array = answer(&request).await?.unchecked_into();
            for value in values.iter() {
                // A key that is no text was not made by any Talon, and is left alone.
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

    /// Asks for the first values of an object store, or for those whose names come after this one.
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

    /// Reads one record; `None` when there is none of this name, or it is none.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(super) async fn read(&self, name: &str) -> Result<Option<Record>, Reason> {
        let transaction = self.database.transaction_with_str(RECORDS).map_err(|thrown| reason(&thrown))?;
        let request = store_of(&transaction, RECORDS).and_then(|store| store.get(&name.into()));
        Ok(record(&answer(&request.map_err(|thrown| reason(&thrown))?).await?))
    }

    /// Writes changes in one transaction, which is handed over for good before this returns: what happens
    /// to the page afterwards does not matter. What is returned tells when it is on the disk.
    ///
    /// # Errors
    /// Why it cannot even begin.
    pub(super) fn write(&self, changes: &[Change]) -> Result<Writing, Reason> {
        self.start_writing(changes).map_err(|thrown| reason(&thrown))
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
                Change::SetAside(name, text) => {
                    aside.put(&object(&[(KEY, name.into()), ("text", text.into())]))?;
                    records.delete(&name.into())?;
                }
            }
        }
        // Browsers that cannot be told to commit do so a moment later.
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

/// Where the browser keeps databases.
fn factory() -> Result<IdbFactory, Reason> {
    let window = web_sys::window().ok_or(Reason::Forbidden)?;
    window.indexed_db().map_err(|_| Reason::Forbidden)?.ok_or(Reason::Forbidden)
}

/// Changes on their way to the disk.
#[derive(Debug)]
pub(super) struct Writing {
    transaction: IdbTransaction,
    done: Promise,
}

impl Writing {
    /// Waits until they are there.
    ///
    /// # Errors
    /// Why they are not; none of them is.
    pub(super) async fn done(self) -> Result<(), Reason> {
        let error = |error: DomException| reason(&error);
        JsFuture::from(self.done)
            .await
            .map(|_| ())
            .map_err(|_| self.transaction.error().map_or(Reason::Closed, error))
    }
}

/// Waits until the database is open. One that another tab keeps from being upgraded does not make the
/// player wait.
async fn opened(request: &IdbOpenDbRequest) -> Result<IdbDatabase, Reason> {
    let (asked, upgrading) = (request.clone(), Rc::new(OnceCell::new()));
    let begun = Rc::clone(&upgrading);
    let upgrade = Closure::once(move |event: web_sys::IdbVersionChangeEvent| {
        let Some(transaction) = asked.transaction() else { return };
        // A step that fails aborts the upgrade: the database stays as it was, and the request fails.
        if upgrade(&asked, event.old_version() as u32).is_err() {
            let _ = transaction.abort();
        }
        // Filled once: a request upgrades once.
        let _ = begun.set(transaction);
    });
    request.set_onupgradeneeded(Some(upgrade.as_ref().unchecked_ref()));
    let promise = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        request.set_onblocked(Some(&reject));
    });
    if JsFuture::from(promise).await.is_err() {
        // A request that is blocked has not ended, and so has no error yet.
        let error = request.error().map_err(|_| Reason::OtherTab)?;
        // The request says only that the upgrade was aborted, and its transaction says why.
        let error = upgrading.get().and_then(IdbTransaction::error).or(error);
        return Err(error.map_or(Reason::Forbidden, |error| reason(&error)));
    }
    let opened = request.result().map_err(|thrown| reason(&thrown))?;
    opened.dyn_into().map_err(|_| Reason::Forbidden)
}

/// Makes the object stores that a database of this version lacks.
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
    ])
}

/// A value of the database as a record, if it is one.
fn record(value: &JsValue) -> Option<Record> {
    let game: GameName = text(value, "game")?.parse().ok()?;
    let hot_seat = js_sys::Reflect::get(value, &"hot_seat".into()).ok()?.as_bool()?;
    Some(Record { kind: TableKind { game, hot_seat }, text: text(value, "text")? })
}

/// Whatever lies in the database, as text.
fn as_json(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).map(String::from).unwrap_or_default()
}
