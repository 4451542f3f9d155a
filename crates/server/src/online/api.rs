//! The calls besides those of a running match.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use talon_hall::api::{Admission, Invitation, OpenMatch, Opened, Opening};
use talon_hall::{MatchId, MatchRecord, Pace, SeenEntry, Settings};
use talon_rules::curse::Seat;
use talon_store::{IdentityId, now};

use super::caller::Caller;
use super::error::{ApiError, json};
use super::keys::Key;
use super::node::NodeError;
use super::random::random;
use super::state::Online;
use super::tickets::Ticket;

/// The number of matches that are not over that a player can have.
pub(crate) const OPEN_GAMES: usize = 5;

/// The number of spectators that a match can have on a node.
const SPECTATORS: usize = 200;

pub(crate) type Answer = Result<Response, ApiError>;

/// Reads the JSON of a request.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, ApiError> {
    serde_json::from_slice(body).map_err(|_| ApiError::BAD_REQUEST)
}

/// Reads the id in an address.
pub(crate) fn match_id(text: &str) -> Result<MatchId, ApiError> {
    text.parse().map_err(|_| ApiError::NO_MATCH)
}

/// Succeeds if this node can serve.
///
/// # Errors
/// The reason why it cannot.
pub(crate) fn check_ready(online: &Online) -> Result<(), ApiError> {
    if online.is_ending() {
        return Err(ApiError::ENDING);
    }
    if online.node().health.is_ready() { Ok(()) } else { Err(ApiError::AWAY) }
}

/// Succeeds if a program on this machine calls.
///
/// # Errors
/// If it is another machine.
pub(crate) fn check_here(caller: &Caller) -> Result<(), ApiError> {
    if caller.household.is_none() { Ok(()) } else { Err(ApiError::WRONG_ORIGIN) }
}

/// `GET /ready`: whether this node can serve.
pub(crate) async fn ready(State(online): State<Online>) -> Answer {
    check_ready(&online)?;
    Ok(json(&"ready"))
}

/// `GET /metrics`: the series of this node, for programs on this machine.
pub(crate) async fn metrics(State(online): State<Online>, caller: Caller) -> Answer {
    check_here(&caller)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], online.metrics().text()).into_response())
}

/// The seat of a player in a match.
pub(crate) async fn seat_of(
    online: &Online,
    id: MatchId,
    player: IdentityId,
) -> Result<Option<Seat>, ApiError> {
    let game = online.node().store.game(id).await?.ok_or(ApiError::NO_MATCH)?;
    Ok(Seat::BOTH.into_iter().find(|seat| game.seats[seat.index()] == Some(player)))
}

/// `POST /api/games`: opens a match to which a link invites, or against a bot.
pub(crate) async fn open(State(online): State<Online>, caller: Caller, body: Bytes) -> Answer {
    if online.is_ending() {
        return Err(ApiError::ENDING);
    }
    let settings = read::<Opening>(&body)?.settings.unwrap_or(Settings::FRIENDS);
    // Friends could arrange their results, and the levels were measured in matches like the paired ones.
    let measured =
        [Pace::Normal, Pace::Calm].map(|pace| Settings { opponent: settings.opponent, ..pace.settings() });
    let is_rated = settings.opponent.is_some() && measured.contains(&settings);
    let settings = Settings { rated: is_rated, ..settings };
    let identity = caller.identity(&online).await?;
    if online.node().store.games_of(identity.id).await?.len() >= OPEN_GAMES {
        return Err(ApiError::TOO_MANY);
    }
    if settings.opponent.is_some() && online.node().substitute.is_none() {
        return Err(ApiError::NO_BOTS);
    }
    online.usage().open_match(caller.sender(identity.id), now())?;
    // A bot needs no invitation.
    let invite = if settings.opponent.is_none() { Some(Key::draw()) } else { None };
    let id = MatchId::new(random());
    match online.node().open(id, settings, invite.map(|invite| invite.hash())).await {
        Err(NodeError::Broken(_)) => return Err(ApiError::BAD_REQUEST),
        opened => opened?,
    }
    online.node().store.sit(id, identity.id, Seat::South).await?;
    Ok(json(&Opened { id, invite: invite.map(|invite| invite.text()) }))
}

/// `GET /api/games`: the player's matches that are not over.
pub(crate) async fn list(State(online): State<Online>, caller: Caller) -> Answer {
    let identity = caller.identity(&online).await?;
    let mut items = Vec::new();
    for id in online.node().store.games_of(identity.id).await? {
        let seat = seat_of(&online, id, identity.id).await?;
        let mover = online.node().live(id).await?.loaded.lock().await.table.seat_to_move();
        let to_move = seat.is_some() && seat == mover;
        items.push(OpenMatch { id, seat, to_move });
    }
    Ok(json(&items))
}

/// Gives a place at a match: a seat, or a place to watch from.
async fn admit(
    online: &Online,
    game: MatchId,
    seat: Option<Seat>,
    identity: Option<IdentityId>,
    caller: &Caller,
) -> Answer {
    let key = identity.and(caller.key_hash());
    let ticket = Ticket { game, seat, identity, key, made_at: now() };
    let ticket = online.tickets().issue(&*online.node().store, ticket).await?;
    Ok(json(&Admission { seat, ticket }))
}

/// `POST /api/games/{id}/sit`: takes a seat, or comes back to it.
pub(crate) async fn sit(
    State(online): State<Online>,
    Path(id): Path<String>,
    caller: Caller,
    body: Bytes,
) -> Answer {
    check_ready(&online)?;
    let id = match_id(&id)?;
    let invite = read::<Invitation>(&body)?.invite.and_then(|text| Key::read(&text)).map(|key| key.hash());
    let identity = caller.identity(&online).await?.id;
    let game = online.node().store.game(id).await?.ok_or(ApiError::NO_MATCH)?;
    let is_player = game.seats.contains(&Some(identity));
    if !is_player && (invite.is_none() || game.invite != invite) {
        return Err(ApiError::WRONG_INVITE);
    }
    // The seat of a former player stays theirs, also while a bot plays on for them.
    if !is_player {
        let live = online.node().live(id).await?;
        let table = &live.loaded.lock().await.table;
        if table.outcome().is_some() || Seat::BOTH.into_iter().any(|seat| table.bot(seat).is_some()) {
            return Err(ApiError::SEATS_TAKEN);
        }
    }
    let seat = online.node().store.sit(id, identity, Seat::South).await?.ok_or(ApiError::SEATS_TAKEN)?;
    admit(&online, id, Some(seat), Some(identity), &caller).await
}

/// `POST /api/games/{id}/watch`: watches a match.
pub(crate) async fn watch(State(online): State<Online>, Path(id): Path<String>, caller: Caller) -> Answer {
    check_ready(&online)?;
    let id = match_id(&id)?;
    let identity = caller.known(&online).await?.map(|identity| identity.id);
    if online.node().live(id).await?.spectators() >= SPECTATORS {
        return Err(ApiError::TOO_MANY);
    }
    admit(&online, id, None, identity, &caller).await
}

/// `GET /api/games/{id}/record`: a match that is over, with everything that shows whether its deals were fair.
pub(crate) async fn record(State(online): State<Online>, Path(id): Path<String>, _: Caller) -> Answer {
    let id = match_id(&id)?;
    let live = online.node().live(id).await?;
    let loaded = live.loaded.lock().await;
    if loaded.table.outcome().is_none() {
        return Err(ApiError::NOT_OVER);
    }
    Ok(json(&MatchRecord { id, log: loaded.log.iter().map(SeenEntry::from).collect() }))
}
