//! A server on a free port, and a player who talks to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;
use talon_hall::Time;
use talon_query::Level;
use talon_rules::Game;
use talon_rules::curse::{Move, State, View};
use talon_rules::pieces::Chance;
use talon_server::{Limits, Online, Substitute, Trusted};
use talon_store::{MemoryStore, SqliteStore, Store};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

/// A running server with its store.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    pub(crate) online: Online,
    task: JoinHandle<()>,
    store: Arc<dyn Store>,
    folder: Arc<TempDir>,
}

/// Runs a test on several threads.
pub(crate) fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(test);
}

impl TestServer {
    pub(crate) async fn start() -> TestServer {
        TestServer::start_in(Arc::new(tempfile::tempdir().unwrap())).await
    }

    /// Starts a server with the store in this folder.
    async fn start_in(folder: Arc<TempDir>) -> TestServer {
        let store = SqliteStore::open(&folder.path().join("matches.sqlite"), None).unwrap();
        TestServer::with(Arc::new(store), folder, first_move, Limits::default()).await
    }

    /// Starts a server with other limits.
    pub(crate) async fn limited(limits: Limits) -> TestServer {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        TestServer::with(store, Arc::new(tempfile::tempdir().unwrap()), first_move, limits).await
    }

    /// Starts a server with this store.
    pub(crate) async fn on(store: Arc<dyn Store>) -> TestServer {
        TestServer::with(store, Arc::new(tempfile::tempdir().unwrap()), first_move, Limits::default()).await
    }

    /// Starts a server with this store, these bots and these limits.
    pub(crate) async fn with(
        store: Arc<dyn Store>,
        folder: Arc<TempDir>,
        substitute: Substitute,
        limits: Limits,
    ) -> TestServer {
        let trusted = Trusted { sites: vec!["https://example.org".parse().unwrap()], proxies: Vec::new() };
        let online = Online::with_limits(Arc::clone(&store), trusted, Some(substitute), limits);
        online.start();
        let socket = TcpSocket::new_v4().unwrap();
        // What a receiver does not read waits here, and not in the system.
        socket.set_send_buffer_size(4_096).unwrap();
        socket.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        let listener = socket.listen(1_024).unwrap();
        let address = listener.local_addr().unwrap();
        let routes = online.routes().into_make_service_with_connect_info::<SocketAddr>();
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        TestServer { address, online, task, store, folder }
    }

    /// Another server with the same store, as after a crash. This one answers no more.
    pub(crate) async fn restart(self) -> TestServer {
        self.task.abort();
        self.online.end();
        TestServer::start_in(Arc::clone(&self.folder)).await
    }

    /// Another node with the same store.
    pub(crate) async fn another(&self) -> TestServer {
        let (store, folder) = (Arc::clone(&self.store), Arc::clone(&self.folder));
        TestServer::with(store, folder, first_move, Limits::default()).await
    }

    /// Sends a request and returns the status, the headers and the body.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head.to_lowercase(), body.to_owned())
    }

    /// Calls as the player with this key, and returns the status and the JSON.
    pub(crate) async fn call(&self, method: &str, path: &str, key: &str, body: &str) -> (u16, Value) {
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let (status, _, body) = self.request(method, path, &headers, body).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// Calls, and expects that this works.
    pub(crate) async fn expect(&self, method: &str, path: &str, key: &str, body: &str) -> Value {
        let (status, value) = self.call(method, path, key, body).await;
        assert_eq!(status, 200, "{method} {path}: {value}");
        value
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The time of this machine.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time::from_ms(since.as_millis().try_into().unwrap())
}

/// A bot that makes the first legal move.
pub(crate) fn first_move(_: Level, view: &View, _: u64) -> Option<Move> {
    let mut moves = Vec::new();
    // Which moves a seat has does not depend on what it cannot see.
    State::sample_world(view, &mut Chance::from_seed(1)).legal_moves(&mut moves);
    moves.first().copied()
}

/// The key of a test's player.
pub(crate) fn key(number: u8) -> String {
    data_encoding::BASE64URL_NOPAD.encode(&[number; 32])
}
