//! The deals of the day that were found, so that they are not looked for again on the same day.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_pieces::DealNumber;
use talon_rules::GameName;

use crate::browser;

/// The name that they are kept under.
const NAME: &str = "talon deals of the day";

/// The deals of one day.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct KeptDeals {
    day: u64,
    deals: BTreeMap<String, u64>,
}

impl KeptDeals {
    /// What is kept, if it is of this day.
    fn of(text: Option<&str>, day: u64) -> KeptDeals {
        let kept: Option<KeptDeals> = text.and_then(|text| serde_json::from_str(text).ok());
        kept.filter(|kept| kept.day == day).unwrap_or(KeptDeals { day, deals: BTreeMap::new() })
    }

    fn get(&self, game: GameName) -> Option<DealNumber> {
        DealNumber::new(*self.deals.get(game.as_str())?).ok()
    }
}

/// The deal of this day, if it was found before.
pub(super) fn read(day: u64, game: GameName) -> Option<DealNumber> {
    KeptDeals::of(browser::stored(NAME).as_deref(), day).get(game)
}

/// Keeps the deal of this day; those of other days are forgotten.
pub(super) fn keep(day: u64, game: GameName, number: DealNumber) {
    let mut kept = KeptDeals::of(browser::stored(NAME).as_deref(), day);
    kept.deals.insert(game.to_string(), number.get());
    browser::store(NAME, &serde_json::to_string(&kept).expect("numbers can be written as JSON"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_kept_for_its_day_alone() {
        let text = r#"{"day":20778,"deals":{"yield":787341}}"#;
        let found =
            |text: &str, day| KeptDeals::of(Some(text), day).get(GameName::Yield).map(DealNumber::get);
        assert_eq!(found(text, 20_778), Some(787_341));
        assert_eq!(found(text, 20_779), None);
        assert_eq!(KeptDeals::of(Some(text), 20_778).get(GameName::Doublets), None);
        assert_eq!(serde_json::to_string(&KeptDeals::of(Some(text), 20_778)).unwrap(), text);
    }

    #[test]
    fn what_cannot_be_read_is_as_nothing() {
        for text in ["", "{}", r#"{"day":1,"deals":{"yield":-1}}"#] {
            assert_eq!(KeptDeals::of(Some(text), 1), KeptDeals { day: 1, ..KeptDeals::default() }, "{text}");
        }
    }
}
