//! The things that a player of a network match can do besides moves, as a menu.

use talon_hall::{Command, Moment};
use talon_lang::Lang;
use talon_query::Level;

use super::linked_match::LinkedMatch;

impl LinkedMatch {
    /// The things that the player can do besides moves, in the order of a menu.
    pub(crate) fn choices(&self, level: Level) -> Vec<Command> {
        if self.failure().is_some() { Vec::new() } else { self.table.choices(level, self.now) }
    }

    /// The name of a command, for a menu.
    pub(crate) fn command_name(&self, command: &Command, lang: &Lang) -> String {
        let name = ("name", self.table.other_name(lang).unwrap_or_default().into());
        match command {
            Command::Say(phrase) => lang.phrase(*phrase),
            Command::Resign => lang.text("terminal-online-resign"),
            Command::Abort if self.table.moment() == Moment::Start => lang.text("terminal-online-call-off"),
            Command::Abort if self.table.view().is_some_and(|view| view.abort_offer.is_some()) => {
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
