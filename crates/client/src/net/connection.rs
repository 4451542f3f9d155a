use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use talon_hall::{Chain, Command, CommandId, Request, Time};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::clock::Clock;
use super::error::CallError;
use super::key::random;
use super::place::Place;
use super::report::Report;
use super::server::Server;
use super::wire::Wire;
use crate::{Client, Input, LinkState, Notice, Output, Routes};

/// The time between two ticks of the client while it is connected.
const TICK: Duration = Duration::from_secs(1);

/// The same while it is not connected.
const TICK_ALONE: Duration = Duration::from_millis(100);

/// A change that the program shows to the player.
#[derive(Clone, PartialEq, Debug)]
pub enum Show {
    /// The match went on, or a command was answered.
    Notice(Notice),
    /// The connection changed.
    Link(LinkState),
    /// The server refuses for good, and the connection has ended.
    Failed(CallError),
}

/// A player's or a spectator's connection to a match, which lasts until it is dropped.
///
/// The player's commands go in with [`act`](Connection::act), and the changes to show come out of
/// [`next`](Connection::next). [`read`](Connection::read) shows the [`Client`] at any time.
///
/// # Examples
/// ```no_run
/// use talon_client::net::{Connection, Key, Place, Role, Server, Show};
/// use talon_hall::Command;
///
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let server = Server::new(&["https://talon.example"], Key::draw())?;
/// let game = server.open(None).await?.id;
/// let mut connection = Connection::open(server, Place { game, role: Role::Player { invite: None } });
/// while let Some(show) = connection.next().await {
///     if matches!(show, Show::Link(_)) {
///         connection.act(Command::Resign, connection.read(|client| client.board()));
///     }
/// }
/// # Ok(()) }
/// ```
#[derive(Debug)]
pub struct Connection {
    sender: Sender,
    shows: mpsc::UnboundedReceiver<Show>,
    shared: Arc<Mutex<Shared>>,
}

/// Sends commands over a [`Connection`], from any thread.
#[derive(Clone, Debug)]
pub struct Sender(mpsc::UnboundedSender<Request>);

#[derive(Debug)]
struct Shared {
    client: Client,
    clock: Clock,
}

fn locked(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    // No update stops in the middle of one.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Connection {
    /// Begins to connect, and returns at once.
    ///
    /// # Panics
    /// Outside a Tokio runtime.
    pub fn open(server: Server, place: Place) -> Connection {
        let (commands, from_player) = mpsc::unbounded_channel();
        let (to_player, shows) = mpsc::unbounded_channel();
        let mut clock = Clock::start();
        let client = Client::new(u64::from_le_bytes(random()), clock.now());
        let shared = Arc::new(Mutex::new(Shared { client, clock }));
        let driver = Driver {
            server,
            place,
            shared: Arc::clone(&shared),
            commands: from_player,
            shows: to_player,
            wire: None,
            routes: Routes::default(),
            link: LinkState::Waiting,
        };
        tokio::spawn(driver.run());
        Connection { sender: Sender(commands), shows, shared }
    }

    /// Sends a command that the player chose on this board ([`Client::board`]), and returns the id under which the
    /// answer comes. The server refuses a move if the board has changed, also between a look at it and this call.
    pub fn act(&self, command: Command, board: Chain) -> CommandId {
        self.sender.act(command, board)
    }

    /// Returns a handle that sends commands from any thread.
    pub fn sender(&self) -> Sender {
        self.sender.clone()
    }

    /// Waits for the next change to show; `None` after the connection has failed.
    pub async fn next(&mut self) -> Option<Show> {
        self.shows.recv().await
    }

    /// Waits for the next change to show, on a thread without a runtime.
    ///
    /// # Panics
    /// Inside a task of a runtime.
    pub fn blocking_next(&mut self) -> Option<Show> {
        self.shows.blocking_recv()
    }

    /// The next change to show, if there is one already.
    pub fn try_next(&mut self) -> Option<Show> {
        self.shows.try_recv().ok()
    }

    /// Reads the client: the view, the pending commands, the connection. The connection stands still meanwhile.
    pub fn read<T>(&self, read: impl FnOnce(&Client) -> T) -> T {
        read(&locked(&self.shared).client)
    }

    /// The server's time.
    pub fn server_time(&self) -> Time {
        let mut shared = locked(&self.shared);
        let now = shared.clock.now();
        shared.client.server_time(now)
    }
}

impl Sender {
    /// Sends a command that the player chose on this board, and returns the id under which the answer comes.
    pub fn act(&self, command: Command, board: Chain) -> CommandId {
        let id = CommandId::new(random());
        // An error means that the connection has failed, and the player knows that already.
        let _ = self.0.send(Request { id, expect: board, command });
        id
    }
}

/// The task behind a connection.
struct Driver {
    server: Server,
    place: Place,
    shared: Arc<Mutex<Shared>>,
    commands: mpsc::UnboundedReceiver<Request>,
    shows: mpsc::UnboundedSender<Show>,
    wire: Option<Wire>,
    routes: Routes,
    /// The state that the player was shown last.
    link: LinkState,
}

/// The reason why the driver ends.
struct Ended;

impl Driver {
    async fn run(mut self) {
        let mut tick = Instant::now();
        loop {
            let input = tokio::select! {
                command = self.commands.recv() => match command {
                    Some(request) => Input::Act(request),
                    None => return,
                },
                report = report(&mut self.wire) => match self.receive(report) {
                    Ok(Some(input)) => input,
                    Ok(None) => continue,
                    Err(Ended) => return,
                },
                () = sleep_until(tick) => Input::Tick,
                () = self.shows.closed() => return,
            };
            let is_tick = input == Input::Tick;
            if self.update(input).is_err() {
                return;
            }
            let next = Instant::now() + if self.link == LinkState::Up { TICK } else { TICK_ALONE };
            tick = if is_tick { next } else { tick.min(next) };
        }
    }

    fn receive(&mut self, report: Report) -> Result<Option<Input>, Ended> {
        match report {
            Report::Open => Ok(Some(Input::Connected)),
            Report::Message(message) => {
                self.routes.carried();
                Ok(Some(Input::Received(message)))
            }
            Report::Admitted => {
                if let Some(wire) = &self.wire {
                    self.routes.opened(wire.route);
                }
                Ok(None)
            }
            Report::Lost(error) => {
                // What is wrong on the way later can be mere noise.
                let is_elsewhere = !self.wire.as_ref().is_some_and(|wire| wire.is_admitted)
                    && locked(&self.shared).client.view().is_none();
                let is_final =
                    if error == CallError::Newer { self.routes.is_newer() } else { error.is_final() };
                if is_final || is_elsewhere && error == CallError::Foreign {
                    self.show(Show::Failed(error))?;
                    return Err(Ended);
                }
                if error == CallError::Away {
                    self.update(Input::ServerAway)?;
                }
                self.close();
                Ok(Some(Input::Disconnected))
            }
        }
    }

    fn update(&mut self, input: Input) -> Result<(), Ended> {
        let (outputs, link) = {
            let mut shared = locked(&self.shared);
            let now = shared.clock.now();
            let outputs = shared.client.update(input, now);
            (outputs, shared.client.link())
        };
        for output in outputs {
            match output {
                Output::Connect => self.connect(),
                Output::Close => self.close(),
                Output::Send(message) => {
                    if let Some(wire) = &self.wire {
                        wire.send(message);
                    }
                }
                Output::Show(notice) => self.show(Show::Notice(notice))?,
            }
        }
        if std::mem::replace(&mut self.link, link) != link {
            self.show(Show::Link(link))?;
        }
        Ok(())
    }

    fn show(&self, show: Show) -> Result<(), Ended> {
        self.shows.send(show).map_err(|_| Ended)
    }

    fn connect(&mut self) {
        let route = self.routes.next_route();
        self.wire = Some(Wire::open(self.server.clone(), self.place.clone(), route));
    }

    /// Closes the connection.
    fn close(&mut self) {
        self.wire = None;
        self.routes.lost();
    }
}

/// The next report of a wire; never, if there is none.
async fn report(wire: &mut Option<Wire>) -> Report {
    match wire {
        Some(wire) => wire.report().await,
        None => std::future::pending().await,
    }
}
