//! Connections of clients, and how long each can take.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep};
use tower::ServiceExt;

/// How long a client can take.
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

/// How long to wait when the system has no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// Accepts connections until the other half of `ended` is dropped, and then finishes what was asked for.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    patience: Patience,
    mut ended: watch::Receiver<()>,
) {
    let mut connections = JoinSet::new();
    loop {
        select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    connections.spawn(carry(stream, peer, routes.clone(), patience, ended.clone()));
                }
                Err(_) => sleep(NO_ROOM).await,
            },
            Some(_) = connections.join_next() => {}
            Err(_) = ended.changed() => break,
        }
    }
    drop(listener);
    connections.join_all().await;
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
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = |ConnectInfo(peer): ConnectInfo<SocketAddr>| async move { peer.ip().to_string() };
        let (ending, ended) = watch::channel(());
        let routes = Router::new().route("/", get(page)).route("/echo", post(async |body: Bytes| body));
        tokio::spawn(serve(listener, routes, patience, ended));
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
}
