//! The pages around the table, one in each file.

pub mod daily;
mod day_state;
pub(crate) mod frame;
pub mod games;
pub mod keys;
pub mod learn;
mod miniature;
pub mod not_found;
pub mod puzzles;
pub mod review;
pub mod rules;
pub mod settings;
pub mod start;
pub mod statistics;
mod transfer;
