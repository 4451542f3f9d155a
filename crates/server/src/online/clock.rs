//! The clock of this node.

use std::time::{SystemTime, UNIX_EPOCH};

use talon_hall::Time;

/// The time now.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time::from_ms(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
