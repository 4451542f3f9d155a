//! The commands of the player besides moves.

use leptos::prelude::*;
use talon_app::commands::{self, Response, question};
use talon_rules::pieces::DealNumber;
use talon_table::{Command, CommandGroup, Session, TableKind};

use super::app_state::AppState;
use crate::address::Address;
use crate::browser;
use crate::command::is_about_position;
use crate::state::interface::Dialog;

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

    /// Asks before a command that loses something, or carries it out.
    fn run_at_table(self, command: Command) {
        match self.game.session.with_untracked(|session| question(session, command)) {
            Some(question) => {
                self.interface.dialog.set(Some(Dialog::Confirmation(question, command)));
            }
            None => self.run_agreed(command),
        }
    }

    /// Carries out a command to which the player agrees.
    pub fn run_agreed(self, command: Command) {
        let lang = self.texts.get_untracked();
        let response = self.game.session.try_maybe_update(|session| {
            let response = commands::run(session, command, &lang, browser::moment());
            (matches!(response, Response::Outcome(_) | Response::Changed), response)
        });
        match response {
            Some(Response::Outcome(outcome)) => self.show_outcome(outcome),
            Some(Response::Changed) => self.show_change(command),
            Some(Response::Search(goal)) => self.search_deal(self.game.kind().game, goal, false),
            Some(Response::Show) => self.show(command),
            None => {}
        }
    }

    /// Shows that a command has changed the table. Another deal makes the last message old.
    fn show_change(self, command: Command) {
        if command.group() == CommandGroup::Deal {
            self.interface.clear_message();
        }
        self.game.let_go();
        self.show_notices();
    }

    /// Shows the page or the dialog of a command, or the advice that it asks for.
    fn show(self, command: Command) {
        let game = self.game.kind().game;
        match command {
            Command::Home => self.home(),
            Command::Hint => self.hint(),
            Command::WinningLine => self.show_line(),
            Command::Review => self.open_review(),
            Command::Share => self.share(),
            Command::Daily => self.go_to(&Address::Daily(game, None)),
            Command::Puzzles => self.go_to(&Address::Puzzles(None)),
            Command::Lessons => self.go_to(&Address::Learn(game, self.last_rule().map(str::to_owned))),
            // The rules page marks the rule that the last move violated.
            Command::Rules => self.go_to(&Address::Rules(game, self.last_rule())),
            Command::Statistics => self.go_to(&Address::Statistics(game)),
            Command::Archive => self.go_to(&Address::Games),
            Command::Games => self.go_to(&Address::Start),
            _ => self.show_dialog(command),
        }
    }

    /// The rule that the last move violated.
    fn last_rule(self) -> Option<&'static str> {
        self.interface.message.with_untracked(|message| message.rule)
    }

    /// Opens the dialog of a command, if it has one.
    fn show_dialog(self, command: Command) {
        let dialog = match command {
            Command::NewGradedDeal => Dialog::Grades,
            Command::DealByNumber => Dialog::DealByNumber,
            Command::Players => Dialog::Players,
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

    /// Carries out the command that the open dialog asks about.
    pub fn confirm(self) {
        let dialog = self.interface.dialog.get_untracked();
        self.interface.dialog.set(None);
        if let Some(Dialog::Confirmation(_, command)) = dialog {
            self.run_agreed(command);
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
