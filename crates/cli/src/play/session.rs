//! The session as the screen and plain mode use it: records in files, the clock, and random deals.

use std::hash::{BuildHasher, Hasher, RandomState};

use talon_app::commands::Now;
use talon_rules::pieces::DealNumber;
use talon_table::Start;

use crate::files::Files;
use crate::time::now;

/// The game on the table, with its record in a file.
pub(crate) type Session = talon_table::Session<Files>;

/// A random number.
pub(crate) fn any_seed() -> u64 {
    // Every `RandomState` has random keys.
    RandomState::new().build_hasher().finish()
}

/// The number of a random deal.
pub(crate) fn any_deal() -> DealNumber {
    Start::any_deal(any_seed())
}

/// The moment of a command.
pub(crate) fn moment() -> Now {
    Now { seconds: now(), chance: any_seed() }
}
