use talon_hall::MatchId;

/// A place at a match.
///
/// # Examples
/// ```
/// use talon_client::net::{Place, Role};
/// use talon_hall::MatchId;
///
/// let game = MatchId::new([1; 16]);
/// let place = Place { game, role: Role::Player { invite: Some("secret".into()) } };
/// assert_ne!(place, Place { game, role: Role::Spectator });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The match.
    pub game: MatchId,
    /// The role of the player.
    pub role: Role,
}

/// The role in which a player takes part in a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// The player plays, in the seat that is theirs already or in one that the invitation opens.
    Player {
        /// The key of the invitation.
        invite: Option<String>,
    },
    /// The player watches.
    Spectator,
}
