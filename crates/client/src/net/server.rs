use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use serde::Serialize;
use serde::de::DeserializeOwned;
use talon_hall::api::{Admission, Failure, Invitation, Me, OpenMatch, Opened, Opening};
use talon_hall::{MatchId, MatchRecord, Settings};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::error::{AddressError, CallError};
use super::http::{Origin, Stream, connect, exchange, trust};
use super::key::Key;
use super::place::{Place, Role};

/// The time that a call can take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The servers of one hall, and the player who calls them. All copies share their state.
///
/// All addresses lead to the same matches. The calls go to the first one; when it does not answer, they go to the next.
///
/// # Examples
/// ```no_run
/// use talon_client::net::{Key, Server};
///
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let server = Server::new(&["http://127.0.0.1:8642"], Key::draw())?;
/// let me = server.introduce().await?;
/// let opened = server.open(None).await?;
/// println!("{} waits at match {} with invitation {:?}", me.name, opened.id, opened.invite);
/// # Ok(()) }
/// ```
#[derive(Clone)]
pub struct Server(Arc<Inside>);

struct Inside {
    origins: Vec<Origin>,
    /// The number of the address that answered last.
    current: AtomicUsize,
    key: Key,
    /// Made when the first encrypted connection is.
    tls: OnceLock<TlsConnector>,
}

/// The ticket that opens a socket.
pub(super) struct Ticket {
    pub(super) text: String,
    /// The number of the server that gave it.
    pub(super) origin: usize,
}

impl fmt::Debug for Server {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("origins", &self.0.origins).finish_non_exhaustive()
    }
}

impl Server {
    /// Makes the servers at these addresses, which the player with this key calls.
    ///
    /// # Examples
    /// ```
    /// use talon_client::net::{Key, Server};
    ///
    /// assert!(Server::new(&["https://one.example", "https://two.example"], Key::draw()).is_ok());
    /// assert!(Server::new(&["ftp://one.example"], Key::draw()).is_err());
    /// ```
    ///
    /// # Errors
    /// If an address is not that of a server, or there is none.
    pub fn new(addresses: &[impl AsRef<str>], key: Key) -> Result<Server, AddressError> {
        let origins: Vec<Origin> =
            addresses.iter().map(|address| address.as_ref().parse()).collect::<Result<_, _>>()?;
        if origins.is_empty() {
            return Err(AddressError(String::new()));
        }
        Ok(Server(Arc::new(Inside { origins, current: AtomicUsize::new(0), key, tls: OnceLock::new() })))
    }

    /// The player's key.
    pub fn key(&self) -> Key {
        self.0.key
    }

    /// Introduces the player, who gets a name the first time.
    ///
    /// # Errors
    /// See [`CallError`], as for all calls.
    pub async fn introduce(&self) -> Result<Me, CallError> {
        self.call(Method::POST, "/api/me", &()).await
    }

    /// Opens a match that another player joins with its invitation. Without settings, it is a match between friends.
    ///
    /// # Errors
    /// See [`CallError`].
    pub async fn open(&self, settings: Option<Settings>) -> Result<Opened, CallError> {
        self.call(Method::POST, "/api/games", &Opening { settings }).await
    }

    /// The player's matches that are not over.
    ///
    /// # Errors
    /// See [`CallError`].
    pub async fn open_matches(&self) -> Result<Vec<OpenMatch>, CallError> {
        self.call(Method::GET, "/api/games", &()).await
    }

    /// A match that is over, with everything that shows whether its deals were fair.
    ///
    /// # Errors
    /// See [`CallError`].
    pub async fn record(&self, id: MatchId) -> Result<MatchRecord, CallError> {
        self.call(Method::GET, &format!("/api/games/{id}/record"), &()).await
    }

    /// Makes any call, and reads its answer. The body of a `GET` is not sent.
    ///
    /// # Errors
    /// See [`CallError`].
    pub async fn call<Answer: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Answer, CallError> {
        Ok(self.call_any(method, path, body).await?.0)
    }

    /// Calls the servers one after the other until one answers, and returns its number too.
    async fn call_any<Answer: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<(Answer, usize), CallError> {
        let count = self.0.origins.len();
        let first = self.0.current.load(Ordering::Relaxed);
        let mut error = None;
        for number in (first..first + count).map(|number| number % count) {
            match self.call_one(number, method.clone(), path, body, PATIENCE).await {
                Err(elsewhere @ (CallError::Unreachable(_) | CallError::Away)) => error = Some(elsewhere),
                answer => {
                    self.0.current.store(number, Ordering::Relaxed);
                    let text = answer?;
                    return Ok((serde_json::from_slice(&text)?, number));
                }
            }
        }
        Err(error.unwrap_or(CallError::Foreign))
    }

    /// Calls one of the servers, and returns the body of its answer.
    pub(super) async fn call_one(
        &self,
        number: usize,
        method: Method,
        path: &str,
        body: &impl Serialize,
        patience: Duration,
    ) -> Result<Bytes, CallError> {
        let body = if method == Method::GET {
            Vec::new()
        } else {
            serde_json::to_vec(body).map_err(|_| CallError::Foreign)?
        };
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.0.origins[number].authority())
            .header(AUTHORIZATION, format!("Bearer {}", self.0.key))
            .header(CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(body)))
            .map_err(|error| CallError::Unreachable(error.to_string()))?;
        let answering = async { exchange(self.connect(number).await?, request).await };
        let (status, body) = timeout(patience, answering).await??;
        if status.is_success() {
            return Ok(body);
        }
        Err(refusal(status.as_u16(), &body))
    }

    /// Connects to one of the servers.
    pub(super) async fn connect(&self, number: usize) -> Result<Box<dyn Stream>, CallError> {
        connect(&self.0.origins[number], || self.0.tls.get_or_init(trust).clone()).await
    }

    /// The address of a socket of one of the servers.
    pub(super) fn socket(&self, number: usize, path: &str) -> String {
        self.0.origins[number].socket(path)
    }

    /// Makes the next call go to another server than this one.
    pub(super) fn avoid(&self, number: usize) {
        let next = (number + 1) % self.0.origins.len();
        // Another call can have chosen already.
        let _ = self.0.current.compare_exchange(number, next, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Takes a place, and introduces the player if the server does not know them.
    pub(super) async fn admit(&self, place: &Place) -> Result<Ticket, CallError> {
        match self.try_admit(place).await {
            Err(CallError::Refused { status: 401, .. }) => {
                self.introduce().await?;
                self.try_admit(place).await
            }
            ticket => ticket,
        }
    }

    async fn try_admit(&self, place: &Place) -> Result<Ticket, CallError> {
        let (path, invite) = match &place.role {
            Role::Player { invite } => ("sit", invite.clone()),
            Role::Spectator => ("watch", None),
        };
        let path = format!("/api/games/{}/{path}", place.game);
        let (Admission { ticket, .. }, origin) =
            self.call_any(Method::POST, &path, &Invitation { invite }).await?;
        Ok(Ticket { text: ticket, origin })
    }
}

/// The meaning of an answer with the status of a failure.
fn refusal(status: u16, body: &[u8]) -> CallError {
    match serde_json::from_slice(body) {
        Ok(Failure { error, .. }) if status == 503 && error == "away" => CallError::Away,
        _ if status >= 500 => CallError::Unreachable(format!("it answers with status {status}")),
        Ok(Failure { error: code, text }) => CallError::Refused { status, code, text },
        Err(_) => CallError::Foreign,
    }
}
