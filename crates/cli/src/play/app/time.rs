//! The changes that time makes on the screen: the clock, and motion.

use std::time::Duration;

use super::{App, Base};
use crate::play::screens::table::Table;

impl App {
    /// Returns true if the screen shows a running clock.
    pub(crate) fn shows_time(&self) -> bool {
        self.settings.shows_time && self.overlays.is_empty() && matches!(self.base, Base::Table(_))
    }

    /// Lets time pass. Returns whether the picture changes.
    pub(super) fn tick(&mut self, time: Duration) -> bool {
        if let Some(overlay) = self.overlays.last_mut() {
            return overlay.tick(time);
        }
        let Base::Table(table) = &mut self.base else { return false };
        let has_moved = self.look.has_motion && table.ending.tick(time, &self.session);
        self.session.tick(time) || self.shows_time() || has_moved
    }

    /// Returns true if something moves on the screen, so that time should pass in small steps.
    pub(crate) fn is_moving(&self) -> bool {
        let is_moving = |table: &Table| table.ending.is_moving(&self.session);
        self.look.has_motion && matches!(&self.base, Base::Table(table) if is_moving(table))
    }
}
