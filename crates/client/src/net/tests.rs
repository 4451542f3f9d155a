//! Connections to real servers on this machine.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::WebSocketUpgrade;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use serde_json::{Value, json};
use talon_hall::{Command, End, View};
use talon_rules::curse::Seat;
use talon_server::{Online, Trusted};
use talon_store::SqliteStore;
use tempfile::TempDir;
use tokio::join;
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use super::*;
use crate::{Client, LinkState, Notice};

/// The time that a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running server. It ends when it is dropped.
struct TestServer {
    address: String,
    online: Online,
    task: AbortHandle,
}

impl TestServer {
    async fn start(folder: &TempDir) -> TestServer {
        TestServer::listen(folder, "127.0.0.1:0", |routes| routes).await
    }

    /// Starts a server with other routes.
    async fn listen(folder: &TempDir, address: &str, change: impl FnOnce(Router) -> Router) -> TestServer {
        let store = SqliteStore::open(&folder.path().join("matches.sqlite"), None).unwrap();
        let online = Online::new(Arc::new(store), Trusted::default(), None);
        online.start();
        let listener = TcpListener::bind(address).await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let routes = change(online.routes()).into_make_service_with_connect_info::<SocketAddr>();
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        TestServer { address, online, task: task.abort_handle() }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.task.abort();
        self.online.end();
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs a test on several threads.
fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(test);
}

/// A player at a match, who takes part in the deal.
struct Player {
    connection: Connection,
    place: Place,
    server: Server,
}

impl Player {
    fn sit(server: &Server, game: talon_hall::MatchId, invite: Option<&str>) -> Player {
        let place = Place { game, role: Role::Player { invite: invite.map(str::to_owned) } };
        Player { connection: Connection::open(server.clone(), place.clone()), place, server: server.clone() }
    }

    /// Waits for a view, and does meanwhile what the deal needs.
    async fn until(&mut self, wanted: impl Fn(&View) -> bool) {
        let seed = self.server.key().seed(&self.place.game);
        loop {
            let (is_there, due) = self.connection.read(|client| {
                (client.view().is_some_and(&wanted), client.deal_command(&self.place.game, &seed))
            });
            if is_there {
                return;
            }
            if let Some(command) = due {
                self.connection.act(command, self.connection.read(Client::board));
            }
            let show = timeout(PATIENCE, self.connection.next()).await.expect("something to show");
            assert!(!matches!(show, None | Some(Show::Failed(_))), "{show:?}");
        }
    }
}

/// Opens a match, deals it, and lets south give up.
async fn play(south: Server, north: Server) {
    let opened = south.open(None).await.unwrap();
    let mut players =
        [Player::sit(&south, opened.id, None), Player::sit(&north, opened.id, opened.invite.as_deref())];
    let [south, north] = &mut players;
    tokio::join!(south.until(|view| view.layout.is_some()), north.until(|view| view.layout.is_some()));
    south.connection.act(Command::Resign, south.connection.read(Client::board));
    let is_over = |view: &View| view.outcome.is_some_and(|outcome| outcome.end == End::Resigned);
    tokio::join!(south.until(is_over), north.until(is_over));
    let record = players[0].server.record(opened.id).await.unwrap();
    assert_eq!(record.id, opened.id);
    assert_eq!(players[0].connection.read(|client| client.view().unwrap().seat), Some(Seat::South));
}

async fn introduced(addresses: &[&str]) -> Server {
    let server = Server::new(addresses, Key::draw()).unwrap();
    assert!(server.introduce().await.unwrap().name.contains(' '));
    server
}

#[test]
fn two_players_meet_over_sockets() {
    run(async {
        let folder = folder();
        let server = TestServer::start(&folder).await;
        let south = introduced(&[&server.address]).await;
        // North introduces themselves by sitting down.
        play(south, Server::new(&[&server.address], Key::draw()).unwrap()).await;
    });
}

#[test]
fn where_no_socket_gets_through_requests_do() {
    run(async {
        let refuse = |routes: Router| {
            let refusal =
                Router::new().route("/api/games/{id}/socket", get(async || StatusCode::BAD_REQUEST));
            refusal.fallback_service(routes)
        };
        let folder = folder();
        let server = TestServer::listen(&folder, "127.0.0.1:0", refuse).await;
        let (south, north) = (introduced(&[&server.address]).await, introduced(&[&server.address]).await);
        play(south, north).await;
    });
}

#[test]
fn a_server_that_does_not_answer_is_passed_over() {
    run(async {
        let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let dead = format!("http://{}", nobody.local_addr().unwrap());
        drop(nobody);
        let folder = folder();
        let server = TestServer::start(&folder).await;
        let addresses = [dead.as_str(), &server.address];
        play(introduced(&addresses).await, introduced(&addresses).await).await;
        let alone = Server::new(&[dead], Key::draw()).unwrap();
        assert!(matches!(alone.introduce().await, Err(CallError::Unreachable(_))));
    });
}

#[test]
fn a_command_waits_for_a_server_that_comes_back() {
    run(async {
        let folder = folder();
        let server = TestServer::start(&folder).await;
        let south = introduced(&[&server.address]).await;
        let opened = south.open(None).await.unwrap();
        let mut player = Player::sit(&south, opened.id, None);
        player.until(|view| view.players[0].sat).await;
        let address = server.address.strip_prefix("http://").unwrap().to_owned();
        drop(server);
        while player.connection.next().await != Some(Show::Link(LinkState::Waiting)) {}
        let id = player.connection.act(Command::Abort, player.connection.read(Client::board));
        let _server = TestServer::listen(&folder, &address, |routes| routes).await;
        let accepted = loop {
            match timeout(PATIENCE, player.connection.next()).await.unwrap() {
                Some(Show::Notice(Notice::Accepted(request, _))) => break request.id,
                Some(_) => {}
                None => panic!("the connection ended"),
            }
        };
        assert_eq!(accepted, id);
    });
}

#[test]
fn a_final_refusal_ends_the_connection() {
    run(async {
        let folder = folder();
        let server = TestServer::start(&folder).await;
        let (south, north) = (introduced(&[&server.address]).await, introduced(&[&server.address]).await);
        let opened = south.open(None).await.unwrap();
        let mut player = Player::sit(&north, opened.id, Some(&Key::draw().to_string()));
        let failed = loop {
            match timeout(PATIENCE, player.connection.next()).await.unwrap() {
                Some(Show::Failed(error)) => break error,
                Some(_) => {}
                None => panic!("the connection ended"),
            }
        };
        assert!(matches!(&failed, CallError::Refused { code, .. } if code == "wrong-invite"), "{failed:?}");
        assert_eq!(player.connection.next().await, None);
    });
}

/// A server that says one more thing than this version knows, over a socket or in the answers to requests.
fn newer(routes: Router, has_sockets: bool, more: &'static str) -> (Router, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let (sockets, calls) = (Arc::clone(&count), Arc::clone(&count));
    let socket = async move |upgrade: WebSocketUpgrade| {
        if !has_sockets {
            return StatusCode::BAD_REQUEST.into_response();
        }
        sockets.fetch_add(1, Ordering::Relaxed);
        upgrade.on_upgrade(async move |mut socket| {
            for line in more.lines() {
                socket.send(line.into()).await.unwrap();
            }
            std::future::pending().await
        })
    };
    let events = async move || {
        calls.fetch_add(1, Ordering::Relaxed);
        more
    };
    let changed = Router::new()
        .route("/api/games/{id}/socket", get(socket))
        .route("/api/games/{id}/events", get(events));
    (changed.fallback_service(routes), count)
}

#[test]
fn a_server_that_only_a_newer_version_understands_ends_the_connection_after_three_tries() {
    let event = r#"{"weather":"fine"}
        {"update":{"now":1,"entries":[{"seq":1,"at":1,"done":1,"seat":null,"event":{"rained":{}}}],"view":{}}}"#;
    let reason = r#"{"refused":{"id":"AAAAAAAAAAAAAAAAAAAAAA","reason":"rain"}}"#;
    let tries = async |has_sockets, more| {
        let (folder, mut count) = (folder(), None);
        let change = |routes| {
            let (routes, connections) = newer(routes, has_sockets, more);
            count = Some(connections);
            routes
        };
        let server = TestServer::listen(&folder, "127.0.0.1:0", change).await;
        let south = introduced(&[&server.address]).await;
        let mut player = Player::sit(&south, south.open(None).await.unwrap().id, None);
        while let Some(show) = timeout(PATIENCE, player.connection.next()).await.unwrap() {
            assert!(matches!(show, Show::Link(_) | Show::Failed(CallError::Newer)), "{show:?}");
        }
        assert_eq!(count.unwrap().load(Ordering::Relaxed), 3, "{more}");
    };
    run(async {
        join!(tries(true, event), tries(true, reason), tries(false, event), tries(false, reason));
    });
}

#[test]
fn a_key_that_was_replaced_ends_the_connection() {
    run(async {
        let folder = folder();
        let server = TestServer::start(&folder).await;
        let south = introduced(&[&server.address]).await;
        let mut player = Player::sit(&south, south.open(None).await.unwrap().id, None);
        player.until(|view| view.players[0].sat).await;
        let body = json!({ "key": Key::draw().to_string() });
        let _: Value = south.call(Method::POST, "/api/me/key", &body).await.unwrap();
        player.connection.act(Command::Abort, player.connection.read(Client::board));
        let failed = loop {
            match timeout(PATIENCE, player.connection.next()).await.unwrap() {
                Some(Show::Failed(error)) => break error,
                Some(Show::Notice(Notice::Accepted(request, _))) => panic!("{request:?}"),
                Some(_) => {}
                None => panic!("the connection ended"),
            }
        };
        assert!(failed.is_spent_key(), "{failed:?}");
        assert_eq!(player.connection.next().await, None);
    });
}

#[test]
fn only_the_address_of_a_server_is_taken() {
    for (address, is_right) in [
        ("https://talon.example", true),
        ("http://127.0.0.1:8642", true),
        ("http://[::1]:8642/", true),
        ("ftp://talon.example", false),
        ("talon.example", false),
        ("", false),
        ("https://", false),
    ] {
        assert_eq!(Server::new(&[address], Key::draw()).is_ok(), is_right, "{address}");
    }
}
