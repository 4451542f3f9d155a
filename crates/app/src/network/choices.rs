//! The commands of a network match besides moves, and the commands of the table that are off.

use talon_hall::{Command, Moment, Phrase, Time};
use talon_query::Level;
use talon_rules::curse::Layout;
use talon_table::Command as TableCommand;

use super::NetworkMatch;

impl NetworkMatch {
    /// The phrases that fit the moment.
    ///
    /// # Examples
    /// ```
    /// use talon_app::network::NetworkMatch;
    /// use talon_hall::{Moment, Phrase};
    ///
    /// let game = NetworkMatch::new(false);
    /// assert_eq!(game.moment(), Moment::Start);
    /// assert_eq!(game.phrases().next(), Some(Phrase::Hello));
    /// ```
    pub fn phrases(&self) -> impl Iterator<Item = Phrase> {
        let moment = self.moment();
        Phrase::ALL.into_iter().filter(move |phrase| phrase.moment() == moment)
    }

    /// The moment that decides which phrases fit.
    pub fn moment(&self) -> Moment {
        let is_first =
            |layout: &Layout| layout.set.is_none() && layout.game.is_none_or(|game| game.hand == 1);
        match self.view() {
            Some(view) if view.outcome.is_some() => Moment::End,
            Some(view) if view.layout.as_ref().is_some_and(|layout| !is_first(layout)) => Moment::Play,
            _ => Moment::Start,
        }
    }

    /// The commands besides moves that the player can give, in the order in which a front end offers them. The bot that takes a
    /// seat over has this level.
    pub fn choices(&self, level: Level, now: Time) -> Vec<Command> {
        let Some((view, seat)) = self.view().zip(self.seat()) else { return Vec::new() };
        if !view.players[seat.index()].sat {
            return Vec::new();
        }
        let mut choices = Vec::new();
        if view.outcome.is_some() {
            if view.rematch.is_none() && view.rematch_offer != Some(seat) {
                choices.push(Command::Rematch);
            }
            choices.extend(self.phrases().map(Command::Say));
            return choices;
        }
        if self.can_claim(now) {
            choices.extend([Command::Claim, Command::CallBot(level)]);
        }
        if view.abort_offer == Some(seat.other()) {
            choices.extend([Command::Abort, Command::DeclineAbort]);
        }
        if view.layout.is_some() {
            choices.extend(self.phrases().map(Command::Say));
            choices.push(Command::Resign);
        }
        if view.abort_offer.is_none() {
            choices.push(Command::Abort);
        }
        choices
    }
}

/// The id of the reason why a command of the table is off in a match between people; `None` if it is not.
///
/// # Examples
/// ```
/// use talon_app::network::why_off;
/// use talon_table::Command;
///
/// assert_eq!(why_off(Command::Undo), Some("online-off-undo"));
/// assert_eq!(why_off(Command::Games), None);
/// ```
pub fn why_off(command: TableCommand) -> Option<&'static str> {
    match command {
        TableCommand::Undo | TableCommand::Redo => Some("online-off-undo"),
        TableCommand::Hint | TableCommand::WinningLine | TableCommand::Grade | TableCommand::Review => {
            Some("online-off-help")
        }
        TableCommand::NewDeal
        | TableCommand::NewWinnableDeal
        | TableCommand::NewGradedDeal
        | TableCommand::DealByNumber
        | TableCommand::Restart
        | TableCommand::NextHand
        | TableCommand::Players => Some("online-off-deal"),
        _ => None,
    }
}
