//! The model of a store, in memory: what every store must do, as plainly as possible, with outages and crashes at will.

mod model;

use std::collections::VecDeque;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_trait::async_trait;
use talon_hall::{MatchId, Rating, Seq, Time, Wish};
use talon_rules::curse::Seat;

pub use model::Model;

use crate::bell::{Bell, Ring};
use crate::records::{
    Append, Appended, Beat, Game, Identity, IdentityId, KeyHash, NewGame, ServerId, StoredEntry, StoredSeek,
    Visit,
};
use crate::store::{Store, StoreError};

/// The fault of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The store cannot be reached.
    Away,
    /// The store crashes before it commits; the caller does not learn that.
    LostBefore,
    /// The store crashes after it commits; the caller does not learn that either.
    LostAfter,
}

/// A store in memory, for tests.
///
/// # Examples
/// ```
/// use talon_hall::Time;
/// use talon_store::{Fault, MemoryStore, ServerId, Store, StoreError};
///
/// let store = MemoryStore::default();
/// store.set_time(Time::from_ms(1_000));
/// store.plan([None, Some(Fault::Away)]);
/// let server = ServerId([1; 16]);
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// assert_eq!(store.beat(server).await.unwrap().now, Time::from_ms(1_000));
/// assert!(matches!(store.beat(server).await, Err(StoreError::Away(_))));
/// assert_eq!(store.beat(server).await.unwrap().now, Time::from_ms(1_000));
/// # });
/// ```
#[derive(Debug, Default)]
pub struct MemoryStore {
    inside: Mutex<Inside>,
    bell: Bell,
}

#[derive(Debug, Default)]
struct Inside {
    model: Model,
    now: Time,
    /// Since when the clock runs; it stands still otherwise.
    runs_since: Option<Instant>,
    plan: VecDeque<Option<Fault>>,
    always: Option<Fault>,
}

impl MemoryStore {
    /// Sets the store's clock.
    pub fn set_time(&self, now: Time) {
        let mut inside = self.lock();
        (inside.now, inside.runs_since) = (now, None);
    }

    /// Sets the store's clock, which runs from then on.
    pub fn run_from(&self, now: Time) {
        let mut inside = self.lock();
        (inside.now, inside.runs_since) = (now, Some(Instant::now()));
    }

    /// Plans the next calls, each with its fault or without one.
    pub fn plan(&self, faults: impl IntoIterator<Item = Option<Fault>>) {
        self.lock().plan.extend(faults);
    }

    /// Lets all calls fail from now on, or none but the planned ones.
    pub fn always(&self, fault: Option<Fault>) {
        self.lock().always = fault;
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        // A test that panicked in a call has failed anyway.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a call, with the fault that is planned for it.
    fn call<T>(&self, call: impl FnOnce(&mut Model, Time) -> T) -> Result<T, StoreError> {
        let mut inside = self.lock();
        let inside = &mut *inside;
        let ran = inside.runs_since.map_or(0, |since| since.elapsed().as_millis());
        let now = inside.now.plus(u64::try_from(ran).unwrap_or(u64::MAX));
        let fault = inside.plan.pop_front().unwrap_or(inside.always);
        match fault {
            None => Ok(call(&mut inside.model, now)),
            Some(Fault::Away) => Err(StoreError::Away("planned".to_owned())),
            Some(Fault::LostBefore) => Err(StoreError::Unknown("planned".to_owned())),
            Some(Fault::LostAfter) => {
                call(&mut inside.model, now);
                Err(StoreError::Unknown("planned".to_owned()))
            }
        }
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn open_game(&self, game: NewGame) -> Result<StoredEntry, StoreError> {
        self.call(|model, now| model.open_game(&game, now))
    }

    async fn sit(&self, id: MatchId, identity: IdentityId, wanted: Seat) -> Result<Option<Seat>, StoreError> {
        self.call(|model, _| model.sit(id, identity, wanted))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let appended = self.call(|model, now| model.append(&append, now))?;
        if let Appended::Done { seq, .. } = appended {
            self.bell.ring(Ring { game: append.game, head: seq + 1 });
        }
        Ok(appended)
    }

    async fn pack(&self, before: Time, limit: u32) -> Result<u32, StoreError> {
        self.call(|model, _| model.pack(before, limit))
    }

    async fn game(&self, id: MatchId) -> Result<Option<Game>, StoreError> {
        self.call(|model, _| model.game(id))
    }

    async fn entries(&self, id: MatchId, from: Seq) -> Result<Vec<StoredEntry>, StoreError> {
        self.call(|model, _| model.entries(id, from))
    }

    async fn heads(&self, ids: &[MatchId]) -> Result<Vec<(MatchId, Seq)>, StoreError> {
        self.call(|model, _| ids.iter().filter_map(|id| Some((*id, model.game(*id)?.head))).collect())
    }

    async fn due(&self, now: Time, lease: u64, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        self.call(|model, _| model.due(now, lease, limit))
    }

    async fn games(&self, after: Option<MatchId>, limit: u32) -> Result<Vec<MatchId>, StoreError> {
        self.call(|model, _| model.games(after, limit))
    }

    async fn games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        self.call(|model, _| model.games_of(identity))
    }

    async fn all_games_of(&self, identity: IdentityId) -> Result<Vec<MatchId>, StoreError> {
        self.call(|model, _| model.all_games_of(identity))
    }

    async fn make_identity(&self, identity: &Identity, key: KeyHash) -> Result<Option<Identity>, StoreError> {
        self.call(|model, _| model.make_identity(identity, key))
    }

    async fn change_key(&self, id: IdentityId, old: KeyHash, new: KeyHash) -> Result<bool, StoreError> {
        self.call(|model, _| model.change_key(id, old, new))
    }

    async fn is_spent(&self, key: KeyHash) -> Result<bool, StoreError> {
        self.call(|model, _| model.is_spent(key))
    }

    async fn identity(&self, key: KeyHash, _: Time) -> Result<Option<Identity>, StoreError> {
        self.call(|model, _| model.identity(key))
    }

    async fn name(&self, id: IdentityId) -> Result<Option<String>, StoreError> {
        self.call(|model, _| model.name(id))
    }

    async fn erase(&self, id: IdentityId) -> Result<(), StoreError> {
        self.call(|model, _| model.erase(id))
    }

    async fn rating(&self, id: IdentityId) -> Result<Option<Rating>, StoreError> {
        self.call(|model, _| model.rating(id))
    }

    async fn seek(&self, id: IdentityId, wish: &Wish, now: Time, until: Time) -> Result<(), StoreError> {
        self.call(|model, _| model.seek(id, wish, now, until))
    }

    async fn stop_seeking(&self, id: IdentityId) -> Result<(), StoreError> {
        self.call(|model, _| model.stop_seeking(id))
    }

    async fn seeks(&self, now: Time) -> Result<Vec<StoredSeek>, StoreError> {
        self.call(|model, _| model.seeks(now))
    }

    async fn pair(
        &self,
        players: [IdentityId; 2],
        game: NewGame,
        now: Time,
        until: Time,
    ) -> Result<bool, StoreError> {
        let is_paired = self.call(|model, clock| model.pair(players, &game, now, until, clock))?;
        if is_paired {
            self.bell.ring(Ring { game: game.id, head: 1 });
        }
        Ok(is_paired)
    }

    async fn ticket_key(&self, new: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.call(|model, _| model.ticket_key(new))
    }

    async fn back_up(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Unfit("a store in memory is not copied".to_owned()))
    }

    async fn size(&self) -> Result<u64, StoreError> {
        self.call(|_, _| 0)
    }

    async fn beat(&self, server: ServerId) -> Result<Beat, StoreError> {
        self.call(|model, now| model.beat(server, now))
    }

    async fn connect(&self, visit: Visit, is_connected: bool) -> Result<(), StoreError> {
        self.call(|model, _| model.connect(visit, is_connected))
    }

    async fn is_elsewhere(&self, visit: Visit) -> Result<bool, StoreError> {
        self.call(|model, now| model.is_elsewhere(visit, now))
    }

    fn bell(&self) -> &Bell {
        &self.bell
    }
}
