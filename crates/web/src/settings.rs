//! The settings: plain values, and their names and values in JSON.

use std::collections::BTreeMap;

use serde_json::Value;
use talon_query::Level;
use talon_table::{DealChoice, Knowledge, ZoneName};

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

/// The times when the page shows the verdict, and the verdict that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictShown {
    /// Never.
    Never,
    /// Not until the player asks.
    #[default]
    WhenAsked,
    /// Always, from knowledge of all cards.
    AllCardsKnown,
    /// Always, as the rate at which the fair adviser wins. The adviser sees no more than the player.
    Fair,
}

impl VerdictShown {
    /// The knowledge behind the verdict that is shown now, if any.
    pub fn knowledge(self) -> Option<Knowledge> {
        match self {
            VerdictShown::Never | VerdictShown::WhenAsked => None,
            VerdictShown::AllCardsKnown => Some(Knowledge::AllCards),
            VerdictShown::Fair => Some(Knowledge::Fair),
        }
    }
}

/// The choice of the next deals, as the table's [`DealChoice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NewDeals {
    /// Easy ones until the player has won, then any.
    #[default]
    EasyAtFirst,
    /// Only such that can be won.
    Winnable,
    /// Any.
    Any,
}

/// The settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The theme.
    pub theme: Theme,
    /// The contrast.
    pub contrast: Contrast,
    /// True if each suit has a colour of its own.
    pub four_colours: bool,
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
    /// True if the score is shown.
    pub shows_score: bool,
    /// True if the number of moves is shown.
    pub shows_moves: bool,
    /// True if the time is shown.
    pub shows_time: bool,
    /// True if the number of cards in the stock is shown.
    pub shows_stock: bool,
    /// The times when the verdict is shown.
    pub shows_verdict: VerdictShown,
    /// The verdict that the player gets when they ask.
    pub verdict_when_asked: VerdictShown,
    /// True if hints know all cards, and not only those that the player has seen.
    pub hints_see_all: bool,
    /// True if keys of one letter or sign give commands and point at piles.
    pub letter_keys: bool,
    /// True if each pile shows its key.
    pub shows_letters: bool,
    /// True if scores and statistics are hidden.
    pub hides_numbers: bool,
    /// The choice of the next deals.
    pub new_deals: NewDeals,
    /// The opponent in Curse of the Doublet, which [`Settings::opponent`] reads.
    opponent: String,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            contrast: Contrast::default(),
            four_colours: false,
            large_print: false,
            is_mirrored: false,
            language: None,
            motion: Motion::default(),
            sounds: false,
            shows_score: true,
            shows_moves: true,
            shows_time: false,
            shows_stock: true,
            shows_verdict: VerdictShown::default(),
            verdict_when_asked: VerdictShown::AllCardsKnown,
            hints_see_all: false,
            letter_keys: true,
            shows_letters: false,
            hides_numbers: false,
            new_deals: NewDeals::default(),
            opponent: Level::Casual.to_string(),
        }
    }
}

impl Settings {
    /// Settings with these values by their names. Each setting that is missing or unreadable has its default.
    pub fn of_fields(fields: impl IntoIterator<Item = (String, SettingValue)>) -> Settings {
        let mut settings = Settings::default();
        // In the order of their names, whatever order they come in.
        for (name, value) in fields.into_iter().collect::<BTreeMap<_, _>>() {
            // The name of earlier versions, which knew only two choices.
            if name == "winnable_only" && value == SettingValue::Switch(true) {
                settings.new_deals = NewDeals::Winnable;
            }
            settings.set(&name, &value);
        }
        settings
    }

    /// Reads settings from a JSON value, like [`Settings::of_fields`].
    pub fn of_value(value: &Value) -> Settings {
        let fields = value.as_object().into_iter().flatten().filter_map(|(name, value)| {
            let value = match value {
                Value::Null => SettingValue::Nothing,
                Value::Bool(is_on) => SettingValue::Switch(*is_on),
                Value::String(text) => SettingValue::Text(text.clone()),
                Value::Number(_) | Value::Array(_) | Value::Object(_) => return None,
            };
            Some((name.clone(), value))
        });
        Settings::of_fields(fields)
    }

    /// The settings as a JSON value.
    pub fn to_value(&self) -> Value {
        let value = |value: SettingValue| match value {
            SettingValue::Nothing => Value::Null,
            SettingValue::Switch(is_on) => Value::Bool(is_on),
            SettingValue::Text(text) => Value::String(text),
        };
        Value::Object(
            self.fields().into_iter().map(|(name, field)| (name.to_owned(), value(field))).collect(),
        )
    }

    /// The opponent for new matches.
    pub fn opponent(&self) -> Level {
        self.opponent.parse().unwrap_or(Level::Casual)
    }

    /// Chooses the opponent for new matches.
    pub fn set_opponent(&mut self, level: Level) {
        self.opponent = level.to_string();
    }

    /// The knowledge behind hints.
    pub fn hints(&self) -> Knowledge {
        if self.hints_see_all { Knowledge::AllCards } else { Knowledge::Fair }
    }

    /// The choice of the next deals.
    pub fn deal_choice(&self) -> DealChoice {
        match self.new_deals {
            NewDeals::EasyAtFirst => DealChoice::EasyAtFirst,
            NewDeals::Winnable => DealChoice::Winnable,
            NewDeals::Any => DealChoice::Any,
        }
    }

    /// Shows or hides the verdict. The kind that was shown last comes back.
    pub fn switch_verdict(&mut self) {
        if self.shows_verdict.knowledge().is_some() {
            self.verdict_when_asked = std::mem::replace(&mut self.shows_verdict, VerdictShown::WhenAsked);
        } else {
            self.shows_verdict = self.verdict_when_asked;
        }
    }

    /// Returns true if the number of cards in a zone is hidden.
    pub fn hides_count(&self, zone: ZoneName) -> bool {
        zone == ZoneName::Stock && !self.shows_stock
    }
}

/// The value of a setting as JSON has it. The browser reads and writes the text, so that the program needs no code for
/// that until its second part is there.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SettingValue {
    /// `null`: as the browser has it.
    Nothing,
    /// `true` or `false`.
    Switch(bool),
    /// A text, or the name of a choice.
    Text(String),
}

/// A type of settings.
trait Setting: Sized {
    fn of(value: &SettingValue) -> Option<Self>;
    fn value(&self) -> SettingValue;
}

impl Setting for bool {
    fn of(value: &SettingValue) -> Option<bool> {
        if let SettingValue::Switch(is_on) = value { Some(*is_on) } else { None }
    }

    fn value(&self) -> SettingValue {
        SettingValue::Switch(*self)
    }
}

impl Setting for String {
    fn of(value: &SettingValue) -> Option<String> {
        if let SettingValue::Text(text) = value { Some(text.clone()) } else { None }
    }

    fn value(&self) -> SettingValue {
        SettingValue::Text(self.clone())
    }
}

impl Setting for Option<String> {
    fn of(value: &SettingValue) -> Option<Option<String>> {
        if *value == SettingValue::Nothing { Some(None) } else { String::of(value).map(Some) }
    }

    fn value(&self) -> SettingValue {
        self.as_ref().map_or(SettingValue::Nothing, String::value)
    }
}

/// Names the choices of a setting.
macro_rules! choices {
    ($type:ident: $($choice:ident = $name:literal),*) => {
        impl Setting for $type {
            fn of(value: &SettingValue) -> Option<$type> {
                match value {
                    SettingValue::Text(text) => match text.as_str() {
                        $($name => Some($type::$choice),)*
                        _ => None,
                    },
                    SettingValue::Nothing | SettingValue::Switch(_) => None,
                }
            }

            fn value(&self) -> SettingValue {
                SettingValue::Text(match self { $($type::$choice => $name),* }.to_owned())
            }
        }
    };
}

choices!(Theme: Auto = "auto", Dark = "dark", Light = "light");
choices!(Contrast: Auto = "auto", High = "high");
choices!(Motion: Auto = "auto", None = "none");
choices!(VerdictShown: Never = "never", WhenAsked = "when_asked", AllCardsKnown = "all_cards_known", Fair = "fair");
choices!(NewDeals: EasyAtFirst = "easy_at_first", Winnable = "winnable", Any = "any");

/// Reads and writes the settings by the names of their fields.
macro_rules! fields {
    ($($field:ident)*) => {
        impl Settings {
            /// The values of all settings by their names.
            pub fn fields(&self) -> Vec<(&'static str, SettingValue)> {
                // No setting is forgotten.
                let Settings { $($field),* } = self;
                vec![$((stringify!($field), $field.value())),*]
            }

            /// Sets the setting of this name, if there is one and it has such a value.
            fn set(&mut self, name: &str, value: &SettingValue) {
                match name {
                    $(stringify!($field) => if let Some(value) = Setting::of(value) {
                        self.$field = value;
                    },)*
                    _ => {}
                }
            }
        }
    };
}

fields! {
    theme contrast four_colours large_print is_mirrored language motion sounds shows_score shows_moves shows_time shows_stock
    shows_verdict verdict_when_asked hints_see_all letter_keys shows_letters hides_numbers new_deals opponent
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Settings {
        serde_json::from_str(text).map(|value| Settings::of_value(&value)).unwrap_or_default()
    }

    #[test]
    fn settings_read_back_as_themselves() {
        let mut settings = Settings {
            theme: Theme::Light,
            contrast: Contrast::High,
            motion: Motion::None,
            language: Some("de".into()),
            shows_verdict: VerdictShown::Fair,
            hints_see_all: true,
            shows_score: false,
            hides_numbers: true,
            ..Settings::default()
        };
        settings.set_opponent(Level::Strong);
        assert_eq!(read(&settings.to_value().to_string()), settings);
        let fields = settings.fields().into_iter().map(|(name, value)| (name.to_owned(), value));
        assert_eq!(Settings::of_fields(fields), settings);
    }

    #[test]
    fn the_choice_of_earlier_versions_still_counts() {
        for (text, expected) in [
            (r#"{"winnable_only": true}"#, NewDeals::Winnable),
            (r#"{"winnable_only": false}"#, NewDeals::EasyAtFirst),
            (r#"{"winnable_only": true, "new_deals": "any"}"#, NewDeals::Winnable),
            (r#"{"new_deals": "any"}"#, NewDeals::Any),
        ] {
            assert_eq!(read(text).new_deals, expected, "{text}");
        }
    }

    #[test]
    fn the_verdict_that_comes_back_is_the_one_that_was_hidden() {
        let mut settings = Settings::default();
        for shown in [VerdictShown::Fair, VerdictShown::AllCardsKnown] {
            settings.shows_verdict = shown;
            settings.switch_verdict();
            assert_eq!(settings.shows_verdict, VerdictShown::WhenAsked);
            settings.switch_verdict();
            assert_eq!(settings.shows_verdict, shown);
        }
    }

    #[test]
    fn an_unreadable_setting_has_its_default_and_leaves_the_others() {
        let text = r#"{"theme": "pink", "contrast": "high", "four_colours": 7, "large_print": true,
            "language": ["de"], "opponent": "wizard", "shows_verdict": null, "from_the_future": 1, "last_played": {"game": "chess"}}"#;
        let mut expected = Settings { contrast: Contrast::High, large_print: true, ..Settings::default() };
        expected.opponent = "wizard".to_owned();
        assert_eq!(read(text), expected);
        assert_eq!(expected.opponent(), Level::Casual);
        for text in ["", "null", "[]", "{", "{}", "\"dark\""] {
            assert_eq!(read(text), Settings::default(), "{text}");
        }
    }
}
