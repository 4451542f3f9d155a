//! Taking games to another browser or to the terminal, and back.

use std::mem::take;

use talon_table::{Sitting, Store};
use talon_wire::{Export, ExportedText, Imported, Merge};

use super::{BrowserStore, BrowserStoreError, kind_name};
use crate::settings::Settings;

impl BrowserStore {
    /// All records, all that was set aside, and the settings.
    ///
    /// # Errors
    /// None: all is in memory. The store's contract has them.
    pub fn export(&self, settings: &Settings) -> Result<Export, BrowserStoreError> {
        let mut export = Export::of_store(self)?;
        let aside = self.quarantined().into_iter().map(|(name, text)| ExportedText { name, text });
        export.aside.extend(aside);
        export.settings = Some(settings.to_value());
        Ok(export)
    }

    /// Takes in what an export holds, all of it or nothing. What is there is not doubled, and what is open
    /// in this tab or another one stays as it is.
    ///
    /// # Errors
    /// None that a player could meet: the store's contract has them.
    pub async fn import(&mut self, export: &Export) -> Result<Imported, BrowserStoreError> {
        let mut acquired = Vec::new();
        for (name, _) in Merge::plan(export, self)?.extended {
            let is_here = self.claim(&name)?;
            if !is_here && self.acquire(&name).await {
                acquired.push(name);
            }
        }
        // Acquiring a record reads it anew, so what is to be done may be something else now.
        let mut merge = Merge::plan(export, self)?;
        let all = take(&mut merge.extended);
        let planned = all.len();
        merge.extended = all.into_iter().filter(|(name, _)| acquired.contains(name)).collect();
        let in_use = planned - merge.extended.len();
        let imported = self.together(|store| {
            for aside in &export.aside {
                store.keep_aside(&aside.text);
            }
            merge.carry_out(store)
        });
        for name in acquired {
            self.release(&name);
        }
        imported.map(|imported| Imported { in_use: imported.in_use + in_use, ..imported })
    }
}

/// What the file with a single game is called, as the terminal calls it.
pub fn file_name(kind: talon_table::TableKind, sitting: &Sitting) -> String {
    format!("{}-{:010}-1.talon", kind_name(kind), sitting.start().started())
}
