//! The things that a player of a network match can do besides moves.

use talon_hall::{Command, Moment, Phrase, View};
use talon_lang::Lang;
use talon_query::Level;
use talon_rules::curse::Layout;

use super::network_match::NetworkMatch;

impl NetworkMatch {
    /// The things that the player can do besides moves, in the order in which a front end offers them.
    pub(crate) fn choices(&self, level: Level) -> Vec<Command> {
        let Some((view, seat)) = self.view().zip(self.seat()) else { return Vec::new() };
        if self.failure().is_some() || !view.players[seat.index()].sat {
            return Vec::new();
        }
        let mut choices = Vec::new();
        let moment = moment(view);
        if view.outcome.is_some() && view.rematch.is_none() && view.rematch_offer != Some(seat) {
            choices.push(Command::Rematch);
        }
        if self.can_claim() {
            choices.extend([Command::Claim, Command::CallBot(level)]);
        }
        if view.outcome.is_none() {
            if view.abort_offer == Some(seat.other()) {
                choices.extend([Command::Abort, Command::DeclineAbort]);
            }
            if view.layout.is_some() {
                let phrases = Phrase::ALL.into_iter().filter(|phrase| phrase.moment() == moment);
                choices.extend(phrases.map(Command::Say));
                choices.push(Command::Resign);
            }
            if view.abort_offer.is_none() {
                choices.push(Command::Abort);
            }
        } else {
            let phrases = Phrase::ALL.into_iter().filter(|phrase| phrase.moment() == moment);
            choices.extend(phrases.map(Command::Say));
        }
        choices
    }

    /// The name of a command, for a menu.
    pub(crate) fn command_name(&self, command: &Command, lang: &Lang) -> String {
        let name = ("name", self.other_name(lang).unwrap_or_default().into());
        match command {
            Command::Say(phrase) => lang.phrase(*phrase),
            Command::Resign => lang.text("terminal-online-resign"),
            Command::Abort if self.view().is_some_and(|view| moment(view) == Moment::Start) => {
                lang.text("terminal-online-call-off")
            }
            Command::Abort if self.view().is_some_and(|view| view.abort_offer.is_some()) => {
                lang.text("terminal-online-agree")
            }
            Command::Abort => lang.text("terminal-online-abort"),
            Command::DeclineAbort => lang.text("terminal-online-decline"),
            Command::Claim => lang.text("terminal-online-claim"),
            Command::CallBot(level) => {
                lang.text_with("terminal-online-call-bot", &[name, ("level", lang.level_name(*level).into())])
            }
            Command::Rematch => lang.text("terminal-online-rematch"),
            Command::Sit(_) | Command::Open(_) | Command::Move(_) => String::new(),
        }
    }
}

/// The moment that decides which phrases fit.
fn moment(view: &View) -> Moment {
    let is_first = |layout: &Layout| layout.set.is_none() && layout.game.is_none_or(|game| game.hand == 1);
    match (&view.outcome, &view.layout) {
        (Some(_), _) => Moment::End,
        (None, Some(layout)) if !is_first(layout) => Moment::Play,
        _ => Moment::Start,
    }
}
