//! `talon serve`: serves the games to a browser, and carries matches over the network.
//!
//! - [`Arguments`] are those of the command, and [`run`] runs it;
//! - [`host`] serves from a program that does something else, too;
//! - [`DataFolder`] and [`MatchStore`] are the places of what players keep.

mod data_folder;
mod match_store;
mod serve;

pub use data_folder::DataFolder;
pub use match_store::MatchStore;
pub use serve::{Arguments, host, qr_code, run};
