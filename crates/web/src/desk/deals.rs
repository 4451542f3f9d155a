//! Which deal lies on the table.

use leptos::prelude::*;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::Kind;

use super::Desk;
use crate::browser;

/// New deals are drawn from this many: their numbers are short enough to tell a friend.
const NEW_DEALS: u64 = 1_000_000;

impl Desk {
    /// Puts a deal on the table that an address names, unless it is there already.
    pub fn open_deal(self, game: GameName, deal: DealNumber) {
        let is_there = self.session.with_untracked(|session| {
            session.kind().game == game && session.deal() == Some(deal) && session.seated() > 0
        });
        if !is_there {
            self.deal(game, Some(deal));
        }
    }

    /// Goes on with what was left of a game, or deals anew.
    pub fn sit_down(self, game: GameName) {
        let number = any_deal();
        self.session.update(|session| session.go_on(Kind::alone(game), number, browser::now()));
        self.settle();
    }

    /// Puts a deal on the table; any one when none is told.
    pub fn deal(self, game: GameName, deal: Option<DealNumber>) {
        let number = deal.unwrap_or_else(any_deal);
        self.session.update(|session| session.deal_anew(Kind::alone(game), number, browser::now()));
        self.settle();
    }

    /// Begins the deal on the table again.
    pub fn restart(self) {
        self.session.update(|session| session.restart(browser::now()));
        self.settle();
    }
}

/// The number of a deal that nobody chose.
pub fn any_deal() -> DealNumber {
    DealNumber::new(browser::random() % NEW_DEALS).unwrap_or(DealNumber::MIN)
}
