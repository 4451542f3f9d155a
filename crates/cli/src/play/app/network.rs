//! A network match on the screen: what the connection brings, and what the player does there.

use talon_app::network::{News, NoMove, why_off};
use talon_hall::{Chain, Command};
use talon_rules::AnyMove;
use talon_table::{Command as TableCommand, CommandGroup};

use super::{App, Base};
use crate::online::{LinkedMatch, MatchInput, MatchLink};
use crate::play::action::{Action, GameAction, MatchAction};
use crate::play::screens::bars::MessageKind;
use crate::play::screens::choice::Choice;
use crate::play::screens::table::Table;
use crate::play::screens::waiting::WaitingPage;

impl App {
    /// The network match that needs a connection.
    pub(crate) fn match_link(&self) -> Option<&MatchLink> {
        self.online.as_ref().map(|online| online.link())
    }

    /// The board of the network match on which the player chooses.
    pub(crate) fn match_board(&self) -> Chain {
        self.online.as_ref().map_or(Chain::START, |online| online.table.board())
    }

    /// The commands to send now to the server of the network match.
    pub(crate) fn take_commands(&mut self) -> Vec<Command> {
        self.online.as_mut().map(|online| online.take_commands()).unwrap_or_default()
    }

    /// The command that brings the player back to a network match that goes on.
    pub(crate) fn way_back(&self) -> Option<String> {
        self.online.as_ref()?.way_back()
    }

    /// The link of the network match that this program serves and that goes on.
    pub(crate) fn hosted(&self) -> Option<MatchLink> {
        let online = self.online.as_ref().filter(|online| online.is_hosted())?;
        online.way_back().map(|_| online.link().clone())
    }

    /// Sits down at a network match, and waits for its deal.
    pub(super) fn begin_match(&mut self, online: LinkedMatch) {
        self.online = Some(Box::new(online));
        self.base = Base::Table(Box::new(Table::new(&self.session)));
        self.show(WaitingPage::default());
    }

    /// Takes in what the connection brings. Returns whether the picture may have changed.
    pub(super) fn receive_from_match(&mut self, input: MatchInput) -> bool {
        let Some(online) = &mut self.online else { return false };
        let is_time = matches!(input, MatchInput::Time(_));
        let (seated, was_dealt) = (self.session.seated(), online.table.is_dealt());
        let ended = (!is_time && self.session.scene().is_between_hands())
            .then(|| self.lang.verdict(self.session.game().status(), &self.session.layout()));
        let news = online.receive(input, &mut self.session, &self.lang);
        if is_time {
            return online.shows_time();
        }
        if let Some(next) = online.rematch() {
            self.begin_match(next);
            return true;
        }
        if online.table.is_dealt() && !was_dealt {
            self.overlays.clear();
        }
        let is_new = self.session.seated() != seated;
        // A spectator makes no move after which older news would go.
        if online.table.seat().is_none() && news.iter().any(|one| matches!(one, News::Event(_))) {
            self.opponent_moves.clear();
        }
        self.opponent_moves.extend(ended.filter(|_| is_new && was_dealt));
        self.show_news(news);
        if let Base::Table(table) = &mut self.base {
            if is_new {
                table.begin_anew(&self.session);
            }
            table.follow(&self.session);
        }
        true
    }

    /// Shows what is new. All that came since the player's last move stays in the message.
    fn show_news(&mut self, news: Vec<News>) {
        for one in news {
            let kind = match &one {
                News::Event(_) => MessageKind::Event,
                News::Notice(_) => MessageKind::Notice,
                News::Refusal(_) => MessageKind::Refusal,
            };
            self.opponent_moves.push(one.text().to_owned());
            self.say(self.opponent_moves.join(" "), kind);
        }
    }

    /// The meaning of an action at a network match: moves go to the server, and there is no help.
    pub(super) fn for_match(&mut self, action: Action) -> Action {
        match action {
            Action::Game(GameAction::Play(wanted)) => self.send_move(wanted),
            Action::ToMenu | Action::Command(TableCommand::Games) => {
                let is_hosted = self.online.as_ref().is_some_and(|online| online.is_hosted());
                let id =
                    if is_hosted { "terminal-online-leave-hosted-ask" } else { "terminal-online-leave-ask" };
                self.ask(id, Action::Quit);
                Action::None
            }
            Action::Command(TableCommand::Verdict | TableCommand::Review)
                if self.online.as_ref().is_some_and(|online| online.table.is_over()) =>
            {
                action
            }
            Action::Command(command) if works_at_match(command) => action,
            Action::None
            | Action::Quit
            | Action::Close
            | Action::Say(_)
            | Action::WholeMessage
            | Action::Settings
            | Action::Change(..)
            | Action::Lesson(_)
            | Action::Match(_)
            | Action::Rules(_)
            | Action::Help(_)
            | Action::Statistics(_) => action,
            Action::Command(command) => {
                Action::Say(self.lang.text(why_off(command).unwrap_or("terminal-online-no-help")))
            }
            _ => Action::Say(self.lang.text("terminal-online-no-help")),
        }
    }

    /// Sends a move that the rules allow, as far as the player's seat can know.
    fn send_move(&mut self, wanted: AnyMove) -> Action {
        let Some(online) = &mut self.online else { return Action::None };
        match online.play(wanted, &mut self.session, &self.lang) {
            Ok(news) => {
                self.opponent_moves.clear();
                self.show_news(news);
                if let Base::Table(table) = &mut self.base {
                    table.follow(&self.session);
                }
                Action::None
            }
            Err(NoMove::Illegal(violation)) => {
                self.opponent_moves.clear();
                self.say(self.lang.refusal(&violation), MessageKind::Refusal);
                Action::None
            }
            Err(reason) => Action::Say(reason.text(&self.lang)),
        }
    }

    /// Performs an action at a network match.
    pub(super) fn perform_match(&mut self, action: MatchAction) {
        let Some(online) = &mut self.online else { return };
        match action {
            MatchAction::Menu => {
                let menu = Choice::of_match(online, self.settings.preferences.opponent, &self.lang);
                self.show(menu);
            }
            MatchAction::AskResign => {
                let resign = Action::Match(MatchAction::Send(Command::Resign));
                self.ask("terminal-online-resign-ask", resign);
            }
            MatchAction::Send(command) => {
                online.send(command);
                self.overlays.clear();
            }
            MatchAction::Mute => {
                online.toggle_mute();
                self.overlays.clear();
            }
            MatchAction::Block => {
                if let Err(error) = online.toggle_block() {
                    self.say(error.to_string(), MessageKind::Refusal);
                }
                self.overlays.clear();
            }
            MatchAction::ShowLink => self.show(WaitingPage::default()),
        }
    }

    /// Asks for confirmation.
    fn ask(&mut self, id: &str, yes: Action) {
        let name = self.online.as_ref().and_then(|online| online.table.other_name(&self.lang));
        let question = self.lang.text_with(id, &[("name", name.unwrap_or_default().into())]);
        self.show(Choice::yes_or_no(question, yes, &self.lang));
    }
}

/// Returns true if a command of the table works at a network match as elsewhere.
fn works_at_match(command: TableCommand) -> bool {
    match command.group() {
        CommandGroup::Program => !matches!(command, TableCommand::Archive | TableCommand::Puzzles),
        _ => command == TableCommand::HintKnowledge,
    }
}
