use std::fmt;

use super::dispatch::games_mixed;
use crate::{GameName, Player, curse};

/// A seat of any game: the player of a patience, or a side of a game for two.
///
/// # Examples
/// ```
/// use talon_rules::AnySeat;
///
/// assert_eq!(AnySeat::South.other(), Some(AnySeat::North));
/// assert_eq!(AnySeat::Player.other(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum AnySeat {
    /// The player of a patience.
    Player,
    /// The first seat of a game for two.
    South,
    /// The second seat of a game for two.
    North,
}

impl AnySeat {
    /// The seats of a game.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::{AnySeat, GameName};
    ///
    /// assert_eq!(AnySeat::of(GameName::Yield), [AnySeat::Player]);
    /// assert_eq!(AnySeat::of(GameName::Curse), [AnySeat::South, AnySeat::North]);
    /// ```
    pub fn of(game: GameName) -> &'static [AnySeat] {
        match game.properties().players {
            1 => &[AnySeat::Player],
            _ => &[AnySeat::South, AnySeat::North],
        }
    }

    /// The seat across the table; `None` for the player of a patience.
    pub const fn other(self) -> Option<AnySeat> {
        match self {
            AnySeat::Player => None,
            AnySeat::South => Some(AnySeat::North),
            AnySeat::North => Some(AnySeat::South),
        }
    }

    /// The name in records and messages: `player`, `south` or `north`.
    pub const fn as_str(self) -> &'static str {
        match self {
            AnySeat::Player => "player",
            AnySeat::South => "south",
            AnySeat::North => "north",
        }
    }
}

impl fmt::Display for AnySeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl From<Player> for AnySeat {
    fn from(_: Player) -> AnySeat {
        AnySeat::Player
    }
}

impl From<AnySeat> for Player {
    /// # Panics
    /// For a seat of a game for two.
    fn from(seat: AnySeat) -> Player {
        match seat {
            AnySeat::Player => Player,
            AnySeat::South | AnySeat::North => games_mixed(),
        }
    }
}

impl From<curse::Seat> for AnySeat {
    fn from(seat: curse::Seat) -> AnySeat {
        match seat {
            curse::Seat::South => AnySeat::South,
            curse::Seat::North => AnySeat::North,
        }
    }
}

impl From<AnySeat> for curse::Seat {
    /// # Panics
    /// For the seat of a patience.
    fn from(seat: AnySeat) -> curse::Seat {
        match seat {
            AnySeat::South => curse::Seat::South,
            AnySeat::North => curse::Seat::North,
            AnySeat::Player => games_mixed(),
        }
    }
}
