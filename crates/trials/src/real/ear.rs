//! A player or a spectator at a socket who keeps every message as it came.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use talon_client::net::{CallError, Key, Method, Server};
use talon_hall::api::{Admission, Invitation};
use talon_hall::{Chain, Command, CommandId, FromHall, MatchId, Request, Seq, ToHall, View};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The time that a message can take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A player or a spectator.
pub(crate) struct Ear {
    server: Server,
    game: MatchId,
    socket: WebSocketStream<TcpStream>,
    /// The number of the next command.
    next: u16,
    pub(crate) view: Option<View>,
    /// Everything that came, with the last entry that was known then.
    pub(crate) heard: Vec<(Seq, String)>,
}

impl Ear {
    /// Takes a seat by an invitation, or watches without one.
    pub(crate) async fn open(port: u16, game: MatchId, invite: Option<&Key>, number: u16) -> Result<Ear> {
        let server = Server::new(&[format!("http://127.0.0.1:{port}")], Key::draw())?;
        server.introduce().await?;
        let call = if invite.is_some() { "sit" } else { "watch" };
        let body = Invitation { invite: invite.map(Key::to_string) };
        let path = format!("/api/games/{game}/{call}");
        let Admission { ticket, .. } = server.call(Method::POST, &path, &body).await?;
        let address = format!("ws://127.0.0.1:{port}/api/games/{game}/socket?ticket={ticket}");
        let stream = TcpStream::connect(("127.0.0.1", port)).await?;
        let (socket, response) = client_async(address, stream).await?;
        ensure!(
            response.headers().get("sec-websocket-extensions").is_none(),
            "the server compresses messages"
        );
        let mut ear = Ear { server, game, socket, next: number * 1_000, view: None, heard: Vec::new() };
        ear.say(&ToHall::Resume(None)).await?;
        ear.hear().await?;
        Ok(ear)
    }

    async fn say(&mut self, message: &ToHall) -> Result<()> {
        Ok(self.socket.send(Message::Text(serde_json::to_string(message)?.into())).await?)
    }

    async fn hear(&mut self) -> Result<FromHall> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.context("no message comes")?;
            let Message::Text(text) = message.context("the connection ended")?? else { continue };
            let message = serde_json::from_str(text.as_str())?;
            if let FromHall::Update { view, .. } = &message {
                self.view = Some((**view).clone());
            }
            self.heard.push((self.seq(), text.as_str().to_owned()));
            return Ok(message);
        }
    }

    /// The last entry that this one knows.
    pub(crate) fn seq(&self) -> Seq {
        self.view.as_ref().map_or(0, |view| view.seq)
    }

    /// Waits for an entry.
    pub(crate) async fn until(&mut self, seq: Seq) -> Result<()> {
        while self.seq() < seq {
            self.hear().await?;
        }
        Ok(())
    }

    /// Sends a command, and returns its place in the log; `None` if it is refused.
    pub(crate) async fn act(&mut self, command: Command) -> Result<Option<Seq>> {
        let request = self.request(command);
        self.say(&ToHall::Command(request)).await?;
        loop {
            match self.hear().await? {
                FromHall::Accepted { id, seq } if id == request.id => return Ok(Some(seq)),
                FromHall::Refused { id, .. } if id == request.id => return Ok(None),
                FromHall::Away { .. } => bail!("the server cannot save"),
                _ => {}
            }
        }
    }

    fn request(&mut self, command: Command) -> Request {
        self.next += 1;
        let mut id = [0; 16];
        id[..2].copy_from_slice(&self.next.to_le_bytes());
        let expect = self.view.as_ref().map_or(Chain::START, |view| view.chain);
        Request { id: CommandId::new(id), expect, command }
    }

    /// Makes the calls that answer about the match, and keeps what they say.
    pub(crate) async fn ask(&mut self, refused: Command) -> Result<()> {
        let request = self.request(refused);
        let (game, seq) = (self.game, self.seq());
        let text = |answer: Result<Value, CallError>| match answer {
            Ok(value) => value.to_string(),
            Err(error) => format!("{error:?}"),
        };
        for path in ["record", "events?wait_ms=0"] {
            let path = format!("/api/games/{game}/{path}");
            self.heard.push((seq, text(self.server.call(Method::GET, &path, &()).await)));
        }
        let path = format!("/api/games/{game}/commands");
        self.heard.push((seq, text(self.server.call(Method::POST, &path, &request).await)));
        Ok(())
    }
}
