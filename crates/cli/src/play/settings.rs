//! The player's settings, in a file.

use std::fs;
use std::path::PathBuf;

use talon_query::Level;
use talon_table::Knowledge;

/// The name of the line about the verdict.
const VERDICT: &str = "verdict";

/// The name of the line about the opponent.
const OPPONENT: &str = "opponent";

/// The name of the line about hints.
const HINTS: &str = "hints";

/// The settings, and the file that they are kept in.
///
/// Nothing here fails: if the file cannot be read, the defaults apply, and if it cannot be written, they apply
/// the next time.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    file: PathBuf,
    /// Whose verdict on the game is shown, if any.
    pub(crate) verdict: Option<Knowledge>,
    /// What hints may use.
    pub(crate) hints: Knowledge,
    /// The level of the opponent in the next match.
    pub(crate) opponent: Level,
}

impl Settings {
    /// Reads the settings.
    pub(crate) fn read(file: PathBuf) -> Settings {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(':'));
        let value =
            |wanted| lines.clone().find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim());
        let verdict = match value(VERDICT) {
            Some("off") => None,
            Some("fair") => Some(Knowledge::Fair),
            _ => Some(Knowledge::AllCards),
        };
        let hints = if value(HINTS) == Some("all cards") { Knowledge::AllCards } else { Knowledge::Fair };
        let opponent = value(OPPONENT).and_then(|level| level.parse().ok()).unwrap_or(Level::Casual);
        Settings { file, verdict, hints, opponent }
    }

    /// Writes the settings.
    pub(crate) fn keep(&self) {
        let verdict = match self.verdict {
            None => "off",
            Some(Knowledge::Fair) => "fair",
            Some(Knowledge::AllCards) => "on",
        };
        let hints = match self.hints {
            Knowledge::Fair => "fair",
            Knowledge::AllCards => "all cards",
        };
        let text = format!("{VERDICT}: {verdict}\n{HINTS}: {hints}\n{OPPONENT}: {}\n", self.opponent);
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, text);
    }
}

#[cfg(test)]
mod tests {
    use super::{Knowledge, Level, Settings};

    #[test]
    fn what_was_switched_stays_so_and_nothing_else_matters() {
        let (all_cards, fair) = (Some(Knowledge::AllCards), Some(Knowledge::Fair));
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("settings.txt");
        let mut settings = Settings::read(file.clone());
        assert_eq!((settings.verdict, settings.hints), (all_cards, Knowledge::Fair), "so it is at first");
        assert_eq!(settings.opponent, Level::Casual);
        settings.opponent = Level::Strong;
        for (verdict, hints) in
            [(None, Knowledge::AllCards), (fair, Knowledge::Fair), (all_cards, Knowledge::AllCards)]
        {
            (settings.verdict, settings.hints) = (verdict, hints);
            settings.keep();
            let kept = Settings::read(file.clone());
            assert_eq!((kept.verdict, kept.hints, kept.opponent), (verdict, hints, Level::Strong));
        }
        for (text, shown) in [
            ("nonsense\u{0}", all_cards),
            ("x: y\n verdict : off", None),
            ("verdict:offer", all_cards),
            ("hints: 7\nverdict: fair", fair),
        ] {
            std::fs::write(&file, text).expect("it can be written");
            let read = Settings::read(file.clone());
            assert_eq!((read.verdict, read.hints), (shown, Knowledge::Fair), "{text}");
        }
        // A folder where the file should be.
        let mut settings = Settings::read(folder.path().to_owned());
        settings.verdict = None;
        settings.keep();
        assert_eq!(Settings::read(folder.path().to_owned()).verdict, all_cards);
    }
}
