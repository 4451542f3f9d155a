use crate::Time;

/// The absence that a player may have in a match, in milliseconds.
pub(crate) const BUDGET: u64 = 90_000;

/// Only whole steps of this length count, in milliseconds.
const STEP: u64 = 10_000;

/// The rest of a budget after an absence since this time, in milliseconds.
pub(crate) fn left(budget: u64, since: Option<Time>, now: Time) -> u64 {
    budget.saturating_sub(since.map_or(0, |since| now.since(since) / STEP * STEP))
}

/// The absence of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Absence {
    /// The absence before the current one, in milliseconds.
    spent: u64,
    since: Option<Time>,
    /// The part of the current absence that the server gave back, in milliseconds.
    credit: u64,
}

impl Absence {
    pub(crate) fn is_away(&self) -> bool {
        self.since.is_some()
    }

    /// The time when the current absence began.
    pub(crate) fn since(&self) -> Option<Time> {
        self.since
    }

    /// From when the current absence counts.
    pub(crate) fn counts_from(&self) -> Option<Time> {
        self.since.map(|since| since.plus(self.credit))
    }

    pub(crate) fn leave(&mut self, at: Time) {
        self.since = Some(at);
        self.credit = 0;
    }

    pub(crate) fn come_back(&mut self, at: Time) {
        self.spent = BUDGET - self.left(at);
        self.since = None;
    }

    /// The rest of the budget, in milliseconds.
    pub(crate) fn left(&self, now: Time) -> u64 {
        left(BUDGET - self.spent, self.counts_from(), now)
    }

    /// Gives time back that the player could not use because the server was away itself.
    pub(crate) fn credit(&mut self, ms: u64) {
        self.credit = self.credit.saturating_add(ms);
    }
}
