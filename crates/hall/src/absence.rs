use crate::Time;

/// The absence that a player may have in a match, in milliseconds.
pub(crate) const BUDGET: u64 = 90_000;

/// Only whole steps of this length count, in milliseconds.
const STEP: u64 = 10_000;

/// What is left of a budget after an absence since this time, in milliseconds.
pub(crate) fn left(budget: u64, since: Option<Time>, now: Time) -> u64 {
    budget.saturating_sub(since.map_or(0, |since| now.since(since) / STEP * STEP))
}

/// How long a player was away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Absence {
    /// The absence before the current one, in milliseconds.
    spent: u64,
    since: Option<Time>,
}

impl Absence {
    pub(crate) fn is_away(&self) -> bool {
        self.since.is_some()
    }

    pub(crate) fn since(&self) -> Option<Time> {
        self.since
    }

    pub(crate) fn leave(&mut self, at: Time) {
        self.since = Some(at);
    }

    pub(crate) fn come_back(&mut self, at: Time) {
        self.spent = BUDGET - self.left(at);
        self.since = None;
    }

    /// What is left of the budget, in milliseconds.
    pub(crate) fn left(&self, now: Time) -> u64 {
        left(BUDGET - self.spent, self.since, now)
    }

    /// Gives time back that the player could not use because the server was away itself.
    pub(crate) fn credit(&mut self, ms: u64) {
        self.since = self.since.map(|since| since.plus(ms));
    }
}
