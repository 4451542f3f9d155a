//! The commands at the table, and the changes of the game on it.

use talon_app::commands::{Outcome, Response, question, resume_or_deal, run};
use talon_rules::AnySeat;
use talon_table::{Command, Outcome as Ending, TableKind};

use super::{App, Base};
use crate::play::action::{Action, GameAction};
use crate::play::day_deals::deal_of;
use crate::play::screens::bars::MessageKind;
use crate::play::screens::choice::Choice;
use crate::play::screens::curtain::Curtain;
use crate::play::screens::table::Table;
use crate::play::session::moment;
use crate::time::now;

impl App {
    /// Asks before a command that loses something, or carries it out.
    pub(super) fn ask_or_run(&mut self, command: Command) {
        match question(&self.session, command) {
            Some(question) => {
                let (question, yes) = (self.lang.confirmation(question), Action::Agreed(command));
                self.show(Choice::yes_or_no(question, yes, &self.lang));
            }
            None => self.run(command),
        }
    }

    /// Carries out a command to which the player agrees.
    pub(super) fn run(&mut self, command: Command) {
        let kind = self.session.kind();
        match command {
            Command::Hint => return self.hint(),
            Command::WinningLine => return self.show_line(),
            Command::Verdict | Command::Review => return self.verdict_or_review(),
            Command::Lessons => return self.explain(),
            _ => {}
        }
        let before = self.place();
        match run(&mut self.session, command, &self.lang, moment()) {
            Response::Show => self.perform(Action::of_page(command, kind)),
            Response::Search(goal) => self.search(kind, goal),
            Response::Changed => self.follow_from(before),
            Response::Outcome(outcome) => {
                self.show_outcome(outcome);
                self.follow_from(before);
            }
        }
    }

    /// Resumes the last game of a kind, or begins one.
    pub(super) fn go_on(&mut self, kind: TableKind) {
        let before = self.place();
        match resume_or_deal(&mut self.session, kind, moment()) {
            Response::Search(goal) => self.search(kind, goal),
            _ => self.follow_from(before),
        }
    }

    /// The sitting at the table, and the seat that looks at it.
    fn place(&self) -> (u64, AnySeat) {
        (self.session.seated(), self.session.viewer())
    }

    /// Shows the table after a change of the game. A curtain hides it from the player before.
    fn follow_from(&mut self, before: (u64, AnySeat)) {
        self.overlays.clear();
        self.opponent_moves.clear();
        let (seated, viewer) = self.place();
        if seated != before.0 || matches!(self.base, Base::Menu(_)) {
            self.base = Base::Table(Box::new(Table::new(&self.session)));
        }
        let playing = self.session.sitting().outcome() == Ending::Unfinished;
        if self.session.kind().hot_seat && playing && before != (seated, viewer) {
            self.overlays.push(Box::new(Curtain(viewer)));
        }
    }

    /// Performs an action that puts another game on the table, or makes a move.
    pub(super) fn change_game(&mut self, action: GameAction) {
        let before = self.place();
        match action {
            GameAction::Against(game, level) => self.go_on_against(game, level),
            GameAction::OpenDeal(kind, number) => self.session.open_deal(kind, number, now()),
            GameAction::DealBeside(kind, number) => self.session.deal_beside(kind, number, now()),
            GameAction::OpenRecord(kind, name) => self.session.open_record(kind, &name),
            GameAction::DealWinnable(kind, number, graded) => {
                self.session.deal_winnable(kind, number, graded, now());
            }
            GameAction::Daily(game, day) => {
                self.session.open_daily(game, deal_of(&self.settings, game, day), day, now())
            }
            GameAction::Continue(continuation) => self.session.continue_with(continuation, now()),
            GameAction::Play(wanted) => self.try_move(wanted),
        }
        self.follow_from(before);
    }

    /// Shows the outcome of something that the player tries.
    pub(super) fn show_outcome(&mut self, outcome: Outcome) {
        match outcome {
            Ok(done) => self.say(done.text, MessageKind::Event),
            Err(refusal) => self.say(refusal.text, MessageKind::Refusal),
        }
    }
}
