//! Tells other nodes which matches have new entries, by NOTIFY on one connection of its own.
//!
//! A commit with a pending NOTIFY takes a lock of the whole database, so no move's transaction contains one. Rings
//! gather for some milliseconds and go out in few notifications.

use std::future::poll_fn;
use std::time::Duration;

use talon_hall::Seq;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::time::sleep;
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, Error, Socket};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::bell::{Bell, Ring};

/// The time that rings gather.
const GATHERING: Duration = Duration::from_millis(10);

/// The time to wait before connecting again.
const AGAIN: Duration = Duration::from_millis(500);

/// The number of rings that can wait; more are lost, which costs their listeners a second.
const WAITING: usize = 4096;

/// The most rings in one notification, which can have 8000 bytes.
const AT_ONCE: usize = 200;

/// A connection that is perhaps encrypted.
type Encrypted = <MakeRustlsConnect as MakeTlsConnect<Socket>>::Stream;

/// The other nodes' bells.
pub(super) struct Doorbell(Sender<Ring>);

impl Doorbell {
    /// Starts the task that rings and listens. It ends with the doorbell.
    pub(super) fn start(config: Config, encryption: MakeRustlsConnect, bell: Bell) -> Doorbell {
        let (sender, mut rings) = channel(WAITING);
        tokio::spawn(async move {
            while !rings.is_closed() {
                // Whatever broke the connection, the next one may work.
                let _ = serve(&config, &encryption, &bell, &mut rings).await;
                sleep(AGAIN).await;
            }
        });
        Doorbell(sender)
    }

    /// Rings at all other nodes.
    pub(super) fn ring(&self, ring: Ring) {
        // An error means that too many rings wait, while the database is away.
        let _ = self.0.try_send(ring);
    }
}

/// Rings and listens until the connection breaks or the doorbell is gone.
async fn serve(
    config: &Config,
    encryption: &MakeRustlsConnect,
    bell: &Bell,
    rings: &mut Receiver<Ring>,
) -> Result<(), Error> {
    let (client, connection) = config.connect(encryption.clone()).await?;
    tokio::spawn(listen(connection, bell.clone()));
    client.batch_execute("LISTEN talon").await?;
    while let Some(first) = rings.recv().await {
        sleep(GATHERING).await;
        notify(&client, first, rings).await?;
    }
    Ok(())
}

async fn notify(client: &Client, first: Ring, rings: &mut Receiver<Ring>) -> Result<(), Error> {
    let mut text = text(first);
    for _ in 1..AT_ONCE {
        let Ok(ring) = rings.try_recv() else { break };
        text.push(' ');
        text.push_str(&self::text(ring));
    }
    client.execute("SELECT pg_notify('talon', $1)", &[&text]).await?;
    Ok(())
}

/// Passes on what other nodes ring, until the connection ends.
async fn listen(mut connection: Connection<Socket, Encrypted>, bell: Bell) {
    while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
        if let AsyncMessage::Notification(notification) = message {
            notification.payload().split(' ').filter_map(ring).for_each(|ring| bell.ring(ring));
        }
    }
}

/// The text of a ring: the match and the number of its entries.
fn text(ring: Ring) -> String {
    format!("{}:{}", ring.game, ring.head)
}

fn ring(text: &str) -> Option<Ring> {
    let (game, head) = text.split_once(':')?;
    Some(Ring { game: game.parse().ok()?, head: head.parse::<Seq>().ok()? })
}

#[cfg(test)]
mod tests {
    use talon_hall::MatchId;

    use super::*;

    #[test]
    fn a_ring_keeps_its_text_and_a_wrong_text_is_silent() {
        let ringing = Ring { game: MatchId::new([7; 16]), head: 12 };
        assert_eq!(ring(&text(ringing)), Some(ringing));
        assert!((text(ringing).len() + 8) * AT_ONCE < 8000);
        for wrong in ["", ":", "x:1", "BwcHBwcHBwcHBwcHBwcHBw:-1", "BwcHBwcHBwcHBwcHBwcHBw"] {
            assert_eq!(ring(wrong), None, "{wrong}");
        }
    }
}
