//! Several tabs with the same records: each record is changed by one of them at a time.

use std::collections::BTreeMap;
use std::rc::Rc;

use talon_rules::GameName;
use talon_table::{RecordProblem, Sitting, Store, TableKind};
use wasm_bindgen_futures::spawn_local;

use super::channel::Message;
use super::shelf::Loaded;
use super::{BrowserStore, News, Tab};

impl BrowserStore {
    /// Makes a record this tab's own and reads it anew, so that it can be claimed and gone on with.
    /// `false` when another tab has it, or it is gone.
    pub async fn acquire(&self, name: &str) -> bool {
        let tab = &self.tab;
        if !tab.locks.has(name) {
            if !tab.locks.take(name, &tab.channel).await {
                return false;
            }
            tab.read_again(name).await;
        }
        tab.leaving.borrow_mut().remove(name);
        let mut shelf = tab.shelf.borrow_mut();
        if shelf.record(name).is_none() {
            tab.locks.give_up(name);
            return false;
        }
        shelf.hold(name);
        true
    }

    /// Acquires the latest record of a kind that can be read: the one that a session goes on with. Those
    /// behind it that are damaged are acquired too, to be set aside. `false` when another tab has one of
    /// them, or there is none.
    pub async fn acquire_latest(&self, kind: TableKind) -> bool {
        let names = self.tab.shelf.borrow().names(kind);
        for name in names.iter().rev() {
            if !self.acquire(name).await {
                return false;
            }
            if self.record(name).is_some_and(|record| Sitting::read(&record.text).is_ok()) {
                return true;
            }
        }
        false
    }

    /// Sets the latest records aside that are damaged, so that each kind ends with one that can be read, and
    /// tells how many there were.
    pub(super) async fn set_damaged_aside(&self) -> usize {
        let mut count = 0;
        for kind in GameName::ALL.into_iter().flat_map(TableKind::all_of) {
            let names = self.tab.shelf.borrow().names(kind);
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

    /// Whether a record cannot be read, and not because it is from a newer version.
    fn is_damaged(&self, name: &str) -> bool {
        let Some(record) = self.record(name) else { return false };
        let newer = |problem: &RecordProblem| matches!(problem, RecordProblem::Newer(_));
        Sitting::read(&record.text)
            .is_err_and(|faults| !faults.list().iter().any(|fault| newer(&fault.problem)))
    }

    /// Takes the lock of a record that was just made.
    pub(super) fn lock_new(&self, name: String) {
        let tab = Rc::clone(&self.tab);
        spawn_local(async move {
            tab.locks.take(&name, &tab.channel).await;
            if !tab.shelf.borrow().holds(&name) {
                tab.leaving.borrow_mut().insert(name);
                tab.give_up_written();
            }
        });
    }
}

impl Tab {
    /// What another tab says.
    pub(super) fn hear(self: Rc<Tab>, message: Message) {
        match message {
            Message::Changed(name) => spawn_local(async move {
                self.read_again(&name).await;
                (self.tell)(News::RecordsChanged);
            }),
            Message::Everything => spawn_local(async move {
                let Some(database) = self.database.borrow().clone() else { return };
                if let Ok(loaded) = database.load().await {
                    self.shelf.borrow_mut().take_in(Loaded { foreign: BTreeMap::new(), ..loaded });
                    (self.tell)(News::RecordsChanged);
                }
            }),
            Message::Whose(name) if self.shelf.borrow().holds(&name) => {
                self.channel.say(&Message::Mine(name));
            }
            Message::Whose(_) | Message::Mine(_) => {}
        }
    }

    /// Reads a record from the database; where that does not work the copy stays as it is.
    async fn read_again(&self, name: &str) {
        let Some(database) = self.database.borrow().clone() else { return };
        if let Ok(record) = database.read(name).await {
            self.shelf.borrow_mut().refresh(name, record);
        }
    }
}
