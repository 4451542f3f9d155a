use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// The reason why the hall refuses a command. It names only what the sender can see. The names in JSON are stable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The move was chosen on another board.
    #[error("the board has changed")]
    Stale,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// Only possible after the end of the match.
    #[error("the match is not over yet")]
    MatchNotOver,
    /// The seat is taken.
    #[error("the seat is taken")]
    SeatTaken,
    /// The seed was opened already, or the hands are dealt.
    #[error("it is too late to open a seed")]
    SeedLate,
    /// Both players commit before either opens a seed.
    #[error("a seed can be opened once both players have sat down")]
    SeedEarly,
    /// The seed does not belong to the commitment.
    #[error("the seed does not belong to the commitment")]
    WrongSeed,
    /// The hands are not dealt yet.
    #[error("the hands are not dealt yet")]
    NotDealt,
    /// Another seat is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The move breaks this rule, C1 to C11.
    #[error("the move breaks rule {0}")]
    Rule(Cow<'static, str>),
    /// A bot plays this seat.
    #[error("a bot plays for you")]
    BotPlays,
    /// The other player has not asked for that.
    #[error("there is no such offer")]
    NoOffer,
    /// The player has asked for that already. Each can ask once between two moves to end the match without a result.
    #[error("you have offered that already")]
    OfferStands,
    /// The other player is here, or has absence left.
    #[error("the other player can still come back")]
    NotClaimable,
    /// One phrase a hand for each player.
    #[error("you can say one thing a hand")]
    SaidAlready,
    /// The phrase fits another moment.
    #[error("this phrase does not fit now")]
    WrongMoment,
    /// The player has opened as many matches as possible in an hour.
    #[error("that is too much at a time; try again later")]
    TooMany,
}
