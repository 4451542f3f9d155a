//! The tables of this node, and how a command reaches a log.
//!
//! A table in memory is only a guess about the log in the store: every append verifies it, and before a refusal the node
//! reads the log again. Nobody hears of an entry before the store has it.

use std::collections::HashMap;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use talon_hall::{
    Actor, Entry, Event, FromHall, LogFault, LogProblem, MatchId, Refusal, Request, Seen, Seq, Table,
};
use talon_rules::curse::Seat;
use talon_store::{ServerId, Store, StoreError, StoredEntry, Summary, Visit, now};
use tokio::sync::Semaphore;

use super::bot_turn;
use super::health::Health;
use super::live::{Live, Loaded, NewEvent};
use super::lock::locked;
use super::metrics::Metrics;
use super::mutation::Mutation;
use super::random::random;
use super::substitute::Substitute;

/// The number of times that a command is decided again because other entries came first.
const ATTEMPTS: usize = 8;

/// The reason why a match cannot be continued here.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NodeError {
    /// The store gives no answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no such match.
    #[error("there is no such match")]
    NoGame,
    /// This node's clock is not the store's.
    #[error("the clock of this node is wrong")]
    WrongClock,
    /// The log contains what this version does not know.
    #[error("entry {0} of the log is of a newer version")]
    Unreadable(Seq),
    /// The log contradicts itself.
    #[error("the log cannot be continued: {0}")]
    Broken(#[from] LogFault),
}

/// The matches of this node.
#[derive(Debug)]
pub(crate) struct Node {
    id: ServerId,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) health: Health,
    pub(crate) substitute: Option<Substitute>,
    pub(crate) metrics: Metrics,
    /// One permit for each processor: as many bots think at once.
    pub(super) thinkers: Semaphore,
    /// The protection that a trial took out.
    pub(super) mutation: OnceLock<Mutation>,
    tables: Mutex<HashMap<MatchId, Arc<Live>>>,
}

impl Node {
    pub(crate) fn new(store: Arc<dyn Store>, substitute: Option<Substitute>) -> Node {
        Node {
            id: ServerId(random()),
            store,
            substitute,
            health: Health::new(Instant::now()),
            metrics: Metrics::new(),
            thinkers: Semaphore::new(available_parallelism().map_or(1, NonZero::get)),
            mutation: OnceLock::new(),
            tables: Mutex::default(),
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Live>>> {
        locked(&self.tables)
    }

    /// All matches in memory.
    pub(crate) fn all(&self) -> Vec<(MatchId, Arc<Live>)> {
        self.tables().iter().map(|(id, live)| (*id, Arc::clone(live))).collect()
    }

    /// Returns true if this is the match in memory. A match that was deleted is not.
    pub(crate) fn has(&self, live: &Arc<Live>) -> bool {
        self.known(live.id()).is_some_and(|current| Arc::ptr_eq(&current, live))
    }

    /// Removes a match from memory that is idle or was deleted.
    pub(crate) fn forget(&self, id: MatchId) {
        self.tables().remove(&id);
    }

    /// A match in memory; `None` if it is only in the store.
    pub(crate) fn known(&self, id: MatchId) -> Option<Arc<Live>> {
        self.tables().get(&id).map(Arc::clone)
    }

    /// A match, from memory or from the store.
    pub(crate) async fn live(&self, id: MatchId) -> Result<Arc<Live>, NodeError> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let loaded = self.load(id).await?;
        let live = Arc::new(Live::new(loaded, now()));
        Ok(Arc::clone(self.tables().entry(id).or_insert(live)))
    }

    async fn load(&self, id: MatchId) -> Result<Loaded, NodeError> {
        let game = self.noting(self.store.game(id).await)?.ok_or(NodeError::NoGame)?;
        let mut log = read(&self.noting(self.store.entries(id, 0).await)?)?;
        let table = match Table::fold(id, game.secret, &log) {
            Err(fault) if is_broken(&fault) => {
                self.void(id, &log).await?;
                log = read(&self.noting(self.store.entries(id, 0).await)?)?;
                Table::fold(id, game.secret, &log)?
            }
            table => table?,
        };
        Ok(Loaded { table, log })
    }

    /// Takes note when the store does not answer.
    pub(super) fn noting<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error) = &result
            && self.health.note_away(Instant::now())
        {
            self.metrics.outages.inc();
            self.metrics.store_away.set(1);
            tracing::warn!(%error, "the store does not answer");
        }
        result
    }

    /// Reads what the store has and this node has not.
    pub(crate) async fn refresh(&self, live: &Live, loaded: &mut Loaded) -> Result<(), NodeError> {
        let (id, head) = (loaded.table.id(), loaded.table.head());
        let stored = read(&self.noting(self.store.entries(id, head).await)?)?;
        if stored.first() == loaded.log.last() {
            for entry in &stored[1..] {
                loaded.table.apply(entry)?;
                loaded.log.push(entry.clone());
            }
        } else {
            // The store came back older.
            *loaded = self.load(id).await?;
        }
        if loaded.table.head() != head || stored.first() != loaded.log.get(head as usize) {
            live.announce(loaded.table.head());
        }
        Ok(())
    }

    /// Reads the log again unless it contains everything that the client has seen.
    pub(crate) async fn catch_up(
        &self,
        live: &Live,
        loaded: &mut Loaded,
        seen: Option<Seen>,
    ) -> Result<(), NodeError> {
        if seen.is_some_and(|seen| !loaded.contains(seen)) {
            self.refresh(live, loaded).await?;
        }
        Ok(())
    }

    /// Carries out a command of a seat and returns the answer. It never fails: what goes wrong is an answer too.
    pub(crate) async fn command(&self, live: &Live, seat: Seat, request: &Request) -> FromHall {
        let answer = self.try_command(live, seat, request).await;
        answer.unwrap_or(FromHall::Away { id: request.id })
    }

    async fn try_command(&self, live: &Live, seat: Seat, request: &Request) -> Result<FromHall, NodeError> {
        let (id, arrived) = (request.id, now());
        self.put_off().await;
        let loaded = &mut *live.loaded.lock().await;
        let mut is_fresh = false;
        self.prepare(live, loaded).await?;
        for _ in 0..ATTEMPTS {
            let previous = loaded.log.iter().find(|entry| entry.seat == Some(seat) && entry.command == id);
            if let Some(entry) = previous.filter(|_| !self.lacks(Mutation::NoUniqueKey)) {
                return Ok(FromHall::Accepted { id, seq: entry.seq });
            }
            let at = loaded.table.moment(arrived);
            match loaded.table.decide(Actor::Player(seat), &self.judged(request, &loaded.table), at) {
                Ok(Event::BotTookOver { .. }) if self.substitute.is_none() => {
                    return Ok(FromHall::Refused { id, reason: Refusal::NotClaimable });
                }
                Err(_) if !is_fresh => {
                    self.refresh(live, loaded).await?;
                    is_fresh = true;
                }
                Err(reason) => return Ok(FromHall::Refused { id, reason }),
                Ok(event) => {
                    let new = NewEvent { seat: Some(seat), command: id, event, at };
                    if let Some(seq) = self.append(live, loaded, new).await? {
                        self.advance(live, loaded).await?;
                        return Ok(FromHall::Accepted { id, seq });
                    }
                    is_fresh = true;
                }
            }
        }
        Ok(FromHall::Away { id })
    }

    /// Appends what happens by itself, as far as its time has come.
    pub(crate) async fn advance(&self, live: &Live, loaded: &mut Loaded) -> Result<(), NodeError> {
        for _ in 0..ATTEMPTS {
            let at = loaded.table.moment(now());
            if loaded.table.at(at).is_none() {
                return Ok(());
            }
            self.prepare(live, loaded).await?;
            let Some(event) = loaded.table.at(at) else { return Ok(()) };
            if let Event::Flagged { seat } = event
                && !self.can_flag(&loaded.table, seat)
            {
                return Ok(());
            }
            if let Some(due) = loaded.table.due() {
                self.metrics.due_seconds.observe(seconds(at.since(due.max(loaded.table.done()))));
            }
            self.append(live, loaded, NewEvent::unasked(event, at)).await?;
        }
        Ok(())
    }

    /// Returns true if the clock of a seat can run out. A bot's cannot: it moves as soon as a node is there again.
    fn can_flag(&self, table: &Table, seat: Seat) -> bool {
        let has_bot = table.bot(seat).is_some() && self.substitute.is_some();
        !has_bot && self.health.can_flag(Instant::now())
    }

    /// Makes sure that the store is there, and gives back the time in which nobody served before anything else happens.
    pub(crate) async fn prepare(&self, live: &Live, loaded: &mut Loaded) -> Result<(), NodeError> {
        if self.health.must_ask(now(), Instant::now()) {
            self.probe().await?;
        }
        if !self.health.is_clock_right() {
            return Err(NodeError::WrongClock);
        }
        for (from, to) in self.health.outages() {
            for event in loaded.table.credits(from, to) {
                let at = loaded.table.moment(now());
                self.append(live, loaded, NewEvent::unasked(event, at)).await?;
            }
        }
        Ok(())
    }

    /// Tells the store that this node is there, which shows whether the store answers and when nobody was there.
    pub(crate) async fn probe(&self) -> Result<(), NodeError> {
        let (beat, here) = (self.noting(self.store.beat(self.id).await)?, now());
        let (time, was_away, was_right) = (beat.now, self.health.is_away(), self.health.is_clock_right());
        if let Some((from, to)) = self.health.note_beat(beat, here, Instant::now()) {
            tracing::warn!(
                lost = seconds(to.since(from)),
                "nobody served, and the players get this time back"
            );
        }
        let offset = i64::try_from(here.since(time)).unwrap_or(i64::MAX)
            - i64::try_from(time.since(here)).unwrap_or(i64::MAX);
        self.metrics.clock_offset_ms.set(offset);
        self.metrics.store_away.set(0);
        if was_away {
            tracing::info!("the store answers again");
        }
        match (was_right, self.health.is_clock_right()) {
            (true, false) => tracing::error!(offset, "the clock of this node is wrong"),
            (false, true) => tracing::info!("the clock of this node is right again"),
            _ => {}
        }
        Ok(())
    }

    /// Appends that a player came or left.
    pub(crate) async fn note_presence(&self, live: &Live, loaded: &mut Loaded) -> Result<(), NodeError> {
        let id = loaded.table.id();
        for seat in Seat::BOTH {
            let visit = Visit { game: id, seat, server: self.id };
            // What fails is noted in the next round.
            if let Some(is_here) = live.news_for_store(seat)
                && self.noting(self.store.connect(visit, is_here).await).is_ok()
            {
                live.note_stored(seat, is_here);
            }
            let Some(event) = live.presence(loaded, seat, now()) else { continue };
            if matches!(event, Event::Left { .. }) && !self.is_gone(visit).await? {
                continue;
            }
            self.prepare(live, loaded).await?;
            let at = loaded.table.moment(now());
            self.append(live, loaded, NewEvent::unasked(event, at)).await?;
        }
        Ok(())
    }

    /// Returns true if a player who is not connected here is connected to no other server either.
    async fn is_gone(&self, visit: Visit) -> Result<bool, NodeError> {
        let is_settled = self.health.is_settled(Instant::now());
        Ok(is_settled && !self.noting(self.store.is_elsewhere(visit).await)?)
    }
}

/// The hall's JSON of an event.
pub(super) fn body(event: &Event) -> String {
    serde_json::to_string(event).expect("an event has only string keys")
}

/// The summary that the store keeps besides the log.
pub(super) fn summary(table: &Table) -> Summary {
    let due_at = [table.due(), bot_turn::due(table)].into_iter().flatten().min();
    Summary { due_at, is_over: table.outcome().is_some() }
}

/// Returns true if a log contradicts itself. One of another version does not, as far as this version can tell.
fn is_broken(fault: &LogFault) -> bool {
    !matches!(
        fault.problem,
        LogProblem::UnknownVersion(_) | LogProblem::WrongSecret | LogProblem::NoBeginning
    )
}

/// The entries as the hall reads them.
fn read(stored: &[StoredEntry]) -> Result<Vec<Entry>, NodeError> {
    stored.iter().map(|entry| entry.entry().map_err(|_| NodeError::Unreadable(entry.seq))).collect()
}

/// Milliseconds as seconds.
pub(super) fn seconds(ms: u64) -> f64 {
    Duration::from_millis(ms).as_secs_f64()
}
