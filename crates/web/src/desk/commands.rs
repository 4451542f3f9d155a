//! What a player can ask for besides moves.

use leptos::prelude::*;
use talon_lang::Question;
use talon_pieces::DealNumber;
use talon_rules::GameName;
use talon_table::Session;

use super::Desk;
use crate::address::Address;
use crate::browser;
use crate::command::Command;
use crate::dialogs::Dialog;

impl Desk {
    /// Whether a command can be given now.
    pub fn can(self, command: Command) -> bool {
        if self.is_on_way() {
            let (at, all) = self.place_on_way();
            return match command {
                Command::Undo => at > 0,
                Command::Redo => at < all,
                _ => true,
            };
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
        if untrack(|| self.is_on_way()) {
            let (at, _) = untrack(|| self.place_on_way());
            match command {
                Command::Undo => return self.go_along_way(at.saturating_sub(1)),
                Command::Redo => return self.go_along_way(at + 1),
                _ => self.advice.way.set(None),
            }
        }
        let is_unfinished = self.session.with_untracked(Session::is_unfinished);
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Home => self.home(),
            Command::NewDeal if is_unfinished => self.ask_for_deal(None),
            Command::NewDeal => self.new_deal(self.game()),
            Command::Restart if is_unfinished => self.dialog.set(Some(Dialog::Question(Question::Restart))),
            Command::Restart => self.restart(),
            Command::GiveUp if is_unfinished => self.dialog.set(Some(Dialog::Question(Question::GiveUp))),
            Command::Hint => self.hint(),
            Command::Way => self.show_way(),
            Command::Review => self.open_review(),
            Command::Share => self.share(),
            Command::DealByNumber => self.dialog.set(Some(Dialog::DealByNumber)),
            Command::Menu => self.dialog.set(Some(Dialog::Menu)),
            Command::Keys => self.dialog.set(Some(Dialog::Keys)),
            Command::Rules => self.go_to(&Address::Rules(self.game())),
            Command::Statistics => self.go_to(&Address::Statistics(self.game())),
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
            Some(Dialog::Question(Question::NewDeal)) => match self.asked_deal.get_untracked() {
                Some((deal, moves)) => self.put_deal(self.game(), deal, &moves),
                None => self.new_deal(self.game()),
            },
            Some(Dialog::Question(Question::Restart)) => self.restart(),
            Some(Dialog::Question(Question::GiveUp)) => self.session.update(Session::give_up),
            _ => {}
        }
    }

    /// Puts the deal on the table that the open dialog was filled in with.
    pub fn deal_number(self, number: DealNumber) {
        self.dialog.set(None);
        self.deal(self.game(), Some(number));
    }

    /// Goes to another page.
    fn go_to(self, address: &Address) {
        self.dialog.set(None);
        browser::go_to(&address.to_string());
    }

    /// The game on the table.
    pub fn game(self) -> GameName {
        self.session.with_untracked(|session| session.kind().game)
    }
}
