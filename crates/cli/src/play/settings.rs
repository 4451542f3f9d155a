//! The player's preferences, in a file.

use std::fs;
use std::path::PathBuf;

use talon_app::preferences::{Preference, Preferences, Setting, VerdictShown};
use talon_table::{DealChoice, Session, Store, text_lines};

/// The preferences, and the file that they are kept in.
///
/// Nothing here fails: if the file cannot be read, the defaults apply, and if it cannot be written, they apply
/// the next time.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    file: PathBuf,
    pub(crate) preferences: Preferences,
}

impl Settings {
    /// Reads the preferences. A terminal has a line for the verdict, which is shown unless the player has switched it off.
    pub(crate) fn read(file: PathBuf) -> Settings {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut preferences = Preferences { verdict: VerdictShown::AllCards, ..Preferences::default() };
        let lines: Vec<_> = text_lines(&text).filter_map(|(_, line)| line.split_once(':')).collect();
        // The first line about a setting counts.
        for (name, value) in lines.into_iter().rev() {
            let (name, value) = of_earlier_version(name.trim(), value.trim());
            for (_, setting) in preferences.fields().into_iter().filter(|(field, _)| *field == name) {
                setting.read(value);
            }
        }
        Settings { file, preferences }
    }

    /// A file beside that of the preferences.
    pub(crate) fn file_beside(&self, name: &str) -> PathBuf {
        self.file.with_file_name(name)
    }

    /// Changes preferences and writes them. The table follows them.
    pub(crate) fn update(
        &mut self,
        session: &mut Session<impl Store>,
        change: impl FnOnce(&mut Preferences),
    ) {
        let before = self.preferences;
        change(&mut self.preferences);
        self.preferences.apply(Some(&before), session);
        self.keep();
    }

    /// Writes the preferences.
    fn keep(&mut self) {
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let lines = self.preferences.fields().map(|(name, setting)| format!("{name}: {}\n", setting.text()));
        let _ = fs::write(&self.file, lines.concat());
    }
}

/// Changes a preference to the value this number of steps further.
pub(crate) fn step(preferences: &mut Preferences, preference: Preference, steps: isize) {
    preferences.fields()[preference as usize].1.step(steps);
    // In a terminal the key for the verdict always works.
    if preferences.verdict == VerdictShown::Never {
        preferences.verdict.step(steps);
    }
}

/// The id of the name of a choice of deals.
pub(crate) fn deal_choice_id(choice: DealChoice) -> &'static str {
    match choice {
        DealChoice::EasyAtFirst => "setting-deals-easy-at-first",
        DealChoice::Winnable => "setting-deals-winnable",
        DealChoice::Any => "setting-deals-any",
    }
}

/// The name and the value now of a line in a file of an earlier version.
fn of_earlier_version<'a>(name: &'a str, value: &'a str) -> (&'a str, &'a str) {
    match (name, value) {
        ("verdict", "on") => ("shows_verdict", "all_cards_known"),
        ("verdict", "fair") => ("shows_verdict", "fair"),
        ("verdict", "off") => ("shows_verdict", "when_asked"),
        ("hints", "fair") => ("hints_see_all", "false"),
        ("hints", "all cards") => ("hints_see_all", "true"),
        ("new deals", "easy at first") => ("new_deals", "easy_at_first"),
        ("new deals", _) => ("new_deals", value),
        ("suit colours", "two") => ("four_colours", "false"),
        ("suit colours", "four") => ("four_colours", "true"),
        ("clock", "off") => ("shows_time", "false"),
        ("clock", "on") => ("shows_time", "true"),
        _ => (name, value),
    }
}

#[cfg(test)]
mod tests {
    use talon_query::Level;
    use talon_table::MemoryStore;

    use super::*;

    #[test]
    fn changed_preferences_are_there_the_next_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new").join("settings.txt");
        let mut settings = Settings::read(file.clone());
        assert_eq!(
            settings.preferences,
            Preferences { verdict: VerdictShown::AllCards, ..Preferences::default() }
        );
        let mut session = Session::new(MemoryStore::default());
        for preference in Preference::ALL {
            settings.update(&mut session, |preferences| step(preferences, preference, 1));
            assert_eq!(Settings::read(file.clone()).preferences, settings.preferences, "{preference:?}");
        }
        assert_eq!(settings.preferences.opponent, Level::Club);
        // A folder where the file should be.
        let mut settings = Settings::read(folder.path().to_owned());
        settings.update(&mut session, |preferences| step(preferences, Preference::Verdict, 1));
        assert_eq!(Settings::read(folder.path().to_owned()).preferences.verdict, VerdictShown::AllCards);
    }

    #[test]
    fn a_line_that_cannot_be_read_leaves_the_others() {
        let folder = tempfile::tempdir().expect("a folder");
        for (text, verdict) in [
            ("nonsense\u{0}", VerdictShown::AllCards),
            ("x: y\n shows_verdict : fair", VerdictShown::Fair),
            ("shows_verdict: fairer", VerdictShown::AllCards),
            ("hints_see_all: 7\nshows_verdict: fair\nshows_verdict: never", VerdictShown::Fair),
        ] {
            let file = folder.path().join("settings.txt");
            fs::write(&file, text).expect("it can be written");
            let expected = Preferences { verdict, ..Preferences::default() };
            assert_eq!(Settings::read(file).preferences, expected, "{text}");
        }
    }

    #[test]
    fn files_of_earlier_versions_still_count() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let text = "verdict: off\nhints: all cards\nnew deals: winnable\nopponent: strong\nsuit colours: four\nclock: on\n";
        fs::write(file.path(), text).expect("it can be written");
        let expected = Preferences {
            verdict: VerdictShown::WhenAsked,
            hints_see_all: true,
            deals: DealChoice::Winnable,
            opponent: Level::Strong,
            four_colours: true,
            shows_time: true,
        };
        assert_eq!(Settings::read(file.path().to_owned()).preferences, expected);
    }

    #[test]
    fn steps_go_past_a_verdict_that_is_never_offered() {
        let [all, fair, off] = [VerdictShown::AllCards, VerdictShown::Fair, VerdictShown::WhenAsked];
        for (steps, expected) in [(1, [fair, off, all]), (-1, [off, fair, all])] {
            let mut preferences = Preferences { verdict: all, ..Preferences::default() };
            let shown = expected.map(|_| {
                step(&mut preferences, Preference::Verdict, steps);
                preferences.verdict
            });
            assert_eq!(shown, expected);
        }
    }
}
