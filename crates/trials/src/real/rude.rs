//! Players that misbehave: one that never reads what it asks for, and one that sends too much.

use std::time::Duration;

use anyhow::{Result, ensure};
use futures_util::{SinkExt, StreamExt};
use talon_client::net::{Key, Method, Server};
use talon_hall::api::{Admission, Invitation};
use talon_hall::{MatchId, ToHall};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The time that the server can take to stop a flood.
const PATIENCE: Duration = Duration::from_secs(60);

/// The smallest buffer of a socket that the system grants.
const BUFFER: u32 = 1024;

/// A player who misbehaves at a match of their own.
struct Rude {
    port: u16,
    server: Server,
    game: MatchId,
}

impl Rude {
    /// Opens the match.
    async fn arrive(port: u16) -> Result<Rude> {
        let server = Server::new(&[format!("http://127.0.0.1:{port}")], Key::draw())?;
        server.introduce().await?;
        let game = server.open(None).await?.id;
        Ok(Rude { port, server, game })
    }

    /// Connects, the first time or again.
    async fn connect(&self) -> Result<WebSocketStream<TcpStream>> {
        let Rude { port, server, game } = self;
        let sit = format!("/api/games/{game}/sit");
        let Admission { ticket, .. } = server.call(Method::POST, &sit, &Invitation::default()).await?;
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(BUFFER)?;
        let stream = socket.connect(([127, 0, 0, 1], *port).into()).await?;
        let address = format!("ws://127.0.0.1:{port}/api/games/{game}/socket?ticket={ticket}");
        Ok(client_async(address, stream).await?.0)
    }
}

/// Sends as fast as it can until the server closes the connection.
///
/// # Errors
/// If the server does not.
pub(crate) async fn flood(port: u16) -> Result<()> {
    let mut socket = Rude::arrive(port).await?.connect().await?;
    let ask = serde_json::to_string(&ToHall::Resume(None))?;
    let flooding = timeout(PATIENCE, async {
        // An error means that the server closed the connection.
        while socket.send(Message::Text(ask.clone().into())).await.is_ok() {
            while let Ok(Some(Ok(_))) = timeout(Duration::ZERO, socket.next()).await {}
        }
    });
    ensure!(flooding.await.is_ok(), "the server does not stop a flood");
    Ok(())
}

/// Asks for the whole match four times a second, and never reads an answer. When the server closes the connection, it
/// comes again, to the same match.
pub(crate) async fn stay_deaf(port: u16, time: Duration) -> Result<()> {
    let ask = serde_json::to_string(&ToHall::Resume(None))?;
    let asking = async {
        let rude = Rude::arrive(port).await?;
        loop {
            let mut socket = rude.connect().await?;
            while socket.send(Message::Text(ask.clone().into())).await.is_ok() {
                sleep(Duration::from_millis(250)).await;
            }
        }
    };
    // An error in time means that it cannot come again.
    timeout(time, asking).await.unwrap_or(Ok(()))
}
