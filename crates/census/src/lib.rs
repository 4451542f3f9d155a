//! Solves deals by the million, and keeps the results of blocks of them in a folder that programs share.
//!
//! [`search()`] solves one deal, and [`Threads`] spread many of them over threads. A [`Series`] is what all rows of a table have
//! in common, a [`Row`] the result of one deal, and a [`Summary`] the statistics of many.
//!
//! A [`Plan`] fixes everything on which the results of a census in blocks depend, and its hash names a folder. A block is
//! solved and stored at once, in a file of its own ([`file`](mod@file)), and committed without overwriting anything ([`Folder`]).
//! So any number of programs can work on the same folder, in any order and repeatedly: a block that is solved twice is
//! an audit. [`Blocks`] does this for the program `talon` as for the Python package; `docs/results/CENSUS.md` describes it for users.
//!
//! Errors are sentences for the person who runs the census, so they are [`anyhow::Error`]s.

mod block;
mod deals;
pub mod file;
mod folder;
mod in_order;
pub mod parquet_file;
mod plan;
mod results;
mod row;
mod search;
mod summary;
mod survey;
mod unit;

pub use block::{Audit, BlockReport, Blocks, Outcome, Request};
pub use deals::{Deals, DealsError, Shard, ShardError};
pub use folder::{Commit, Entry, Folder, Lock};
pub use in_order::{CHUNK, MOST_THREADS, Places, Threads};
pub use plan::{MOST_DEALS, Plan};
pub use results::{Keep, Recheck, UnitResults, digest};
pub use row::{COLUMNS, Line, Row, Rows, Series, read_lines};
pub use search::{Limits, search};
pub use summary::{Distribution, Summary, VERDICTS};
pub use survey::Survey;
pub use unit::{Unit, UnitError};
