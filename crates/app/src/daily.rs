//! The deals of the day, each searched for only once a day.

use std::fmt;

use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{Day, DealSearch, SearchProgress};

/// The deals of today that were found. A front end keeps the text of this value.
///
/// # Examples
/// ```
/// use talon_app::daily::DailyDeals;
/// use talon_rules::GameName;
/// use talon_table::Day;
///
/// let today = Day::new(20_778);
/// let deals = DailyDeals::read("20778 yield 787341", today);
/// assert_eq!(deals.find(GameName::Yield, today).map(|deal| deal.get()).ok(), Some(787_341));
/// assert!(deals.find(GameName::Doublets, today).is_err(), "it must be searched for");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyDeals {
    day: Day,
    deals: Vec<(GameName, DealNumber)>,
}

impl DailyDeals {
    /// Reads the day and, behind it, each game with its deal. Deals of another day, and a text that cannot be read, count as
    /// none.
    pub fn read(text: &str, today: Day) -> DailyDeals {
        let mut words = text.split_whitespace();
        let is_of_today = words.next() == Some(today.get().to_string().as_str());
        let mut deals = DailyDeals { day: today, deals: Vec::new() };
        while is_of_today && let (Some(game), Some(deal)) = (words.next(), words.next()) {
            if let (Ok(game), Ok(deal)) = (game.parse(), deal.parse()) {
                deals.deals.push((game, deal));
            }
        }
        deals
    }

    /// The deal of a day.
    ///
    /// # Errors
    /// The search that finds it, if it is not known.
    pub fn find(&self, game: GameName, day: Day) -> Result<DealNumber, UnknownDeal> {
        let kept = self.deals.iter().find(|(other, _)| *other == game && day == self.day);
        let search = DealSearch::daily(game, day);
        kept.map(|(_, number)| *number).or_else(|| number_of(&search)).ok_or(UnknownDeal(search))
    }

    /// The deal that a search has found, if it is over. The deal is kept if it is one of today.
    ///
    /// # Examples
    /// ```
    /// use talon_app::daily::{DailyDeals, UnknownDeal};
    /// use talon_bots::Engine;
    /// use talon_rules::GameName;
    /// use talon_table::{Day, Inquiry};
    ///
    /// let today = Day::new(20_778);
    /// let mut deals = DailyDeals::read("", today);
    /// let UnknownDeal(mut search) = deals.find(GameName::Doublets, today).expect_err("nothing is kept");
    /// while let Some(query) = search.next_query() {
    ///     search.receive(Engine::default().answer(&query, &|| false));
    /// }
    /// let number = deals.add(&search).expect("the search is over");
    /// assert_eq!(deals.find(GameName::Doublets, today)?, number);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, search: &DealSearch) -> Option<DealNumber> {
        let number = number_of(search)?;
        if search.day() == Some(self.day) {
            self.deals.retain(|(game, _)| *game != search.game());
            self.deals.push((search.game(), number));
        }
        Some(number)
    }
}

/// The search for a deal of the day that is not known yet.
///
/// # Examples
/// ```
/// use talon_app::daily::{DailyDeals, UnknownDeal};
/// use talon_rules::GameName;
/// use talon_table::{Day, Inquiry};
///
/// let today = Day::new(20_778);
/// let unknown = DailyDeals::read("", today).find(GameName::Yield, today).expect_err("nothing is kept");
/// let UnknownDeal(search) = unknown;
/// assert!(search.next_query().is_some(), "a solver answers it");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the deal of this day is not known yet: it must be searched for")]
pub struct UnknownDeal(pub DealSearch);

impl fmt::Display for DailyDeals {
    /// Writes what [`DailyDeals::read`] reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.day.get())?;
        self.deals.iter().try_for_each(|(game, number)| write!(f, " {game} {number}"))
    }
}

/// The deal that a search has found. Each day has one: if none of many deals can be won, it is the first of all.
fn number_of(search: &DealSearch) -> Option<DealNumber> {
    match search.progress() {
        SearchProgress::Found(number) => Some(number),
        SearchProgress::Looking => None,
        SearchProgress::GaveUp => Some(DealNumber::MIN),
    }
}

#[cfg(test)]
mod tests {
    use talon_bots::Engine;
    use talon_table::Inquiry;

    use super::*;

    const TODAY: Day = Day::new(20_778);

    #[test]
    fn a_text_holds_the_deals_of_its_day() {
        for (text, expected) in [
            ("20778 yield 787341", Some(787_341)),
            ("20778 doublets 1 yield 787341\n", Some(787_341)),
            ("20779 yield 787341", None),
            ("20778 doublets 787341", None),
            ("20778 yield -1", None),
            ("20778 yield", None),
            ("{}", None),
            ("", None),
        ] {
            let number = DailyDeals::read(text, TODAY).find(GameName::Yield, TODAY);
            assert_eq!(number.ok().map(DealNumber::get), expected, "{text}");
        }
    }

    /// A deal is searched for once a day, in the terminal as in the browser.
    #[test]
    fn a_deal_that_was_found_is_kept_for_the_day() {
        let mut deals = DailyDeals::read("", TODAY);
        for (day, is_kept) in [(TODAY, true), (TODAY.before(1), false)] {
            let UnknownDeal(mut search) =
                deals.find(GameName::Doublets, day).expect_err("it is not known yet");
            while let Some(query) = search.next_query() {
                search.receive(Engine::default().answer(&query, &|| false));
            }
            let number = deals.add(&search).expect("the search is over");
            let again = DailyDeals::read(&deals.to_string(), TODAY).find(GameName::Doublets, day);
            assert_eq!(again.ok(), is_kept.then_some(number), "{day}");
        }
        assert_eq!(DailyDeals::read(&deals.to_string(), TODAY.before(1)).to_string(), "20777");
    }

    #[test]
    fn a_game_without_a_solver_needs_no_search() {
        assert!(DailyDeals::read("", TODAY).find(GameName::Curse, TODAY).is_ok());
    }
}
