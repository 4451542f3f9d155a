//! The calls of a server with network matches, as `docs/develop/SERVER-CALLS.md` describes them.

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use talon_hall::api::{Admission, Failure, Invitation, Me, NewKey, OpenMatch, Opened, Opening};
use talon_hall::{
    Found, FromHall, MatchId, MatchPlayers, MatchRecord, NewerHall, OpenSeek, Pace, PlayerId, Request, Seen,
    Settings, Wish,
};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::key::Key;
use crate::browser;

/// The reason why a call failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CallError {
    /// The server did not answer, or cannot answer at the moment.
    Unreachable,
    /// The site has no server for network matches.
    NoHall,
    /// The server is of a newer version, and this page cannot read what it says.
    Newer,
    /// The server refused, with this code.
    Refused(String),
}

impl CallError {
    /// Returns true if the server says that it cannot save.
    pub(super) fn is_away(&self) -> bool {
        matches!(self, CallError::Refused(code) if code == "away")
    }

    /// Returns true if the same call can work soon.
    pub(super) fn is_passing(&self) -> bool {
        match self {
            CallError::Unreachable => true,
            CallError::NoHall | CallError::Newer => false,
            CallError::Refused(code) => ["away", "crowded", "ending", "too-many"].contains(&code.as_str()),
        }
    }

    /// Returns true if the server itself refuses, and would refuse the same call again. Where a network asks its users to
    /// sign in, its page answers in place of the server, which decides nothing.
    pub(super) fn is_final(&self) -> bool {
        matches!(self, CallError::Refused(_)) && !self.is_passing()
    }
}

/// Introduces the player, who gets a name the first time.
pub(super) async fn introduce() -> Result<Me, CallError> {
    if let Some(new) = Key::new_one() {
        // The answer to a change of the key was lost.
        match check_key(new).await {
            Ok(()) => new.keep(),
            Err(error) if error.is_final() => Key::forget_new(),
            Err(error) => return Err(error),
        }
    }
    post("me", &()).await
}

/// Checks that a key opens something at this server.
pub(super) async fn check_key(key: Key) -> Result<(), CallError> {
    fetch_as(key, "GET", "games", None).await.map(drop)
}

/// Opens a match to which a link invites.
pub(super) async fn open(settings: Settings) -> Result<Opened, CallError> {
    introduce().await?;
    post("games", &Opening { settings: Some(settings) }).await
}

/// Replaces the key of the player, and returns the new one; the old one opens nothing any more. If the answer is lost,
/// this browser has both keys until the server says which one is right.
pub(super) async fn change_key() -> Result<Key, CallError> {
    let key = Key::draw();
    key.keep_as_new();
    match post::<String>("me/key", &NewKey { key: key.text() }).await {
        Ok(_) => key.keep(),
        Err(error) => {
            if error.is_final() {
                Key::forget_new();
            }
            return Err(error);
        }
    }
    Ok(key)
}

/// Everything that the server keeps about the player, as a JSON text.
pub(super) async fn export() -> Result<String, CallError> {
    fetch("GET", "me/export", None).await
}

/// Lets the server forget the player.
pub(super) async fn erase() -> Result<(), CallError> {
    fetch("DELETE", "me", Some("{}")).await.map(drop)
}

/// Looks for an opponent for a while.
pub(super) async fn seek(pace: Pace, blocked: Vec<PlayerId>) -> Result<Found, CallError> {
    introduce().await?;
    post("seeks", &Wish { pace, blocked }).await
}

/// Stops looking for an opponent.
pub(super) async fn stop_seeking() -> Result<(), CallError> {
    fetch("DELETE", "seeks", Some("{}")).await.map(drop)
}

/// Those who look for an opponent.
pub(super) async fn open_seeks() -> Result<Vec<OpenSeek>, CallError> {
    get("seeks").await
}

/// A match that is over, with everything that shows whether its deals were fair.
pub(super) async fn record(id: MatchId) -> Result<MatchRecord, CallError> {
    get(&format!("games/{id}/record")).await
}

/// The player's matches that are not over.
pub(super) async fn open_matches() -> Result<Vec<OpenMatch>, CallError> {
    get("games").await
}

/// The people who play a match.
pub(super) async fn players(id: MatchId) -> Result<MatchPlayers, CallError> {
    get(&format!("games/{id}")).await
}

/// Takes a seat, or comes back to it.
pub(super) async fn sit(id: MatchId, invite: Option<String>) -> Result<Admission, CallError> {
    introduce().await?;
    post(&format!("games/{id}/sit"), &Invitation { invite }).await
}

/// Watches a match.
pub(super) async fn watch(id: MatchId) -> Result<Admission, CallError> {
    post(&format!("games/{id}/watch"), &()).await
}

/// Sends a command where there is no socket.
pub(super) async fn command(id: MatchId, request: &Request) -> Result<Vec<FromHall>, CallError> {
    messages(&fetch("POST", &format!("games/{id}/commands"), Some(&json(request))).await?)
}

/// Waits for news where there is no socket.
pub(super) async fn events(id: MatchId, seen: Option<Seen>) -> Result<Vec<FromHall>, CallError> {
    let query = seen.map(|Seen { seq, chain }| format!("?seq={seq}&chain={chain}")).unwrap_or_default();
    messages(&fetch("GET", &format!("games/{id}/events{query}"), None).await?)
}

/// Reads messages, one a line.
fn messages(text: &str) -> Result<Vec<FromHall>, CallError> {
    let read = |line| FromHall::read(line).map_err(|NewerHall| CallError::Newer).transpose();
    text.lines().filter_map(read).collect()
}

/// The address of a match's socket.
pub(super) fn socket_address(id: MatchId, ticket: &str) -> String {
    // `http` becomes `ws`, `https` becomes `wss`.
    let address = address(&format!("games/{id}/socket?ticket={ticket}"));
    address.replacen("http", "ws", 1)
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, CallError> {
    read(&fetch("GET", path, None).await?)
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, CallError> {
    read(&fetch("POST", path, Some(&json(body))).await?)
}

fn json(body: &impl Serialize) -> String {
    serde_json::to_string(body).expect("a body has only string keys")
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, CallError> {
    // Without JSON, another program answered in place of the server.
    let reason =
        |error: serde_json::Error| if error.is_data() { CallError::Newer } else { CallError::NoHall };
    serde_json::from_str(text).map_err(reason)
}

/// The full address of a call.
fn address(path: &str) -> String {
    let page = browser::with_hash("");
    let folder = page.rfind('/').map_or("", |end| &page[..=end]);
    format!("{folder}api/{path}")
}

/// Makes a call and returns the text of its answer.
async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<String, CallError> {
    fetch_as(Key::own(), method, path, body).await
}

/// Makes a call as the player with this key.
async fn fetch_as(key: Key, method: &str, path: &str, body: Option<&str>) -> Result<String, CallError> {
    let response = request(key, method, path, body).await.map_err(|_| CallError::Unreachable)?;
    let text = async { JsFuture::from(response.text()?).await };
    let text: JsValue = text.await.map_err(|_: JsValue| CallError::Unreachable)?;
    let text = text.as_string().unwrap_or_default();
    if response.ok() { Ok(text) } else { Err(refusal(&text, response.status())) }
}

async fn request(key: Key, method: &str, path: &str, body: Option<&str>) -> Result<Response, JsValue> {
    let headers = Object::new();
    let set = |target: &Object, name: &str, value: &JsValue| Reflect::set(target, &name.into(), value);
    set(&headers, "authorization", &format!("Bearer {}", key.text()).into())?;
    set(&headers, "content-type", &"application/json".into())?;
    let options = web_sys::RequestInit::new();
    options.set_method(method);
    options.set_headers(&headers);
    options.set_cache(web_sys::RequestCache::NoStore);
    if let Some(body) = body {
        options.set_body(&body.into());
    }
    let window = web_sys::window().ok_or(JsValue::UNDEFINED)?;
    JsFuture::from(window.fetch_with_str_and_init(&address(path), &options)).await?.dyn_into()
}

/// The reason why the server refused. A site without a hall answers with a page.
fn refusal(text: &str, status: u16) -> CallError {
    match serde_json::from_str::<Failure>(text) {
        Ok(failure) => CallError::Refused(failure.error),
        // A proxy answers for a server that does not.
        Err(_) if (502..=504).contains(&status) => CallError::Unreachable,
        Err(_) => CallError::NoHall,
    }
}
