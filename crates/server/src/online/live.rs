//! A match that this node shows or continues.

use std::sync::{Arc, Mutex, MutexGuard};

use talon_hall::{CommandId, Entry, Event, FromHall, MatchId, Resume, Seen, SeenEntry, Seq, Table, Time};
use talon_rules::curse::Seat;
use tokio::sync::watch;

use super::lock::locked;
use super::random::random;

/// After a lost connection a player has this long to come back before the log says that they left, in milliseconds.
const GRACE: u64 = 5_000;

/// A match that this node shows or continues.
#[derive(Debug)]
pub(crate) struct Live {
    id: MatchId,
    /// The state that follows from the log.
    pub(crate) loaded: tokio::sync::Mutex<Loaded>,
    /// Locked while a bot chooses its move.
    pub(crate) bot: tokio::sync::Mutex<()>,
    head: watch::Sender<Seq>,
    visitors: Mutex<Visitors>,
}

/// The log and its table.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
}

/// The people who are connected to this node.
#[derive(Debug)]
struct Visitors {
    /// All connections, of spectators too.
    count: usize,
    /// Those of each seat.
    seats: [usize; 2],
    /// The time when each seat lost its last connection here; before its first one, the time when the match was loaded.
    gone: [Time; 2],
    /// True for each seat of which the store knows that it is connected here.
    noted: [bool; 2],
    /// The time when the match was loaded, or the last connection ended.
    idle_since: Time,
}

/// A connection to a match. It ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    live: Arc<Live>,
    seat: Option<Seat>,
}

impl Live {
    pub(crate) fn new(loaded: Loaded, now: Time) -> Live {
        let visitors =
            Visitors { count: 0, seats: [0; 2], gone: [now; 2], noted: [false; 2], idle_since: now };
        Live {
            id: loaded.table.id(),
            head: watch::Sender::new(loaded.table.head()),
            loaded: tokio::sync::Mutex::new(loaded),
            bot: tokio::sync::Mutex::default(),
            visitors: Mutex::new(visitors),
        }
    }

    /// The id of the match.
    pub(crate) fn id(&self) -> MatchId {
        self.id
    }

    /// Tells all connections that the log has grown or was replaced.
    pub(crate) fn announce(&self, head: Seq) {
        self.head.send_replace(head);
    }

    /// The last entry that this node knows.
    pub(crate) fn head(&self) -> Seq {
        *self.head.borrow()
    }

    /// Changes whenever the log changes.
    pub(crate) fn changes(&self) -> watch::Receiver<Seq> {
        self.head.subscribe()
    }

    /// Begins a connection of a seat or of a spectator.
    pub(crate) fn visit(self: &Arc<Live>, seat: Option<Seat>) -> Visit {
        let mut visitors = self.visitors();
        visitors.count += 1;
        if let Some(seat) = seat {
            visitors.seats[seat.index()] += 1;
        }
        Visit { live: Arc::clone(self), seat }
    }

    /// The number of connections of spectators.
    pub(crate) fn spectators(&self) -> usize {
        let visitors = self.visitors();
        visitors.count - visitors.seats.iter().sum::<usize>()
    }

    /// The time when the match was loaded or its last connection ended; `None` while there is a connection.
    pub(crate) fn idle_since(&self) -> Option<Time> {
        let visitors = self.visitors();
        if visitors.count == 0 { Some(visitors.idle_since) } else { None }
    }

    /// The event that notes that a player came or left, as far as this node can know: a player who left it can be
    /// connected to another node.
    pub(crate) fn presence(&self, loaded: &Loaded, seat: Seat, now: Time) -> Option<Event> {
        let is_here = {
            let visitors = self.visitors();
            let quiet_since = visitors.gone[seat.index()].max(loaded.last_sign(seat));
            match visitors.seats[seat.index()] {
                0 if visitors.count > 0 && now.since(quiet_since) >= GRACE => false,
                0 => return None,
                _ => true,
            }
        };
        loaded.table.presence(seat, is_here)
    }

    /// Returns true if a seat is connected here.
    pub(crate) fn is_connected(&self, seat: Seat) -> bool {
        self.visitors().seats[seat.index()] > 0
    }

    /// Returns whether a seat is connected here, or `None` if the store knows that already.
    pub(crate) fn news_for_store(&self, seat: Seat) -> Option<bool> {
        let visitors = self.visitors();
        let is_here = visitors.seats[seat.index()] > 0;
        (is_here != visitors.noted[seat.index()]).then_some(is_here)
    }

    /// Takes note that the store knows whether a seat is connected here.
    pub(crate) fn note_stored(&self, seat: Seat, is_here: bool) {
        self.visitors().noted[seat.index()] = is_here;
    }

    fn visitors(&self) -> MutexGuard<'_, Visitors> {
        locked(&self.visitors)
    }
}

impl Visit {
    /// The match.
    pub(crate) fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// The seat; `None` for a spectator.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let now = talon_store::now();
        let mut visitors = self.live.visitors();
        visitors.count -= 1;
        if visitors.count == 0 {
            visitors.idle_since = now;
        }
        if let Some(seat) = self.seat {
            visitors.seats[seat.index()] -= 1;
            if visitors.seats[seat.index()] == 0 {
                visitors.gone[seat.index()] = now;
            }
        }
    }
}

impl Loaded {
    /// The last time that the log shows a seat doing something or coming back.
    fn last_sign(&self, seat: Seat) -> Time {
        let is_sign = |entry: &&Entry| entry.seat == Some(seat) || entry.event == Event::Returned { seat };
        self.log.iter().rfind(is_sign).map(|entry| entry.done).unwrap_or_default()
    }

    /// Returns true if this copy of the log contains everything that a client has seen.
    pub(crate) fn contains(&self, seen: Seen) -> bool {
        self.table.chain_at(seen.seq) == Some(seen.chain)
    }

    /// The messages that a client needs which has seen this much, and what it has seen after them. There are none if
    /// nothing is new.
    pub(crate) fn news(&self, seat: Option<Seat>, seen: Option<Seen>, now: Time) -> (Vec<FromHall>, Seen) {
        let view = self.table.view(seat);
        let now_seen = view.seen();
        let update = |entries| FromHall::Update { now, entries, view: Box::new(view) };
        let messages = match self.table.resume(seen) {
            Resume::UpToDate => Vec::new(),
            Resume::Whole => vec![update(Vec::new())],
            Resume::From(first) => vec![update(self.seen_entries(first))],
            Resume::Rewound => vec![FromHall::Rewound { head: self.table.head() }, update(Vec::new())],
        };
        (messages, now_seen)
    }

    fn seen_entries(&self, first: Seq) -> Vec<SeenEntry> {
        self.log.iter().filter(|entry| entry.seq >= first).map(|entry| self.table.seen(entry)).collect()
    }
}

/// An event to append.
#[derive(Debug)]
pub(crate) struct NewEvent {
    /// The seat that commanded it; `None` for what happens by itself.
    pub(crate) seat: Option<Seat>,
    pub(crate) command: CommandId,
    pub(crate) event: Event,
    pub(crate) at: Time,
}

impl NewEvent {
    /// An event that happens by itself.
    pub(crate) fn unasked(event: Event, at: Time) -> NewEvent {
        NewEvent { seat: None, command: CommandId::new(random()), event, at }
    }
}
