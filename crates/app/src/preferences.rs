//! The preferences of a player that every front end knows.
//!
//! A front end keeps them as pairs of a name and a text ([`Preferences::fields`]), adds the settings of its own looks in the same
//! form ([`Setting`]), and hands each change to its table ([`Preferences::apply`]).

use talon_query::Level;
use talon_table::{DealChoice, Knowledge, Session, Store};

/// A setting: one of several values, each with a text.
///
/// ```
/// use talon_app::preferences::Setting;
///
/// let mut is_on = false;
/// assert!(is_on.read("true"));
/// assert_eq!(is_on.text(), "true");
/// assert!(!is_on.read("perhaps"));
/// is_on.step(-1);
/// assert!(!is_on);
/// ```
pub trait Setting {
    /// The text of the value.
    fn text(&self) -> &'static str;

    /// Takes the value with this text. Returns false, and changes nothing, if no value has it.
    fn read(&mut self, text: &str) -> bool;

    /// Takes the value this number of positions further on, or further back. The first value follows the last.
    fn step(&mut self, steps: isize);
}

/// The values of a setting.
pub trait Values: Copy + PartialEq + 'static {
    /// All values in the order in which a key steps through them, with their texts.
    const VALUES: &'static [(Self, &'static str)];
}

/// The position of a value among all values.
fn position<T: Values>(value: T) -> usize {
    T::VALUES.iter().position(|(candidate, _)| *candidate == value).expect("every value is listed")
}

impl<T: Values> Setting for T {
    fn text(&self) -> &'static str {
        T::VALUES[position(*self)].1
    }

    fn read(&mut self, text: &str) -> bool {
        let entry = T::VALUES.iter().find(|(_, candidate)| *candidate == text);
        entry.map(|(value, _)| *self = *value).is_some()
    }

    fn step(&mut self, steps: isize) {
        let position = position(*self).cast_signed() + steps;
        *self = T::VALUES[position.rem_euclid(T::VALUES.len().cast_signed()).cast_unsigned()].0;
    }
}

impl Values for bool {
    const VALUES: &'static [(bool, &'static str)] = &[(false, "false"), (true, "true")];
}

impl Values for DealChoice {
    const VALUES: &'static [(DealChoice, &'static str)] = &[
        (DealChoice::EasyAtFirst, "easy_at_first"),
        (DealChoice::Winnable, "winnable"),
        (DealChoice::Any, "any"),
    ];
}

impl Values for Level {
    const VALUES: &'static [(Level, &'static str)] = &{
        let mut values = [(Level::Novice, ""); Level::ALL.len()];
        let mut index = 0;
        while index < values.len() {
            values[index] = (Level::ALL[index], Level::ALL[index].as_str());
            index += 1;
        }
        values
    };
}

/// The times when the table shows the verdict, and the verdict that it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VerdictShown {
    /// Always, from knowledge of all cards.
    AllCards,
    /// Always, as the rate at which the fair adviser wins. The adviser sees no more than the player.
    Fair,
    /// Not until the player asks.
    #[default]
    WhenAsked,
    /// Never: the table does not offer it either.
    Never,
}

impl Values for VerdictShown {
    const VALUES: &'static [(VerdictShown, &'static str)] = &[
        (VerdictShown::AllCards, "all_cards_known"),
        (VerdictShown::Fair, "fair"),
        (VerdictShown::WhenAsked, "when_asked"),
        (VerdictShown::Never, "never"),
    ];
}

impl VerdictShown {
    /// The knowledge behind the verdict that is shown now, if any.
    ///
    /// ```
    /// use talon_app::preferences::VerdictShown;
    /// use talon_table::Knowledge;
    ///
    /// assert_eq!(VerdictShown::Fair.knowledge(), Some(Knowledge::Fair));
    /// assert_eq!(VerdictShown::WhenAsked.knowledge(), None);
    /// ```
    pub fn knowledge(self) -> Option<Knowledge> {
        match self {
            VerdictShown::Never | VerdictShown::WhenAsked => None,
            VerdictShown::AllCards => Some(Knowledge::AllCards),
            VerdictShown::Fair => Some(Knowledge::Fair),
        }
    }
}

/// The preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The times when the verdict is shown.
    pub verdict: VerdictShown,
    /// True if hints know all cards, and not only those that the player has seen.
    pub hints_see_all: bool,
    /// The choice of the next deals.
    pub deals: DealChoice,
    /// The level of the opponent in the next match.
    pub opponent: Level,
    /// True if each suit has a colour of its own.
    pub four_colours: bool,
    /// True if the time is shown.
    pub shows_time: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            verdict: VerdictShown::default(),
            hints_see_all: false,
            deals: DealChoice::default(),
            opponent: Level::Casual,
            four_colours: false,
            shows_time: false,
        }
    }
}

/// One of the preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preference {
    /// [`Preferences::verdict`].
    Verdict,
    /// [`Preferences::hints_see_all`].
    Hints,
    /// [`Preferences::deals`].
    Deals,
    /// [`Preferences::opponent`].
    Opponent,
    /// [`Preferences::four_colours`].
    Colours,
    /// [`Preferences::shows_time`].
    Time,
}

impl Preference {
    /// All preferences, in the order of [`Preferences::fields`].
    pub const ALL: [Preference; 6] = [
        Preference::Verdict,
        Preference::Hints,
        Preference::Deals,
        Preference::Opponent,
        Preference::Colours,
        Preference::Time,
    ];
}

impl Preferences {
    /// The preferences with their names, as a front end keeps them.
    ///
    /// ```
    /// use talon_app::preferences::{Preferences, VerdictShown};
    ///
    /// let mut preferences = Preferences::default();
    /// for (name, setting) in preferences.fields() {
    ///     if name == "shows_verdict" {
    ///         setting.read("fair");
    ///     }
    /// }
    /// assert_eq!(preferences.verdict, VerdictShown::Fair);
    /// ```
    pub fn fields(&mut self) -> [(&'static str, &mut dyn Setting); 6] {
        let Preferences { verdict, hints_see_all, deals, opponent, four_colours, shows_time } = self;
        [
            ("shows_verdict", verdict),
            ("hints_see_all", hints_see_all),
            ("new_deals", deals),
            ("opponent", opponent),
            ("four_colours", four_colours),
            ("shows_time", shows_time),
        ]
    }

    /// The knowledge behind hints.
    pub fn hints(&self) -> Knowledge {
        if self.hints_see_all { Knowledge::AllCards } else { Knowledge::Fair }
    }

    /// Makes the table follow the preferences. `before` has the preferences that the table followed so far, if any: when hints may
    /// use other knowledge now, the hint on the table ends.
    ///
    /// ```
    /// use talon_app::preferences::Preferences;
    /// use talon_query::Level;
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// Preferences { opponent: Level::Club, ..Preferences::default() }.apply(None, &mut session);
    /// ```
    pub fn apply(&self, before: Option<&Preferences>, session: &mut Session<impl Store>) {
        session.set_next_opponent(self.opponent);
        session.set_deal_choice(self.deals);
        if before.is_some_and(|before| before.hints_see_all != self.hints_see_all) {
            session.dismiss_hint();
        }
    }

    /// The id of the sentence that a player hears who has changed a preference, if it changes no more than the player sees.
    ///
    /// ```
    /// use talon_app::preferences::{Preference, Preferences};
    ///
    /// assert_eq!(Preferences::default().sentence(Preference::Hints), Some("hints-fair"));
    /// assert_eq!(Preferences::default().sentence(Preference::Time), None);
    /// ```
    pub fn sentence(&self, changed: Preference) -> Option<&'static str> {
        match (changed, self.verdict.knowledge(), self.hints()) {
            (Preference::Verdict, Some(Knowledge::Fair), _) => Some("outlook-fair"),
            (Preference::Verdict, None, _) => Some("outlook-off"),
            (Preference::Hints, _, Knowledge::AllCards) => Some("hints-all-cards"),
            (Preference::Hints, _, Knowledge::Fair) => Some("hints-fair"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::GameName;
    use talon_rules::pieces::DealNumber;
    use talon_table::{MemoryStore, TableKind};

    use super::*;

    #[test]
    fn each_preference_stands_in_its_place_among_the_fields() {
        for (preference, name) in [
            (Preference::Verdict, "shows_verdict"),
            (Preference::Hints, "hints_see_all"),
            (Preference::Deals, "new_deals"),
            (Preference::Opponent, "opponent"),
            (Preference::Colours, "four_colours"),
            (Preference::Time, "shows_time"),
        ] {
            assert_eq!(Preferences::default().fields()[preference as usize].0, name);
            assert_eq!(Preference::ALL[preference as usize], preference);
        }
    }

    #[test]
    fn every_value_reads_back_as_itself() {
        let mut preferences = Preferences::default();
        for index in 0..preferences.fields().len() {
            let mut values = Vec::new();
            while !values.contains(&preferences.fields()[index].1.text()) {
                values.push(preferences.fields()[index].1.text());
                preferences.fields()[index].1.step(1);
            }
            assert!(values.len() > 1, "{values:?}");
            for (position, text) in values.into_iter().enumerate() {
                let (_, setting) = &mut preferences.fields()[index];
                assert!(setting.read(text), "{text}");
                assert!(!setting.read("nonsense"));
                assert_eq!(setting.text(), text);
                assert_eq!(
                    position == 0,
                    *setting.text() == *Preferences::default().fields()[index].1.text()
                );
            }
        }
    }

    #[test]
    fn a_hint_ends_when_hints_may_use_other_knowledge() {
        let mut session = Session::new(MemoryStore::default());
        session.deal_anew(TableKind::alone(GameName::Yield), DealNumber::MIN, 0);
        let fair = Preferences::default();
        let all = Preferences { hints_see_all: true, ..fair };
        for (before, ends) in [(None, false), (Some(&all), false), (Some(&fair), true)] {
            session.request_hint(all.hints()).expect("there is advice");
            all.apply(before, &mut session);
            assert_eq!(session.advice().hint().is_none(), ends, "{before:?}");
        }
    }
}
