use talon_query::{Answer, Query};

/// Something that needs answers from a solver or an adviser, one at a time.
pub trait Inquiry {
    /// Returns the query that it needs answered next, or `None` when it needs no answer now.
    fn next_query(&self) -> Option<Query>;

    /// Takes the answer to [`Inquiry::next_query`].
    fn receive(&mut self, answer: Answer);
}
