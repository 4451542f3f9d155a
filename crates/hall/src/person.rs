use serde::{Deserialize, Serialize};
use talon_query::Level;

use crate::{MatchId, PlayerId, Rating, Settings};

/// The people who play a match: what its players and spectators see besides the match itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchPlayers {
    /// The match.
    pub id: MatchId,
    /// The settings that the players agree on.
    pub settings: Settings,
    /// True if the match is over.
    pub is_over: bool,
    /// The player of south; `None` while the seat is free.
    pub south: Option<Person>,
    /// The player of north; `None` while the seat is free.
    pub north: Option<Person>,
}

/// A player as others see them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// The player's id, by which others can block them; `None` for a bot and for a former player.
    pub id: Option<PlayerId>,
    /// The player's name; `None` for a bot and for a former player, whose data is erased.
    pub name: Option<String>,
    /// The rating; `None` before the first rated match.
    pub rating: Option<Rating>,
    /// The bot that plays, perhaps for a player who left.
    #[serde(with = "crate::text::option")]
    pub bot: Option<Level>,
}
