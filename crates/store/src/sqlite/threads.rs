//! The thread that writes, and the one that reads.
//!
//! Group commit: D. J. DeWitt et al.: Implementation techniques for main memory database systems, SIGMOD 1984.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::thread;

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::queries;
use super::untouched::Untouched;
use crate::store::StoreError;

/// The number of calls that can wait; more are refused.
const WAITING: usize = 8192;

/// At most this many changes share a transaction, so that the first does not wait long for the last.
const GROUP: usize = 512;

/// Reports to the caller, once the transaction is committed or failed.
type Report = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Changes something, unless the transaction failed already, and returns whether that worked.
type Change = Box<dyn FnOnce(Option<&Connection>) -> (rusqlite::Result<()>, Report) + Send>;

/// Reads something and reports to the caller.
type Query = Box<dyn FnOnce(&Connection) + Send>;

/// The thread that writes.
#[derive(Debug)]
pub(super) struct Writer {
    changes: SyncSender<Change>,
    /// True if the last transaction that had to write failed.
    is_failing: Arc<AtomicBool>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (sender, changes) = sync_channel(WAITING);
        let is_failing = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&is_failing);
        start("store writer", move || write(&connection, &changes, &flag))?;
        Ok(Writer { changes: sender, is_failing })
    }

    /// Fails if nothing can be written. Nothing is written to find that out unless a transaction failed before, so that
    /// an idle store lets the disk rest.
    pub(super) async fn check(&self) -> Result<(), StoreError> {
        if !self.is_failing.load(Ordering::Relaxed) {
            return self.write(|_| Ok(())).await;
        }
        self.write(queries::touch).await?;
        self.is_failing.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Runs a change and returns its result once it is committed.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        let change: Change = Box::new(move |connection| {
            let (result, outcome) = match connection.map(change) {
                Some(Ok(value)) => (Ok(value), Ok(())),
                Some(Err(error)) => (Err(StoreError::Away(error.to_string())), Err(error)),
                None => (Err(StoreError::Away("the transaction failed".to_owned())), Ok(())),
            };
            let report: Report = Box::new(move |commit| {
                // An error means that the caller no longer waits.
                let _ = sender.send(commit.and(result));
            });
            (outcome, report)
        });
        send(&self.changes, change)?;
        answer.await.map_err(|_| StoreError::Unknown("the store has ended".to_owned()))?
    }
}

/// The thread that reads.
#[derive(Debug)]
pub(super) struct Reader {
    queries: SyncSender<Query>,
    /// The file, if it must stay as it is.
    file: Option<Untouched>,
}

impl Reader {
    pub(super) fn start(connection: Connection, file: Option<Untouched>) -> Result<Reader, StoreError> {
        let (sender, queries) = sync_channel::<Query>(WAITING);
        start("store reader", move || queries.iter().for_each(|query| query(&connection)))?;
        Ok(Reader { queries: sender, file })
    }

    /// Runs a query and returns its result.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        let query: Query = Box::new(move |connection| {
            // An error means that the caller no longer waits.
            let _ = sender.send(query(connection));
        });
        send(&self.queries, query)?;
        let result = answer.await.map_err(|_| StoreError::Away("the store has ended".to_owned()))?;
        if let Some(file) = &self.file {
            file.check()?;
        }
        result.map_err(|error| StoreError::Away(error.to_string()))
    }
}

fn start(name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(run);
    thread.map(drop).map_err(|error| StoreError::Unfit(error.to_string()))
}

fn send<Call>(sender: &SyncSender<Call>, call: Call) -> Result<(), StoreError> {
    sender.try_send(call).map_err(|error| {
        StoreError::Away(match error {
            TrySendError::Full(_) => "too many calls wait".to_owned(),
            TrySendError::Disconnected(_) => "the store has ended".to_owned(),
        })
    })
}

/// Writes until all senders are gone: each time all changes that wait, in one transaction.
fn write(connection: &Connection, changes: &Receiver<Change>, is_failing: &AtomicBool) {
    while let Ok(first) = changes.recv() {
        let group: Vec<Change> = [first].into_iter().chain(changes.try_iter().take(GROUP - 1)).collect();
        if !commit(connection, group) {
            is_failing.store(true, Ordering::Relaxed);
        }
    }
}

/// Runs changes in one transaction and reports what became of them. Returns whether the transaction was committed.
fn commit(connection: &Connection, group: Vec<Change>) -> bool {
    let mut result = connection.execute_batch("BEGIN IMMEDIATE");
    let mut reports = Vec::with_capacity(group.len());
    for change in group {
        let (report, step) = match result {
            Ok(()) => run(connection, change),
            Err(error) => (change(None).1, Err(error)),
        };
        result = step;
        reports.push(report);
    }
    let result = result.and_then(|()| connection.execute_batch("COMMIT"));
    if result.is_err() && !connection.is_autocommit() {
        // If even this fails, the next transaction cannot begin and its callers learn that the store is away.
        let _ = connection.execute_batch("ROLLBACK");
    }
    for report in reports {
        report(result.as_ref().copied().map_err(failure));
    }
    result.is_ok()
}

/// Runs a change in a savepoint of its own, so that it can fail alone. An error means that the transaction failed.
fn run(connection: &Connection, change: Change) -> (Report, rusqlite::Result<()>) {
    if let Err(error) = connection.execute_batch("SAVEPOINT change") {
        return (change(None).1, Err(error));
    }
    match change(Some(connection)) {
        (Ok(()), report) => (report, connection.execute_batch("RELEASE change")),
        // After a full disk and the like, SQLite has ended the whole transaction.
        (Err(error), report) if connection.is_autocommit() => (report, Err(error)),
        (Err(_), report) => (report, connection.execute_batch("ROLLBACK TO change; RELEASE change")),
    }
}

/// The meaning of a failed transaction for its changes.
fn failure(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        // Whether the commit was written before the disk failed is not known.
        Some(ErrorCode::SystemIoFailure) => StoreError::Unknown(error.to_string()),
        _ => StoreError::Away(error.to_string()),
    }
}
