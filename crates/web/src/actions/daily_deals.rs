//! The deals of the day that the page has found, so that it searches for each only once a day.

use std::collections::BTreeMap;

use talon_pieces::DealNumber;
use talon_rules::GameName;

use crate::browser;

/// Their name in the local storage.
const NAME: &str = "talon deals of the day";

/// The deals of one day.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct DailyDeals {
    day: u64,
    deals: BTreeMap<String, u64>,
}

impl DailyDeals {
    /// The stored deals, if they are of this day.
    fn of(text: Option<&str>, day: u64) -> DailyDeals {
        let kept = text.and_then(DailyDeals::read).filter(|kept| kept.day == day);
        kept.unwrap_or(DailyDeals { day, deals: BTreeMap::new() })
    }

    /// Reads the day and, behind it, each game with its deal: `20778 yield 787341`.
    fn read(text: &str) -> Option<DailyDeals> {
        let mut words = text.split_whitespace();
        let mut kept = DailyDeals { day: words.next()?.parse().ok()?, deals: BTreeMap::new() };
        while let Some(game) = words.next() {
            kept.deals.insert(game.to_owned(), words.next()?.parse().ok()?);
        }
        Some(kept)
    }

    /// Writes what [`DailyDeals::read`] reads.
    fn write(&self) -> String {
        let deals = self.deals.iter().map(|(game, deal)| format!(" {game} {deal}"));
        [self.day.to_string()].into_iter().chain(deals).collect()
    }

    fn get(&self, game: GameName) -> Option<DealNumber> {
        DealNumber::new(*self.deals.get(game.as_str())?).ok()
    }
}

/// The deal of this day, if the page has found it before.
pub(super) fn read(day: u64, game: GameName) -> Option<DealNumber> {
    DailyDeals::of(browser::stored(NAME).as_deref(), day).get(game)
}

/// Stores the deal of this day and drops those of other days.
pub(super) fn store(day: u64, game: GameName, number: DealNumber) {
    let mut kept = DailyDeals::of(browser::stored(NAME).as_deref(), day);
    kept.deals.insert(game.to_string(), number.get());
    browser::store(NAME, &kept.write());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_stored_only_for_its_day() {
        let text = "20778 yield 787341";
        let found =
            |text: &str, day| DailyDeals::of(Some(text), day).get(GameName::Yield).map(DealNumber::get);
        assert_eq!(found(text, 20_778), Some(787_341));
        assert_eq!(found(text, 20_779), None);
        assert_eq!(DailyDeals::of(Some(text), 20_778).get(GameName::Doublets), None);
        assert_eq!(DailyDeals::of(Some(text), 20_778).write(), text);
    }

    #[test]
    fn an_unreadable_text_holds_no_deals() {
        for text in ["", "{}", "1 yield -1", "1 yield"] {
            assert_eq!(
                DailyDeals::of(Some(text), 1),
                DailyDeals { day: 1, ..DailyDeals::default() },
                "{text}"
            );
        }
    }
}
