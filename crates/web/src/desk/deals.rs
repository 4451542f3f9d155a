//! Which deal lies on the table.

use leptos::prelude::*;
use talon_lang::Question;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::{Kind, Session, Sitting};

use super::Desk;
use crate::address::Address;
use crate::browser;
use crate::dialogs::Dialog;

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

    /// What was left of a game, if it can be gone on with.
    pub fn unfinished(self, game: GameName) -> Option<Sitting> {
        self.session.try_update_untracked(|session| session.unfinished(Kind::alone(game))).flatten()
    }

    /// Goes to the table of a game for another deal; asks first if one was left there unfinished.
    pub fn deal_elsewhere(self, game: GameName) {
        self.sit_down(game);
        let table = Address::Table { game, deal: None, moves: Vec::new() };
        browser::go_to(&table.to_string());
        if self.session.with_untracked(Session::is_unfinished) {
            self.dialog.set(Some(Dialog::Question(Question::NewDeal)));
        }
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
