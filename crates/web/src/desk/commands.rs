//! What a player can ask for besides moves.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::{Session, TableKind};

use super::Desk;
use super::deals::Wanted;
use crate::address::Address;
use crate::browser;
use crate::command::Command;
use crate::state::dialog::Dialog;

impl Desk {
    /// Whether a command can be given now.
    pub fn can(self, command: Command) -> bool {
        if self.game.shows_line() {
            let (at, all) = self.game.place_on_line();
            return match command {
                Command::Undo => at > 0,
                Command::Redo => at < all,
                _ => true,
            };
        }
        if !self.offers(command) {
            return false;
        }
        self.session.with(|session| match command {
            Command::Undo => session.sitting().moves_made() > 0,
            Command::Redo => session.sitting().moves_ahead() > 0,
            Command::GiveUp => session.is_unfinished(),
            _ => true,
        })
    }

    /// Does what a command says; asks first what cannot be undone. On a way to win, undo and redo go along it,
    /// and whatever else is wanted is about the game itself.
    pub fn run(self, command: Command) {
        if untrack(|| self.game.shows_line()) {
            let (at, _) = untrack(|| self.game.place_on_line());
            match command {
                Command::Undo => return self.game.go_along_line(at.saturating_sub(1)),
                Command::Redo => return self.game.go_along_line(at + 1),
                _ => self.game.line.set(None),
            }
        }
        if untrack(|| !self.offers(command)) {
            return;
        }
        let is_unfinished = self.session.with_untracked(Session::is_unfinished);
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Home => self.home(),
            Command::NewDeal => self.want_deal(Wanted::Another),
            Command::NewWinnableDeal => self.want_deal(Wanted::Winnable),
            Command::NewGradedDeal => self.dialog.set(Some(Dialog::Grades)),
            Command::Players => self.dialog.set(Some(Dialog::Players)),
            Command::Restart if is_unfinished => {
                self.dialog.set(Some(Dialog::Confirmation(Confirmation::Restart)))
            }
            Command::Restart => self.restart(),
            Command::GiveUp if is_unfinished => {
                self.dialog.set(Some(Dialog::Confirmation(Confirmation::GiveUp)))
            }
            Command::Hint => self.hint(),
            Command::Way => self.show_line(),
            Command::Review => self.open_review(),
            Command::Share => self.share(),
            Command::DealByNumber => self.dialog.set(Some(Dialog::DealByNumber)),
            Command::Menu => self.dialog.set(Some(Dialog::Menu)),
            Command::Keys => self.dialog.set(Some(Dialog::Keys)),
            // What was just refused is looked up.
            Command::Rules => {
                let rule = self.interface.message.with_untracked(|said| said.rule);
                self.go_to(&Address::Rules(self.kind().game, rule));
            }
            Command::Statistics => self.go_to(&Address::Statistics(self.kind().game)),
            Command::Settings => self.dialog.set(Some(Dialog::Settings)),
            Command::Start => self.go_to(&Address::Start),
            _ => {}
        }
    }

    /// Does what the open dialog asks about.
    pub fn confirm(self) {
        let dialog = self.dialog.get_untracked();
        self.dialog.set(None);
        match dialog {
            Some(Dialog::Confirmation(Confirmation::NewDeal)) => {
                self.put_wanted(self.wanted_deal.get_untracked());
            }
            Some(Dialog::Confirmation(Confirmation::Restart)) => self.restart(),
            Some(Dialog::Confirmation(Confirmation::GiveUp)) => self.session.update(Session::give_up),
            _ => {}
        }
    }

    /// Puts the deal on the table that the open dialog was filled in with.
    pub fn deal_number(self, number: DealNumber) {
        self.dialog.set(None);
        self.deal(self.game.kind(), Some(number));
    }

    /// Goes to another page.
    fn go_to(self, address: &Address) {
        self.dialog.set(None);
        browser::go_to(&address.to_string());
    }

    /// The kind of the game on the table.
    pub fn kind(self) -> TableKind {
        self.game.kind()
    }

    /// Whether the game on the table has such a command at all.
    pub fn has(self, command: Command) -> bool {
        let is_curse = self.session.with(|session| session.kind().game == GameName::Curse);
        match command {
            Command::Players => is_curse,
            Command::NewWinnableDeal | Command::NewGradedDeal => !is_curse,
            _ => true,
        }
    }

    /// Whether a command makes sense here and now, in this game and on this side of the curtain.
    fn offers(self, command: Command) -> bool {
        self.has(command) && !(command.is_move() && self.game.curtain().is_some())
    }

    /// Goes to the table for one or for two, and goes on with what was left there.
    pub fn choose_players(self, kind: TableKind) {
        self.go_to(&Address::table(kind));
    }
}
