//! The product without a screen: the behaviour that the terminal and the browser share.
//!
//! A front end hands in what happens, draws what it finds here, and carries out what comes back. Nothing here reads a clock,
//! a file or a socket, so tests play whole games without a terminal or a browser.
//!
//! - [`network`]: a match over the network on the table.

pub mod network;
