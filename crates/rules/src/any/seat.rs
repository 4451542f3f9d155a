use std::fmt;

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

/// A seat that a game does not have.
///
/// # Examples
/// ```
/// use talon_rules::{AnySeat, Player, curse};
///
/// assert_eq!(curse::Seat::try_from(AnySeat::North), Ok(curse::Seat::North));
/// let error = Player::try_from(AnySeat::North).expect_err("a patience has one seat");
/// assert_eq!(error.to_string(), "this game has no seat north");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this game has no seat {0}")]
pub struct NoSuchSeat(AnySeat);

impl TryFrom<AnySeat> for Player {
    type Error = NoSuchSeat;

    fn try_from(seat: AnySeat) -> Result<Player, NoSuchSeat> {
        match seat {
            AnySeat::Player => Ok(Player),
            AnySeat::South | AnySeat::North => Err(NoSuchSeat(seat)),
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

impl TryFrom<AnySeat> for curse::Seat {
    type Error = NoSuchSeat;

    fn try_from(seat: AnySeat) -> Result<curse::Seat, NoSuchSeat> {
        match seat {
            AnySeat::South => Ok(curse::Seat::South),
            AnySeat::North => Ok(curse::Seat::North),
            AnySeat::Player => Err(NoSuchSeat(seat)),
        }
    }
}
