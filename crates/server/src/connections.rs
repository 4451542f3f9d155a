//! Connections of clients, and how long each can take.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::sleep;
use tower::ServiceExt;

/// How long a client can take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Until the first request on a new connection has come.
    pub(crate) first: Duration,
    /// Until each further request has come.
    pub(crate) next: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { first: Duration::from_secs(5), next: Duration::from_secs(120) }
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
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        has_come.notify_one();
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.clone().oneshot(request.map(axum::body::Body::new) as Request)
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
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    /// A server with one page, and the half that ends it.
    async fn serving(patience: Patience) -> (SocketAddr, watch::Sender<()>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let page = |ConnectInfo(peer): ConnectInfo<SocketAddr>| async move { peer.ip().to_string() };
        let (ending, ended) = watch::channel(());
        tokio::spawn(serve(listener, Router::new().route("/", get(page)), patience, ended));
        (address, ending)
    }

    #[tokio::test]
    async fn a_client_that_sends_no_whole_request_in_time_is_left() {
        let short = Duration::from_millis(50);
        let (address, _ending) = serving(Patience { first: short, next: short }).await;
        for half in ["", "GET / HTTP/1.1\r\nhost: a"] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(half.as_bytes()).await.unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await.unwrap();
            assert!(!answer.contains("200"), "{answer}");
        }
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
