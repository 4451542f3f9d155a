//! The pages around the table, one in one file.

mod frame;
mod keys;
mod miniature;
mod rules;
mod start;

pub use keys::Keys;
pub use rules::Rules;
pub use start::Start;
