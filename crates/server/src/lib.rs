//! Serves the browser table over HTTP: the files that `cargo xtask web` builds, embedded in the program, and with
//! [`Online`] matches over the network.
//!
//! Requests for files cannot change anything, and nothing in them is secret. The host name of such a request therefore does
//! not matter. Calls of [`Online`] check who sends them.

mod connections;
mod encoding;
mod headers;
mod online;
mod serve;
mod site;

#[cfg(feature = "mutations")]
pub use online::Mutation;
pub use online::{
    Limits, LogError, NotAProxy, NotASite, Online, Proxy, Site, Substitute, Trusted, write_log,
};
pub use serve::{Port, ServeError, Server};
pub use site::router;

/// The files of the browser table.
///
/// A release build embeds them; a debug build and that of `cargo play` read them from `crates/web/dist` at each request.
#[derive(rust_embed::Embed, Debug)]
#[folder = "../web/dist"]
pub struct BrowserTable;
