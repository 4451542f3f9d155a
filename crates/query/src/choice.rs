//! The reports of a player who cannot peek.

/// A move and the reason for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<M, R> {
    /// The move.
    pub chosen: M,
    /// The reason for it.
    pub reason: R,
    /// The share of games that the player wins from here, if it counts that.
    pub odds: Option<Odds>,
}

/// The share of games that a player wins when it continues as it would play, unable to peek, in worlds that agree with
/// what it has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Odds {
    /// Number of worlds that the player won.
    pub wins: u32,
    /// Number of worlds that it played.
    pub worlds: u32,
}

/// The number of games that an adviser wins in a sample of the worlds that look alike to the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sample {
    /// The odds in the sample.
    pub odds: Odds,
    /// Number of worlds in all, those of the sample included.
    pub all: u32,
}
