//! Matches over the network: the calls, the sockets, and what happens by itself.
//!
//! The rules of a match are the hall's, what must not be lost is the store's. This is the shell around them: it joins
//! connections, time and random numbers to both.

mod api;
mod append;
mod bot;
mod bot_turn;
mod caller;
mod copy;
mod error;
mod health;
mod host;
mod keys;
mod limits;
mod live;
mod lock;
mod log;
mod me;
mod metrics;
mod mutant;
mod mutation;
mod names;
mod node;
mod opening;
mod pairing;
mod people;
mod poll;
mod random;
mod socket;
mod state;
mod substitute;
mod tasks;
mod tickets;
mod trusted;
mod usage;

use std::path::Path;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::{map_response, map_response_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use talon_store::StoreError;

use crate::headers::secured;
pub(crate) use error::ApiError;
pub use limits::Limits;
pub(crate) use limits::{ByAddress, RESERVE, Slot, Slots, household};
pub use log::{LogError, write_log};
#[cfg(feature = "mutations")]
pub use mutation::Mutation;
pub use state::Online;
pub use substitute::Substitute;
pub use trusted::{NotAProxy, NotASite, Proxy, Site, Trusted};

/// The longest body of a request, in bytes.
const BODY: usize = 4096;

impl Online {
    /// The routes of all calls.
    pub fn routes(&self) -> Router {
        let routes = Router::new()
            .route("/api/me", post(me::introduce).delete(me::erase))
            .route("/api/me/key", post(me::change_key))
            .route("/api/me/export", get(me::export))
            .route("/api/games", post(api::open).get(api::list))
            .route("/api/games/{id}", get(people::players))
            .route("/api/games/{id}/sit", post(api::sit))
            .route("/api/games/{id}/watch", post(api::watch))
            .route("/api/games/{id}/record", get(api::record))
            .route("/api/games/{id}/socket", get(socket::open))
            .route("/api/games/{id}/events", get(poll::events))
            .route("/api/games/{id}/commands", post(poll::command))
            .route("/api/seeks", post(pairing::seek).delete(pairing::stop).get(pairing::list))
            .route("/ready", get(api::ready))
            .route("/metrics", get(api::metrics))
            .route("/host", get(host::page))
            .layer(DefaultBodyLimit::max(BODY))
            .layer(map_response(secured))
            .layer(map_response_with_state(self.clone(), count_refusal))
            .with_state(self.clone());
        match self.trusted().cross_origin() {
            Some(layer) => routes.layer(layer),
            None => routes,
        }
    }

    /// Starts what happens by itself: clocks that run out, players that leave, news from other nodes. Call it inside a
    /// Tokio runtime.
    pub fn start(&self) {
        tasks::start(self);
    }

    /// Copies the store into a folder now, and then again and again. Call it inside a Tokio runtime.
    ///
    /// # Errors
    /// If the first copy fails. Later failures are in the log and in the series.
    pub async fn copy(&self, folder: &Path, every: Duration) -> Result<(), StoreError> {
        copy::protect(folder);
        copy::copy(self, folder).await?;
        tokio::spawn(copy::repeat(self.clone(), folder.to_owned(), every));
        Ok(())
    }
}

/// Counts a call that is refused.
async fn count_refusal(State(online): State<Online>, response: Response) -> Response {
    let status = response.status();
    if status.is_client_error() || status.is_server_error() {
        metrics::count(&online.metrics().refused_calls, "status", status.as_str());
    }
    response
}
