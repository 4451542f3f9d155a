//! The storage of the browser: a copy of all records in memory, which a [`Session`](talon_table::Session) uses at once, and
//! behind it a database to which each change is written.
//!
//! - `browser_store` is the store, and `tabs` what makes several tabs share it;
//! - `record_cache` is the copy in memory, with the changes that are not written yet;
//! - `schema` and `database` are the database, `locks` and `channel` the agreements between tabs;
//! - `notice` is what a player should know about it.

pub mod browser_store;
mod channel;
mod database;
pub mod done;
mod js;
mod locks;
pub mod names;
pub mod notice;
mod record_cache;
pub mod saved_settings;
mod saving;
mod schema;
mod tabs;
mod transfer;
