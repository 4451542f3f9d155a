//! The deals of days.

use talon_engine::Engine;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::{Day, DealSearch, Inquiry, SearchProgress};

/// The number of the deal of a day.
pub(super) fn deal_of(game: GameName, day: Day) -> DealNumber {
    let mut search = DealSearch::daily(game, day);
    let mut engine = Engine::default();
    while let Some(query) = search.next_query() {
        search.receive(engine.answer(&query, &|| false));
    }
    match search.progress() {
        SearchProgress::Found(number) => number,
        // Of five hundred deals, none could be won: the first one will do.
        SearchProgress::Looking | SearchProgress::GaveUp => DealNumber::MIN,
    }
}
