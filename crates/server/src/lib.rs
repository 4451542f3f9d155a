//! Serves the browser table over HTTP: the files that `cargo xtask web` builds, embedded in the program.
//!
//! Requests cannot change anything, and nothing is secret. The host name of a request therefore does not matter.

mod encoding;
mod headers;
mod serve;
mod site;

pub use serve::{Port, ServeError, Server};
pub use site::router;

/// The files of the browser table.
///
/// A release build embeds them; a debug build and that of `cargo play` read them from `crates/web/dist` at each request.
#[derive(rust_embed::Embed, Debug)]
#[folder = "../web/dist"]
pub struct BrowserTable;
