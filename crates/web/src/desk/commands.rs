//! What a player can ask for besides moves.

use leptos::prelude::*;
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
        self.session.with(|session| match command {
            Command::Undo => session.sitting().moves_made() > 0,
            Command::Redo => session.sitting().moves_ahead() > 0,
            Command::GiveUp => session.is_unfinished(),
            _ => true,
        })
    }

    /// Does what a command says; asks first what cannot be undone.
    pub fn run(self, command: Command) {
        let is_unfinished = self.session.with_untracked(Session::is_unfinished);
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Home => self.home(),
            Command::NewDeal if is_unfinished => self.dialog.set(Some(Dialog::NewDeal)),
            Command::NewDeal => self.deal(self.game(), None),
            Command::Restart if is_unfinished => self.dialog.set(Some(Dialog::Restart)),
            Command::Restart => self.restart(),
            Command::GiveUp if is_unfinished => self.dialog.set(Some(Dialog::GiveUp)),
            Command::Start => browser::go_to(&Address::Start.to_string()),
            _ => {}
        }
    }

    /// Does what the open dialog asks about.
    pub fn confirm(self) {
        let dialog = self.dialog.get_untracked();
        self.dialog.set(None);
        match dialog {
            Some(Dialog::NewDeal) => self.deal(self.game(), None),
            Some(Dialog::Restart) => self.restart(),
            Some(Dialog::GiveUp) => self.session.update(Session::give_up),
            None => {}
        }
    }

    /// The game on the table.
    fn game(self) -> GameName {
        self.session.with_untracked(|session| session.kind().game)
    }
}
