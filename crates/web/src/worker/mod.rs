//! The solvers in workers of the browser, so that the page never waits for them.
//!
//! The page asks an [`Advisor`]. It hands the program, compiled once by the browser, to each worker that it
//! starts, and ends a worker whose query nobody wants any more: there is no other way to stop a search,
//! because a worker that searches hears nothing. A worker does [`answer_queries`].

mod advisor;
mod answering;
mod crew;
mod messages;
mod reasons;

pub use advisor::{Advisor, Reply};
pub use answering::answer_queries;
