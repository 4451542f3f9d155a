//! What a player can ask for besides moves, each with a key and a button or an entry of the menu.

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Command {
    /// Take a move back.
    Undo,
    /// Play it again.
    Redo,
    /// A hint, or one rung more of it.
    Hint,
    /// A way to win.
    Way,
    /// Another deal.
    NewDeal,
    /// Another deal, which can be won.
    NewWinnableDeal,
    /// Another deal, as hard as the player wants it.
    NewGradedDeal,
    /// A deal by its number.
    DealByNumber,
    /// Who plays: one against the program, or two at one table.
    Players,
    /// The same deal from the beginning.
    Restart,
    /// The game counts as lost.
    GiveUp,
    /// Send a card to its foundation.
    Home,
    /// Look back over the game.
    Review,
    /// The statistics.
    Statistics,
    /// The rules.
    Rules,
    /// What the keys do.
    Keys,
    /// How things look and behave.
    Settings,
    /// A link to this position.
    Share,
    /// Back to the four games.
    Start,
    /// All commands.
    Menu,
}

impl Command {
    /// The commands as they stand together in the menu, which is not in itself.
    pub const GROUPS: [&[Command]; 3] = [
        &[
            Command::NewDeal,
            Command::NewWinnableDeal,
            Command::NewGradedDeal,
            Command::DealByNumber,
            Command::Players,
            Command::Restart,
            Command::GiveUp,
        ],
        &[Command::Undo, Command::Redo, Command::Hint, Command::Way, Command::Home, Command::Review],
        &[
            Command::Rules,
            Command::Statistics,
            Command::Settings,
            Command::Keys,
            Command::Share,
            Command::Start,
        ],
    ];

    /// All commands, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Command> {
        Command::GROUPS.into_iter().flatten().copied().chain([Command::Menu])
    }

    /// The key that gives it.
    pub fn key(self) -> &'static str {
        match self {
            Command::Undo => "u",
            Command::Redo => "r",
            Command::Hint => "H",
            Command::Way => "W",
            Command::NewDeal => "n",
            Command::NewWinnableDeal => "N",
            Command::NewGradedDeal => "D",
            Command::Players => "P",
            Command::DealByNumber => "#",
            Command::Restart => "R",
            Command::GiveUp => "G",
            Command::Home => "f",
            Command::Review => "V",
            Command::Statistics => "S",
            Command::Rules => "L",
            Command::Keys => "?",
            Command::Settings => ",",
            Command::Share => "A",
            Command::Start => "q",
            Command::Menu => "m",
        }
    }

    /// The key as it is written: capitals as on the keys themselves, `Shift+R`.
    pub fn shortcut(self) -> String {
        let key = self.key();
        let shift = if key.chars().any(char::is_uppercase) { "Shift+" } else { "" };
        format!("{shift}{}", key.to_uppercase())
    }

    /// Whether it is about the position on the table: nobody gives it from behind a curtain.
    pub fn is_move(self) -> bool {
        matches!(
            self,
            Command::Undo | Command::Redo | Command::Hint | Command::Way | Command::Home | Command::Review
        )
    }

    /// The command with this key.
    pub fn of_key(key: &str) -> Option<Command> {
        Command::all().find(|command| command.key() == key)
    }

    /// The id of its name.
    pub fn name(self) -> &'static str {
        match self {
            Command::Undo => "command-undo",
            Command::Redo => "command-redo",
            Command::Hint => "command-hint",
            Command::Way => "way-title-win",
            Command::NewDeal => "command-new-deal",
            Command::NewWinnableDeal => "command-new-winnable-deal",
            Command::NewGradedDeal => "command-new-graded-deal",
            Command::Players => "table-players",
            Command::DealByNumber => "command-deal-by-number",
            Command::Restart => "command-restart",
            Command::GiveUp => "command-give-up",
            Command::Home => "command-home",
            Command::Review => "review-title",
            Command::Statistics => "command-statistics",
            Command::Rules => "rules-heading-rules",
            Command::Keys => "table-keys",
            Command::Settings => "command-settings",
            Command::Share => "command-share",
            Command::Start => "command-games",
            Command::Menu => "command-menu",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_key_of_its_own() {
        assert_eq!(Command::all().count(), 20);
        for command in Command::all() {
            assert_eq!(Command::of_key(command.key()), Some(command));
        }
    }

    #[test]
    fn capitals_are_told_from_small_letters() {
        assert_eq!(Command::Redo.shortcut(), "R");
        assert_eq!(Command::Restart.shortcut(), "Shift+R");
        assert_eq!(Command::Keys.shortcut(), "?");
    }
}
