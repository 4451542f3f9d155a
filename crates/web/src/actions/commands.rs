//! The commands of the player besides moves.

use leptos::prelude::*;
use talon_lang::Confirmation;
use talon_pieces::DealNumber;
use talon_table::{Command, Session, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::command::is_about_position;
use crate::state::dialog::{Dialog, NewDeal};

impl AppState {
    /// Returns true if the game on the table has a command at all.
    pub fn has(self, command: Command) -> bool {
        command.is_for(self.game.session.with(Session::kind))
    }

    /// Returns true if the player can give a command now.
    pub fn can(self, command: Command) -> bool {
        if self.game.shows_line() {
            let (at, all) = self.game.place_on_line();
            return match command {
                Command::Undo => at > 0,
                Command::Redo => at < all,
                _ => true,
            };
        }
        self.offers(command) && self.game.session.with(|session| command.is_available(session))
    }

    /// Returns true if the game has a command, on this side of the curtain. A puzzle counts each answer, so no move is
    /// taken back.
    fn offers(self, command: Command) -> bool {
        if self.why_off(command).is_some() {
            return false;
        }
        let is_in_puzzle = self.game.steps.with(Option::is_some);
        self.has(command)
            && !(is_in_puzzle && matches!(command, Command::Undo | Command::Redo))
            && !(is_about_position(command) && self.game.curtain().is_some())
    }

    /// The id of the sentence that says why a match between people has no such command.
    fn why_off(self, command: Command) -> Option<&'static str> {
        self.practice.with(|practice| (practice.as_ref()?.versus.as_ref()?.why_off)(command))
    }

    /// Runs a command; asks first if it cannot be undone. On a winning line, undo and redo step along the line, and
    /// every other command leaves it.
    pub fn run(self, command: Command) {
        if let Some(reason) = untrack(|| self.why_off(command)) {
            return self.interface.refuse(untrack(|| self.texts.text(reason)));
        }
        if untrack(|| self.game.shows_line()) {
            let (at, _) = untrack(|| self.game.place_on_line());
            match command {
                Command::Undo => return self.game.go_along_line(at.saturating_sub(1)),
                Command::Redo => return self.game.go_along_line(at + 1),
                _ => self.game.line.set(None),
            }
        }
        if untrack(|| self.offers(command)) {
            self.run_at_table(command);
        }
    }

    fn run_at_table(self, command: Command) {
        match command {
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Home => self.home(),
            Command::Daily => self.go_to(&Address::Daily(self.game.kind().game, None)),
            Command::Sweep => self.sweep(),
            Command::NextHand => self.begin_next_hand(),
            Command::NewDeal => self.want_deal(NewDeal::Any),
            Command::NewWinnableDeal => self.want_deal(NewDeal::Winnable),
            Command::Restart if !self.is_unfinished() => self.restart(),
            Command::GiveUp if !self.is_unfinished() => {}
            Command::Hint => self.hint(),
            Command::WinningLine if !self.game.session.with_untracked(Session::would_line_count) => {
                self.show_line();
            }
            Command::Grade => {
                self.update_advice(Session::request_grade);
                self.show_notices();
            }
            Command::Review => self.open_review(),
            Command::Share => self.share(),
            Command::Puzzles => self.go_to(&Address::Puzzles(None)),
            Command::Lessons => self.go_to(&self.lesson_address()),
            Command::Rules => {
                // The rules page marks the rule that the last move violated.
                let rule = self.interface.message.with_untracked(|message| message.rule);
                self.go_to(&Address::Rules(self.game.kind().game, rule));
            }
            Command::Statistics => self.go_to(&Address::Statistics(self.game.kind().game)),
            Command::Archive => self.go_to(&Address::Games),
            Command::Games => self.go_to(&Address::Start),
            _ => self.show_dialog(command),
        }
    }

    /// The lesson that explains the last refusal, or else all lessons of the game.
    fn lesson_address(self) -> Address {
        let rule = self.interface.message.with_untracked(|message| message.rule);
        Address::Learn(self.game.kind().game, rule.map(str::to_owned))
    }

    fn is_unfinished(self) -> bool {
        self.game.session.with_untracked(Session::is_unfinished)
    }

    /// Opens the dialog of a command, if it has one.
    fn show_dialog(self, command: Command) {
        let dialog = match command {
            Command::NewGradedDeal => Dialog::Grades,
            Command::DealByNumber => Dialog::DealByNumber,
            Command::Players => Dialog::Players,
            Command::Restart => Dialog::Confirmation(Confirmation::Restart),
            Command::GiveUp => Dialog::Confirmation(Confirmation::GiveUp),
            Command::WinningLine => Dialog::Confirmation(Confirmation::WinningLine),
            Command::Menu => Dialog::Menu,
            Command::Help => Dialog::Keys,
            Command::Settings => Dialog::Settings,
            _ => return,
        };
        self.interface.dialog.set(Some(dialog));
    }

    /// The open dialog: the one that the player has opened, or that of a search.
    pub fn open_dialog(self) -> Option<Dialog> {
        let search = self.advice.search.with(|search| search.as_ref().map(|_| Dialog::Search));
        self.interface.dialog.get().or(search)
    }

    /// Closes a dialog. A late event of one dialog does not close the next one.
    pub fn close_dialog(self, dialog: Dialog) {
        if dialog == Dialog::Search {
            self.stop_search();
        } else {
            self.interface.dialog.maybe_update(|open| open.take_if(|open| *open == dialog).is_some());
        }
    }

    /// Does what the open dialog asks about.
    pub fn confirm(self) {
        let dialog = self.interface.dialog.get_untracked();
        self.interface.dialog.set(None);
        match dialog {
            Some(Dialog::Confirmation(Confirmation::NewDeal)) => {
                self.start_deal(self.interface.new_deal.get_untracked());
            }
            Some(Dialog::Confirmation(Confirmation::Restart)) => self.restart(),
            Some(Dialog::Confirmation(Confirmation::WinningLine)) => self.show_line(),
            Some(Dialog::Confirmation(Confirmation::GiveUp)) => {
                self.game.session.update(Session::give_up);
            }
            _ => {}
        }
    }

    /// Starts the deal whose number the player has typed into the open dialog.
    pub fn deal_number(self, number: DealNumber) {
        self.interface.dialog.set(None);
        self.open_deal(self.game.kind(), number, Vec::new());
    }

    /// Goes to a table for one or for two, and resumes its game.
    pub fn choose_players(self, kind: TableKind) {
        self.go_to(&Address::table(kind));
    }

    /// Goes to another page.
    fn go_to(self, address: &Address) {
        self.interface.dialog.set(None);
        browser::go_to(&address.to_string());
    }
}
