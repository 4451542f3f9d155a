//! Export to another browser or the terminal, and import.

use std::mem::take;

use talon_table::Store;
use talon_wire::{Export, ExportedText, Imported, Merge};

use super::browser_store::{BrowserStore, BrowserStoreError};
use crate::settings::Settings;

impl BrowserStore {
    /// All records, all quarantined texts, and the settings.
    ///
    /// # Errors
    /// None: everything is in memory. The contract of a store has them.
    pub fn export(&self, settings: &Settings) -> Result<Export, BrowserStoreError> {
        let mut export = Export::of_store(self)?;
        let aside = self.quarantined().into_iter().map(|(name, text)| ExportedText { name, text });
        export.aside.extend(aside);
        export.settings = Some(settings.to_value());
        Ok(export)
    }

    /// Imports an export as a whole or not at all. A record that is already here is not added again, and one that is open in
    /// this tab or another one stays as it is.
    ///
    /// # Errors
    /// None: everything is in memory. The contract of a store has them.
    pub async fn import(&mut self, export: &Export) -> Result<Imported, BrowserStoreError> {
        let mut acquired = Vec::new();
        for (name, _) in Merge::plan(export, self)?.extended {
            let is_here = self.claim(&name)?;
            if !is_here && self.acquire(&name).await {
                acquired.push(name);
            }
        }
        // Acquiring a record reads it anew, so the plan may have changed.
        let mut merge = Merge::plan(export, self)?;
        let all = take(&mut merge.extended);
        let planned = all.len();
        merge.extended = all.into_iter().filter(|(name, _)| acquired.contains(name)).collect();
        let in_use = planned - merge.extended.len();
        let imported = self.together(|store| {
            for aside in &export.aside {
                store.quarantine(&aside.text);
            }
            merge.carry_out(store)
        });
        for name in acquired {
            self.release(&name);
        }
        imported.map(|imported| Imported { in_use: imported.in_use + in_use, ..imported })
    }
}
