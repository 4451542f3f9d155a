use std::fmt;

use talon_query::Limit;

/// The limits of one search. Write `..Budget::default()` behind those that you choose: there can be more in a later version.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, GameName};
/// use talon_solve::{AnySolver, Budget, Limit, Verdict};
///
/// let deal = AnyGame::deal(&AnyOptions::usual(GameName::LadyJane), DealNumber::new(1).unwrap());
/// let budget = Budget { nodes: 3, ..Budget::default() };
/// let solved = AnySolver::default().solve(&deal, &budget).expect("Lady Jane is a patience");
/// assert_eq!(solved.verdict, Verdict::Unknown(Limit::Nodes));
/// ```
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Maximum number of positions to visit.
    pub nodes: u64,
    /// Maximum number of bytes for the tables. With few bytes a search forgets results and takes longer.
    pub bytes: usize,
    /// The function that the search calls every few hundred positions; `true` ends the search.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Budget<'_> {
    /// A budget without a limit on positions, with 64 MiB, that is never stopped.
    fn default() -> Self {
        Budget { nodes: u64::MAX, bytes: 64 << 20, stop: &|| false }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("nodes", &self.nodes)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

/// Counts visited positions against a budget.
///
/// # Examples
/// ```
/// use talon_solve::{Budget, Limit, Meter};
///
/// let mut meter = Meter::new(&Budget { nodes: 2, ..Budget::default() });
/// assert!(meter.count() && meter.count() && !meter.count());
/// assert_eq!((meter.nodes(), meter.limit()), (2, Some(Limit::Nodes)));
/// ```
#[derive(Debug)]
pub struct Meter<'a> {
    budget: Budget<'a>,
    nodes: u64,
    limit: Option<Limit>,
}

impl<'a> Meter<'a> {
    /// Number of positions between two checks of the stop flag.
    const STOP_EVERY: u64 = 256;

    /// Makes a meter that has counted nothing yet.
    pub fn new(budget: &Budget<'a>) -> Meter<'a> {
        Meter { budget: *budget, nodes: 0, limit: None }
    }

    /// Counts a position. Returns `false` once the budget has run out.
    #[inline]
    pub fn count(&mut self) -> bool {
        if self.limit.is_some() {
            return false;
        }
        if self.nodes == self.budget.nodes {
            self.limit = Some(Limit::Nodes);
            return false;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(Meter::STOP_EVERY) && (self.budget.stop)() {
            self.limit = Some(Limit::Stopped);
        }
        self.limit.is_none()
    }

    /// The number of positions counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The limit that was reached, if any.
    pub fn limit(&self) -> Option<Limit> {
        self.limit
    }
}
