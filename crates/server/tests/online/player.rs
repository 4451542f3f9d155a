//! A player of a test, with a socket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use talon_hall::{Chain, Command, CommandId, FromHall, MatchId, Request, Seed, Seen, Seq, ToHall, View};
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};
use talon_rules::pieces::Chance;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::server::{TestServer, key};

/// The time that a test waits for what must come.
const PATIENCE: Duration = Duration::from_secs(20);

/// A player's WebSocket.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A player with a socket.
pub(crate) struct Player {
    pub(crate) seat: Option<Seat>,
    pub(crate) id: MatchId,
    pub(crate) socket: Socket,
    pub(crate) view: Option<View>,
    /// The number of the next command, which no other player uses.
    pub(crate) next: u16,
}

impl Player {
    /// Sits down with the invitation and opens a socket.
    pub(crate) async fn sit(server: &TestServer, number: u8, id: &str, invite: &Value) -> Player {
        let body = json!({ "invite": invite }).to_string();
        let admission = server.expect("POST", &format!("/api/games/{id}/sit"), &key(number), &body).await;
        let mut player = Player::connect(server, id, &admission).await;
        player.next = u16::from(number) * 10_000;
        player
    }

    pub(crate) async fn watch(server: &TestServer, id: &str) -> Player {
        let admission = server.expect("POST", &format!("/api/games/{id}/watch"), &key(9), "{}").await;
        Player::connect(server, id, &admission).await
    }

    pub(crate) async fn connect(server: &TestServer, id: &str, admission: &Value) -> Player {
        let ticket = admission["ticket"].as_str().unwrap();
        let url = format!("ws://{}/api/games/{id}/socket?ticket={ticket}", server.address);
        let (socket, _) = connect_async(&url).await.unwrap();
        assert!(connect_async(&url).await.is_err(), "a ticket is good once");
        let seat = admission["seat"].as_str().map(|seat| seat.parse().unwrap());
        let mut player = Player { seat, id: id.parse().unwrap(), socket, view: None, next: 0 };
        player.say(&ToHall::Resume(None)).await;
        player.hear().await;
        player
    }

    pub(crate) async fn say(&mut self, message: &ToHall) {
        let text = serde_json::to_string(message).unwrap();
        self.socket.send(Message::Text(text.into())).await.unwrap();
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> FromHall {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message").unwrap().unwrap();
            if let Message::Text(text) = message {
                let message = serde_json::from_str(text.as_str()).unwrap();
                if let FromHall::Update { view, .. } = &message {
                    self.view = Some((**view).clone());
                }
                return message;
            }
        }
    }

    /// Waits for a view.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&View) -> bool) {
        while !self.view.as_ref().is_some_and(&wanted) {
            self.hear().await;
        }
    }

    /// Sends a command and returns its answer.
    pub(crate) async fn act(&mut self, command: Command) -> FromHall {
        let request = self.request(command);
        self.say(&ToHall::Command(request)).await;
        self.answer(&request).await
    }

    pub(crate) fn request(&mut self, command: Command) -> Request {
        self.next += 1;
        let mut id = [0; 16];
        id[..2].copy_from_slice(&self.next.to_le_bytes());
        let expect = self.view.as_ref().map_or(Chain::START, |view| view.chain);
        Request { id: CommandId::new(id), expect, command }
    }

    pub(crate) async fn answer(&mut self, request: &Request) -> FromHall {
        loop {
            match self.hear().await {
                answer @ (FromHall::Accepted { id, .. }
                | FromHall::Refused { id, .. }
                | FromHall::Away { id })
                    if id == request.id =>
                {
                    return answer;
                }
                _ => {}
            }
        }
    }

    /// Sends a command that must be accepted, and returns its place in the log.
    pub(crate) async fn accepted(&mut self, command: Command) -> Seq {
        match self.act(command).await {
            FromHall::Accepted { seq, .. } => seq,
            answer => panic!("{command:?}: {answer:?}"),
        }
    }

    /// The reason why the server closes the connection.
    pub(crate) async fn reason(&mut self) -> String {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("a message").unwrap().unwrap();
            if let Message::Close(frame) = message {
                return frame.unwrap().reason.as_str().to_owned();
            }
        }
    }

    pub(crate) fn seen(&self) -> Option<Seen> {
        self.view.as_ref().map(View::seen)
    }

    /// A legal move, if it is this player's turn or a blocked hand lies on the table.
    pub(crate) fn a_move(&self) -> Option<Move> {
        let view = self.view.as_ref()?;
        let position = view.position()?;
        let Some(turn) = view.turn else { return Some(Move::Next) };
        if Some(turn.seat) != self.seat {
            return None;
        }
        let mut moves = Vec::new();
        // Which moves a player has does not depend on what they cannot see.
        State::sample_world(&position, &mut Chance::from_seed(1)).legal_moves(&mut moves);
        moves.first().copied()
    }
}

/// A match between players 1 and 2, who have sat down and opened their seeds.
pub(crate) async fn begin(server: &TestServer, settings: &str) -> [Player; 2] {
    for player in 1..=2 {
        server.expect("POST", "/api/me", &key(player), "{}").await;
    }
    let game = server.expect("POST", "/api/games", &key(1), settings).await;
    let id = game["id"].as_str().unwrap();
    let mut players =
        [Player::sit(server, 1, id, &Value::Null).await, Player::sit(server, 2, id, &game["invite"]).await];
    let seeds = [Seed::new([1; 32]), Seed::new([2; 32])];
    for (player, seed) in players.iter_mut().zip(seeds) {
        let commitment = seed.seat_commitment(&player.id, player.seat.unwrap());
        player.accepted(Command::Sit(commitment)).await;
    }
    for (player, seed) in players.iter_mut().zip(seeds) {
        player.until(|view| view.players.iter().all(|player| player.sat)).await;
        player.accepted(Command::Open(seed)).await;
    }
    for player in &mut players {
        player.until(|view| view.layout.is_some()).await;
    }
    players
}

/// A match to one point, so that a player needs fewer messages than the server allows in a short time.
pub(crate) const SHORT: &str = r#"{"settings":{"target":1,"clock":null,"rated":false,"leader":null}}"#;

/// Plays the match to its end, and returns the number of moves.
pub(crate) async fn play_out(players: &mut [Player; 2]) -> usize {
    for count in 0.. {
        let [south, north] = players;
        let mover = if south.a_move().is_some() { south } else { north };
        let Some(played) = mover.a_move() else { return count };
        let seq = mover.accepted(Command::Move(played)).await;
        for player in &mut *players {
            player.until(|view| view.seq >= seq).await;
        }
    }
    unreachable!("a match ends")
}
