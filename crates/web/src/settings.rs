//! What a player has switched: plain values and their JSON.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use talon_query::Level;
use talon_rules::GameName;
use talon_table::{Knowledge, TableKind, ZoneName};

/// Which colours the page has.
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

/// How clearly the page's colours differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Contrast {
    /// As the system has it.
    #[default]
    Auto,
    /// As clearly as they can.
    High,
}

/// Whether cards and tiles are seen moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the system has it.
    #[default]
    Auto,
    /// Never.
    None,
}

/// Whether it is shown if a game can still be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VerdictShown {
    /// Never.
    Never,
    /// Not until the player asks.
    #[default]
    WhenAsked,
    /// Always, as somebody knows it who sees all cards.
    AllCardsKnown,
    /// Always, as how often the fair adviser wins, who sees no more than the player.
    Fair,
}

impl VerdictShown {
    /// Whose verdict is shown now, if any.
    pub fn knowledge(self) -> Option<Knowledge> {
        match self {
            VerdictShown::Never | VerdictShown::WhenAsked => None,
            VerdictShown::AllCardsKnown => Some(Knowledge::AllCards),
            VerdictShown::Fair => Some(Knowledge::Fair),
        }
    }
}

/// What a player has switched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Which colours the page has.
    pub theme: Theme,
    /// How clearly they differ.
    pub contrast: Contrast,
    /// Whether each suit has a colour of its own.
    pub four_colours: bool,
    /// Whether cards and tiles have large signs.
    pub large_print: bool,
    /// Whether left and right change sides, for left-handed players.
    pub is_mirrored: bool,
    /// The language, as in `lang="de"`; nothing for the browser's.
    pub language: Option<String>,
    /// Whether cards and tiles are seen moving.
    pub motion: Motion,
    /// Whether the score is shown.
    pub shows_score: bool,
    /// Whether the number of moves is shown.
    pub shows_moves: bool,
    /// Whether the time is shown.
    pub shows_time: bool,
    /// Whether it is shown how many cards are left in the stock.
    pub shows_stock: bool,
    /// Whether it is shown if a game can still be won.
    pub shows_verdict: VerdictShown,
    /// The verdict that is shown to who asks for it.
    pub verdict_when_asked: VerdictShown,
    /// Whether hints see all cards, and not only what the player has seen.
    pub hints_see_all: bool,
    /// Whether each pile shows the key that stands for it.
    pub shows_letters: bool,
    /// Whether every number is hidden that measures the player: scores and statistics.
    pub hides_numbers: bool,
    /// Whether new deals are only those that can be won.
    pub winnable_only: bool,
    /// Who is played against in Curse of the Doublet, as [`Settings::opponent`] reads it.
    opponent: String,
    /// The kind of game that was on the table last, as [`Settings::last_played`] reads it.
    last_played: Option<LastPlayed>,
}

/// A kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct LastPlayed {
    game: String,
    hot_seat: bool,
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
            shows_letters: false,
            hides_numbers: false,
            winnable_only: false,
            opponent: Level::Casual.to_string(),
            last_played: None,
        }
    }
}

impl Settings {
    /// The settings of this JSON text. What is missing or cannot be read is as usual, one by one.
    pub fn read(text: &str) -> Settings {
        serde_json::from_str(text).map(|value| Settings::of_value(&value)).unwrap_or_default()
    }

    /// The settings of this JSON value, as [`Settings::read`] does it.
    pub fn of_value(value: &Value) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in value.as_object().into_iter().flatten() {
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

    /// Who is played against in matches that are begun from now on.
    pub fn opponent(&self) -> Level {
        self.opponent.parse().unwrap_or(Level::Casual)
    }

    /// Chooses who is played against in matches that are begun from now on.
    pub fn set_opponent(&mut self, level: Level) {
        self.opponent = level.to_string();
    }

    /// What is known to whoever gives hints.
    pub fn hints(&self) -> Knowledge {
        if self.hints_see_all { Knowledge::AllCards } else { Knowledge::Fair }
    }

    /// Shows the verdict from now on, or no longer. The kind that was shown last comes back.
    pub fn switch_verdict(&mut self) {
        if self.shows_verdict.knowledge().is_some() {
            self.verdict_when_asked = std::mem::replace(&mut self.shows_verdict, VerdictShown::WhenAsked);
        } else {
            self.shows_verdict = self.verdict_when_asked;
        }
    }

    /// The kind of game that was on the table last.
    pub fn last_played(&self) -> Option<TableKind> {
        let last = self.last_played.as_ref()?;
        let game: GameName = last.game.parse().ok()?;
        let kind = TableKind { game, hot_seat: last.hot_seat };
        TableKind::all_of(game).contains(&kind).then_some(kind)
    }

    /// Whether the number of cards in a zone is hidden.
    pub fn hides_count(&self, zone: ZoneName) -> bool {
        zone == ZoneName::Stock && !self.shows_stock
    }

    /// Notes down the kind of game that is on the table.
    pub fn set_last_played(&mut self, kind: TableKind) {
        self.last_played = Some(LastPlayed { game: kind.game.to_string(), hot_seat: kind.hot_seat });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_reads_the_same() {
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
        settings.set_last_played(TableKind { game: GameName::Curse, hot_seat: true });
        assert_eq!(Settings::read(&settings.to_json()), settings);
        assert_eq!(settings.last_played(), Some(TableKind { game: GameName::Curse, hot_seat: true }));
    }

    #[test]
    fn the_verdict_comes_back_as_it_was() {
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
    fn what_cannot_be_read_is_as_usual_and_takes_nothing_else_with_it() {
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

    #[test]
    fn a_kind_that_there_is_not_was_not_played_last() {
        for game in ["chess", "yield"] {
            let text = format!(r#"{{"last_played": {{"game": "{game}", "hot_seat": true}}}}"#);
            assert_eq!(Settings::read(&text).last_played(), None, "{game}");
        }
    }
}
