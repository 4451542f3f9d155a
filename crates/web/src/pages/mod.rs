//! The pages around the table, one in one file.

mod frame;
mod keys;
mod miniature;
mod review;
mod rules;
mod start;

pub use keys::Keys;
pub use review::Review;
pub use rules::Rules;
pub use start::Start;
