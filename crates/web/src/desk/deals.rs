//! Which deal lies on the table.

use leptos::prelude::*;
use talon_lang::Question;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::{Kind, Sitting, Statistics};

use super::Desk;
use crate::address::Address;
use crate::browser;
use crate::dialogs::Dialog;

/// New deals are drawn from this many: their numbers are short enough to tell a friend.
const NEW_DEALS: u64 = 1_000_000;

impl Desk {
    /// What was left of a game, if it can be gone on with.
    pub fn unfinished(self, game: GameName) -> Option<Sitting> {
        self.session.try_update_untracked(|session| session.unfinished(Kind::alone(game))).flatten()
    }

    /// What came of all games of this name.
    pub fn statistics(self, game: GameName) -> Statistics {
        self.session.try_update_untracked(|session| session.statistics(game)).unwrap_or_default()
    }

    /// Goes to the table of a game for another deal; asks first if one was left there unfinished.
    pub fn deal_elsewhere(self, game: GameName) {
        let is_left = self.unfinished(game).is_some();
        let table = Address::Table { game, deal: None, moves: Vec::new() };
        browser::go_to(&table.to_string());
        if is_left {
            self.ask_for_deal(None);
        }
    }

    /// Asks whether the game on the table may be left for this deal after these moves, or for any other.
    pub(super) fn ask_for_deal(self, deal: Option<(DealNumber, Vec<String>)>) {
        self.asked_deal.set(deal);
        self.dialog.set(Some(Dialog::Question(Question::NewDeal)));
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
