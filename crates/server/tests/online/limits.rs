//! Each limit is reached once, and answers as the documentation says.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use talon_hall::{Chain, Command, CommandId, Seed, Seen, ToHall};
use talon_query::Level;
use talon_rules::curse::{self, Move, Seat};
use talon_server::Limits;
use talon_store::MemoryStore;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async, connect_async};

use crate::player::{Player, SHORT, Socket, begin};
use crate::server::{TestServer, first_move, key, now, run};

/// A household that is not this machine, as a proxy names it.
const HOUSEHOLD: &str = "203.0.113.7";

/// The status of a call from a household, and the time in seconds after which a refused one can come again.
async fn call_from(
    server: &TestServer,
    household: &str,
    player: u8,
    (method, path, body): (&str, &str, &str),
) -> (u16, Option<u64>) {
    let bearer = format!("Bearer {}", key(player));
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
        ("x-forwarded-for", household),
    ];
    let (status, head, _) = server.request(method, path, &headers, body).await;
    let wait = head.lines().find_map(|line| line.strip_prefix("retry-after: "));
    (status, wait.map(|seconds| seconds.parse().unwrap()))
}

/// The status of an introduction from a household.
async fn introduce(server: &TestServer, household: &str, player: u8) -> u16 {
    let (status, wait) = call_from(server, household, player, ("POST", "/api/me", "{}")).await;
    assert_eq!(status == 429, wait.is_some_and(|seconds| (3_000..=3_600).contains(&seconds)), "{wait:?}");
    status
}

/// Watches a match from a household, with the key of a player or without one; the status if that is refused.
async fn watch(server: &TestServer, id: &str, player: Option<u8>, household: &str) -> Result<Socket, u16> {
    let bearer = player.map(|player| format!("Bearer {}", key(player)));
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
    let (status, _, body) = server.request("POST", &format!("/api/games/{id}/watch"), &headers, "{}").await;
    if status != 200 {
        return Err(status);
    }
    let admission: Value = serde_json::from_str(&body).unwrap();
    let ticket = admission["ticket"].as_str().unwrap();
    let url = format!("ws://{}/api/games/{id}/socket?ticket={ticket}", server.address);
    let mut request = url.into_client_request().unwrap();
    request.headers_mut().insert("x-forwarded-for", household.parse().unwrap());
    match connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// A match that can be watched.
async fn watched(server: &TestServer) -> (String, [Player; 2]) {
    let players = begin(server, SHORT).await;
    (players[0].id.to_string(), players)
}

#[test]
fn twenty_new_players_an_hour_from_an_address() {
    run(async {
        let server = TestServer::start().await;
        for player in 1..=20 {
            assert_eq!(introduce(&server, HOUSEHOLD, player).await, 200);
        }
        assert_eq!(introduce(&server, HOUSEHOLD, 21).await, 429);
        assert_eq!(introduce(&server, HOUSEHOLD, 1).await, 200, "a known player is no new one");
    });
}

#[test]
fn a_hundred_new_players_an_hour_from_an_ipv6_site() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        for player in 1..=100 {
            let network = format!("2001:db8:1:{player:x}::7");
            assert_eq!(introduce(&server, &network, player).await, 200);
        }
        assert_eq!(introduce(&server, "2001:db8:1:ffff::7", 101).await, 429);
        assert_eq!(
            introduce(&server, "2001:db8:2:ffff::7", 101).await,
            200,
            "another site has its own limit"
        );
    });
}

/// A command, as a call takes it.
fn command(number: u8, command: &str) -> String {
    let id = CommandId::new([number; 16]);
    json!({ "id": id, "expect": Chain::START, "do": command }).to_string()
}

/// Opens a match and calls it off at once; the status if that is refused.
async fn open_and_abort(server: &TestServer, household: &str, player: u8) -> (u16, Option<u64>) {
    let opened = call_from(server, household, player, ("POST", "/api/games", r#"{"settings":null}"#)).await;
    if opened.0 == 200 {
        let games = server.expect("GET", "/api/games", &key(player), "").await;
        let path = format!("/api/games/{}/commands", games[0]["id"].as_str().unwrap());
        let command = command(player, "abort");
        assert_eq!(call_from(server, household, player, ("POST", &path, &command)).await, (200, None));
    }
    opened
}

#[test]
fn sixty_matches_an_hour_for_a_player_and_three_hundred_for_an_address() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        for player in 1..=6 {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        for player in 1..=5 {
            for _ in 0..60 {
                assert_eq!(open_and_abort(&server, HOUSEHOLD, player).await, (200, None));
            }
            let (status, wait) = open_and_abort(&server, "203.0.113.8", player).await;
            assert!(status == 429 && wait.unwrap() > 3_000, "{wait:?}");
        }
        assert_eq!(open_and_abort(&server, HOUSEHOLD, 6).await.0, 429);
        let wish = ("POST", "/api/seeks", r#"{"pace":"calm"}"#);
        assert_eq!(call_from(&server, HOUSEHOLD, 6, wish).await.0, 429, "a pair would be one too many");
        assert_eq!(open_and_abort(&server, "203.0.113.8", 6).await, (200, None));
    });
}

#[test]
fn a_rematch_counts_as_a_match() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        let body =
            r#"{"settings":{"target":1,"clock":null,"rated":false,"leader":null,"opponent":"novice"}}"#;
        let mut id =
            server.expect("POST", "/api/games", &key(1), body).await["id"].as_str().unwrap().to_owned();
        for count in 1..=60 {
            let act = async |number: u8, command: &str| {
                let path = format!("/api/games/{id}/commands");
                server.expect("POST", &path, &key(1), &self::command(number, command)).await
            };
            assert!(act(1, "abort").await["accepted"].is_object());
            let answer = act(2, "rematch").await;
            if count == 60 {
                assert_eq!(answer["refused"]["reason"], "too-many", "{answer}");
                break;
            }
            assert!(answer["accepted"].is_object(), "{answer}");
            let games = server.expect("GET", "/api/games", &key(1), "").await;
            id = games[0]["id"].as_str().unwrap().to_owned();
        }
    });
}

static THINKING: AtomicUsize = AtomicUsize::new(0);
static MOST_THINKING: AtomicUsize = AtomicUsize::new(0);

/// A bot that thinks for a while.
fn slow_move(level: Level, view: &curse::View, seed: u64) -> Option<Move> {
    MOST_THINKING.fetch_max(THINKING.fetch_add(1, Ordering::Relaxed) + 1, Ordering::Relaxed);
    std::thread::sleep(Duration::from_millis(50));
    THINKING.fetch_sub(1, Ordering::Relaxed);
    first_move(level, view, seed)
}

#[test]
fn no_more_bots_think_at_once_than_there_are_processors() {
    run(async {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let server = TestServer::with(store, folder, slow_move, Limits::default()).await;
        let processors = std::thread::available_parallelism().unwrap().get();
        let matches = u8::try_from(processors + 4).unwrap();
        let body =
            r#"{"settings":{"target":1,"clock":null,"rated":false,"leader":"north","opponent":"club"}}"#;
        for player in 1..=matches {
            server.expect("POST", "/api/me", &key(player), "{}").await;
            let game = server.expect("POST", "/api/games", &key(player), body).await;
            let (id, seed) = (game["id"].as_str().unwrap(), Seed::new([player; 32]));
            let commitment = seed.seat_commitment(&id.parse().unwrap(), Seat::South);
            for (number, act) in
                [json!({ "sit": commitment }), json!({ "open": seed })].into_iter().enumerate()
            {
                let id = CommandId::new([u8::try_from(number).unwrap(); 16]);
                let command = json!({ "id": id, "expect": Chain::START, "do": act }).to_string();
                let path = format!("/api/games/{}/commands", game["id"].as_str().unwrap());
                server.expect("POST", &path, &key(player), &command).await;
            }
        }
        let moved = format!("talon_bot_moves_total {matches}\n");
        while !server.request("GET", "/metrics", &[], "").await.2.contains(&moved) {
            tokio::task::yield_now().await;
        }
        assert!((1..=processors).contains(&MOST_THINKING.load(Ordering::Relaxed)), "{MOST_THINKING:?}");
    });
}

#[test]
fn ten_new_keys_an_hour_for_a_player() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        for player in 2..=12 {
            let body = json!({ "key": key(player) }).to_string();
            let (status, _) = server.call("POST", "/api/me/key", &key(player - 1), &body).await;
            assert_eq!(status, if player == 12 { 429 } else { 200 });
        }
    });
}

#[test]
fn two_hundred_commands_in_twenty_seconds_for_a_player() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        let [mut south, _north] = begin(&server, SHORT).await;
        let path = format!("/api/games/{}/commands", south.id);
        let request = serde_json::to_string(&south.request(Command::Claim)).unwrap();
        // Each player has sent two commands to begin.
        for _ in 2..200 {
            assert_eq!(server.call("POST", &path, &key(1), &request).await.0, 200);
        }
        let (status, wait) = call_from(&server, HOUSEHOLD, 1, ("POST", &path, &request)).await;
        assert!(status == 429 && wait.unwrap() <= 20, "{wait:?}");
        let another = south.request(Command::Claim);
        south.say(&ToHall::Command(another)).await;
        assert_eq!(south.reason().await, "flood");
        let path = format!("/api/games/{}/commands", south.id);
        assert_eq!(server.call("POST", &path, &key(2), &request).await.0, 200, "the other player goes on");
    });
}

#[test]
fn fifteen_hundred_calls_a_minute_from_an_address() {
    run(async {
        let server = TestServer::limited(Limits::default()).await;
        for number in 0..1_500 {
            let path = ["/api/seeks", "/api/games/none", "/api/games/none/record"][number % 3];
            assert_ne!(call_from(&server, HOUSEHOLD, 1, ("GET", path, "")).await.0, 429, "{number}");
        }
        for path in ["/api/seeks", "/api/games/none", "/api/games/none/record", "/api/games"] {
            let (status, wait) = call_from(&server, HOUSEHOLD, 1, ("GET", path, "")).await;
            assert!(status == 429 && wait.unwrap() <= 60, "{path}: {status} {wait:?}");
        }
        assert_eq!(call_from(&server, HOUSEHOLD, 1, ("GET", "/ready", "")).await.0, 200);
        assert_eq!(call_from(&server, "203.0.113.8", 1, ("GET", "/api/seeks", "")).await.0, 200);
    });
}

/// Waits for news of a match from a household, with the key of a player or without one.
async fn wait_for_news(
    server: &TestServer,
    player: &Player,
    key: Option<String>,
    household: &str,
) -> TcpStream {
    let Seen { seq, chain } = player.seen().unwrap();
    let bearer = key.map_or(String::new(), |key| format!("authorization: Bearer {key}\r\n"));
    let request = format!(
        "GET /api/games/{}/events?seq={seq}&chain={chain} HTTP/1.1\r\nhost: {}\r\n{bearer}x-forwarded-for: {household}\r\n\r\n",
        player.id, server.address
    );
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// The status of an answer that comes at once.
async fn status_of(stream: &mut TcpStream) -> u16 {
    let mut line = [0; 12];
    stream.read_exact(&mut line).await.unwrap();
    String::from_utf8_lossy(&line[9..]).parse().unwrap()
}

/// Waits until this number of calls wait.
async fn until_waiting(server: &TestServer, count: usize) {
    let series = format!("talon_polls {count}\n");
    while !server.request("GET", "/metrics", &[], "").await.2.contains(&series) {
        tokio::task::yield_now().await;
    }
}

#[test]
fn a_call_that_waits_takes_the_room_of_a_socket() {
    run(async {
        let server = TestServer::limited(Limits { sockets: 61, ..Limits::default() }).await;
        let [south, _north] = begin(&server, SHORT).await;
        server.expect("POST", "/api/me", &key(3), "{}").await;
        let mut waiting = Vec::new();
        for number in 0..8 {
            let household = format!("203.0.113.{number}");
            waiting.push(wait_for_news(&server, &south, Some(key(3)), &household).await);
        }
        until_waiting(&server, 8).await;
        let mut refused = wait_for_news(&server, &south, Some(key(3)), "203.0.113.9").await;
        assert_eq!(status_of(&mut refused).await, 429, "eight for a player");
        for _ in 0..50 {
            waiting.push(wait_for_news(&server, &south, None, "203.0.113.100").await);
        }
        until_waiting(&server, 58).await;
        let mut refused = wait_for_news(&server, &south, None, "203.0.113.100").await;
        assert_eq!(status_of(&mut refused).await, 429, "fifty for an address, without a key too");
        waiting.push(wait_for_news(&server, &south, None, "203.0.113.101").await);
        until_waiting(&server, 59).await;
        let mut refused = wait_for_news(&server, &south, None, "203.0.113.102").await;
        assert_eq!(
            status_of(&mut refused).await,
            429,
            "two sockets and 59 calls are all that this server takes"
        );
        drop(waiting);
        until_waiting(&server, 0).await;
    });
}

#[test]
fn eight_sockets_for_a_player() {
    run(async {
        let server = TestServer::start().await;
        let (id, _players) = watched(&server).await;
        server.expect("POST", "/api/me", &key(3), "{}").await;
        let mut sockets = Vec::new();
        for number in 0..8 {
            sockets.push(watch(&server, &id, Some(3), &format!("203.0.113.{number}")).await.unwrap());
        }
        assert_eq!(watch(&server, &id, Some(3), HOUSEHOLD).await.err(), Some(429));
        sockets.pop();
        // The server notices in a moment that a socket is closed.
        while watch(&server, &id, Some(3), "203.0.113.9").await.is_err() {
            tokio::task::yield_now().await;
        }
    });
}

#[test]
fn fifty_sockets_at_a_time_and_sixty_a_minute_for_an_address() {
    run(async {
        let server = TestServer::start().await;
        let (id, _players) = watched(&server).await;
        let mut sockets = Vec::new();
        for _ in 0..50 {
            sockets.push(watch(&server, &id, None, HOUSEHOLD).await.unwrap());
        }
        for _ in 0..10 {
            assert_eq!(watch(&server, &id, None, HOUSEHOLD).await.err(), Some(429));
        }
        let other = watch(&server, &id, None, "203.0.113.8").await;
        assert!(other.is_ok(), "another address has its own sockets");
        drop(sockets);
        assert_eq!(watch(&server, &id, None, HOUSEHOLD).await.err(), Some(429), "sixty in a minute");
    });
}

#[test]
fn two_hundred_spectators_of_a_match() {
    run(async {
        let server = TestServer::start().await;
        let (id, _players) = watched(&server).await;
        let mut sockets = Vec::new();
        for number in 0..200 {
            sockets.push(watch(&server, &id, None, &format!("198.51.100.{number}")).await.unwrap());
        }
        assert_eq!(watch(&server, &id, None, HOUSEHOLD).await.err(), Some(429));
    });
}

#[test]
fn two_kibibytes_a_message() {
    run(async {
        let server = TestServer::start().await;
        let (_, [mut south, _north]) = watched(&server).await;
        let long = format!("{}{}", serde_json::to_string(&ToHall::Resume(None)).unwrap(), " ".repeat(2_100));
        south.socket.send(Message::Text(long.into())).await.unwrap();
        // The server closes the connection without reading on.
        while let Some(Ok(message)) = south.socket.next().await {
            if message.is_close() {
                break;
            }
        }
    });
}

#[test]
fn ten_copies_of_all_data_an_hour() {
    run(async {
        let server = TestServer::start().await;
        server.expect("POST", "/api/me", &key(1), "{}").await;
        for _ in 0..10 {
            server.expect("GET", "/api/me/export", &key(1), "").await;
        }
        assert_eq!(server.call("GET", "/api/me/export", &key(1), "").await.0, 429);
        let series = server.request("GET", "/metrics", &[], "").await.2;
        assert!(series.contains("talon_refused_calls_total{status=\"429\"} 1\n"), "{series}");
    });
}

#[test]
fn sixty_searches_a_minute() {
    run(async {
        let server = TestServer::start().await;
        for player in [1, 2] {
            server.expect("POST", "/api/me", &key(player), "{}").await;
        }
        let seek = async |player| server.call("POST", "/api/seeks", &key(player), r#"{"pace":"calm"}"#).await;
        let (first, _) = tokio::join!(seek(1), seek(2));
        // For a minute, each search gets the same match at once.
        for _ in 1..60 {
            assert_eq!(seek(1).await, first);
        }
        assert_eq!(seek(1).await.0, 429);
    });
}

#[test]
fn as_many_sockets_for_a_node_as_it_can_serve() {
    run(async {
        let server = TestServer::limited(Limits { sockets: 3, ..Limits::default() }).await;
        let (id, _players) = watched(&server).await;
        let spectator = watch(&server, &id, None, HOUSEHOLD).await.unwrap();
        assert_eq!(watch(&server, &id, None, "203.0.113.8").await.err(), Some(429));
        drop(spectator);
        while watch(&server, &id, None, "203.0.113.9").await.is_err() {
            tokio::task::yield_now().await;
        }
    });
}

#[test]
fn a_silent_connection_is_closed() {
    run(async {
        let limits = Limits { silence: Duration::from_millis(300), ..Limits::default() };
        let server = TestServer::limited(limits).await;
        let (id, _players) = watched(&server).await;
        let mut silent = watch(&server, &id, None, HOUSEHOLD).await.unwrap();
        assert_eq!(close_reason(&mut silent).await, "silent");
    });
}

/// A spectator's socket whose system takes hardly anything that nobody reads.
async fn narrow_socket(server: &TestServer, id: &str) -> WebSocketStream<TcpStream> {
    let (_, _, body) = server
        .request("POST", &format!("/api/games/{id}/watch"), &[("content-type", "application/json")], "{}")
        .await;
    let admission: Value = serde_json::from_str(&body).unwrap();
    let url = format!(
        "ws://{}/api/games/{id}/socket?ticket={}",
        server.address,
        admission["ticket"].as_str().unwrap()
    );
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2_048).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    client_async(url, stream).await.unwrap().0
}

/// The reason why the server closes a socket.
async fn close_reason(socket: &mut Socket) -> String {
    loop {
        if let Message::Close(frame) = socket.next().await.unwrap().unwrap() {
            return frame.unwrap().reason.to_string();
        }
    }
}

#[test]
fn a_receiver_that_does_not_read_is_closed_and_resumes() {
    run(async {
        let limits = Limits { sending: Duration::from_millis(200), ..Limits::default() };
        let server = TestServer::limited(limits).await;
        let [mut south, mut north] = begin(&server, SHORT).await;
        let id = south.id.to_string();
        let mut slow = narrow_socket(&server, &id).await;
        let resume = serde_json::to_string(&ToHall::Resume(None)).unwrap();
        for _ in 0..100 {
            if slow.send(Message::Text(resume.as_str().into())).await.is_err() {
                break;
            }
        }
        let closed = "talon_closed_sockets_total{reason=\"slow\"} 1\n";
        while !server.request("GET", "/metrics", &[], "").await.2.contains(closed) {
            tokio::task::yield_now().await;
        }
        // The match has gone on, and the receiver comes back to it.
        let mover = if south.a_move().is_some() { &mut south } else { &mut north };
        let seq = mover.accepted(Command::Move(mover.a_move().unwrap())).await;
        let back = Player::watch(&server, &id).await;
        assert!(back.seen().unwrap().seq >= seq);
    });
}
