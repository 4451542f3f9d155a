//! One suite for all stores, and what only one of them can show.

#![allow(clippy::unwrap_used, reason = "a test that fails panics")]

mod memory;
#[cfg(feature = "test-postgres")]
mod postgres;
mod sqlite;
mod suite;
