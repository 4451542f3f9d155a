//! Export and import of games as files.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::Session;
use talon_wire::{Export, ImportError, Imported};
use web_sys::File;

use super::app_state::AppState;
use crate::browser;
use crate::settings::Settings;
use crate::storage::browser_store::BrowserStore;
use crate::storage::names::file_name;

/// The outcome of an export or import, in sentences.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct TransferReport {
    /// The message about what was done.
    pub done: String,
    /// The files that were refused, with the reasons.
    pub refused: Vec<String>,
    /// The sound games of files in which others are damaged. They are imported when the player wants them.
    pub sound: Option<Export>,
    /// Imported settings that differ from the current ones. They take effect when the player accepts them.
    pub settings: Option<Settings>,
}

impl AppState {
    /// Offers one file with all games, the quarantined texts, and the settings.
    pub fn export_games(self) -> TransferReport {
        self.game.session.update_untracked(Session::keep_time);
        let exported = self.store().export(&self.settings.get_untracked());
        let export = exported.expect("all records are in memory");
        let name = format!("talon-{}.json", browser::day());
        self.download(&name, "application/json", &export.to_json(), export.records.len())
    }

    /// Offers the game on the table as a file.
    pub fn export_game(self) -> TransferReport {
        self.game.session.update_untracked(Session::keep_time);
        let (name, text) = self.game.session.with_untracked(|session| {
            (file_name(session.kind(), session.sitting()), session.sitting().record())
        });
        self.download(&name, "text/plain", &text, 1)
    }

    fn download(self, name: &str, media_type: &str, text: &str, games: usize) -> TransferReport {
        let lang = self.texts.get_untracked();
        if browser::download(name, media_type, text).is_err() {
            let refused = vec![lang.text("transfer-not-exported")];
            return TransferReport { refused, ..TransferReport::default() };
        }
        let values = [("count", games.into()), ("file", name.into())];
        let done = lang.text_with("transfer-exported", &values);
        TransferReport { done, ..TransferReport::default() }
    }

    /// Imports the games of all files that can be read. A file is imported as a whole or refused; the report offers the
    /// sound games of a file in which others are damaged.
    pub async fn import_games(self, files: Vec<File>) -> TransferReport {
        let lang = self.texts.get_untracked();
        let (mut report, mut joined) = (TransferReport::default(), None);
        for file in files {
            let (export, reason) = match read_export(&lang, &file).await {
                Ok((export, None)) => {
                    joined.get_or_insert_with(Export::default).append(export);
                    continue;
                }
                Ok((export, Some(reason))) => {
                    (Some(export).filter(|export| !export.records.is_empty()), reason)
                }
                Err(reason) => (None, reason),
            };
            let values = [("file", file.name().into()), ("reason", reason.into())];
            report.refused.push(lang.text_with("import-refused", &values));
            if let Some(export) = export {
                report.sound.get_or_insert_with(Export::default).append(export);
            }
        }
        match joined {
            Some(export) => {
                TransferReport { refused: report.refused, sound: report.sound, ..self.import(&export).await }
            }
            None => report,
        }
    }

    /// Imports the games of an export.
    pub async fn import(self, export: &Export) -> TransferReport {
        let lang = self.texts.get_untracked();
        let imported = self.store().import(export).await.expect("all records are in memory");
        let mut settings = export.settings.as_ref().map(Settings::of_value);
        settings.take_if(|settings| *settings == self.settings.get_untracked());
        self.storage.note_change();
        TransferReport { done: import_text(&lang, imported), settings, ..TransferReport::default() }
    }

    /// The number of quarantined texts.
    pub fn quarantined(self) -> usize {
        self.storage.changes.track();
        self.store().quarantined().len()
    }

    fn store(self) -> BrowserStore {
        self.game.session.with_untracked(|session| session.store().clone())
    }
}

/// Reads a file and the reason against some of its games, or returns the reason against all of it, as clauses.
async fn read_export(lang: &Lang, file: &File) -> Result<(Export, Option<String>), String> {
    let text = browser::read(file).await.map_err(|_| lang.text("import-unreadable"))?;
    let (export, fault) = Export::read_sound(&text).map_err(|error| refusal(lang, &error))?;
    Ok((export, fault.map(|fault| refusal(lang, &fault))))
}

/// The reason against a file, as a clause.
fn refusal(lang: &Lang, error: &ImportError) -> String {
    match error {
        ImportError::Neither | ImportError::NotAnExport => lang.text("import-no-export"),
        ImportError::Newer(_) => lang.text("import-newer"),
        fault => lang.text_with("import-faulty", &[("fault", fault.to_string().into())]),
    }
}

/// The number of imported games, and of those that were not imported.
fn import_text(lang: &Lang, imported: Imported) -> String {
    lang.text_with("import-done", &imported.counts().map(|(name, count)| (name, count.into())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_is_a_clause() {
        let lang = Lang::english();
        let text = |text: &str| refusal(&lang, &Export::read(text).expect_err(text));
        assert_eq!(text("nonsense"), "it is neither an export from Talon nor the record of a game");
        assert_eq!(text("{}"), text("nonsense"));
        assert_eq!(
            text(r#"{"talon": "export", "version": 2}"#),
            "it is from a newer version of Talon; reload the page to get it"
        );
        assert_eq!(
            text(r#"{"talon": "export", "version": 1, "records": [7]}"#).split(" (").next(),
            Some("it contains an error")
        );
    }

    #[test]
    fn an_import_is_reported_in_numbers() {
        let imported = Imported { added: 3, extended: 1, already_there: 2, in_use: 0 };
        let lang = Lang::english();
        assert_eq!(import_text(&lang, imported), "New games: 3. Continued: 1. Already there: 2.");
        let text = import_text(&lang, Imported { in_use: 1, ..imported });
        assert!(text.ends_with("Open elsewhere and left unchanged: 1."), "{text}");
    }
}
