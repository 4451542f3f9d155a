//! Connections of clients, with bounds on their time and their number.

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{CONNECTION, HeaderValue};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::{Notify, watch};
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{Sleep, sleep, timeout};
use tower::ServiceExt;

use crate::headers::secured;
use crate::online::{ApiError, ByAddress, Limits, RESERVE, Slot, Slots, Trusted, household};

/// The longest that a client can take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Until the first request on a new connection has come.
    pub(crate) first: Duration,
    /// Until each further request has come.
    pub(crate) next: Duration,
    /// Until the whole body of a request has come.
    pub(crate) body: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience { first: seconds(5), next: seconds(120), body: seconds(10) }
    }
}

/// The body of a request, which fails if it has not come in time.
struct TimedBody {
    body: Incoming,
    too_late: Pin<Box<Sleep>>,
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        ready!(self.too_late.as_mut().poll(context));
        Poll::Ready(Some(Err("the body takes too long".into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The time to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// The bounds on the number of connections that are no sockets. Sockets have bounds of their own, so nobody without a
/// ticket takes their room.
pub(crate) struct Bounds {
    any: Slots<()>,
    by_address: ByAddress<Slots<IpAddr>>,
    trusted: Trusted,
}

/// Room for a connection. It is free again when this is dropped.
struct Room {
    _any: Slot<()>,
    _by_address: [Option<Slot<IpAddr>>; 2],
}

impl Bounds {
    pub(crate) fn new(limits: &Limits, trusted: Trusted) -> Bounds {
        Bounds {
            any: Slots::new(limits.connections),
            by_address: ByAddress::slots(limits.connections_by_address),
            trusted,
        }
    }

    /// Room for a connection from this address; `None` if there is none. A proxy can have all of it.
    fn take(&self, peer: IpAddr) -> Option<Room> {
        let household = if self.trusted.believes(peer) { None } else { Some(household(peer)) };
        let any = self.any.take(()).ok()?;
        Some(Room { _any: any, _by_address: self.by_address.take(household).ok()? })
    }
}

/// The longest that a connection beyond the bounds can take.
const MOMENT: Duration = Duration::from_secs(2);

/// The connections beyond the bounds. They are answered for a moment, and the oldest makes room for the next one, so that a
/// probe that sends its request at once always gets through.
#[derive(Default)]
struct Crowd {
    latest: VecDeque<AbortHandle>,
    refusals: Refusals,
}

impl Crowd {
    /// Makes room for one more connection, and warns that there are too many.
    fn make_room(&mut self) {
        if let Some(refused) = self.refusals.note(Instant::now()) {
            tracing::warn!(refused, "too many connections");
        }
        self.latest.retain(|connection| !connection.is_finished());
        if self.latest.len() >= RESERVE
            && let Some(oldest) = self.latest.pop_front()
        {
            oldest.abort();
        }
    }
}

/// Counts what was refused since it was last said, which is at most every ten seconds.
#[derive(Default)]
struct Refusals {
    count: u64,
    said: Option<Instant>,
}

impl Refusals {
    /// Counts one more, and returns the number when it is time to say it.
    fn note(&mut self, now: Instant) -> Option<u64> {
        const PAUSE: Duration = Duration::from_secs(10);
        self.count += 1;
        if self.said.is_some_and(|said| now.duration_since(said) < PAUSE) {
            return None;
        }
        self.said = Some(now);
        Some(std::mem::take(&mut self.count))
    }
}

/// The routes for connections beyond the bounds: `/health` and `/ready` have their answers, and all else is refused.
fn crowded(routes: Router) -> Router {
    let answer = async |request: Request, next: Next| -> Response {
        let mut response = match request.uri().path() {
            "/health" | "/ready" => next.run(request).await,
            _ => secured(ApiError::CROWDED.into_response()).await,
        };
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        response
    };
    routes.layer(from_fn(answer))
}

/// Accepts connections until the other half of `ended` is dropped, and then finishes what was asked for.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    patience: Patience,
    bounds: Bounds,
    mut ended: watch::Receiver<()>,
) {
    let (mut connections, mut crowd) = (JoinSet::new(), Crowd::default());
    let probes = crowded(routes.clone());
    loop {
        let accepted = select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            Err(_) = ended.changed() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if let Some(refused) = crowd.refusals.note(Instant::now()) {
                    tracing::warn!(refused, %error, "connections cannot be accepted");
                }
                sleep(NO_ROOM).await;
                continue;
            }
        };
        if let Some(room) = bounds.take(peer.ip()) {
            let carried = carry(stream, peer, routes.clone(), patience, ended.clone());
            connections.spawn(async move {
                carried.await;
                drop(room);
            });
        } else {
            crowd.make_room();
            let carried = carry(stream, peer, probes.clone(), patience, ended.clone());
            let connection = connections.spawn(async { timeout(MOMENT, carried).await.unwrap_or(()) });
            crowd.latest.push_back(connection);
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Answers the requests of a connection.
async fn carry(
    stream: TcpStream,
    peer: SocketAddr,
    routes: Router,
    patience: Patience,
    mut ended: watch::Receiver<()>,
) {
    // Small messages are sent at once. Without this, they only arrive later.
    let _ = stream.set_nodelay(true);
    let first = Arc::new(Notify::new());
    let has_come = Arc::clone(&first);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        has_come.notify_one();
        request.extensions_mut().insert(ConnectInfo(peer));
        let timed = |body| Body::new(TimedBody { body, too_late: Box::pin(sleep(patience.body)) });
        routes.clone().oneshot(request.map(timed) as Request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.next)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    let too_late = async {
        select! {
            () = first.notified() => std::future::pending().await,
            () = sleep(patience.first) => {}
        }
    };
    tokio::pin!(too_late);
    let mut is_ending = false;
    loop {
        select! {
            // An error means that the client is gone, or sends no request.
            _ = &mut connection => return,
            () = &mut too_late => return,
            Err(_) = ended.changed(), if !is_ending => {
                is_ending = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::{get, post};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// A server with one page, and the half that ends it.
    async fn serving(patience: Patience) -> (SocketAddr, watch::Sender<()>) {
        serving_within(Bounds::new(&Limits::default(), Trusted::default()), patience).await
    }

    async fn serving_within(bounds: Bounds, patience: Patience) -> (SocketAddr, watch::Sender<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = |ConnectInfo(peer): ConnectInfo<SocketAddr>| async move { peer.ip().to_string() };
        let (ending, ended) = watch::channel(());
        let routes = Router::new()
            .route("/", get(page))
            .route("/echo", post(async |body: Bytes| body))
            .route("/health", get("ok"));
        tokio::spawn(serve(listener, routes, patience, bounds, ended));
        (address, ending)
    }

    #[tokio::test]
    async fn a_client_that_sends_no_whole_request_in_time_is_left() {
        let short = Duration::from_millis(50);
        let (address, _ending) = serving(Patience { first: short, next: short, body: short }).await;
        for half in ["", "GET / HTTP/1.1\r\nhost: a"] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(half.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            assert!(!answer.contains("200"), "{answer}");
        }
    }

    #[tokio::test]
    async fn a_connection_that_stays_without_another_whole_request_is_left() {
        let next = Duration::from_millis(50);
        let (address, _ending) = serving(Patience { next, ..Patience::default() }).await;
        for half in ["", "GET / HTTP/1.1\r\nhost: a"] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(format!("GET / HTTP/1.1\r\nhost: a\r\n\r\n{half}").as_bytes()).await.unwrap();
            let mut answers = String::new();
            let end = tokio::time::timeout(Duration::from_secs(5), stream.read_to_string(&mut answers)).await;
            assert!(end.is_ok(), "{half}: the connection is closed");
            assert_eq!(answers.matches("HTTP/1.1 200").count(), 1, "{answers}");
        }
    }

    #[tokio::test]
    async fn a_body_that_does_not_end_in_time_is_dropped() {
        let body = Duration::from_millis(50);
        let (address, _ending) = serving(Patience { body, ..Patience::default() }).await;
        // A route that reads the body, and one that does not.
        for request in ["POST /echo", "GET /"] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            let unfinished = format!("{request} HTTP/1.1\r\nhost: a\r\ncontent-length: 4000\r\n\r\n{{");
            stream.write_all(unfinished.as_bytes()).await.unwrap();
            let mut answer = Vec::new();
            let end = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
            assert!(end.is_ok(), "{request}: the connection is closed");
        }
        let mut stream = TcpStream::connect(address).await.unwrap();
        let whole = "POST /echo HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 4\r\n\r\ngood";
        stream.write_all(whole.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("good"), "{answer}");
    }

    #[tokio::test]
    async fn a_request_is_answered_with_the_address_it_came_from_and_the_connection_stays() {
        let (address, ending) = serving(Patience::default()).await;
        let mut stream = TcpStream::connect(address).await.unwrap();
        for _ in 0..2 {
            stream.write_all(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n").await.unwrap();
            let mut answer = [0; 1024];
            let length = stream.read(&mut answer).await.unwrap();
            let answer = String::from_utf8_lossy(&answer[..length]);
            assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("127.0.0.1"), "{answer}");
        }
        drop(ending);
        let mut rest = String::new();
        stream.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "", "an ending server closes an idle connection");
    }

    /// Asks for a page over a new connection.
    async fn ask(address: SocketAddr, path: &str) -> String {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
        let mut answer = String::new();
        let asking = async {
            stream.write_all(request.as_bytes()).await?;
            stream.read_to_string(&mut answer).await
        };
        // A server that closes the connection at once has given its answer.
        let _ =
            tokio::time::timeout(Duration::from_secs(1), asking).await.expect("an answer within a second");
        answer
    }

    #[tokio::test]
    async fn a_server_with_too_many_connections_still_answers_probes() {
        let limits = Limits { connections: 3, ..Limits::default() };
        let (address, _ending) =
            serving_within(Bounds::new(&limits, Trusted::default()), Patience::default()).await;
        let mut player = TcpStream::connect(address).await.unwrap();
        let get = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n";
        let mut answer = [0; 1024];
        player.write_all(get).await.unwrap();
        assert!(player.read(&mut answer).await.unwrap() > 0);
        let mut idle = Vec::new();
        for _ in 0..3 * RESERVE {
            idle.push(TcpStream::connect(address).await.unwrap());
        }
        for _ in 0..3 {
            assert!(ask(address, "/health").await.starts_with("HTTP/1.1 200"));
            let refused = ask(address, "/").await;
            assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"crowded\""), "{refused}");
            assert!(refused.contains("connection: close"), "{refused}");
        }
        player.write_all(get).await.unwrap();
        let length = player.read(&mut answer).await.unwrap();
        assert!(answer[..length].starts_with(b"HTTP/1.1 200"), "who was there before stays");
        drop(idle);
        let all_is_well = async {
            while !ask(address, "/").await.starts_with("HTTP/1.1 200") {
                sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(5), all_is_well).await.expect("room again");
    }

    #[test]
    fn an_address_has_a_bound_of_its_own_and_a_proxy_has_none() {
        let limits = Limits { connections: 20, connections_by_address: 2, ..Limits::default() };
        let trusted = Trusted { proxies: vec!["192.0.2.9".parse().unwrap()], ..Trusted::default() };
        let bounds = Bounds::new(&limits, trusted);
        let take = |address: &str| bounds.take(address.parse().unwrap());
        let taken = [(); 2].map(|()| take("192.0.2.1").expect("room"));
        assert!(take("192.0.2.1").is_none() && take("::ffff:192.0.2.1").is_none());
        let _other = take("192.0.2.2").expect("another address has room");
        let _proxy = [(); 5].map(|()| take("192.0.2.9").expect("a proxy has room"));
        let _local = [(); 5].map(|()| take("127.0.0.1").expect("a proxy on this machine has room"));
        drop(taken);
        assert!(take("192.0.2.1").is_some(), "there is room again");
        let _rest: Vec<Room> = std::iter::from_fn(|| take("127.0.0.1")).collect();
        assert!(take("192.0.2.3").is_none(), "the server has a bound, too");
    }

    #[test]
    fn refusals_are_said_at_most_every_ten_seconds_with_their_number() {
        let (mut refusals, begin) = (Refusals::default(), Instant::now());
        let said: Vec<_> =
            [0, 1, 9, 10, 11, 25].map(|at| refusals.note(begin + Duration::from_secs(at))).to_vec();
        assert_eq!(said, [Some(1), None, None, Some(3), None, Some(2)]);
    }
}
