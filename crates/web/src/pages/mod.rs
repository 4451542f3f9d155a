//! The pages around the table, one in one file.

mod frame;
mod keys;
mod miniature;
mod opponent;
mod review;
mod rules;
mod settings;
mod start;
mod statistics;
mod transfer;

pub use keys::Keys;
pub use review::Review;
pub use rules::Rules;
pub use settings::{Settings, SettingsForm, Switch};
pub use start::Start;
pub use statistics::Statistics;
