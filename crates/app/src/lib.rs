//! The product without a screen: the behaviour that the terminal and the browser share.
//!
//! A front end hands in each event, draws the state that it finds here, and carries out the response. Nothing here reads a clock,
//! a file or a socket, so tests play whole games without a terminal or a browser.
//!
//! - [`commands`]: moves, and the commands of a player besides them.
//! - [`daily`]: the deals of the day.
//! - [`lesson`], [`puzzle`]: a lesson or a puzzle on a table of its own.
//! - [`network`]: a match over the network on the table.
//! - [`preferences`]: the settings that every front end knows.
//! - [`solvers`]: the query that the solvers answer next.

pub mod commands;
pub mod daily;
pub mod lesson;
pub mod network;
pub mod preferences;
pub mod puzzle;
pub mod solvers;
