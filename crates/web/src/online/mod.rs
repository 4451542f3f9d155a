//! Matches of Curse of the Doublet against people on other devices.
//!
//! Data flows one way: [`socket`] and [`calls`] talk to the server, `client::Client` decides what that means, [`state`] keeps
//! it as signals, and [`board`] says what to lay on the ordinary table. Nothing here knows a rule of the game or a hidden
//! tile. Only the second part of the program knows these modules.
//!
//! - [`key`]: the player of this browser; [`kept`]: what a match keeps over a reload;
//! - [`calls`]: the calls of the server; [`socket`]: a connection; [`driver`]: what the client wants done;
//! - [`state`]: a match as signals; [`board`]: what the table shows;
//! - [`friend`], [`invitation`], [`waiting`], [`table`], [`people`], [`me`]: the pages; [`note`], [`after`], [`more`], [`plate`],
//!   [`link`], [`problem`]: their parts.

mod after;
mod board;
mod calls;
mod driver;
pub(crate) mod friend;
pub(crate) mod invitation;
mod kept;
mod key;
mod link;
pub(crate) mod me;
mod more;
mod note;
pub(crate) mod people;
mod plate;
mod problem;
mod socket;
mod state;
mod table;
mod waiting;

pub(crate) use table::MatchPage;
