//! Messages over a WebSocket.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use talon_hall::FromHall;
use tokio::time::timeout;
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use super::error::CallError;
use super::place::Place;
use super::report::{Report, WireEnd};
use super::server::{Server, Ticket};

/// The size of a connection's buffers, in bytes. The library's own are 32 times as large.
const BUFFER: usize = 4096;

/// The longest message of a server, in bytes: a match with all its entries.
const MESSAGE: usize = 1 << 20;

/// The time that the handshake or sending a message can take.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens the socket, and carries messages until it closes.
pub(super) async fn carry(
    server: &Server,
    place: &Place,
    Ticket { text: ticket, origin }: Ticket,
    end: &mut WireEnd,
) -> Result<(), CallError> {
    let stream = server.connect(origin).await?;
    let address = server.socket(origin, &format!("/api/games/{}/socket?ticket={ticket}", place.game));
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(MESSAGE)
        .max_message_size(Some(MESSAGE))
        .max_frame_size(Some(MESSAGE));
    let handshake = client_async_with_config(address, stream, Some(config));
    let (mut socket, _) = timeout(PATIENCE, handshake).await??;
    if end.reports.send(Report::Open).await.is_err() {
        return Ok(());
    }
    loop {
        tokio::select! {
            message = end.messages.recv() => {
                let Some(message) = message else { return Ok(()) };
                let text = serde_json::to_string(&message).map_err(|_| CallError::Foreign)?;
                timeout(PATIENCE, socket.send(Message::Text(text.into()))).await??;
            }
            message = socket.next() => {
                let Some(message) = message else { return Ok(()) };
                let Message::Text(text) = message? else { continue };
                let Some(message) = FromHall::read(text.as_str())? else { continue };
                if end.reports.send(Report::Message(message)).await.is_err() {
                    return Ok(());
                }
            }
        }
    }
}
