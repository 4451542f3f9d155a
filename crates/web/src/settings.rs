//! The settings: plain values, and their names and values in JSON.

use serde_json::Value;
use talon_app::preferences::{Preferences, Setting, Values, VerdictShown};
use talon_table::{DealChoice, ZoneName};

/// The theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

/// The contrast of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Contrast {
    /// As the system has it.
    #[default]
    Auto,
    /// High.
    High,
}

/// The motion of cards and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// As the system has it.
    #[default]
    Auto,
    /// None.
    None,
}

/// The colour of the table, or of the backs of cards and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Blue,
    Green,
    Red,
    Grey,
}

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The settings that the terminal has, too.
    pub preferences: Preferences,
    /// The theme.
    pub theme: Theme,
    /// The contrast.
    pub contrast: Contrast,
    /// The colour of the table.
    pub felt: Colour,
    /// The colour of the backs of cards and tiles.
    pub backs: Colour,
    /// True if cards and tiles have large print.
    pub large_print: bool,
    /// True if left and right change sides, for left-handed players.
    pub is_mirrored: bool,
    /// The code of the language, such as `de`; `None` for the browser's.
    pub language: Option<String>,
    /// The motion.
    pub motion: Motion,
    /// True if a card, a refused move and a win have a sound.
    pub sounds: bool,
    /// True if the device vibrates for a card, a refused move and a win.
    pub vibrates: bool,
    /// True if the score is shown.
    pub shows_score: bool,
    /// True if the number of moves is shown.
    pub shows_moves: bool,
    /// True if the number of cards in the stock is shown.
    pub shows_stock: bool,
    /// The verdict that the player gets when they ask.
    pub verdict_when_asked: VerdictShown,
    /// True if keys of one letter or sign give commands and point at piles.
    pub letter_keys: bool,
    /// True if each pile shows its key.
    pub shows_letters: bool,
    /// True if scores and statistics are hidden.
    pub hides_numbers: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            preferences: Preferences::default(),
            theme: Theme::default(),
            contrast: Contrast::default(),
            felt: Colour::Green,
            backs: Colour::Blue,
            large_print: false,
            is_mirrored: false,
            language: None,
            motion: Motion::default(),
            sounds: false,
            vibrates: false,
            shows_score: true,
            shows_moves: true,
            shows_stock: true,
            verdict_when_asked: VerdictShown::AllCards,
            letter_keys: true,
            shows_letters: false,
            hides_numbers: false,
        }
    }
}

impl Settings {
    /// Settings with these values by their names, as [`Settings::to_fields`] has them. Each setting that is missing or unreadable has
    /// its default.
    pub fn of_fields(fields: impl IntoIterator<Item = (String, String)>) -> Settings {
        let (mut settings, mut is_winnable_only) = (Settings::default(), false);
        for (name, text) in fields {
            match name.as_str() {
                "language" => settings.language = Some(text),
                // The name of earlier versions, which knew only two choices.
                "winnable_only" => is_winnable_only = text == "true",
                _ => {
                    for (_, setting) in settings.choices().into_iter().filter(|(field, _)| *field == name) {
                        setting.read(&text);
                    }
                }
            }
        }
        if is_winnable_only {
            settings.preferences.deals = DealChoice::Winnable;
        }
        settings
    }

    /// The texts of all settings by their names. A language that the player has not chosen is missing.
    pub fn to_fields(&self) -> Vec<(&'static str, String)> {
        let mut settings = self.clone();
        let choices = settings.choices().into_iter().map(|(name, setting)| (name, setting.text().to_owned()));
        let language = self.language.clone().map(|code| ("language", code));
        choices.chain(language).collect()
    }

    /// Reads settings from a JSON value, like [`Settings::of_fields`].
    pub fn of_value(value: &Value) -> Settings {
        let fields = value.as_object().into_iter().flatten().filter_map(|(name, value)| match value {
            Value::Bool(is_on) => Some((name.clone(), is_on.to_string())),
            Value::String(text) => Some((name.clone(), text.clone())),
            Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => None,
        });
        Settings::of_fields(fields)
    }

    /// The settings as a JSON value, in which a switch is true or false.
    pub fn to_value(&self) -> Value {
        let value = |text: String| text.parse().map_or(Value::String(text), Value::Bool);
        Value::Object(
            self.to_fields().into_iter().map(|(name, text)| (name.to_owned(), value(text))).collect(),
        )
    }

    /// All settings but the language, with their names.
    fn choices(&mut self) -> Vec<(&'static str, &mut dyn Setting)> {
        // No setting is forgotten.
        let Settings {
            preferences,
            theme,
            contrast,
            felt,
            backs,
            large_print,
            is_mirrored,
            language: _,
            motion,
            sounds,
            vibrates,
            shows_score,
            shows_moves,
            shows_stock,
            verdict_when_asked,
            letter_keys,
            shows_letters,
            hides_numbers,
        } = self;
        let own: [(&'static str, &mut dyn Setting); 16] = [
            ("theme", theme),
            ("contrast", contrast),
            ("felt", felt),
            ("backs", backs),
            ("large_print", large_print),
            ("is_mirrored", is_mirrored),
            ("motion", motion),
            ("sounds", sounds),
            ("vibrates", vibrates),
            ("shows_score", shows_score),
            ("shows_moves", shows_moves),
            ("shows_stock", shows_stock),
            ("verdict_when_asked", verdict_when_asked),
            ("letter_keys", letter_keys),
            ("shows_letters", shows_letters),
            ("hides_numbers", hides_numbers),
        ];
        preferences.fields().into_iter().chain(own).collect()
    }

    /// Shows or hides the verdict. The kind that was shown last comes back.
    pub fn switch_verdict(&mut self) {
        let shown = &mut self.preferences.verdict;
        if shown.knowledge().is_some() {
            self.verdict_when_asked = std::mem::replace(shown, VerdictShown::WhenAsked);
        } else {
            *shown = self.verdict_when_asked;
        }
    }

    /// Returns true if the number of cards in a zone is hidden.
    pub fn hides_count(&self, zone: ZoneName) -> bool {
        zone == ZoneName::Stock && !self.shows_stock
    }
}

impl Values for Theme {
    const VALUES: &'static [(Theme, &'static str)] =
        &[(Theme::Auto, "auto"), (Theme::Dark, "dark"), (Theme::Light, "light")];
}

impl Values for Contrast {
    const VALUES: &'static [(Contrast, &'static str)] = &[(Contrast::Auto, "auto"), (Contrast::High, "high")];
}

impl Values for Colour {
    const VALUES: &'static [(Colour, &'static str)] =
        &[(Colour::Blue, "blue"), (Colour::Green, "green"), (Colour::Red, "red"), (Colour::Grey, "grey")];
}

impl Values for Motion {
    const VALUES: &'static [(Motion, &'static str)] = &[(Motion::Auto, "auto"), (Motion::None, "none")];
}

#[cfg(test)]
mod tests {
    use talon_query::Level;

    use super::*;

    fn read(text: &str) -> Settings {
        serde_json::from_str(text).map(|value| Settings::of_value(&value)).unwrap_or_default()
    }

    #[test]
    fn settings_read_back_as_themselves() {
        let settings = Settings {
            theme: Theme::Light,
            contrast: Contrast::High,
            felt: Colour::Red,
            backs: Colour::Grey,
            motion: Motion::None,
            language: Some("de".into()),
            preferences: Preferences {
                verdict: VerdictShown::Fair,
                hints_see_all: true,
                opponent: Level::Strong,
                ..Preferences::default()
            },
            shows_score: false,
            hides_numbers: true,
            ..Settings::default()
        };
        assert_eq!(read(&settings.to_value().to_string()), settings);
        let fields = settings.to_fields().into_iter().map(|(name, text)| (name.to_owned(), text));
        assert_eq!(Settings::of_fields(fields), settings);
    }

    #[test]
    fn the_choice_of_earlier_versions_still_counts() {
        for (text, expected) in [
            (r#"{"winnable_only": true}"#, DealChoice::Winnable),
            (r#"{"winnable_only": false}"#, DealChoice::EasyAtFirst),
            (r#"{"winnable_only": true, "new_deals": "any"}"#, DealChoice::Winnable),
            (r#"{"new_deals": "any"}"#, DealChoice::Any),
        ] {
            assert_eq!(read(text).preferences.deals, expected, "{text}");
        }
    }

    #[test]
    fn the_verdict_that_comes_back_is_the_one_that_was_hidden() {
        let mut settings = Settings::default();
        for shown in [VerdictShown::Fair, VerdictShown::AllCards] {
            settings.preferences.verdict = shown;
            settings.switch_verdict();
            assert_eq!(settings.preferences.verdict, VerdictShown::WhenAsked);
            settings.switch_verdict();
            assert_eq!(settings.preferences.verdict, shown);
        }
    }

    #[test]
    fn an_unreadable_setting_has_its_default_and_leaves_the_others() {
        let text = r#"{"theme": "pink", "contrast": "high", "four_colours": 7, "large_print": true,
            "language": ["de"], "opponent": "wizard", "shows_verdict": null, "from_the_future": 1, "last_played": {"game": "chess"}}"#;
        let expected = Settings { contrast: Contrast::High, large_print: true, ..Settings::default() };
        assert_eq!(read(text), expected);
        for text in ["", "null", "[]", "{", "{}", "\"dark\""] {
            assert_eq!(read(text), Settings::default(), "{text}");
        }
    }
}
