//! Copies of the store while it is used.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use talon_store::{Store, StoreError, files_beside, make_private, now};

use super::metrics::count;
use super::state::Online;
use super::tasks::ticks;

/// The milliseconds of an hour.
const HOUR: u64 = 60 * 60 * 1000;

/// The hours of a day, each with a copy of its own.
const HOURS: u64 = 24;

/// Lets only the owner read the copies that an earlier version left for all to read.
pub(crate) fn protect(folder: &Path) {
    for hour in 0..HOURS {
        // Most of them are not there, and each is replaced in its hour.
        let _ = make_private(&place(folder, hour));
    }
}

/// The place of the copy of an hour.
fn place(folder: &Path, hour: u64) -> PathBuf {
    folder.join(format!("matches-{hour:02}.sqlite"))
}

/// Copies the store now and then. The first copy has been made.
pub(crate) async fn repeat(online: Online, folder: PathBuf, every: Duration) {
    let mut ticks = ticks(every);
    ticks.tick().await;
    loop {
        ticks.tick().await;
        // A failure is in the log and in the numbers for the operator.
        let _ = copy(&online, &folder).await;
    }
}

/// Copies the store. There is one file for each hour of the day, so a folder has at most 24 of them, and the newest one of an
/// hour replaces that of the day before.
pub(crate) async fn copy(online: &Online, folder: &Path) -> Result<(), StoreError> {
    let hour = now().ms() / HOUR % HOURS;
    let result = copy_once(&online.node().store, &place(folder, hour)).await;
    let outcome = if result.is_ok() { "done" } else { "failed" };
    count(&online.metrics().copies, "outcome", outcome);
    match &result {
        Ok(()) => tracing::info!(hour, "copied the store"),
        Err(error) => tracing::error!(%error, "cannot copy the store"),
    }
    result
}

/// Makes a copy beside its place and moves it there, so that no half a copy replaces a whole one.
async fn copy_once(store: &Arc<dyn Store>, place: &Path) -> Result<(), StoreError> {
    let unfinished = place.with_extension("unfinished");
    remove(&unfinished).await?;
    store.back_up(&unfinished).await?;
    // A program that read the copy of the day before may have left files beside it.
    for beside in files_beside(place) {
        remove(&beside).await?;
    }
    tokio::fs::rename(&unfinished, place).await.map_err(away)
}

/// Removes a file that may be there.
async fn remove(file: &Path) -> Result<(), StoreError> {
    match tokio::fs::remove_file(file).await {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(away(error)),
        _ => Ok(()),
    }
}

fn away(error: std::io::Error) -> StoreError {
    StoreError::Away(error.to_string())
}
