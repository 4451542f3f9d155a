//! The state of the storage, as far as the page shows it.

use leptos::prelude::*;

use crate::storage::browser_store::News;
use crate::storage::notice::StorageNotice;

/// News of the store.
#[derive(Clone, Copy, Debug, Default)]
pub struct StorageState {
    /// The notice about the storage that the player has not closed yet.
    pub notice: RwSignal<Option<StorageNotice>>,
    /// Counts the changes to the records that this tab's game did not make: other tabs and imports.
    pub changes: RwSignal<u32>,
}

impl StorageState {
    /// Handles news of the store.
    pub fn receive(self, news: News) {
        match news {
            News::Notice(notice) => self.notice.set(Some(notice)),
            News::RecordsChanged => self.note_change(),
        }
    }

    /// Notes that records have changed: statistics and unfinished games are read anew.
    pub fn note_change(self) {
        self.changes.update(|count| *count += 1);
    }
}
