//! A node: what the server does with connections, a store and its cache, as a pure state machine.

use std::collections::VecDeque;
use std::rc::Rc;

use talon_hall::{Entry, FromHall, MatchId, Request, Resume, Seed, Seen, Table, Time, ToHall};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use talon_server::Mutation;

use super::store::{Append, Call};
use crate::dice::Dice;

/// A connection that is silent for this long is closed, in milliseconds.
const SILENCE: u64 = 30_000;

/// A wish of a node to the world.
#[derive(Debug)]
pub(crate) enum Wish {
    Send(u64, FromHall),
    Call(Call),
    /// Tell the other nodes that the log has grown.
    Ring,
    /// Close all connections.
    CloseAll,
}

#[derive(Debug)]
pub(super) struct Connection {
    pub(super) id: u64,
    pub(super) seat: Option<Seat>,
    /// The part of the log that the receiver has seen; `None` before it has said so.
    pub(super) seen: Option<Option<Seen>>,
    /// The first read that is newer than the receiver's last question.
    pub(super) asked: u64,
    /// True if the receiver waits for an answer.
    pub(super) waits: bool,
    pub(super) heard: Time,
}

/// Something to do, one at a time.
#[derive(Clone, Debug)]
pub(super) enum Job {
    Command {
        connection: u64,
        seat: Seat,
        request: Request,
        arrived: Time,
    },
    /// The events that are due.
    Serve,
    /// A seat came or went.
    Presence(Seat, bool),
    /// The move of a bot.
    Bot,
    /// Read the log.
    Refresh,
    /// Ask the store for its time.
    Probe,
}

/// The job that waits for the store.
#[derive(Clone, Debug)]
pub(super) struct Busy {
    pub(super) job: Job,
    /// The append that it waits for; `None` while it waits for the log.
    pub(super) append: Option<Append>,
}

/// A node of the server.
#[derive(Debug)]
pub(crate) struct Node {
    pub(super) id: MatchId,
    pub(super) secret: Seed,
    pub(super) mutation: Option<Mutation>,
    pub(super) chance: Chance,
    /// The number of times that it started.
    pub(crate) life: u32,
    pub(crate) is_up: bool,
    /// The error of its clock, in milliseconds.
    pub(crate) skew: i64,
    pub(super) serves: bool,
    pub(super) cache: Option<(Table, Vec<Rc<Entry>>)>,
    pub(super) connections: Vec<Connection>,
    pub(super) jobs: VecDeque<Job>,
    pub(super) busy: Option<Busy>,
    /// The number of reads that began, and of those that ended.
    pub(super) reads: (u64, u64),
    /// Seats that left while the store was away.
    pub(super) gone: Vec<Seat>,
    /// Since when the store is away, on the steady clock.
    pub(super) away_since: Option<Time>,
    /// The outages that the node has seen, from one time to another.
    pub(super) outages: Vec<(Time, Time)>,
    pub(super) steady_since: Time,
    /// The time on the node's clock.
    pub(super) now: Time,
    /// The time on its steady clock, which never jumps.
    pub(super) steady: Time,
    pub(super) wishes: Vec<Wish>,
}

impl Node {
    pub(crate) fn new(id: MatchId, secret: Seed, mutation: Option<Mutation>, seed: u64) -> Node {
        Node {
            id,
            secret,
            mutation,
            chance: Chance::from_seed(seed),
            life: 0,
            is_up: true,
            skew: 0,
            serves: true,
            cache: None,
            connections: Vec::new(),
            jobs: VecDeque::new(),
            busy: None,
            reads: (0, 0),
            gone: Vec::new(),
            away_since: None,
            outages: Vec::new(),
            steady_since: Time::default(),
            now: Time::default(),
            steady: Time::default(),
            wishes: Vec::new(),
        }
    }

    /// Kills the node: everything in memory is gone.
    pub(crate) fn crash(&mut self) {
        let fresh =
            Node::new(self.id, self.secret, self.mutation, self.chance.between(0, u64::from(u32::MAX) - 1));
        let life = self.life + 1;
        *self = Node { life, is_up: false, skew: self.skew, ..fresh };
    }

    pub(crate) fn start(&mut self, now: Time) {
        self.is_up = true;
        self.set_time(now);
        self.steady_since = self.now;
    }

    pub(crate) fn accepts(&self) -> bool {
        self.is_up && self.serves
    }

    pub(super) fn set_time(&mut self, now: Time) {
        self.steady = now;
        self.now = Time::from_ms(now.ms().saturating_add_signed(self.skew));
    }

    pub(crate) fn opened(&mut self, id: u64, seat: Option<Seat>, now: Time) {
        self.set_time(now);
        let heard = self.now;
        self.connections.push(Connection { id, seat, seen: None, asked: 0, waits: false, heard });
    }

    pub(crate) fn closed(&mut self, id: u64, now: Time) -> Vec<Wish> {
        self.set_time(now);
        self.drop_connections(|connection| connection.id == id);
        self.pump()
    }

    /// Drops connections, and notes which seats have none left.
    fn drop_connections(&mut self, which: impl Fn(&Connection) -> bool) {
        let (gone, left): (Vec<_>, Vec<_>) = self.connections.drain(..).partition(which);
        self.connections = left;
        for seat in gone.iter().filter_map(|connection| connection.seat) {
            if self.connections.iter().all(|connection| connection.seat != Some(seat)) {
                self.jobs.push_back(Job::Presence(seat, false));
            }
        }
    }

    pub(crate) fn receive(&mut self, id: u64, message: ToHall, now: Time) -> Vec<Wish> {
        self.set_time(now);
        let (clock, next_read) = (self.now, self.reads.0 + 1);
        let Some(connection) = self.connections.iter_mut().find(|connection| connection.id == id) else {
            return Vec::new();
        };
        connection.heard = clock;
        match message {
            ToHall::Resume(seen) => {
                connection.seen = Some(seen);
                connection.asked = next_read;
                connection.waits = true;
                self.push_all();
                if self.connections.iter().any(|connection| connection.waits) {
                    self.jobs.push_back(Job::Refresh);
                }
            }
            ToHall::Command(request) => {
                if let Some(seat) = connection.seat {
                    self.jobs.push_back(Job::Command { connection: id, seat, request, arrived: clock });
                }
            }
        }
        self.pump()
    }

    /// A second passed. `is_due` says that the store knows of an event that is due.
    pub(crate) fn tick(&mut self, is_due: bool, now: Time) -> Vec<Wish> {
        self.set_time(now);
        let clock = self.now;
        self.drop_connections(|connection| clock.since(connection.heard) > SILENCE);
        let gone = std::mem::take(&mut self.gone);
        self.jobs.extend(gone.into_iter().map(|seat| Job::Presence(seat, false)));
        if self.connections.is_empty() && self.jobs.is_empty() && self.busy.is_none() {
            self.cache = None;
        }
        self.jobs.push_back(Job::Probe);
        if !self.connections.is_empty() {
            self.jobs.extend([Job::Refresh, Job::Bot]);
            let here: Vec<Seat> = self.connections.iter().filter_map(|connection| connection.seat).collect();
            self.jobs.extend(here.into_iter().map(|seat| Job::Presence(seat, true)));
        }
        if is_due {
            self.jobs.push_back(Job::Serve);
        }
        self.pump()
    }

    /// Another node appended something.
    pub(crate) fn rung(&mut self, now: Time) -> Vec<Wish> {
        self.set_time(now);
        if self.is_up && self.cache.is_some() {
            self.jobs.push_back(Job::Refresh);
        }
        self.pump()
    }

    /// Begins jobs until one waits for the store.
    pub(super) fn pump(&mut self) -> Vec<Wish> {
        while self.busy.is_none()
            && let Some(job) = self.jobs.pop_front()
        {
            self.attempt(job, false);
        }
        std::mem::take(&mut self.wishes)
    }

    /// Sends everybody what they have not seen.
    pub(super) fn push_all(&mut self) {
        let Some((table, log)) = &self.cache else { return };
        let now = self.now;
        for connection in &mut self.connections {
            let Some(seen) = connection.seen else { continue };
            let mut send = |message| self.wishes.push(Wish::Send(connection.id, message));
            let entries = match table.resume(seen) {
                Resume::UpToDate if !connection.waits => continue,
                Resume::UpToDate => {
                    send(FromHall::UpToDate { now });
                    connection.waits = false;
                    continue;
                }
                // Only a log that was read after the question shows that the receiver is ahead.
                Resume::Rewound if self.reads.1 < connection.asked => continue,
                Resume::Rewound => {
                    send(FromHall::Rewound { head: table.head() });
                    Vec::new()
                }
                Resume::Whole => Vec::new(),
                Resume::From(seq) => log[seq as usize..].iter().map(|entry| table.seen(entry)).collect(),
            };
            let view = table.view(connection.seat);
            connection.seen = Some(Some(view.seen()));
            connection.waits = false;
            send(FromHall::Update { now, entries, view: Box::new(view) });
        }
    }
}
