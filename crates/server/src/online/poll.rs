//! The same match without a WebSocket: for networks that have none, for scripts and for tests.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use talon_hall::{Chain, FromHall, Request, Seen, Seq};
use tokio::time::{Instant, timeout_at};

use super::api::{check_ready, match_id, read, seat_of};
use super::caller::Caller;
use super::clock::now;
use super::error::{ApiError, json};
use super::state::Online;

/// How long an answer can wait for news, in milliseconds.
const WAIT: u64 = 25_000;

#[derive(Deserialize)]
pub(crate) struct Parameters {
    seq: Option<Seq>,
    chain: Option<Chain>,
    wait_ms: Option<u64>,
}

/// `GET /api/games/{id}/events?seq=…&chain=…&wait_ms=…`: what is new since then, as soon as there is something.
pub(crate) async fn events(
    State(online): State<Online>,
    Path(id): Path<String>,
    Query(Parameters { seq, chain, wait_ms }): Query<Parameters>,
    caller: Caller,
) -> Result<Response, ApiError> {
    check_ready(&online)?;
    let id = match_id(&id)?;
    let seat = match caller.known(&online).await? {
        Some(identity) => seat_of(&online, id, identity.id).await?,
        None => None,
    };
    let node = online.node();
    let visit = node.live(id).await?.visit(seat);
    let _waiting = online.waiting();
    let seen = seq.zip(chain).map(|(seq, chain)| Seen { seq, chain });
    let end = Instant::now() + Duration::from_millis(wait_ms.unwrap_or(WAIT).min(WAIT));
    let (mut changes, mut ending) = (visit.live().changes(), online.ending());
    loop {
        let messages = {
            let mut loaded = visit.live().loaded.lock().await;
            node.catch_up(visit.live(), &mut loaded, seen).await?;
            node.note_presence(visit.live(), &mut loaded).await?;
            changes.mark_unchanged();
            loaded.news(seat, seen, now()).0
        };
        if !messages.is_empty() {
            return Ok(lines(&messages));
        }
        let wait = async {
            tokio::select! {
                _ = changes.changed() => true,
                _ = ending.changed() => false,
            }
        };
        if !matches!(timeout_at(end, wait).await, Ok(true)) {
            return Ok(lines(&[FromHall::UpToDate { now: now() }]));
        }
    }
}

/// Messages, one a line.
fn lines(messages: &[FromHall]) -> Response {
    let line = |message| serde_json::to_string(message).expect("a message has only string keys") + "\n";
    let text: String = messages.iter().map(line).collect();
    ([(CONTENT_TYPE, "application/jsonl"), (CACHE_CONTROL, "no-store")], text).into_response()
}

/// `POST /api/games/{id}/commands`: the answer is that of the socket.
pub(crate) async fn command(
    State(online): State<Online>,
    Path(id): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Result<Response, ApiError> {
    let (id, request) = (match_id(&id)?, read::<Request>(&body)?);
    let identity = caller.identity(&online).await?;
    let seat = seat_of(&online, id, identity.id).await?.ok_or(ApiError::NO_SEAT)?;
    let live = online.node().live(id).await?;
    let answer = online.node().command(&live, seat, &request).await;
    online.metrics().answered(&answer);
    Ok(json(&answer))
}
