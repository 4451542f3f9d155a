//! The session as the screen and plain mode use it: records in files, the clock, and random deals.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::rc::Rc;

use talon_app::commands::Now;
use talon_lang::Lang;
use talon_rules::pieces::DealNumber;
use talon_table::Start;

use super::settings::Settings;
use crate::files::Files;
use crate::time::now;

/// The game on the table, with its record in a file.
pub(crate) type Session = talon_table::Session<Files>;

/// The things that the screen and plain mode begin with.
#[derive(Debug)]
pub(crate) struct Setup {
    pub(crate) session: Session,
    pub(crate) settings: Settings,
    pub(crate) lang: Rc<Lang>,
}

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
