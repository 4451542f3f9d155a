//! The contract of a store.

use std::fmt::Debug;
use std::path::Path;

use async_trait::async_trait;
use talon_hall::{MatchId, Rating, Seq, Time, Wish};
use talon_rules::curse::Seat;

use crate::bell::Bell;
use crate::records::{
    Append, Appended, Beat, Game, Identity, IdentityId, KeyHash, NewGame, ServerId, StoredEntry, StoredSeek,
    Visit,
};

/// The reason why a store gives no answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Nothing changed: the store cannot be reached, or cannot write.
    #[error("the store is away: {0}")]
    Away(String),
    /// The answer was lost, so it is unknown whether the call changed anything. Repeating the call is harmless and tells.
    #[error("the store's answer was lost: {0}")]
    Unknown(String),
    /// The store cannot be used, for example because a newer version of this program wrote it, or another program. The
    /// reason is a clause; the caller knows which store it is.
    #[error("{0}")]
    Unfit(String),
}

/// Keeps matches, identities and ratings.
///
/// A change is in the store for good when the call returns. All calls can be repeated: a repeated change is recognized
/// and changes nothing.
///
/// # Errors
/// Every call can fail with [`StoreError::Away`], and a change with [`StoreError::Unknown`].
#[async_trait]
pub trait Store: Debug + Send + Sync {
    /// Opens a match with its first entry. If there is one of this id already, it stays as it is and the answer is its
    /// first entry.
    async fn open_game(&self, game: NewGame) -> Result<StoredEntry, StoreError>;

    /// Gives an identity a seat and returns it: the seat that it has already, else the wanted one, else the other one;
    /// `None` if both are taken or there is no such match.
    async fn sit(&self, id: MatchId, identity: IdentityId, wanted: Seat) -> Result<Option<Seat>, StoreError>;

    /// Appends an entry under the number that its writer expects, and rings the bell.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Packs the logs of at most `limit` matches that ended before a time, deletes those among them that never began,
    /// and returns their number. A packed log takes about a fifth of the room, and is otherwise as before: another
    /// entry unpacks it.
    async fn pack(&self, before: Time, limit: u32) -> Result<u32, StoreError>;

    /// A match without its log; `None` if there is none of this id.
    async fn game(&self, id: MatchId) -> Result<Option<Game>, StoreError>;

    /// The entries of a match from number `from` on, in order.
    async fn entries(&self, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>, StoreError>;

    /// The number of entries of each of these matches, in any order.
    async fn heads(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>, StoreError>;

    /// At most `limit` matches with something due at `now` or before, the most urgent first. Each is handed to one caller
    /// only within `lease` milliseconds, unless an entry is appended to it meanwhile.
    async fn due(&self, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// At most `limit` matches after this one, by id.
    async fn games(&self, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError>;

    /// The ids of the matches in which this player has a seat and that are not over.
    async fn games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError>;

    /// The ids of all matches in which this player has a seat, also of those that are over.
    async fn all_games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError>;

    /// Makes an identity with the hash of its key, and returns the identity that has this key now: if there was one
    /// already, it stays as it is. `None`, and nothing has changed, if the key is spent or another key belongs to this
    /// id.
    async fn make_identity(&self, identity: &Identity, key: KeyHash) -> Result<Option<Identity>, StoreError>;

    /// Replaces the key of an identity. The old one is spent: it opens nothing any more, and no identity ever gets it.
    /// Returns whether the new key is that of the identity now; false, and nothing has changed, if the identity has
    /// another key than the old one, or the new one is spent or belongs to another identity.
    async fn change_key(&self, id: IdentityId, old: KeyHash, new: KeyHash) -> Result<bool, StoreError>;

    /// Returns true if a key is spent.
    async fn is_spent(&self, key: KeyHash) -> Result<bool, StoreError>;

    /// The identity with this key. It counts as used at `now`, to the day.
    async fn identity(&self, key: KeyHash, now: Time) -> Result<Option<Identity>, StoreError>;

    /// The name of an identity; `None` if it was erased.
    async fn name(&self, id: IdentityId) -> Result<Option<String>, StoreError>;

    /// Forgets an identity: its name, its rating and its seats. Its key is spent, and the logs stay.
    async fn erase(&self, id: IdentityId) -> Result<(), StoreError>;

    /// The rating of an identity; `None` before its first rated match.
    async fn rating(&self, id: IdentityId) -> Result<Option<Rating>, StoreError>;

    /// Keeps that a player looks for an opponent from `now` until a time, or renews it. What was kept longer than its
    /// time is forgotten. A player who has been paired meanwhile keeps that, unless the match is over.
    async fn seek(&self, id: IdentityId, wish: &Wish, now: Time, until: Time) -> Result<(), StoreError>;

    /// Forgets that a player looks for an opponent, unless they have been paired.
    async fn stop_seeking(&self, id: IdentityId) -> Result<(), StoreError>;

    /// Everyone who looks for an opponent at this time, and everyone who has just been paired.
    async fn seeks(&self, now: Time) -> Result<Vec<StoredSeek>, StoreError>;

    /// Pairs two players who both look for an opponent at this time: opens the match with south and north in their
    /// seats, keeps until a time that they have been paired, and rings the bell. Returns whether this match is theirs;
    /// false, and nothing has changed, if one of them no longer waits.
    async fn pair(
        &self,
        players: [IdentityId; 2],
        game: NewGame,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError>;

    /// The key with which all nodes of this store sign tickets. If there is none, it is this new one from now on.
    async fn ticket_key(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Copies everything that is in the store now into a new file, while matches go on.
    ///
    /// # Errors
    /// If the file exists already or cannot be written, or if the store is a database with backups of its own.
    async fn back_up(&self, to: &Path) -> Result<(), StoreError>;

    /// The number of bytes that the store takes on its disk; 0 in memory.
    async fn size(&self) -> Result<u64, StoreError>;

    /// Notes that a server is there, and returns the store's time and the last outages: a new one if no server was
    /// there for more than [`LONGEST_PAUSE`](crate::LONGEST_PAUSE) before. All servers of a store learn of the same
    /// outages. What was noted in the last seconds can be lost in a power cut, so that the outage seems longer.
    ///
    /// It fails if the store cannot be written, as far as that is known: a full disk shows at the first change, and from
    /// then on here until there is room.
    async fn beat(&self, server: ServerId) -> Result<Beat, StoreError>;

    /// Keeps that a seat of a match is connected to a server, or is not any more. Like a beat, it can be lost in a
    /// power cut.
    async fn connect(&self, visit: Visit, is_connected: bool) -> Result<(), StoreError>;

    /// Returns true if the seat is connected to another server, and that server has just been there.
    async fn is_elsewhere(&self, visit: Visit) -> Result<bool, StoreError>;

    /// The bell that rings after each append, of other nodes too.
    fn bell(&self) -> &Bell;
}
