//! The values that go into a store and come out of it.

use talon_hall::{Chain, CommandId, Entry, MatchId, PlayerId, Rated, Rating, Seed, Seek, Seq, Time, Wish};
use talon_rules::curse::Seat;

/// The SHA-256 of a key. The key itself is only where its owner keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash(pub [u8; 32]);

/// Names a person or a device that plays. It is random and says nothing about its owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IdentityId(pub [u8; 16]);

/// Names a running server. It is random, and another one after each start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ServerId(pub [u8; 16]);

/// The answer to a server that says that it is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The store's time.
    pub now: Time,
    /// The last outages, in any order: from the time when a server said last that it is there to the time when one said
    /// so again.
    pub outages: Vec<(Time, Time)>,
}

/// A seat of a match at one of the servers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Visit {
    /// The match.
    pub game: MatchId,
    /// The seat.
    pub seat: Seat,
    /// The server that the seat can be connected to.
    pub server: ServerId,
}

/// The longest time between two beats that is no outage, in milliseconds.
pub const LONGEST_PAUSE: u64 = 2_000;

/// The time for which a server is believed to be there after its last beat, in milliseconds.
pub const BELIEVED: u64 = 5_000;

/// The number of outages that a store remembers at least. Time is given back soon after an outage ends.
pub(crate) const OUTAGES: usize = 16;

/// A player without an account. The key identifies the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Identity {
    /// Names it in seats and ratings.
    pub id: IdentityId,
    /// The name that others see.
    pub name: String,
    /// The time when it was made.
    pub made_at: Time,
}

/// The data that a store keeps about a match besides its log. All of it follows from the log; the sweeper and the lobby
/// need it without folding.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// The time when something happens by itself, such as a fallen flag.
    pub due_at: Option<Time>,
    /// True if the match is over.
    pub is_over: bool,
}

/// A match to open. It is open once its first entry is in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: MatchId,
    /// The server's seed, which nobody sees before the end.
    pub secret: Seed,
    /// The hash of the key that an invitation carries.
    pub invite: Option<KeyHash>,
    /// The time when the command reached the node.
    pub at: Time,
    /// The hall's JSON of its first event.
    pub body: String,
    /// The chain after it.
    pub chain: Chain,
    /// The summary that follows from it.
    pub summary: Summary,
}

/// An entry to append, and what changes together with it or not at all.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    /// The match.
    pub game: MatchId,
    /// The number that the entry must get: the number of entries that its writer knows.
    pub expected: Seq,
    /// The chain that the writer knows. After the store came back older, a log can have the expected length and be
    /// another.
    pub before: Chain,
    /// The time when the last entry that the writer knows was committed. It is not in the chain, but the clocks follow
    /// from it: a store that came back older can have committed the same entry again at another time.
    pub last_done: Time,
    /// The chain after the entry.
    pub after: Chain,
    /// The seat that acts; `None` for events that happen by themselves.
    pub seat: Option<Seat>,
    /// Names the command, so that a repeated one is recognized.
    pub command: CommandId,
    /// The hall's JSON of the event.
    pub body: String,
    /// The time when the command reached the node, not before the last entry's `done`.
    pub at: Time,
    /// The summary that follows from the log with this entry.
    pub summary: Summary,
    /// The result, if the entry ends a match that changes ratings.
    pub rated: Option<Rated>,
}

/// The result of appending an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is in the log for good.
    Done {
        /// Its number.
        seq: Seq,
        /// The store's time of the commit.
        done: Time,
    },
    /// The same seat sent this command before; this is the entry that it made.
    Already(StoredEntry),
    /// The log is another one than the writer knows: longer, or shorter after the store came back older.
    Behind {
        /// The number of entries in the log.
        head: Seq,
    },
    /// There is no such match.
    NoGame,
    /// The writer's clock is ahead of the store's, by more than [`MOST_AHEAD`]. With this entry the match would be in the
    /// future for everybody else.
    Ahead,
}

/// The time that the clock of a writer can be ahead of the store's, in milliseconds.
pub const MOST_AHEAD: u64 = 2_000;

/// An entry of a log as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its number, from 0 without gaps.
    pub seq: Seq,
    /// The time when the command reached the node.
    pub at: Time,
    /// The store's time of the commit.
    pub done: Time,
    /// The seat that acted; `None` for events that happened by themselves.
    pub seat: Option<Seat>,
    /// The command that made it.
    pub command: CommandId,
    /// The hall's JSON of the event.
    pub body: String,
}

/// A match without its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its id.
    pub id: MatchId,
    /// The number of entries in its log.
    pub head: Seq,
    /// The server's seed, which nobody sees before the end.
    pub secret: Seed,
    /// The hash of the key that an invitation carries.
    pub invite: Option<KeyHash>,
    /// The summary that follows from the log.
    pub summary: Summary,
    /// The players in the south and north seats.
    pub seats: [Option<IdentityId>; 2],
}

/// A player who looks for an opponent, or has just been paired.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredSeek {
    /// The player.
    pub id: IdentityId,
    /// The player's name.
    pub name: String,
    /// The rating; `None` before the first rated match.
    pub rating: Option<Rating>,
    /// The wish of the player.
    pub wish: Wish,
    /// Since when.
    pub since: Time,
    /// The match for which the player has been paired.
    pub game: Option<MatchId>,
}

impl StoredSeek {
    /// The seek as the hall compares it.
    pub fn seek(&self) -> Seek {
        let rating = self.rating.unwrap_or(Rating::NEW);
        Seek { player: self.id.public(), rating, wish: self.wish.clone(), since: self.since }
    }
}

impl IdentityId {
    /// The id as others see it.
    pub fn public(&self) -> PlayerId {
        PlayerId::new(self.0)
    }
}

impl StoredEntry {
    /// The entry as the hall reads it.
    ///
    /// # Errors
    /// If the body is not an event that this version knows.
    pub fn entry(&self) -> Result<Entry, serde_json::Error> {
        let event = serde_json::from_str(&self.body)?;
        let StoredEntry { seq, at, done, seat, command, .. } = *self;
        Ok(Entry { seq, at, done, seat, command, event })
    }
}

/// Returns true if a match has begun, as its log shows. An entry that only a newer version can read counts as play.
pub(crate) fn has_begun(log: &[StoredEntry]) -> bool {
    log.iter().any(|entry| entry.entry().map_or(true, |entry| entry.event.is_play()))
}

/// The ratings of both seats after a match. That of a bot stays as it is.
pub(crate) fn rate(before: [Rating; 2], rated: &Rated) -> [Rating; 2] {
    Seat::BOTH.map(|seat| {
        let [own, other] = [seat, seat.other()].map(|seat| before[seat.index()]);
        rated.bots[seat.index()].unwrap_or_else(|| own.after(&other, rated.winner == seat))
    })
}
