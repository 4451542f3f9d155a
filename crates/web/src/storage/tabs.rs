//! Several tabs with the same records: one of them at a time may change a record.

use std::collections::BTreeMap;
use std::rc::Rc;

use talon_rules::GameName;
use talon_table::{RecordProblem, Sitting, Store, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::browser_store::{BrowserStore, News, Tab};
use super::channel::Message;
use super::record_cache::Loaded;

impl BrowserStore {
    /// Acquires a record for this tab and reads it anew, so that a session can claim and resume it. `false` if another
    /// tab has it, or it is gone.
    pub async fn acquire(&self, name: &str) -> bool {
        let tab = &self.tab;
        if !tab.locks.has(name) {
            if !tab.locks.take(name, &tab.channel).await {
                return false;
            }
            tab.read_again(name).await;
        }
        tab.leaving.borrow_mut().remove(name);
        let mut cache = tab.cache.borrow_mut();
        if cache.record(name).is_none() {
            tab.locks.give_up(name);
            return false;
        }
        cache.hold(name);
        true
    }

    /// Quarantines the latest records without a readable move, so that the last record of each kind can be resumed.
    /// Returns their number.
    pub(super) async fn quarantine_damaged(&self) -> usize {
        let mut count = 0;
        for kind in GameName::ALL.into_iter().flat_map(TableKind::all_of) {
            let names = self.tab.cache.borrow().names(kind);
            let damaged = names.iter().rev().take_while(|name| self.is_damaged(name));
            for name in damaged {
                if self.acquire(name).await {
                    count += usize::from(self.clone().set_aside(name).is_ok());
                    self.clone().release(name);
                }
            }
        }
        count
    }

    /// Returns true if no move of a record can be read, for another reason than a newer version.
    fn is_damaged(&self, name: &str) -> bool {
        let Some(record) = self.record(name) else { return false };
        let newer = |problem: &RecordProblem| matches!(problem, RecordProblem::Newer(_));
        Sitting::read(&record.text).is_err_and(|faults| {
            let is_newer = faults.list().iter().any(|fault| newer(&fault.problem));
            !is_newer && Sitting::recover(&record.text, &faults).is_none()
        })
    }

    /// Takes the lock of a new record.
    pub(super) fn lock_new(&self, name: String) {
        let tab = Rc::clone(&self.tab);
        spawn_local(async move {
            tab.locks.take(&name, &tab.channel).await;
            if !tab.cache.borrow().holds(&name) {
                tab.leaving.borrow_mut().insert(name);
                tab.give_up_written();
            }
        });
    }
}

impl Tab {
    /// Handles a message of another tab.
    pub(super) fn handle_message(self: Rc<Tab>, message: Message) {
        match message {
            Message::Changed(name) => spawn_local(async move {
                self.read_again(&name).await;
                (self.report)(News::RecordsChanged);
            }),
            Message::Everything => spawn_local(async move {
                let Some(database) = self.database.borrow().clone() else { return };
                if let Ok(loaded) = database.load().await {
                    self.cache.borrow_mut().load(Loaded { foreign: BTreeMap::new(), ..loaded });
                    (self.report)(News::RecordsChanged);
                }
            }),
            Message::Whose(name) if self.cache.borrow().holds(&name) => {
                self.channel.send(&Message::Mine(name));
            }
            Message::Whose(_) | Message::Mine(_) => {}
        }
    }

    /// Reads a record from the database again. If that fails, the copy in memory stays as it is.
    async fn read_again(&self, name: &str) {
        let Some(database) = self.database.borrow().clone() else { return };
        if let Ok(record) = database.read(name).await {
            self.cache.borrow_mut().refresh(name, record);
        }
    }
}
