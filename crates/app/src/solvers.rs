//! The order in which the parts of the program ask the solvers.
//!
//! A front end asks one query at a time, the one that [`next_query`] returns, and chooses anew after each change. It
//! never waits for the reply.

use talon_query::{Answer, Query};
use talon_table::{Session, Store};

/// The outcome of a query.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The query.
    pub query: Query,
    /// The answer; `None` when the solver has failed, for example because there was not enough memory. It answers no
    /// more queries.
    pub answer: Option<Answer>,
}

/// Returns the query to ask now: the opponent's; then what the player waits for, from `awaited`; then the query of the
/// advice at the table; last, what can wait, from `background`.
///
/// Solvers that have failed are asked for the opponent only, who moves without an answer.
///
/// # Examples
/// ```
/// use talon_app::solvers::next_query;
/// use talon_table::{Knowledge, MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// assert!(next_query(&session, || None, || None).is_none(), "nobody wants to know anything");
/// session.request_hint(Knowledge::AllCards)?;
/// assert!(next_query(&session, || None, || None).is_some());
/// # Ok::<(), talon_table::NoAdvice>(())
/// ```
pub fn next_query<S: Store>(
    session: &Session<S>,
    awaited: impl FnOnce() -> Option<Query>,
    background: impl FnOnce() -> Option<Query>,
) -> Option<Query> {
    let of_opponent = session.opponent_query();
    if of_opponent.is_some() || session.advice().has_failed() {
        return of_opponent;
    }
    awaited().or_else(|| session.next_query()).or_else(background)
}
