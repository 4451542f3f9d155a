//! The same match without a WebSocket: for networks that have none, for scripts and for tests.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use talon_hall::{Chain, Command, FromHall, Refusal, Request, Seen, Seq};
use talon_rules::curse::Seat;
use talon_store::now;
use tokio::time::{Instant, timeout_at};

use super::api::{check_ready, match_id, read, seat_of};
use super::caller::Caller;
use super::error::{ApiError, json};
use super::live::Live;
use super::state::Online;
use super::usage::Sender;

/// The time that an answer can wait for news, in milliseconds.
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
    let player = caller.known(&online).await?.map(|identity| identity.id);
    let _room = online.usage().connect(caller.household, player)?;
    let seat = match player {
        Some(player) => seat_of(&online, id, player).await?,
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
        // The key can be spent while the call waits.
        caller.known(&online).await?;
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
    online.usage().commands.take(identity.id, now())?;
    let seat = seat_of(&online, id, identity.id).await?.ok_or(ApiError::NO_SEAT)?;
    let live = online.node().live(id).await?;
    Ok(json(&answer(&online, &live, seat, &request, caller.sender(identity.id)).await))
}

/// Carries out the command of a seat, and returns the answer. A rematch counts as a match that the sender opens.
pub(crate) async fn answer(
    online: &Online,
    live: &Live,
    seat: Seat,
    request: &Request,
    sender: Sender,
) -> FromHall {
    let is_rematch = request.command == Command::Rematch;
    let answer = if is_rematch && online.usage().open_match(sender, now()).is_err() {
        FromHall::Refused { id: request.id, reason: Refusal::TooMany }
    } else {
        online.node().command(live, seat, request).await
    };
    online.metrics().answered(&answer);
    answer
}
