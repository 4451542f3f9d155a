//! Notices about the storage, in words for the player.

use talon_lang::Lang;

/// The reason why the browser does not store a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageFailure {
    /// It has no database, or forbids it: a private window, blocked site data.
    Forbidden,
    /// Its disk space is used up.
    Full,
    /// The database was made by a newer Talon.
    Newer,
    /// Another tab with another version of Talon has the database open.
    OtherTab,
    /// The database was closed: its data were cleared, or another tab upgrades it.
    Closed,
    /// Another reason, in the browser's words.
    Other(String),
}

impl StorageFailure {
    /// The failure behind an exception of this name.
    pub fn of_exception(name: &str, message: &str) -> StorageFailure {
        match name {
            "QuotaExceededError" => StorageFailure::Full,
            "VersionError" => StorageFailure::Newer,
            "SecurityError" | "NotAllowedError" => StorageFailure::Forbidden,
            "InvalidStateError" => StorageFailure::Closed,
            // Chromium's words in a frame of another site.
            "UnknownError" if message.contains("denied permission") => StorageFailure::Forbidden,
            _ if message.is_empty() => StorageFailure::Other(name.to_owned()),
            _ => StorageFailure::Other(message.to_owned()),
        }
    }

    /// The failure as a clause.
    pub fn clause(&self, lang: &Lang) -> String {
        let id = match self {
            StorageFailure::Forbidden => "storage-forbidden",
            StorageFailure::Full => "storage-full",
            StorageFailure::Newer => "storage-newer",
            StorageFailure::OtherTab => "storage-other-tab",
            StorageFailure::Closed => "storage-closed",
            StorageFailure::Other(words) => {
                let words = words.trim_end_matches('.');
                return lang.text_with("storage-other", &[("said", words.into())]);
            }
        };
        lang.text(id)
    }
}

/// A notice about the storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageNotice {
    /// Nothing can be stored, from the start. Reported once.
    OnlyInMemory(StorageFailure),
    /// The last change could not be written.
    CannotSave(StorageFailure),
    /// Writing works again, and nothing is lost.
    SavesAgain,
    /// Number of records that could not be read and were quarantined.
    Quarantined(usize),
}

impl StorageNotice {
    /// The notice as one or two sentences.
    pub fn sentence(&self, lang: &Lang) -> String {
        match self {
            StorageNotice::OnlyInMemory(failure) => {
                lang.text_with("storage-only-in-memory", &[("reason", failure.clause(lang).into())])
            }
            StorageNotice::CannotSave(failure) => {
                lang.notice(&talon_table::Notice::CannotSave { reason: failure.clause(lang) })
            }
            StorageNotice::SavesAgain => lang.notice(&talon_table::Notice::SavesAgain),
            StorageNotice::Quarantined(count) => {
                lang.text_with("storage-set-aside", &[("count", (*count).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exception_becomes_a_clause() {
        let lang = Lang::english();
        for (name, message, clause) in [
            ("QuotaExceededError", "", "the browser has no room left"),
            (
                "UnknownError",
                "The user denied permission to access the database.",
                "this browser does not let the page save anything, as in a private window",
            ),
            ("UnknownError", "The disk is on fire.", "the browser says: The disk is on fire"),
            ("AbortError", "", "the browser says: AbortError"),
        ] {
            assert_eq!(StorageFailure::of_exception(name, message).clause(&lang), clause);
        }
        let failures = ["SecurityError", "VersionError", "InvalidStateError"]
            .map(|name| StorageFailure::of_exception(name, ""));
        for failure in failures.into_iter().chain([StorageFailure::OtherTab]) {
            let clause = failure.clause(&lang);
            assert!(!clause.contains('{') && !clause.ends_with('.'), "{clause}");
            let sentence = StorageNotice::OnlyInMemory(failure).sentence(&lang);
            assert!(sentence.contains(&clause) && sentence.ends_with('.'), "{sentence}");
        }
        assert!(StorageNotice::Quarantined(1).sentence(&lang).starts_with("A saved game"));
        assert!(StorageNotice::Quarantined(2).sentence(&lang).starts_with("2 saved games"));
    }
}
