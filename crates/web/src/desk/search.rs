//! Looking for a deal: one that can be won, or the one of the day.

use leptos::prelude::*;
use talon_lang::Lang;
use talon_query::{Answer, Grade, Query};
use talon_rules::GameName;
use talon_table::{DailyDeal, DealSearch, SearchProgress, TableKind};

use super::deals::any_deal;
use super::{Desk, kept_deals};
use crate::address::Address;
use crate::browser;

/// A deal that is looked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Search {
    /// Any that can be won.
    Winnable(DealSearch),
    /// The same, for a table on which nothing lies yet.
    First(DealSearch),
    /// The one of a day.
    Daily(DailyDeal),
}

impl Search {
    /// The game.
    pub fn game(&self) -> GameName {
        match self {
            Search::Winnable(seek) | Search::First(seek) => seek.game(),
            Search::Daily(daily) => daily.game(),
        }
    }

    /// How many deals were looked at in vain.
    pub fn tried(&self) -> usize {
        match self {
            Search::Winnable(seek) | Search::First(seek) => seek.tried(),
            Search::Daily(daily) => daily.tried(),
        }
    }

    /// What is to be asked next.
    pub fn query(&self) -> Option<Query> {
        match self {
            Search::Winnable(seek) | Search::First(seek) => Some(seek.query()),
            Search::Daily(daily) => daily.query(),
        }
    }

    /// What is looked for, as a title.
    pub fn title(&self, lang: &Lang) -> String {
        match self {
            Search::Winnable(seek) | Search::First(seek) => lang.seek_title(seek),
            Search::Daily(daily) => {
                let game = lang.game_name(daily.game());
                lang.text_with("web-daily-title", &[("game", game.into())])
            }
        }
    }

    /// That it was not found.
    fn gave_up(&self, lang: &Lang) -> String {
        match self {
            Search::Winnable(seek) | Search::First(seek) => lang.seek_gave_up(seek),
            Search::Daily(daily) => lang.text_with("seek-gave-up", &[("count", daily.tried().into())]),
        }
    }

    fn take(&mut self, answer: &Answer) -> SearchProgress {
        match self {
            Search::Winnable(seek) | Search::First(seek) => seek.take(answer, any_deal()),
            Search::Daily(daily) => daily.take(answer),
        }
    }
}

impl Desk {
    /// Looks for a deal that can be won, of this grade or of any, to put it on the table. With the `first` one of a visit
    /// there is no other to go back to.
    pub(super) fn seek_winnable(self, game: GameName, grade: Option<Grade>, first: bool) {
        let seek = DealSearch::new(game, grade, any_deal());
        self.advice.search.set(Some(if first { Search::First(seek) } else { Search::Winnable(seek) }));
    }

    /// Puts the deal of the day on the table.
    pub fn open_daily(self, game: GameName) {
        let daily = DailyDeal::new(game, DailyDeal::day_of(browser::now()));
        if daily.query().is_none() {
            return go_to_deal(game, daily.number());
        }
        match kept_deals::read(daily.day(), game) {
            Some(number) => go_to_deal(game, number),
            None => self.advice.search.set(Some(Search::Daily(daily))),
        }
    }

    /// Whether nothing lies on the table yet because the first deal of a visit is looked for.
    pub fn awaits_first_deal(self) -> bool {
        self.advice.search.with(|search| matches!(search, Some(Search::First(_))))
    }

    /// The player does not want the deal any more.
    pub fn stop_search(self) {
        if let Some(Some(Search::Daily(_) | Search::First(_))) = self.advice.search.try_update(Option::take) {
            browser::go_to(&Address::Start.to_string());
        }
    }

    /// Takes an answer, if it is about the deal that is looked at.
    pub(super) fn search_hears(self, query: &Query, answer: &Answer) {
        let sought = self.advice.search.with_untracked(|search| {
            let mut search = search.clone().filter(|search| search.query().as_ref() == Some(query))?;
            let sought = search.take(answer);
            Some((search, sought))
        });
        let Some((search, sought)) = sought else { return };
        match sought {
            SearchProgress::GoesOn => self.advice.search.set(Some(search)),
            SearchProgress::Found(number) => {
                self.advice.search.set(None);
                self.found(&search, number);
            }
            SearchProgress::GaveUp => {
                self.advice.search.set(None);
                if matches!(search, Search::First(_)) {
                    self.deal(TableKind::alone(search.game()), None);
                }
                self.refuse(self.lang.with_untracked(|lang| search.gave_up(lang)));
            }
        }
    }

    fn found(self, search: &Search, number: talon_pieces::DealNumber) {
        let game = search.game();
        match search {
            Search::Winnable(_) | Search::First(_) => {
                self.session
                    .update(|session| session.deal_winnable(TableKind::alone(game), number, browser::now()));
                self.settle();
                self.tell_notices();
            }
            Search::Daily(daily) => {
                kept_deals::keep(daily.day(), game, number);
                go_to_deal(game, number);
            }
        }
    }
}

/// Goes to a deal, and leaves the address that named it in another way.
fn go_to_deal(game: GameName, deal: talon_pieces::DealNumber) {
    browser::replace_with(
        &Address::Table { kind: TableKind::alone(game), deal: Some(deal), moves: Vec::new() }.to_string(),
    );
}
