//! The search for a deal: one that can be won, one of a grade, or the deal of the day.

use leptos::prelude::*;
use talon_app::daily::{DailyDeals, UnknownDeal};
use talon_query::{Answer, Query};
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{Day, DealSearch, Inquiry, SearchGoal, SearchProgress, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::state::advice::Search;

/// The name of the deals of the day in the local storage.
const DAILY_DEALS: &str = "talon deals of the day";

impl AppState {
    /// Searches for a deal to put on the table. `is_first` says that the table is empty until then.
    pub fn search_deal(self, game: GameName, goal: SearchGoal, is_first: bool) {
        let deals = DealSearch::new(game, goal, browser::random());
        self.advice.search.set(Some(Search { deals, is_first }));
    }

    /// Puts the deal of the day on the table.
    pub fn open_daily(self, game: GameName, day: Option<Day>) {
        let today = browser::today();
        // Somewhere else it is tomorrow already.
        let day = day.filter(|day| *day <= today.next()).unwrap_or(today);
        match kept_deals(today).find(game, day) {
            Ok(number) => self.play_daily(game, number, day),
            Err(UnknownDeal(deals)) => self.advice.search.set(Some(Search { deals, is_first: false })),
        }
    }

    /// Puts the deal of a day on the table as a game of its own.
    fn play_daily(self, game: GameName, number: DealNumber, day: Day) {
        let begun = self.game.session.with_untracked(|session| session.daily_games(game).remove(&day));
        self.with_acquired(begun.map(|row| row.name), move |app| {
            app.interface.clear_message();
            app.game.session.update(|session| session.open_daily(game, number, day, browser::now()));
            app.game.let_go();
            app.show_notices();
        });
    }

    /// Gives up the search.
    pub fn stop_search(self) {
        if let Some(Some(search)) = self.advice.search.try_update(Option::take)
            && (search.is_first || search.deals.day().is_some())
        {
            browser::go_to(&Address::Start.to_string());
        }
    }

    /// Hands an answer to the search, if it is the one that the search waits for.
    pub(super) fn receive_for_search(self, query: &Query, answer: &Answer) {
        let search = self.advice.search.get_untracked();
        let Some(mut search) = search.filter(|search| search.next_query().as_ref() == Some(query)) else {
            return;
        };
        search.receive(answer.clone());
        let progress = search.deals.progress();
        if progress == SearchProgress::Looking {
            return self.advice.search.set(Some(search));
        }
        self.advice.search.set(None);
        if let Some(day) = search.deals.day() {
            return self.daily_found(&search.deals, day);
        }
        if let SearchProgress::Found(number) = progress {
            return self.deal_found(&search, number);
        }
        if search.is_first {
            self.deal_any(TableKind::alone(search.deals.game()));
        }
        self.interface.refuse(self.texts.with_untracked(|lang| lang.search_gave_up(&search.deals)));
    }

    fn daily_found(self, deals: &DealSearch, day: Day) {
        let mut kept = kept_deals(browser::today());
        if let Some(number) = kept.add(deals) {
            browser::store(DAILY_DEALS, &kept.to_string());
            self.play_daily(deals.game(), number, day);
        }
    }

    fn deal_found(self, search: &Search, number: DealNumber) {
        let game = search.deals.game();
        self.interface.clear_message();
        self.game.session.update(|session| {
            session.deal_winnable(TableKind::alone(game), number, search.deals.graded(), browser::now());
        });
        self.game.let_go();
        self.show_notices();
    }
}

/// The deals of today that the page has found.
fn kept_deals(today: Day) -> DailyDeals {
    DailyDeals::read(&browser::stored(DAILY_DEALS).unwrap_or_default(), today)
}
