//! A relay for TCP connections through which the wire can be made bad.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Result;
use talon_rules::pieces::Chance;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{ReadHalf, WriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::dice::Dice;

/// The time that one side of a connection stays open whose other side is gone.
const HALF_OPEN: Duration = Duration::from_secs(20);

/// The behaviour of the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weather {
    /// It carries everything.
    Clear,
    /// All connections break, and none can be made.
    Cut,
    /// Nothing arrives before this is over.
    Stall,
    /// Nothing arrives from the server before this is over.
    OneWay,
    /// Nothing arrives from the server, and the connections on which something would have arrived break when this is
    /// over.
    Mute,
    /// The server's side of all connections breaks, and the other side does not notice.
    HalfOpen,
    /// Everything arrives late.
    Delay,
    /// Messages of WebSockets arrive twice.
    Duplicate,
    /// Some bits of what travels over WebSockets change.
    Flip,
}

/// A relay to a port of this machine. It ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Proxy {
    port: u16,
    weather: watch::Sender<Weather>,
    task: JoinHandle<()>,
}

impl Proxy {
    pub(crate) async fn listen(target: u16, seed: u64) -> Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let (weather, changes) = watch::channel(Weather::Clear);
        let task = tokio::spawn(async move {
            let mut chance = Chance::from_seed(seed);
            while let Ok((client, _)) = listener.accept().await {
                let own = Chance::from_seed(chance.between(0, u64::from(u32::MAX) - 1));
                tokio::spawn(relay(client, target, changes.clone(), own));
            }
        });
        Ok(Proxy { port, weather, task })
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    pub(crate) fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Carries one connection. Errors are those of a wire that is bad on purpose.
async fn relay(
    mut client: TcpStream,
    target: u16,
    mut weather: watch::Receiver<Weather>,
    mut chance: Chance,
) {
    let now = *weather.borrow();
    match now {
        Weather::Cut => return,
        Weather::HalfOpen => return sleep(HALF_OPEN).await,
        _ => {}
    }
    let Ok(mut server) = TcpStream::connect(("127.0.0.1", target)).await else { return };
    // Without this, the relay itself would delay small messages.
    let _ = client.set_nodelay(true).and(server.set_nodelay(true));
    let broken = {
        let ((from_client, to_client), (from_server, to_server)) = (client.split(), server.split());
        let is_socket = Arc::new(AtomicBool::new(false));
        let mut way = |is_up| Way {
            is_up,
            is_socket: Arc::clone(&is_socket),
            weather: weather.clone(),
            chance: Chance::from_seed(chance.between(0, u64::from(u32::MAX) - 1)),
            chunks: 0,
        };
        let (up, down) = (way(true), way(false));
        tokio::select! {
            _ = up.carry(from_client, to_server) => None,
            _ = down.carry(from_server, to_client) => None,
            weather = weather.wait_for(|weather| matches!(weather, Weather::Cut | Weather::HalfOpen)) => {
                weather.ok().map(|weather| *weather)
            }
        }
    };
    drop(server);
    if broken == Some(Weather::HalfOpen) {
        sleep(HALF_OPEN).await;
    }
}

/// One direction of a connection.
struct Way {
    /// True if it leads to the server.
    is_up: bool,
    /// True if the connection is a WebSocket. Single requests have no way to repeat or to check what they carry.
    is_socket: Arc<AtomicBool>,
    weather: watch::Receiver<Weather>,
    chance: Chance,
    /// The number of pieces so far.
    chunks: usize,
}

impl Way {
    async fn carry(mut self, mut from: ReadHalf<'_>, mut to: WriteHalf<'_>) -> std::io::Result<()> {
        let mut buffer = vec![0; 16 * 1024];
        loop {
            let length = from.read(&mut buffer).await?;
            let chunk = &mut buffer[..length];
            if chunk.is_empty() {
                return Ok(());
            }
            self.chunks += 1;
            if self.is_up && self.chunks == 1 && contains(chunk, b"/socket?") {
                self.is_socket.store(true, Ordering::Relaxed);
            }
            if !self.is_up && *self.weather.borrow() == Weather::Mute {
                // What arrived is lost, and later pieces must not close the gap.
                let _ = self.weather.wait_for(|weather| *weather != Weather::Mute).await;
                return Ok(());
            }
            for _ in 0..self.spoil(chunk).await {
                to.write_all(chunk).await?;
            }
        }
    }

    /// Holds a piece back or changes it, and returns how often it arrives.
    async fn spoil(&mut self, chunk: &mut [u8]) -> usize {
        let is_up = self.is_up;
        // An error means that the relay ends.
        let holds = |weather: &Weather| *weather == Weather::Stall || *weather == Weather::OneWay && !is_up;
        let weather =
            self.weather.wait_for(|weather| !holds(weather)).await.map_or(Weather::Clear, |weather| *weather);
        // The first piece in each direction is the handshake.
        let is_socket = self.chunks > 1 && self.is_socket.load(Ordering::Relaxed);
        match weather {
            Weather::Delay => sleep(Duration::from_millis(self.chance.between(20, 400))).await,
            Weather::Duplicate if is_socket => return 2,
            // Rare enough that hardly ever three in a row are damaged, which mean a newer server to a client.
            Weather::Flip if is_socket && self.chance.permille(10) => {
                if let Some(byte) = self.chance.pick(&(0..chunk.len()).collect::<Vec<_>>()) {
                    chunk[*byte] ^= 1 << self.chance.below(8);
                }
            }
            _ => {}
        }
        1
    }
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}
