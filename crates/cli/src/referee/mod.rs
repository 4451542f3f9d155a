//! `talon referee`: the rules for other programs, one JSON request a line and one JSON answer a line.
//! `docs/PROTOCOL.md` tells what can be asked.
//!
//! [`Session`] answers lines and knows no pipe; [`serve`] reads and writes them.

mod choose;
mod lines;
mod session;

pub use lines::{LONGEST_LINE, serve};
pub use session::Session;
