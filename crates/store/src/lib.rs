//! The data that an online match must not lose: its log and its secret, its players, identities and ratings.
//!
//! [`Store`] is the contract; [`SqliteStore`] keeps everything in one file, [`PostgresStore`] in a database that several
//! nodes share, and [`MemoryStore`] is the model of both, with outages and crashes at will, for tests. One suite in
//! `tests/` holds for all of them.
//!
//! Nobody owns a match. The primary key of the log decides: an entry is appended only under the number that its writer
//! expects, so of two writers one wins and the other reads what came first. The bodies of entries are the hall's JSON;
//! the store keeps them as they are.

mod bell;
mod clock;
mod columns;
mod memory;
mod packed;
#[cfg(feature = "postgres")]
mod postgres;
mod private;
mod records;
mod sqlite;
mod store;
mod version;

pub use bell::{Bell, Ring};
pub use clock::now;
pub use memory::{Fault, MemoryStore, Model};
#[cfg(feature = "postgres")]
pub use postgres::PostgresStore;
pub use private::{files_beside, make_private};
pub use records::{
    Append, Appended, BELIEVED, Beat, Game, Identity, IdentityId, KeyHash, LONGEST_PAUSE, MOST_AHEAD,
    NewGame, ServerId, StoredEntry, StoredSeek, Summary, Visit,
};
pub use sqlite::SqliteStore;
pub use store::{Store, StoreError};
