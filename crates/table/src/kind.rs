use talon_rules::{AnyOptions, GameName};

/// Which sittings belong together: those of one game, and apart from them those in which two people take
/// turns at one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TableKind {
    /// The game.
    pub game: GameName,
    /// Whether two people take turns at it; only Curse of the Doublet is for two.
    pub hot_seat: bool,
}

impl TableKind {
    /// One person at the table.
    pub fn alone(game: GameName) -> TableKind {
        TableKind { game, hot_seat: false }
    }

    /// The kinds that there are of a game.
    pub fn all_of(game: GameName) -> Vec<TableKind> {
        let hot_seat = (game == GameName::Curse).then_some(TableKind { game, hot_seat: true });
        [TableKind::alone(game)].into_iter().chain(hot_seat).collect()
    }

    /// Whether the person at the table has an opponent who is not there.
    pub fn is_against_other(self) -> bool {
        self.game == GameName::Curse && !self.hot_seat
    }
}

/// The options that a game is played with at the table: Curse as a match.
pub fn table_options(game: GameName) -> AnyOptions {
    AnyOptions::from_text(game, if game == GameName::Curse { "target 11" } else { "" })
        .unwrap_or_else(|_| AnyOptions::usual(game))
}
