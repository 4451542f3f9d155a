//! The time, and the day on the player's calendar.

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::Local;
use talon_table::Day;

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Today on the player's calendar.
pub(crate) fn today() -> Day {
    let ahead_of_utc = i64::from(Local::now().offset().local_minus_utc());
    Day::of(now().saturating_add_signed(ahead_of_utc))
}
