//! What the player has switched, kept from one time to the next.

use std::fs;
use std::path::PathBuf;

/// What the line about the verdict is called in the file.
const VERDICT: &str = "verdict";

/// The switches, and the file that they are kept in.
///
/// Nothing here fails: where the file cannot be read everything is as usual, and where it cannot be
/// written the next time is as usual.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    file: PathBuf,
    /// Whether it is shown if a game can still be won.
    pub(crate) shows_verdict: bool,
}

impl Settings {
    /// The switches as they were left.
    pub(crate) fn read(file: PathBuf) -> Settings {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let is_off = |line: &str| {
            line.split_once(':').is_some_and(|(name, value)| name.trim() == VERDICT && value.trim() == "off")
        };
        Settings { file, shows_verdict: !text.lines().any(is_off) }
    }

    /// Keeps the switches as they are now.
    pub(crate) fn keep(&self) {
        let text = format!("{VERDICT}: {}\n", if self.shows_verdict { "on" } else { "off" });
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, text);
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;

    #[test]
    fn what_was_switched_stays_so_and_nothing_else_matters() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("settings.txt");
        let mut settings = Settings::read(file.clone());
        assert!(settings.shows_verdict, "it is shown at first");
        settings.shows_verdict = false;
        settings.keep();
        assert!(!Settings::read(file.clone()).shows_verdict);
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
