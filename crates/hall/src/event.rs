use serde::{Deserialize, Serialize};
use talon_query::Level;
use talon_rules::curse::{Move, Seat};

use crate::{Commitment, MatchId, Phrase, Seed, Settings, Time};

/// An event of a match. Where a player caused it, the [`Entry`](crate::Entry) names the seat.
///
/// The log contains no hidden tile: it says what was played, and the hands follow from seeds that the server keeps
/// apart until the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// The match was made; always the first entry.
    Created {
        /// The version of the format, 1.
        version: u16,
        /// The settings that the players agree on.
        settings: Settings,
        /// The server's commitment to its seed.
        commitment: Commitment,
    },
    /// A player sat down and committed to a seed.
    Sat {
        /// The player's commitment.
        commitment: Commitment,
    },
    /// A player opened the seed.
    Opened {
        /// The player's seed.
        seed: Seed,
    },
    /// The first hand was dealt.
    Dealt {
        /// The seats that did not open their seeds in time; they count as 32 zero bytes.
        #[serde(with = "crate::text::list")]
        missing: Vec<Seat>,
    },
    /// A player made a move. The forced passes that follow it belong to the same entry, so that no thinking time shows
    /// who had a choice. The server enters a `next` after a blocked hand.
    Moved {
        /// The move, and the forced passes after it.
        #[serde(with = "crate::text::list")]
        moves: Vec<Move>,
    },
    /// A player gave up.
    Resigned,
    /// A player asked to end the match without a result.
    AbortOffered,
    /// The other player declined that.
    AbortDeclined,
    /// The match ended without a result, by consent or before its first tile.
    Aborted,
    /// The clock of a seat ran out.
    Flagged {
        /// The seat.
        #[serde(with = "crate::text")]
        seat: Seat,
    },
    /// A player went away: no connection is left.
    Left {
        /// The seat.
        #[serde(with = "crate::text")]
        seat: Seat,
    },
    /// A player came back.
    Returned {
        /// The seat.
        #[serde(with = "crate::text")]
        seat: Seat,
    },
    /// A player claimed the match, because the other one had been away for too long.
    Claimed,
    /// A player let a bot take over the other seat. The match counts as won by that player.
    BotTookOver {
        /// The level of the bot.
        #[serde(with = "crate::text")]
        level: Level,
    },
    /// The server gives a seat the time back during which it could not serve. What it gave back before counts once.
    Credited {
        /// The seat.
        #[serde(with = "crate::text")]
        seat: Seat,
        /// The time when the server went away.
        from: Time,
        /// The time when it was back.
        to: Time,
    },
    /// A player said something.
    Said {
        /// The phrase.
        phrase: Phrase,
    },
    /// A player offered another match.
    RematchOffered,
    /// The other player accepted.
    RematchAccepted {
        /// The new match.
        next: MatchId,
    },
    /// The match ended without a result, and not by a player's wish.
    Voided {
        /// The reason.
        reason: VoidReason,
    },
    /// The server opened its seed after the end of the match.
    Revealed {
        /// The server's seed.
        server_seed: Seed,
    },
}

impl Event {
    /// Returns true if a match with this event has begun: a tile lies on the table, a player has won, or the server is
    /// at fault.
    pub fn is_play(&self) -> bool {
        match self {
            Event::Moved { .. }
            | Event::Resigned
            | Event::Flagged { .. }
            | Event::Claimed
            | Event::BotTookOver { .. }
            | Event::Voided { reason: VoidReason::BrokenLog } => true,
            Event::Created { .. }
            | Event::Sat { .. }
            | Event::Opened { .. }
            | Event::Dealt { .. }
            | Event::AbortOffered
            | Event::AbortDeclined
            | Event::Aborted
            | Event::Left { .. }
            | Event::Returned { .. }
            | Event::Credited { .. }
            | Event::Said { .. }
            | Event::RematchOffered
            | Event::RematchAccepted { .. }
            | Event::Voided { reason: VoidReason::Abandoned }
            | Event::Revealed { .. } => false,
        }
    }
}

/// The reason why the server ended a match without a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VoidReason {
    /// Nothing happened for a day, or a paired player did not come.
    Abandoned,
    /// The log cannot be continued; the server is at fault.
    BrokenLog,
}
