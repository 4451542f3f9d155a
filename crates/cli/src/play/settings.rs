//! What the player has switched, kept from one time to the next.

use std::fs;
use std::path::PathBuf;

use talon_bots::curse::Level;

/// What the line about the verdict is called in the file.
const VERDICT: &str = "verdict";

/// What the line about the opponent is called.
const OPPONENT: &str = "opponent";

/// The switches, and the file that they are kept in.
///
/// Nothing here fails: where the file cannot be read everything is as usual, and where it cannot be
/// written the next time is as usual.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    file: PathBuf,
    /// Whether it is shown if a game can still be won.
    pub(crate) shows_verdict: bool,
    /// How well the player who is not at the table plays, in a match that is begun.
    pub(crate) opponent: Level,
}

impl Settings {
    /// The switches as they were left.
    pub(crate) fn read(file: PathBuf) -> Settings {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(':'));
        let value =
            |wanted| lines.clone().find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim());
        let opponent = value(OPPONENT).and_then(|level| level.parse().ok()).unwrap_or(Level::Casual);
        Settings { file, shows_verdict: value(VERDICT) != Some("off"), opponent }
    }

    /// Keeps the switches as they are now.
    pub(crate) fn keep(&self) {
        let verdict = if self.shows_verdict { "on" } else { "off" };
        let text = format!("{VERDICT}: {verdict}\n{OPPONENT}: {}\n", self.opponent);
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, text);
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Settings};

    #[test]
    fn what_was_switched_stays_so_and_nothing_else_matters() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("settings.txt");
        let mut settings = Settings::read(file.clone());
        assert!(settings.shows_verdict, "it is shown at first");
        assert_eq!(settings.opponent, Level::Casual);
        settings.shows_verdict = false;
        settings.opponent = Level::Strong;
        settings.keep();
        let kept = Settings::read(file.clone());
        assert_eq!((kept.shows_verdict, kept.opponent), (false, Level::Strong));
        for (text, shown) in
            [("nonsense\u{0}", true), ("x: y\n verdict : off", false), ("verdict:offer", true)]
        {
            std::fs::write(&file, text).expect("it can be written");
            assert_eq!(Settings::read(file.clone()).shows_verdict, shown, "{text}");
        }
        // A folder where the file should be.
        let mut settings = Settings::read(folder.path().to_owned());
        settings.shows_verdict = false;
        settings.keep();
        assert!(Settings::read(folder.path().to_owned()).shows_verdict);
    }
}
