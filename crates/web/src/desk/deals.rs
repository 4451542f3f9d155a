//! Which deal lies on the table.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_pieces::DealNumber;
use talon_query::Grade;
use talon_rules::GameName;
use talon_table::{SearchGoal, Session, Sitting, Start, TableKind};

use super::Desk;
use crate::address::Address;
use crate::browser;
use crate::state::dialog::Dialog;

/// Which deal is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Wanted {
    /// Another one, as the settings want it.
    #[default]
    Another,
    /// One that can be won.
    Winnable,
    /// One that is so hard.
    Graded(Grade),
    /// This one, after these moves.
    Deal(DealNumber, Vec<String>),
}

impl Desk {
    /// What was left of a game, if it can be gone on with.
    pub fn unfinished(self, kind: TableKind) -> Option<Sitting> {
        self.session.try_update_untracked(|session| session.unfinished(kind)).flatten()
    }

    /// Goes to the table of a game for another deal; asks first if one was left there unfinished.
    pub fn deal_elsewhere(self, game: GameName) {
        let kind = TableKind::alone(game);
        let is_left = self.unfinished(kind).is_some();
        browser::go_to(&Address::table(kind).to_string());
        if is_left {
            self.ask_for_deal(Wanted::Another);
        }
    }

    /// Puts such a deal on the table; asks first if that would lose a game.
    pub fn want_deal(self, wanted: Wanted) {
        if self.session.with_untracked(Session::is_unfinished) {
            self.ask_for_deal(wanted);
        } else {
            self.put_wanted(wanted);
        }
    }

    /// Asks whether the game on the table may be left for another deal.
    pub(super) fn ask_for_deal(self, wanted: Wanted) {
        self.wanted_deal.set(wanted);
        self.dialog.set(Some(Dialog::Confirmation(Confirmation::NewDeal)));
    }

    /// Puts such a deal on the table.
    pub(super) fn put_wanted(self, wanted: Wanted) {
        let kind = self.kind();
        match wanted {
            Wanted::Another if self.deals_winnable(kind) => {
                self.search_deal(kind.game, SearchGoal::Winnable, false)
            }
            Wanted::Another => self.deal(kind, None),
            Wanted::Winnable => self.search_deal(kind.game, SearchGoal::Winnable, false),
            Wanted::Graded(grade) => self.search_deal(kind.game, SearchGoal::Graded(grade), false),
            Wanted::Deal(deal, moves) => self.put_deal(kind, deal, &moves),
        }
    }

    /// Whether new deals of a kind are only those that can be won.
    pub(super) fn deals_winnable(self, kind: TableKind) -> bool {
        self.settings.with_untracked(|settings| settings.winnable_only) && kind.game != GameName::Curse
    }

    /// Puts a deal on the table; any one when none is told.
    pub fn deal(self, kind: TableKind, deal: Option<DealNumber>) {
        let number = deal.unwrap_or_else(any_deal);
        self.session.update(|session| session.deal_anew(kind, number, browser::now()));
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
    Start::any_deal(browser::random())
}
