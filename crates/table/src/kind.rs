use talon_rules::GameName;

/// The kind of a table: its game, and whether two people take turns at it. Sittings of one kind belong together: the
/// open one that was played last is resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct TableKind {
    /// The game.
    pub game: GameName,
    /// True if two people take turns at one table, in a game between two.
    pub hot_seat: bool,
}

impl TableKind {
    /// One person at the table.
    pub fn alone(game: GameName) -> TableKind {
        TableKind { game, hot_seat: false }
    }

    /// All kinds of tables for a game.
    pub fn all_of(game: GameName) -> Vec<TableKind> {
        let mut kinds = vec![TableKind::alone(game)];
        if game.properties().players > 1 {
            kinds.push(TableKind { game, hot_seat: true });
        }
        kinds
    }

    /// Returns true if the person at the table plays against an opponent.
    pub fn has_opponent(self) -> bool {
        self.game.properties().players > 1 && !self.hot_seat
    }
}
