//! Games as files: taken along, and taken in.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_table::Session;
use talon_wire::{Export, ImportError, Imported};
use web_sys::File;

use super::{Desk, Records};
use crate::browser;
use crate::settings::Settings;
use crate::storage::file_name;

/// What came of it, in sentences.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Transferred {
    /// What was done.
    pub done: String,
    /// What was refused, and why.
    pub refused: Vec<String>,
    /// Settings that were among what was taken in, if they differ from those here. They wait to be asked for.
    pub settings: Option<Settings>,
}

impl Desk {
    /// Hands the player one file with all games, what was set aside, and the settings.
    pub fn export_games(self) -> Transferred {
        self.session.update_untracked(Session::keep_time);
        let exported = self.store().export(&self.settings.get_untracked());
        let export = exported.expect("all records are in memory");
        let name = format!("talon-{}.json", browser::day());
        self.hand_out(&name, "application/json", &export.to_json(), export.records.len())
    }

    /// Hands the player the game on the table as a file.
    pub fn export_game(self) -> Transferred {
        self.session.update_untracked(Session::keep_time);
        let (name, text) = self.session.with_untracked(|session| {
            (file_name(session.kind(), session.sitting()), session.sitting().record())
        });
        self.hand_out(&name, "text/plain", &text, 1)
    }

    fn hand_out(self, name: &str, media_type: &str, text: &str, games: usize) -> Transferred {
        let lang = self.lang.get_untracked();
        match browser::download(name, media_type, text) {
            Ok(()) => {
                let values = [("count", games.into()), ("file", name.into())];
                Transferred { done: lang.text_with("transfer-exported", &values), ..Transferred::default() }
            }
            Err(_) => {
                Transferred { refused: vec![lang.text("transfer-not-exported")], ..Transferred::default() }
            }
        }
    }

    /// Takes in the games of all files that can be read. A file is taken in as a whole or refused.
    pub async fn import_games(self, files: Vec<File>) -> Transferred {
        let lang = self.lang.get_untracked();
        let (mut told, mut all) = (Transferred::default(), Vec::new());
        for file in files {
            match read_export(&lang, &file).await {
                Ok(export) => all.push(export),
                Err(reason) => {
                    let values = [("file", file.name().into()), ("reason", reason.into())];
                    told.refused.push(lang.text_with("import-refused", &values));
                }
            }
        }
        if all.is_empty() {
            return told;
        }
        let mut joined = Export::default();
        all.into_iter().for_each(|export| joined.append(export));
        let imported = self.store().import(&joined).await.expect("all records are in memory");
        told.done = import_told(&lang, imported);
        told.settings = joined.settings.as_ref().map(Settings::of_value);
        told.settings.take_if(|settings| *settings == self.settings.get_untracked());
        self.records_changed.update(|count| *count += 1);
        told
    }

    /// How many things lie aside that could not be read.
    pub fn set_aside(self) -> usize {
        self.records_changed.track();
        self.store().aside().len()
    }

    fn store(self) -> Records {
        self.session.with_untracked(|session| session.store().clone())
    }
}

/// Reads a file, or tells in a clause why that does not work.
async fn read_export(lang: &Lang, file: &File) -> Result<Export, String> {
    let text = browser::read(file).await.map_err(|_| lang.text("import-unreadable"))?;
    Export::read(&text).map_err(|error| refusal(lang, &error))
}

/// Why a file is refused, as a clause.
fn refusal(lang: &Lang, error: &ImportError) -> String {
    match error {
        ImportError::Neither | ImportError::NotAnExport => lang.text("import-no-export"),
        ImportError::Newer(_) => lang.text("import-newer"),
        fault => lang.text_with("import-faulty", &[("fault", fault.to_string().into())]),
    }
}

/// How many games were taken in, and what became of the others.
fn import_told(lang: &Lang, imported: Imported) -> String {
    lang.text_with("import-done", &imported.counts().map(|(name, count)| (name, count.into())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_is_a_clause_for_players() {
        let lang = Lang::english();
        let told = |text: &str| refusal(&lang, &Export::read(text).expect_err(text));
        assert_eq!(told("nonsense"), "it is neither an export of Talon nor a record of a game");
        assert_eq!(told("{}"), told("nonsense"));
        assert_eq!(
            told(r#"{"talon": "export", "version": 2}"#),
            "it was exported by a newer Talon; reload the page to get it"
        );
        assert_eq!(
            told(r#"{"talon": "export", "version": 1, "records": [7]}"#).split(" (").next(),
            Some("there is a fault in it")
        );
    }

    #[test]
    fn what_became_of_the_games_is_told_in_numbers() {
        let imported = Imported { added: 3, extended: 1, already_there: 2, in_use: 0 };
        let lang = Lang::english();
        assert_eq!(import_told(&lang, imported), "New games: 3. Continued: 1. Already there: 2.");
        let told = import_told(&lang, Imported { in_use: 1, ..imported });
        assert!(told.ends_with("Open elsewhere and left as they are: 1."), "{told}");
    }
}
