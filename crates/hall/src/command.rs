use serde::{Deserialize, Serialize};
use talon_query::Level;
use talon_rules::curse::{Move, Seat};

use crate::{Chain, CommandId, Commitment, Phrase, Seed};

/// An action of a player. In JSON a variant without fields is a string, the others are an object with one key:
/// `"resign"`, `{"move":"2-5@1"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Command {
    /// Sits down and commits to a seed.
    Sit(Commitment),
    /// Opens the seed, once both players have committed.
    Open(Seed),
    /// Makes a move of the game.
    Move(#[serde(with = "crate::text")] Move),
    /// Gives up the match.
    Resign,
    /// Ends the match without a result: at once before the first tile, and when the other player has asked for it
    /// too; otherwise asks for it.
    Abort,
    /// Declines the other player's wish to end the match without a result.
    DeclineAbort,
    /// Wins the match, because the other player has been away for too long.
    Claim,
    /// Lets a bot play for the other player, who has been away for too long.
    CallBot(#[serde(with = "crate::text")] Level),
    /// Says something.
    Say(Phrase),
    /// Offers another match after the end, or accepts the other player's offer.
    Rematch,
}

/// A command with what makes it safe to send twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The id that the sender drew for this command. Sending it again keeps the id.
    pub id: CommandId,
    /// The chain after the last entry that the sender had seen. A move that was chosen on another board is stale; a
    /// number would not show that, because a store can come back older and grow again.
    pub expect: Chain,
    /// The command.
    #[serde(rename = "do")]
    pub command: Command,
}

/// The one who sends a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The player of a seat.
    Player(Seat),
    /// The bot that plays a seat.
    Bot(Seat),
}

impl Actor {
    /// The seat that acts.
    pub const fn seat(self) -> Seat {
        match self {
            Actor::Player(seat) | Actor::Bot(seat) => seat,
        }
    }
}
