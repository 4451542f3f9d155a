//! The deals of days.

use std::fs;

use talon_app::daily::{DailyDeals, UnknownDeal};
use talon_bots::Engine;
use talon_rules::GameName;
use talon_rules::pieces::DealNumber;
use talon_table::{Day, Inquiry};

use super::settings::Settings;
use crate::time::today;

/// The name of the file with the deals of today, beside that of the settings.
const DEALS: &str = "deals-of-the-day.txt";

/// The number of the deal of a day. A deal of today is kept in a file beside the settings.
pub(super) fn deal_of(settings: &Settings, game: GameName, day: Day) -> DealNumber {
    let file = settings.file_beside(DEALS);
    let mut deals = DailyDeals::read(&fs::read_to_string(&file).unwrap_or_default(), today());
    let mut search = match deals.find(game, day) {
        Ok(number) => return number,
        Err(UnknownDeal(search)) => search,
    };
    let mut engine = Engine::default();
    while let Some(query) = search.next_query() {
        search.receive(engine.answer(&query, &|| false));
    }
    let number = deals.add(&search).unwrap_or(DealNumber::MIN);
    if let Some(folder) = file.parent() {
        // A deal that cannot be kept is searched for again.
        let _ = fs::create_dir_all(folder).and_then(|()| fs::write(&file, deals.to_string()));
    }
    number
}
