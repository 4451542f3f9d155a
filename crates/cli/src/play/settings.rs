//! The player's settings, in a file.

use std::fs;
use std::path::PathBuf;

use talon_query::Level;
use talon_table::{DealChoice, Knowledge, text_lines};

/// A setting that the player can change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    /// The knowledge that the shown verdict on the game is based on, if one is shown.
    Verdict,
    /// The knowledge that hints may use.
    Hints,
    /// The choice of the next deals.
    Deals,
    /// The level of the opponent in the next match.
    Opponent,
    /// The number of colours of the suits.
    Colours,
    /// That the time is shown, or not.
    Clock,
}

/// The verdicts, in the order in which a key goes through them.
const VERDICTS: [Option<Knowledge>; 3] = [Some(Knowledge::AllCards), Some(Knowledge::Fair), None];

/// The choices of deals.
const DEALS: [DealChoice; 3] = [DealChoice::EasyAtFirst, DealChoice::Winnable, DealChoice::Any];

/// The knowledge that hints may use.
const HINTS: [Knowledge; 2] = [Knowledge::Fair, Knowledge::AllCards];

impl Setting {
    /// All settings, in display order.
    pub(crate) const ALL: [Setting; 6] = [
        Setting::Verdict,
        Setting::Hints,
        Setting::Deals,
        Setting::Opponent,
        Setting::Colours,
        Setting::Clock,
    ];

    /// The name in the file.
    fn name(self) -> &'static str {
        match self {
            Setting::Verdict => "verdict",
            Setting::Hints => "hints",
            Setting::Deals => "new deals",
            Setting::Opponent => "opponent",
            Setting::Colours => "suit colours",
            Setting::Clock => "clock",
        }
    }

    /// The values in the file.
    fn values(self) -> Vec<&'static str> {
        match self {
            Setting::Verdict => vec!["on", "fair", "off"],
            Setting::Hints => vec!["fair", "all cards"],
            Setting::Deals => vec!["easy at first", "winnable", "any"],
            Setting::Opponent => Level::ALL.map(Level::as_str).to_vec(),
            Setting::Colours => vec!["two", "four"],
            Setting::Clock => vec!["off", "on"],
        }
    }
}

/// The settings, and the file that they are kept in.
///
/// Nothing here fails: if the file cannot be read, the defaults apply, and if it cannot be written, they apply
/// the next time.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    file: PathBuf,
    /// The knowledge that the shown verdict on the game is based on, if one is shown.
    pub(crate) verdict: Option<Knowledge>,
    /// The knowledge that hints may use.
    pub(crate) hints: Knowledge,
    /// The choice of the next deals.
    pub(crate) deals: DealChoice,
    /// The level of the opponent in the next match.
    pub(crate) opponent: Level,
    /// True if each suit has a colour of its own.
    pub(crate) four_colours: bool,
    /// True if the time is shown.
    pub(crate) shows_time: bool,
}

impl Settings {
    /// Reads the settings.
    pub(crate) fn read(file: PathBuf) -> Settings {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut settings = Settings {
            file,
            verdict: Some(Knowledge::AllCards),
            hints: Knowledge::Fair,
            deals: DealChoice::EasyAtFirst,
            opponent: Level::Casual,
            four_colours: false,
            shows_time: false,
        };
        let lines: Vec<_> = text_lines(&text).filter_map(|(_, line)| line.split_once(':')).collect();
        // The first line about a setting counts.
        for (name, value) in lines.into_iter().rev() {
            let setting = Setting::ALL.into_iter().find(|setting| setting.name() == name.trim());
            let place =
                |setting: Setting| setting.values().iter().position(|candidate| *candidate == value.trim());
            if let Some((setting, place)) = setting.and_then(|setting| Some((setting, place(setting)?))) {
                settings.set(setting, place);
            }
        }
        settings
    }

    /// A file beside that of the settings.
    pub(crate) fn file_beside(&self, name: &str) -> PathBuf {
        self.file.with_file_name(name)
    }

    /// Writes the settings.
    pub(crate) fn keep(&self) {
        let line =
            |setting: Setting| format!("{}: {}\n", setting.name(), setting.values()[self.value(setting)]);
        if let Some(folder) = self.file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(&self.file, Setting::ALL.map(line).concat());
    }

    /// Changes a setting to the value this number of steps further, and writes it.
    pub(crate) fn change(&mut self, setting: Setting, steps: usize) {
        self.set(setting, (self.value(setting) + steps) % setting.values().len());
        self.keep();
    }

    /// The place of a setting's value among all its values.
    pub(crate) fn value(&self, setting: Setting) -> usize {
        let place = match setting {
            Setting::Verdict => VERDICTS.iter().position(|verdict| *verdict == self.verdict),
            Setting::Hints => HINTS.iter().position(|hints| *hints == self.hints),
            Setting::Deals => DEALS.iter().position(|deals| *deals == self.deals),
            Setting::Opponent => Level::ALL.iter().position(|level| *level == self.opponent),
            Setting::Colours => Some(self.four_colours.into()),
            Setting::Clock => Some(self.shows_time.into()),
        };
        place.expect("each value has its place")
    }

    fn set(&mut self, setting: Setting, place: usize) {
        match setting {
            Setting::Verdict => self.verdict = VERDICTS[place],
            Setting::Hints => self.hints = HINTS[place],
            Setting::Deals => self.deals = DEALS[place],
            Setting::Opponent => self.opponent = Level::ALL[place],
            Setting::Colours => self.four_colours = place == 1,
            Setting::Clock => self.shows_time = place == 1,
        }
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
