//! The settings: plain values and their JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use talon_query::Level;
use talon_table::{DealChoice, Knowledge, ZoneName};

/// The theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contrast {
    /// As the system has it.
    #[default]
    Auto,
    /// High.
    High,
}

/// The motion of cards and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the system has it.
    #[default]
    Auto,
    /// None.
    None,
}

/// When the page shows the verdict, and which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VerdictShown {
    /// Never.
    Never,
    /// Not until the player asks.
    #[default]
    WhenAsked,
    /// Always, from knowledge of all cards.
    AllCardsKnown,
    /// Always, as the rate at which the fair adviser wins, who sees no more than the player.
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

/// Which deals come next, as the table's [`DealChoice`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The theme.
    pub theme: Theme,
    /// The contrast.
    pub contrast: Contrast,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// Whether cards and tiles have large print.
    pub large_print: bool,
    /// Whether left and right change sides, for left-handed players.
    pub is_mirrored: bool,
    /// The code of the language, such as `de`; `None` for the browser's.
    pub language: Option<String>,
    /// The motion.
    pub motion: Motion,
    /// Whether the score is shown.
    pub shows_score: bool,
    /// Whether the number of moves is shown.
    pub shows_moves: bool,
    /// Whether the time is shown.
    pub shows_time: bool,
    /// Whether the number of cards in the stock is shown.
    pub shows_stock: bool,
    /// When the verdict is shown.
    pub shows_verdict: VerdictShown,
    /// The verdict that the player gets when they ask.
    pub verdict_when_asked: VerdictShown,
    /// Whether hints know all cards, and not only those that the player has seen.
    pub hints_see_all: bool,
    /// Whether keys of one letter or sign give commands and point at piles.
    pub letter_keys: bool,
    /// Whether each pile shows its key.
    pub shows_letters: bool,
    /// Whether scores and statistics are hidden.
    pub hides_numbers: bool,
    /// Which deals come next.
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
    /// Reads settings from a JSON text. Each setting that is missing or unreadable has its default.
    pub fn read(text: &str) -> Settings {
        serde_json::from_str(text).map(|value| Settings::of_value(&value)).unwrap_or_default()
    }

    /// Reads settings from a JSON value, like [`Settings::read`].
    pub fn of_value(value: &Value) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in value.as_object().into_iter().flatten() {
            // The name of earlier versions, which knew only two choices.
            if name == "winnable_only" && *value == Value::Bool(true) {
                settings.new_deals = NewDeals::Winnable;
            }
            let mut fields = settings.fields();
            if !fields.contains_key(name) {
                continue;
            }
            fields.insert(name.clone(), value.clone());
            if let Ok(changed) = serde_json::from_value(Value::Object(fields)) {
                settings = changed;
            }
        }
        settings
    }

    /// The settings as a JSON value.
    pub fn to_value(&self) -> Value {
        Value::Object(self.fields())
    }

    /// The settings as JSON text.
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    fn fields(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(fields)) => fields,
            _ => unreachable!("a struct of texts and switches is an object"),
        }
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

    /// Which deals come next.
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

    /// Whether the number of cards in a zone is hidden.
    pub fn hides_count(&self, zone: ZoneName) -> bool {
        zone == ZoneName::Stock && !self.shows_stock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(Settings::read(&settings.to_json()), settings);
    }

    #[test]
    fn the_choice_of_earlier_versions_still_counts() {
        for (text, expected) in [
            (r#"{"winnable_only": true}"#, NewDeals::Winnable),
            (r#"{"winnable_only": false}"#, NewDeals::EasyAtFirst),
            (r#"{"winnable_only": true, "new_deals": "any"}"#, NewDeals::Winnable),
            (r#"{"new_deals": "any"}"#, NewDeals::Any),
        ] {
            assert_eq!(Settings::read(text).new_deals, expected, "{text}");
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
        assert_eq!(Settings::read(text), expected);
        assert_eq!(expected.opponent(), Level::Casual);
        for text in ["", "null", "[]", "{", "{}", "\"dark\""] {
            assert_eq!(Settings::read(text), Settings::default(), "{text}");
        }
    }
}
