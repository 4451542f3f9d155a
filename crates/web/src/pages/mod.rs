//! The pages around the table, one in one file.

mod start;

pub use start::Start;
