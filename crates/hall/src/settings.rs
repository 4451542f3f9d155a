use serde::{Deserialize, Serialize};
use talon_query::Level;
use talon_rules::GameOptions;
use talon_rules::curse::{MATCH_TARGET, Options, Seat};

/// The settings that the players agree on before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The points that win the match, at least 1.
    pub target: u8,
    /// The clock; `None` for a match without one.
    pub clock: Option<ClockSettings>,
    /// True if the result changes the players' ratings.
    pub rated: bool,
    /// The seat that leads the first hand; `None` if the coin of the deal decides. In a rematch the other seat leads.
    #[serde(with = "crate::text::option")]
    pub leader: Option<Seat>,
    /// The bot that plays north from the start; `None` for a match between two people. It has no seed: the server's own
    /// decides its part of the deal.
    #[serde(with = "crate::text::option", default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Level>,
}

/// A clock: each seat has a bank for the match, and some free time for each move that cannot be saved up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSettings {
    /// The bank of each seat, in milliseconds.
    pub bank_ms: u64,
    /// The free time for each move, in milliseconds.
    pub free_ms: u64,
}

impl ClockSettings {
    /// 5 minutes, and 3 seconds free for each move.
    pub const NORMAL: ClockSettings = ClockSettings { bank_ms: 300_000, free_ms: 3_000 };
    /// Twice the normal times, for players who need them.
    pub const CALM: ClockSettings = ClockSettings { bank_ms: 600_000, free_ms: 6_000 };
}

impl Settings {
    /// The bot that plays a seat from the start.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.opponent.filter(|_| seat == Seat::North)
    }

    /// The options of the game; `None` if the target is impossible.
    pub(crate) fn options(&self) -> Option<Options> {
        if self.target == 0 { None } else { Options::from_pairs([("target", self.target)]).ok() }
    }

    /// A match between players that the hall has paired.
    pub const PAIRED: Settings = Settings {
        target: MATCH_TARGET,
        clock: Some(ClockSettings::NORMAL),
        rated: true,
        leader: None,
        opponent: None,
    };
    /// A match between friends, without a clock.
    pub const FRIENDS: Settings = Settings { clock: None, rated: false, ..Settings::PAIRED };
}
