//! Serves the browser table over HTTP: the files that `cargo xtask web` has made, embedded in the program.
//!
//! Nothing here can be changed from outside, and nothing is secret. So it does not matter by which host name
//! somebody asks.

mod encoding;
mod headers;
mod serve;
mod site;

pub use serve::{Port, ServeError, Server};
pub use site::router;

/// The files of the browser table.
///
/// A debug build reads them from `crates/web/dist` each time, a release build holds them.
#[derive(rust_embed::Embed, Debug)]
#[folder = "../web/dist"]
pub struct BrowserTable;
