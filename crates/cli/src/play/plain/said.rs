//! The words that a player of a network match can type besides moves and the commands of every table.

use talon_hall::{Command as MatchCommand, Phrase};
use talon_query::Level;

/// The meaning of a line at a network match, besides moves and the commands of every table.
pub(super) enum Said {
    /// Send this.
    Send(MatchCommand),
    /// Tell what can be said.
    Phrases,
    /// Hide what the other player says, or show it again.
    Mute,
    /// Block the other player, or end that.
    Block,
    /// Tell the link.
    Link,
    /// Tell who plays, and the clocks.
    Players,
}

impl Said {
    pub(super) fn read(line: &str) -> Option<Said> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(match (first, rest.trim()) {
            ("resign", "") => Said::Send(MatchCommand::Resign),
            ("abort", "") => Said::Send(MatchCommand::Abort),
            ("decline", "") => Said::Send(MatchCommand::DeclineAbort),
            ("claim", "") => Said::Send(MatchCommand::Claim),
            ("rematch", "") => Said::Send(MatchCommand::Rematch),
            ("bot", "") => Said::Send(MatchCommand::CallBot(Level::Club)),
            ("bot", level) => Said::Send(MatchCommand::CallBot(level.parse().ok()?)),
            ("say", words) => match phrase(words) {
                Some(phrase) => Said::Send(MatchCommand::Say(phrase)),
                None => Said::Phrases,
            },
            ("mute", "") => Said::Mute,
            ("block", "") => Said::Block,
            ("link", "") => Said::Link,
            ("players", "") => Said::Players,
            _ => return None,
        })
    }
}

/// The phrase of these words, as the wire format names it: `good luck`.
fn phrase(words: &str) -> Option<Phrase> {
    Phrase::ALL.into_iter().find(|phrase| name_of(*phrase) == words)
}

/// The words of a phrase, as a player types them.
pub(super) fn name_of(phrase: Phrase) -> String {
    let name = serde_json::to_value(phrase).ok();
    name.and_then(|name| Some(name.as_str()?.replace('-', " "))).unwrap_or_default()
}
