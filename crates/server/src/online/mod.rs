//! Matches over the network: the calls, the sockets, and what happens by itself.
//!
//! The rules of a match are the hall's, what must not be lost is the store's. This is the shell around them: it joins
//! connections, time and random numbers to both.

mod api;
mod bot;
mod caller;
mod clock;
mod error;
mod health;
mod keys;
mod limits;
mod live;
mod lock;
mod me;
mod metrics;
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

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::map_response;
use axum::routing::{get, post};

use crate::headers::secured;
pub use state::Online;
pub use substitute::Substitute;

/// The longest body of a request, in bytes.
const BODY: usize = 4096;

impl Online {
    /// The routes of all calls.
    pub fn routes(&self) -> Router {
        Router::new()
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
            .layer(DefaultBodyLimit::max(BODY))
            .layer(map_response(secured))
            .with_state(self.clone())
    }

    /// Starts what happens by itself: clocks that run out, players that leave, news from other nodes. Call it inside a
    /// Tokio runtime.
    pub fn start(&self) {
        tasks::start(self);
    }
}
