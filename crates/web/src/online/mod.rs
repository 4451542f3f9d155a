//! Matches of Curse of the Doublet against people on other devices.
//!
//! Data flows one way: [`socket`] and [`calls`] talk to the server, `client::Client` decides what that means, [`state`] keeps
//! it as signals, and [`board`] says what to lay on the ordinary table. Nothing here knows a rule of the game or a hidden
//! tile. Only the second part of the program runs these modules.
//!
//! - [`key`]: the player of this browser; [`kept`]: what a match keeps over a reload;
//! - [`calls`]: the calls of the server; [`socket`]: a connection; [`driver`]: what the client wants done;
//! - [`state`]: a match as signals; [`follow`]: what the player sees and hears of it; [`board`]: what the table shows;
//! - [`elsewhere`]: the match of a player who looks at another page; [`review`] and [`results`]: what
//!   stays of it;
//! - [`friend`], [`invitation`], [`waiting`], [`table`], [`people`], [`me`]: the pages; [`note`], [`after`], [`more`], [`plate`],
//!   [`link`], [`problem`]: their parts.

mod after;
mod calls;
mod driver;
pub(crate) mod elsewhere;
mod follow;
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
pub(crate) mod results;
pub(crate) mod review;
mod socket;
mod state;
mod table;
mod waiting;

use talon_rules::GameName;

pub(crate) use table::MatchPage;

/// The game of these matches: the one for two.
fn game_for_two() -> Option<GameName> {
    GameName::ALL.into_iter().find(|game| game.properties().players > 1)
}
