//! A player's own data: the name, the key, the matches.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, HeaderValue, SET_COOKIE};
use axum::response::Response;
use talon_hall::api::{Me, NewKey, PlayedMatch, PlayerExport};
use talon_hall::{Command, CommandId, MatchId, MatchRecord, Request, SeenEntry};
use talon_rules::curse::Seat;
use talon_store::{Identity, IdentityId, KeyHash, now};

use super::api::{Answer, read, seat_of};
use super::caller::Caller;
use super::error::{ApiError, json};
use super::keys::{Key, cookie};
use super::names;
use super::random::random;
use super::state::Online;

/// `POST /api/me`: introduces the player with this key, who gets a name the first time.
pub(crate) async fn introduce(State(online): State<Online>, caller: Caller) -> Answer {
    let key = caller.credential.ok_or(ApiError::NO_KEY)?.key();
    let identity = match caller.known(&online).await? {
        Some(identity) => identity,
        None => make_identity(&online, &caller, &key).await?.ok_or(ApiError::SPENT_KEY)?,
    };
    let rating = online.node().store.rating(identity.id).await?;
    Ok(with_cookie(json(&Me { name: identity.name, rating }), &key, &caller))
}

/// Makes a player; `None` if the key opens nothing any more.
async fn make_identity(online: &Online, caller: &Caller, key: &Key) -> Result<Option<Identity>, ApiError> {
    let now = now();
    online.usage().identities.take(caller.household, now)?;
    let KeyHash(hash) = key.hash();
    let mut id = [0; 16];
    // The id stays when the key changes. So the first key of a player cannot make another one, even if it was replaced
    // before the store remembered spent keys.
    id.copy_from_slice(&hash[..16]);
    let identity = Identity { id: IdentityId(id), name: names::draw(), made_at: now };
    Ok(online.node().store.make_identity(&identity, key.hash()).await?)
}

fn with_cookie(mut response: Response, key: &Key, caller: &Caller) -> Response {
    let value = cookie(key, caller.is_encrypted).parse().expect("a cookie of plain letters");
    response.headers_mut().insert(SET_COOKIE, value);
    response
}

/// `POST /api/me/key`: gives the player another key; the old one opens nothing any more.
pub(crate) async fn change_key(State(online): State<Online>, caller: Caller, body: Bytes) -> Answer {
    let key = Key::read(&read::<NewKey>(&body)?.key).ok_or(ApiError::BAD_REQUEST)?;
    let old = caller.credential.ok_or(ApiError::NO_KEY)?.key();
    let identity = caller.identity(&online).await?;
    online.usage().keys.take(identity.id, now())?;
    if !online.node().store.change_key(identity.id, old.hash(), key.hash()).await? {
        return Err(ApiError::NO_KEY);
    }
    Ok(with_cookie(json(&"changed"), &key, &caller))
}

/// `DELETE /api/me`: forgets the player, who gives up all matches that are not over. If that is not possible now, nothing is
/// forgotten, and the player can call again.
pub(crate) async fn erase(State(online): State<Online>, caller: Caller) -> Answer {
    let (store, identity) = (&online.node().store, caller.identity(&online).await?);
    // A player who is still looking could be paired meanwhile.
    store.stop_seeking(identity.id).await?;
    for id in store.games_of(identity.id).await? {
        if let Some(seat) = seat_of(&online, id, identity.id).await?
            && !give_up(&online, id, seat).await?
        {
            return Err(ApiError::AWAY);
        }
    }
    store.erase(identity.id).await?;
    Ok(json(&"erased"))
}

/// Gives up a match, and returns whether the player has nothing to do in it any more. The table says so, not the answers:
/// an answer can be lost, and the match can end meanwhile.
async fn give_up(online: &Online, id: MatchId, seat: Seat) -> Result<bool, ApiError> {
    let (node, live) = (online.node(), online.node().live(id).await?);
    for command in [Command::Resign, Command::Abort] {
        let expect = live.loaded.lock().await.table.chain();
        node.command(&live, seat, &Request { id: CommandId::new(random()), expect, command }).await;
        let table = &live.loaded.lock().await.table;
        // The bot that plays for a player who left goes on without them.
        if table.outcome().is_some() || table.bot(seat).is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// `GET /api/me/export`: everything that the store has about the player, as a file.
pub(crate) async fn export(State(online): State<Online>, caller: Caller) -> Answer {
    let identity = caller.identity(&online).await?;
    online.usage().exports.take(identity.id, now())?;
    let store = &online.node().store;
    let mut matches = Vec::new();
    for id in store.all_games_of(identity.id).await? {
        let seat = seat_of(&online, id, identity.id).await?;
        let entries = store.entries(id, 0).await?;
        // What a newer version wrote is left out; this one cannot say what it means.
        let log = entries.iter().filter_map(|entry| entry.entry().ok()).map(|entry| SeenEntry::from(&entry));
        matches.push(PlayedMatch { seat, record: MatchRecord { id, log: log.collect() } });
    }
    let rating = store.rating(identity.id).await?;
    let mut response = json(&PlayerExport { me: Me { name: identity.name, rating }, matches });
    let name = HeaderValue::from_static("attachment; filename=\"talon-matches.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, name);
    Ok(response)
}
