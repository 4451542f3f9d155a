/// A moment on the store's clock, in milliseconds since 1970.
///
/// # Examples
/// ```
/// use talon_hall::Time;
///
/// let sent = Time::from_ms(1_000);
/// assert_eq!(sent.plus(500).since(sent), 500);
/// assert_eq!(sent.since(sent.plus(500)), 0, "nothing lasts less than no time");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Time(u64);

impl Time {
    /// Makes a time from milliseconds since 1970.
    pub const fn from_ms(ms: u64) -> Time {
        Time(ms)
    }

    /// The milliseconds since 1970.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// The time this many milliseconds later.
    #[must_use]
    pub const fn plus(self, ms: u64) -> Time {
        Time(self.0.saturating_add(ms))
    }

    /// The milliseconds from an earlier time to this one; 0 if it is not earlier.
    pub const fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}
