//! Why something cannot be kept, in words for the player.

use talon_lang::Lang;

/// Why the browser does not keep what it is given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It has no database, or forbids it: a private window, blocked site data.
    Forbidden,
    /// Its room is used up.
    Full,
    /// The database was made by a newer Talon.
    Newer,
    /// Another tab with another version of Talon has the database open.
    OtherTab,
    /// The database was closed: its data were cleared, or another tab upgrades it.
    Closed,
    /// Whatever the browser says.
    Other(String),
}

impl Reason {
    /// The reason behind an exception of this name.
    pub fn of_exception(name: &str, message: &str) -> Reason {
        match name {
            "QuotaExceededError" => Reason::Full,
            "VersionError" => Reason::Newer,
            "SecurityError" | "NotAllowedError" => Reason::Forbidden,
            "InvalidStateError" => Reason::Closed,
            _ if message.is_empty() => Reason::Other(name.to_owned()),
            _ => Reason::Other(message.to_owned()),
        }
    }

    /// A clause that says it.
    pub fn clause(&self, lang: &Lang) -> String {
        let id = match self {
            Reason::Forbidden => "storage-forbidden",
            Reason::Full => "storage-full",
            Reason::Newer => "storage-newer",
            Reason::OtherTab => "storage-other-tab",
            Reason::Closed => "storage-closed",
            Reason::Other(said) => {
                let said = said.trim_end_matches('.');
                return lang.text_with("storage-other", &[("said", said.into())]);
            }
        };
        lang.text(id)
    }
}

/// What a player should be told about keeping games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StorageNotice {
    /// Nothing can be kept, from the start. Said once.
    OnlyInMemory(Reason),
    /// What was done last could not be written down.
    CannotSave(Reason),
    /// Writing works again, and nothing was lost.
    SavesAgain,
    /// So many things could not be read and were set aside.
    SetAside(usize),
}

impl StorageNotice {
    /// The notice as one or two sentences.
    pub fn sentence(&self, lang: &Lang) -> String {
        match self {
            StorageNotice::OnlyInMemory(reason) => {
                lang.text_with("storage-only-in-memory", &[("reason", reason.clause(lang).into())])
            }
            StorageNotice::CannotSave(reason) => {
                lang.notice(&talon_table::Notice::CannotSave { reason: reason.clause(lang) })
            }
            StorageNotice::SavesAgain => lang.notice(&talon_table::Notice::SavesAgain),
            StorageNotice::SetAside(count) => {
                lang.text_with("storage-set-aside", &[("count", (*count).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_browser_throws_is_told_in_words() {
        let lang = Lang::english();
        for (name, message, clause) in [
            ("QuotaExceededError", "", "the browser has no room left"),
            ("UnknownError", "The disk is on fire.", "the browser says: The disk is on fire"),
            ("AbortError", "", "the browser says: AbortError"),
        ] {
            assert_eq!(Reason::of_exception(name, message).clause(&lang), clause);
        }
        let reasons =
            ["SecurityError", "VersionError", "InvalidStateError"].map(|name| Reason::of_exception(name, ""));
        for reason in reasons.into_iter().chain([Reason::OtherTab]) {
            let clause = reason.clause(&lang);
            assert!(!clause.contains('{') && !clause.ends_with('.'), "{clause}");
            let told = StorageNotice::OnlyInMemory(reason).sentence(&lang);
            assert!(told.contains(&clause) && told.ends_with('.'), "{told}");
        }
        assert!(StorageNotice::SetAside(1).sentence(&lang).starts_with("A saved game"));
        assert!(StorageNotice::SetAside(2).sentence(&lang).starts_with("2 saved games"));
    }
}
