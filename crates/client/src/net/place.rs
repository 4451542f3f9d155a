use talon_hall::MatchId;

/// A place at a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The match.
    pub game: MatchId,
    /// As what.
    pub role: Role,
}

/// As what a player takes part in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Plays: the seat that the player has already, or one that the invitation opens.
    Player {
        /// The key of the invitation.
        invite: Option<String>,
    },
    /// Watches.
    Spectator,
}
