//! Each limit is reached once, and answers as the documentation says.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use talon_hall::{Command, ToHall};
use talon_server::Limits;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async, connect_async};

use crate::player::{Player, SHORT, Socket, begin};
use crate::server::{TestServer, key, run};

/// A household that is not this machine, as a proxy names it.
const HOUSEHOLD: &str = "203.0.113.7";

/// The status of an introduction from the household.
async fn introduce(server: &TestServer, player: u8) -> u16 {
    let bearer = format!("Bearer {}", key(player));
    let headers = [
        ("authorization", bearer.as_str()),
        ("content-type", "application/json"),
        ("x-forwarded-for", HOUSEHOLD),
    ];
    server.request("POST", "/api/me", &headers, "{}").await.0
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
            assert_eq!(introduce(&server, player).await, 200);
        }
        assert_eq!(introduce(&server, 21).await, 429);
        assert_eq!(introduce(&server, 1).await, 200, "a known player is no new one");
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

/// Why the server closes a socket.
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
