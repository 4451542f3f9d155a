//! A running connection to a match, on a thread of its own.

use std::io;
use std::time::Duration;

use talon_app::network::{Seen, changes_people};
use talon_client::Client;
use talon_client::net::{Connection, Method, Place, Sender, Server, Show};
use talon_hall::{Chain, Command, MatchId, MatchPlayers, MatchRecord, Person, Time};
use tokio::runtime::{Builder, Runtime};
use tokio::time::interval;

/// The time between two reports of the server's time.
const TICK: Duration = Duration::from_secs(1);

/// A connection to a match, which takes part in the deal by itself and lasts until it is dropped.
#[derive(Debug)]
pub(crate) struct MatchConnection {
    sender: Sender,
    /// Dropping it ends the task.
    _runtime: Runtime,
}

impl MatchConnection {
    /// Begins to connect. `deliver` is called on another thread, and returns whether the program still listens.
    ///
    /// # Errors
    /// If the system does not allow another thread.
    pub(crate) fn open(
        server: &Server,
        place: Place,
        deliver: impl FnMut(MatchInput) -> bool + Send + 'static,
    ) -> io::Result<MatchConnection> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let connection = {
            let _inside = runtime.enter();
            Connection::open(server.clone(), place.clone())
        };
        let sender = connection.sender();
        runtime.spawn(
            Carrier { connection, server: server.clone(), place, sent: None, has_record: false, deliver }
                .run(),
        );
        Ok(MatchConnection { sender, _runtime: runtime })
    }

    /// Sends something to the server that was chosen on this board.
    pub(crate) fn send(&self, command: Command, board: Chain) {
        self.sender.act(command, board);
    }
}

/// Carries what a connection shows to the program.
struct Carrier<F> {
    connection: Connection,
    server: Server,
    place: Place,
    /// The command that was sent last to take part in the deal.
    sent: Option<Command>,
    /// True if the record of the match has been delivered.
    has_record: bool,
    deliver: F,
}

impl<F: FnMut(MatchInput) -> bool> Carrier<F> {
    async fn run(mut self) {
        let mut tick = interval(TICK);
        loop {
            let input = tokio::select! {
                show = self.connection.next() => match show {
                    Some(show) => {
                        let people = people_after(&show, &self.server, self.place.game).await;
                        if people.is_some_and(|people| !(self.deliver)(MatchInput::People(people))) {
                            return;
                        }
                        self.take_part();
                        MatchInput::Show(show, Box::new(self.snapshot()))
                    }
                    None => return,
                },
                _ = tick.tick() => MatchInput::Time(self.connection.server_time()),
            };
            if !(self.deliver)(input) {
                return;
            }
            let record = self.record_at_the_end().await;
            if record.is_some_and(|record| !(self.deliver)(MatchInput::Record(Box::new(record)))) {
                return;
            }
        }
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot { seen: self.connection.read(Seen::of), now: self.connection.server_time() }
    }

    /// The record of a match that is over, if it has not been delivered. If the call fails, the next tick tries again.
    async fn record_at_the_end(&mut self) -> Option<MatchRecord> {
        let is_over = |client: &Client| client.view().is_some_and(|view| view.server_seed.is_some());
        if self.has_record || !self.connection.read(is_over) {
            return None;
        }
        let record = self.server.record(self.place.game).await.ok()?;
        self.has_record = true;
        Some(record)
    }

    /// Takes part in the deal. The client does not know at once what was sent, so nothing is sent twice.
    fn take_part(&mut self) {
        let game = &self.place.game;
        let seed = self.server.key().seed(game);
        let due = self.connection.read(|client| client.deal_command(game, &seed));
        if let Some(command) = due.filter(|command| self.sent != Some(*command)) {
            self.connection.act(command, self.connection.read(Client::board));
            self.sent = Some(command);
        }
    }
}

/// The people in the south and north seats, after something that may have changed them.
async fn people_after(show: &Show, server: &Server, game: MatchId) -> Option<[Option<Person>; 2]> {
    let Show::Notice(notice) = show else { return None };
    if !changes_people(notice) {
        return None;
    }
    // Without the names, the match goes on with those of the seats.
    let path = format!("/api/games/{game}");
    let players: MatchPlayers = server.call(Method::GET, &path, &()).await.ok()?;
    Some([players.south, players.north])
}

/// The knowledge of a client at a moment.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snapshot {
    /// The match and the connection.
    pub(crate) seen: Seen,
    /// The server's time.
    pub(crate) now: Time,
}

/// Something that the connection brings.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum MatchInput {
    /// Something to show, and what the client knows then.
    Show(Show, Box<Snapshot>),
    /// The people in the south and north seats, as far as that is known.
    People([Option<Person>; 2]),
    /// The server's time, about once a second.
    Time(Time),
    /// The record of the match, once it is over.
    Record(Box<MatchRecord>),
}
