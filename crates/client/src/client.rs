use talon_hall::{
    Chain, Command, CommandId, FromHall, MatchId, Refusal, Request, Seed, SeenEntry, Seq, Time, ToHall, View,
};

use crate::link::{Link, LinkState, Need};

/// The time that the client waits for an answer before it sends a command again, in milliseconds.
const ANSWER: u64 = 3_000;

/// An event outside the client.
///
/// # Examples
/// ```
/// use talon_client::{Client, Input, LinkState};
/// use talon_hall::Time;
///
/// let mut client = Client::new(1, Time::from_ms(0));
/// client.update(Input::Tick, Time::from_ms(0));
/// client.update(Input::Connected, Time::from_ms(200));
/// assert_eq!(client.link(), LinkState::Up);
/// client.update(Input::Disconnected, Time::from_ms(900));
/// assert_eq!(client.link(), LinkState::Waiting, "the next tick after a short wait connects again");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// The player does something on the board that the program showed; the program drew the id at random.
    Act(Request),
    /// A connection is open.
    Connected,
    /// The connection broke, or could not be opened.
    Disconnected,
    /// A message came.
    Received(FromHall),
    /// The server cannot save, and so opens no connection.
    ServerAway,
    /// Another program of the same player got the answer to this command.
    Answered(CommandId),
    /// Time has passed. The program sends this about once a second, and when the player comes back to the page.
    Tick,
}

/// A task of the program for the client.
///
/// # Examples
/// ```
/// use talon_client::{Client, Input, Output};
/// use talon_hall::{FromHall, Time};
///
/// let mut client = Client::new(1, Time::from_ms(0));
/// client.update(Input::Tick, Time::from_ms(0));
/// client.update(Input::Connected, Time::from_ms(200));
/// let bye = Input::Received(FromHall::Bye { after_ms: 2_000 });
/// assert_eq!(client.update(bye, Time::from_ms(300)), [Output::Close]);
/// assert_eq!(client.update(Input::Tick, Time::from_ms(2_000)), []);
/// assert_eq!(client.update(Input::Tick, Time::from_ms(2_300)), [Output::Connect]);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// The program opens a connection.
    Connect,
    /// The program closes the connection, which is of no use any more.
    Close,
    /// The program sends a message.
    Send(ToHall),
    /// The program shows a message to the player.
    Show(Notice),
}

/// A message for the player.
///
/// # Examples
/// ```
/// use talon_client::{Client, Input, Notice, Output};
/// use talon_hall::Time;
///
/// let mut client = Client::new(1, Time::from_ms(0));
/// let away = client.update(Input::ServerAway, Time::from_ms(0));
/// assert_eq!(away, [Output::Show(Notice::ServerAway)]);
/// assert_eq!(client.update(Input::ServerAway, Time::from_ms(9)), [], "the player reads it once");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The match went on: these entries are new. The list can lack some after a long absence; the view never does.
    Updated(Vec<SeenEntry>),
    /// A command is in the log, at this place.
    Accepted(Request, Seq),
    /// A command was refused.
    Refused(Request, Refusal),
    /// Another program of the same player got the answer to a command.
    Answered(Request),
    /// The server cannot save; the command waits.
    ServerAway,
    /// The server's log came back older: entries after this one are lost.
    Rewound(Seq),
}

/// The player's side of a match.
///
/// # Examples
/// ```
/// use talon_client::{Client, Input, Output};
/// use talon_hall::{Chain, Command, CommandId, Request, Time, ToHall};
///
/// let mut client = Client::new(1, Time::from_ms(0));
/// assert_eq!(client.update(Input::Tick, Time::from_ms(0)), [Output::Connect]);
///
/// // What the player does without a connection waits for one.
/// let id = CommandId::new([7; 16]);
/// let request = Request { id, expect: client.board(), command: Command::Resign };
/// assert_eq!(client.update(Input::Act(request), Time::from_ms(10)), []);
/// let sent = client.update(Input::Connected, Time::from_ms(200));
/// assert_eq!(sent[0], Output::Send(ToHall::Resume(None)));
/// assert!(matches!(sent[1], Output::Send(ToHall::Command(request)) if request.id == id));
/// ```
#[derive(Debug)]
pub struct Client {
    link: Link,
    view: Option<View>,
    /// The commands without an answer, oldest first, with the time when they were last sent.
    pending: Vec<(Request, Option<Time>)>,
    /// The server's time and the local time of the same moment.
    clocks: (Time, Time),
    is_server_away: bool,
    /// The last entry that was accepted for this player. An answer can come before the view that contains the entry.
    accepted: Seq,
}

impl Client {
    /// Makes a client that connects at its first tick. The seed decides how long it waits before it connects again.
    pub fn new(seed: u64, now: Time) -> Client {
        Client {
            link: Link::new(seed, now),
            view: None,
            pending: Vec::new(),
            clocks: (now, now),
            is_server_away: false,
            accepted: 0,
        }
    }

    /// Adds commands that an earlier run of the program left without an answer, oldest first. They keep their ids, so
    /// they count once.
    ///
    /// # Examples
    /// ```
    /// use talon_client::Client;
    /// use talon_hall::{Chain, Command, CommandId, Request, Time};
    ///
    /// let id = CommandId::new([7; 16]);
    /// let left = Request { id, expect: Chain::START, command: Command::Resign };
    /// let client = Client::new(1, Time::from_ms(0)).with_pending([left]);
    /// assert_eq!(client.pending().count(), 1, "it is sent once a connection is open");
    /// ```
    #[must_use]
    pub fn with_pending(mut self, requests: impl IntoIterator<Item = Request>) -> Client {
        self.pending.extend(requests.into_iter().map(|request| (request, None)));
        self
    }

    /// The match as the server showed it last.
    pub fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// The board that a request on the current board expects.
    pub fn board(&self) -> Chain {
        self.view.as_ref().map_or(Chain::START, |view| view.chain)
    }

    /// The commands that the hall has not answered, oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &Request> {
        self.pending.iter().map(|(request, _)| request)
    }

    /// The connection.
    pub fn link(&self) -> LinkState {
        self.link.state()
    }

    /// Returns true if the server said that it cannot save.
    pub fn is_server_away(&self) -> bool {
        self.is_server_away
    }

    /// The server's time at this local time.
    ///
    /// # Examples
    /// ```
    /// use talon_client::{Client, Input};
    /// use talon_hall::{FromHall, Time};
    ///
    /// let mut client = Client::new(1, Time::from_ms(0));
    /// let message = FromHall::UpToDate { now: Time::from_ms(5_000) };
    /// client.update(Input::Received(message), Time::from_ms(200));
    /// assert_eq!(client.server_time(Time::from_ms(700)), Time::from_ms(5_500));
    /// ```
    pub fn server_time(&self, now: Time) -> Time {
        let (server, local) = self.clocks;
        server.plus(now.since(local))
    }

    /// The command by which the player takes part in the deal now: the commitment to this seed, and once both players
    /// have committed, the seed itself. `None` if neither is due, or it waits for an answer already.
    ///
    /// # Examples
    /// ```
    /// use talon_client::{Client, Input};
    /// use talon_hall::{Command, CommandId, Entry, FromHall, MatchId, Seed, Settings, Table, Time};
    /// use talon_rules::curse::Seat::South;
    ///
    /// let (id, secret, seed, now) = (MatchId::new([1; 16]), Seed::new([2; 32]), Seed::new([3; 32]), Time::from_ms(0));
    /// let event = Table::create(&id, &secret, Settings::FRIENDS);
    /// let created = Entry { seq: 0, at: now, done: now, seat: None, command: CommandId::new([0; 16]), event };
    /// let view = Box::new(Table::fold(id, secret, [&created])?.view(Some(South)));
    /// let mut client = Client::new(1, now);
    /// client.update(Input::Received(FromHall::Update { now, entries: Vec::new(), view }), now);
    /// assert_eq!(client.deal_command(&id, &seed), Some(Command::Sit(seed.seat_commitment(&id, South))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deal_command(&self, id: &MatchId, seed: &Seed) -> Option<Command> {
        let is_open = |view: &&View| view.outcome.is_none() && view.layout.is_none();
        let view = self.view.as_ref().filter(is_open).filter(|view| view.seq >= self.accepted)?;
        let seat = view.seat?;
        let player = &view.players[seat.index()];
        let command = if !player.sat {
            Command::Sit(seed.seat_commitment(id, seat))
        } else if !player.opened && view.players.iter().all(|player| player.sat) {
            Command::Open(*seed)
        } else {
            return None;
        };
        let is_pending = self.pending().any(|request| request.command == command);
        if is_pending { None } else { Some(command) }
    }

    /// Handles an event, and returns the tasks of the program.
    ///
    /// # Examples
    /// ```
    /// use talon_client::{Client, Input, Notice, Output};
    /// use talon_hall::{Command, CommandId, FromHall, Request, Time};
    ///
    /// let (mut client, now, id) = (Client::new(1, Time::from_ms(0)), Time::from_ms(0), CommandId::new([7; 16]));
    /// let request = Request { id, expect: client.board(), command: Command::Resign };
    /// client.update(Input::Act(request), now);
    /// let accepted = Input::Received(FromHall::Accepted { id, seq: 9 });
    /// assert_eq!(client.update(accepted.clone(), now), [Output::Show(Notice::Accepted(request, 9))]);
    /// assert_eq!(client.update(accepted, now), [], "a second answer says nothing new");
    /// ```
    pub fn update(&mut self, input: Input, now: Time) -> Vec<Output> {
        match input {
            Input::Act(request) => self.act(request, now),
            Input::Connected => {
                // A server that cannot save opens no connection.
                self.is_server_away = false;
                self.link.connected(now);
                let mut outputs = vec![self.resume()];
                outputs.extend(self.send_pending(now, |_| true));
                outputs
            }
            Input::Disconnected => {
                self.link.lost(now);
                Vec::new()
            }
            Input::Received(message) => {
                self.link.heard(now);
                self.receive(message, now)
            }
            Input::ServerAway => self.note_away().map(Output::Show).into_iter().collect(),
            Input::Answered(id) => {
                self.answered(id).map(|request| Output::Show(Notice::Answered(request))).into_iter().collect()
            }
            Input::Tick => self.tick(now),
        }
    }

    fn act(&mut self, request: Request, now: Time) -> Vec<Output> {
        self.pending.push((request, None));
        self.send_pending(now, |sent| sent.is_none())
    }

    fn tick(&mut self, now: Time) -> Vec<Output> {
        match self.link.tick(now) {
            Need::Connect => return vec![Output::Connect],
            Need::Close => return vec![Output::Close],
            Need::Resume => return vec![self.resume()],
            Need::Nothing => {}
        }
        self.send_pending(now, |sent| sent.is_none_or(|sent| now.since(sent) >= ANSWER))
    }

    fn resume(&self) -> Output {
        Output::Send(ToHall::Resume(self.view.as_ref().map(View::seen)))
    }

    /// Sends the pending commands whose last sending is one of these.
    fn send_pending(&mut self, now: Time, which: impl Fn(Option<Time>) -> bool) -> Vec<Output> {
        if !self.link.is_up() {
            return Vec::new();
        }
        let mut outputs = Vec::new();
        for (request, sent) in self.pending.iter_mut().filter(|(_, sent)| which(*sent)) {
            *sent = Some(now);
            outputs.push(Output::Send(ToHall::Command(*request)));
        }
        outputs
    }

    fn receive(&mut self, message: FromHall, now: Time) -> Vec<Output> {
        let notice = match message {
            FromHall::Update { now: server, entries, view } => {
                self.clocks = (server, now);
                self.is_server_away = false;
                self.take_view(entries, *view)
            }
            FromHall::UpToDate { now: server } => {
                self.clocks = (server, now);
                None
            }
            FromHall::Accepted { id, seq } => {
                self.is_server_away = false;
                self.accepted = self.accepted.max(seq);
                self.answered(id).map(|request| Notice::Accepted(request, seq))
            }
            FromHall::Refused { id, reason } => {
                self.answered(id).map(|request| Notice::Refused(request, reason))
            }
            FromHall::Away { .. } => self.note_away(),
            FromHall::Rewound { head } => {
                self.accepted = 0;
                self.view.take().map(|_| Notice::Rewound(head))
            }
            FromHall::Bye { after_ms } => {
                self.link.sent_away(after_ms, now);
                return vec![Output::Close];
            }
        };
        notice.map(Output::Show).into_iter().collect()
    }

    /// Notes that the server cannot save.
    fn note_away(&mut self) -> Option<Notice> {
        let was_away = std::mem::replace(&mut self.is_server_away, true);
        if was_away { None } else { Some(Notice::ServerAway) }
    }

    /// Takes a newer view; an older one was late.
    fn take_view(&mut self, mut entries: Vec<SeenEntry>, view: View) -> Option<Notice> {
        if let Some(old) = &self.view {
            if view.seq <= old.seq {
                return None;
            }
            entries.retain(|entry| entry.seq > old.seq);
        }
        self.view = Some(view);
        Some(Notice::Updated(entries))
    }

    /// Removes a command that was answered; `None` if an answer came before.
    fn answered(&mut self, id: CommandId) -> Option<Request> {
        let place = self.pending.iter().position(|(request, _)| request.id == id)?;
        Some(self.pending.remove(place).0)
    }
}
