//! A player's or a spectator's WebSocket.
//!
//! There is no queue of messages: a connection knows what its other side has seen, and sends what is new since. A slow
//! receiver gets fewer and larger messages, and none waits in memory.

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use talon_hall::{FromHall, Seen, ToHall};
use talon_store::{KeyHash, StoreError, now};
use tokio::select;
use tokio::time::{Instant, timeout, timeout_at};

use super::api::match_id;
use super::caller::Caller;
use super::error::ApiError;
use super::limits::Rate;
use super::live::Visit;
use super::metrics::Closed;
use super::node::NodeError;
use super::poll::answer;
use super::random::random;
use super::state::Online;
use super::tasks::ticks;
use super::usage::Sender;

/// The longest message of a player, in bytes.
const MESSAGE: usize = 2048;

/// The buffer of a connection for what it reads, in bytes. Most messages of players are shorter.
const READING: usize = 1024;

/// The most bytes that are sent at once.
const SENDING: usize = 4096;

/// The most bytes that wait to be sent.
const WAITING: usize = 64 * 1024;

/// The most messages in a window of time in milliseconds.
const MESSAGES: (u32, u64) = (100, 20_000);

#[derive(Deserialize)]
pub(crate) struct Parameters {
    ticket: String,
}

/// `GET /api/games/{id}/socket?ticket=…`
pub(crate) async fn open(
    State(online): State<Online>,
    Path(id): Path<String>,
    Query(Parameters { ticket }): Query<Parameters>,
    caller: Caller,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if online.is_ending() {
        return Err(ApiError::ENDING);
    }
    let (id, now, usage) = (match_id(&id)?, now(), online.usage());
    usage.handshakes.take(caller.household, now)?;
    let ticket = online.tickets().redeem(&*online.node().store, &ticket, id, now).await?;
    let ticket = ticket.ok_or(ApiError::WRONG_TICKET)?;
    if is_spent(&online, ticket.key).await? {
        return Err(ApiError::SPENT_KEY);
    }
    let room = usage.connect(caller.household, ticket.identity)?;
    let sender = ticket.identity.map(|player| caller.sender(player));
    let visit = online.node().live(id).await?.visit(ticket.seat);
    let upgrade = upgrade
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .read_buffer_size(READING)
        .write_buffer_size(SENDING)
        .max_write_buffer_size(WAITING);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _room = room;
        online.metrics().sockets.inc();
        let connection = Connection {
            online: online.clone(),
            socket,
            visit,
            sender,
            key: ticket.key,
            seen: None,
            is_started: false,
        };
        let reason = connection.run().await;
        online.metrics().closed(reason);
        online.metrics().sockets.dec();
    }))
}

/// Returns true if a key was replaced or its player erased.
async fn is_spent(online: &Online, key: Option<KeyHash>) -> Result<bool, StoreError> {
    match key {
        Some(key) => online.node().store.is_spent(key).await,
        None => Ok(false),
    }
}

struct Connection {
    online: Online,
    socket: WebSocket,
    visit: Visit,
    /// The player; a spectator can be nobody.
    sender: Option<Sender>,
    /// The key that opened the socket.
    key: Option<KeyHash>,
    /// The part of the log that the other side has seen.
    seen: Option<Seen>,
    /// True if the other side said what it has seen.
    is_started: bool,
}

impl Connection {
    async fn run(mut self) -> Closed {
        let reason = match self.serve().await {
            Ok(()) => Closed::Gone,
            Err(reason) => reason,
        };
        let code = match reason {
            Closed::Gone => return reason,
            Closed::Ending => close_code::RESTART,
            Closed::Flood | Closed::Nonsense | Closed::Spent => close_code::POLICY,
            Closed::Silent | Closed::Slow | Closed::Away => close_code::AGAIN,
        };
        let frame = CloseFrame { code, reason: format!("{reason:?}").to_lowercase().into() };
        // An error means that the connection broke.
        let sending = self.online.limits().sending;
        let _ = timeout(sending, self.socket.send(Message::Close(Some(frame)))).await;
        reason
    }

    async fn serve(&mut self) -> Result<(), Closed> {
        let (mut changes, mut ending) = (self.visit.live().changes(), self.online.ending());
        let (silence, mut unfit) = (self.online.limits().silence, self.online.unfit());
        let rate = Rate::new(MESSAGES.0, MESSAGES.1);
        let (mut heard, mut pings) = (Instant::now(), ticks(self.online.limits().ping));
        // What happens rarely takes its room only then: most connections wait most of the time.
        Box::pin(self.greet()).await.map_err(|_| Closed::Away)?;
        if *unfit.borrow() {
            return Err(Closed::Away);
        }
        loop {
            select! {
                message = timeout_at(heard + silence, self.socket.recv()) => {
                    let Some(Ok(message)) = message.map_err(|_| Closed::Silent)? else { return Ok(()) };
                    heard = Instant::now();
                    rate.take((), now()).map_err(|_| Closed::Flood)?;
                    match message {
                        Message::Text(text) => Box::pin(self.receive(text.as_str())).await?,
                        Message::Binary(_) => return Err(Closed::Nonsense),
                        Message::Close(_) => return Ok(()),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                _ = changes.changed() => Box::pin(self.send_news(false)).await?,
                _ = pings.tick() => Box::pin(self.ping()).await?,
                _ = unfit.changed() => if *unfit.borrow() { return Err(Closed::Away) },
                _ = ending.changed() => return Box::pin(self.say_goodbye()).await,
            }
        }
    }

    /// Shows that the connection works, and closes it if its key opens nothing any more.
    async fn ping(&mut self) -> Result<(), Closed> {
        self.check_key().await?;
        self.send_raw(Message::Ping(Bytes::new())).await
    }

    /// Closes the connection if its key was spent meanwhile, perhaps at another node. If the store is away, the next
    /// check says so, and no command is carried out before.
    async fn check_key(&mut self) -> Result<(), Closed> {
        match is_spent(&self.online, self.key).await {
            Ok(true) => Err(Closed::Spent),
            Ok(false) | Err(_) => Ok(()),
        }
    }

    async fn say_goodbye(&mut self) -> Result<(), Closed> {
        let [first, second] = random();
        // From 200 to 3000 milliseconds, so that not all come back at once.
        let after_ms = 200 + u64::from(u16::from_le_bytes([first, second])) * 2_800 / 65_535;
        self.send(&FromHall::Bye { after_ms }).await?;
        Err(Closed::Ending)
    }

    /// Does what a new connection means for the match.
    async fn greet(&mut self) -> Result<(), NodeError> {
        let (node, live) = (self.online.node(), self.visit.live());
        let mut loaded = live.loaded.lock().await;
        node.refresh(live, &mut loaded).await?;
        node.note_presence(live, &mut loaded).await?;
        node.advance(live, &mut loaded).await?;
        // The node that should have done it may have ended.
        node.open_rematch(&loaded.table).await
    }

    async fn receive(&mut self, text: &str) -> Result<(), Closed> {
        match serde_json::from_str(text).map_err(|_| Closed::Nonsense)? {
            ToHall::Resume(seen) => {
                if !self.online.node().has(self.visit.live()) {
                    return Err(Closed::Away);
                }
                self.seen = seen;
                self.is_started = true;
                self.send_news(true).await
            }
            ToHall::Command(request) => {
                let (Some(seat), Some(sender)) = (self.visit.seat(), self.sender) else {
                    return Err(Closed::Nonsense);
                };
                self.online.usage().commands.take(sender.player, now()).map_err(|_| Closed::Flood)?;
                self.check_key().await?;
                let early = self.online.node().early_answer(self.visit.live(), seat, &request).await;
                if let Some(answer) = early {
                    self.send(&answer).await?;
                }
                let answer = answer(&self.online, self.visit.live(), seat, &request, sender).await;
                self.send(&answer).await
            }
        }
    }

    /// Sends what is new. When nothing is, tells a client that asked.
    async fn send_news(&mut self, is_asked: bool) -> Result<(), Closed> {
        if !self.is_started {
            return Ok(());
        }
        let messages = {
            let live = self.visit.live();
            let mut loaded = live.loaded.lock().await;
            // If the store is away, the answer comes from memory, which has only what was committed.
            let _ = self.online.node().catch_up(live, &mut loaded, self.seen).await;
            if is_asked {
                self.online.metrics().resumed(loaded.table.resume(self.seen));
            }
            let (messages, seen) = loaded.news(self.visit.seat(), self.seen, now());
            self.seen = Some(seen);
            messages
        };
        if messages.is_empty() && is_asked {
            return self.send(&FromHall::UpToDate { now: now() }).await;
        }
        for message in &messages {
            self.send(message).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: &FromHall) -> Result<(), Closed> {
        let text = serde_json::to_string(message).expect("a message has only string keys");
        self.send_raw(Message::Text(text.into())).await
    }

    async fn send_raw(&mut self, message: Message) -> Result<(), Closed> {
        let sending = self.socket.send(message);
        timeout(self.online.limits().sending, sending)
            .await
            .map_err(|_| Closed::Slow)?
            .map_err(|_| Closed::Gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size of what a function returns, in bytes.
    fn size<Input, Output>(_: impl FnOnce(Input) -> Output) -> usize {
        size_of::<Output>()
    }

    #[test]
    fn a_connection_that_waits_is_small() {
        let bytes = size(|connection: Connection| connection.run());
        assert!(bytes <= 2_048, "{bytes} bytes");
    }
}
