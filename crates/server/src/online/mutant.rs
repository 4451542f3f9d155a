//! The behaviour of a server without one of its protections.

use std::time::Duration;

use talon_hall::{Actor, Chain, Entry, FromHall, Request, Seq, Table};
use talon_rules::curse::Seat;
use talon_store::{Append, Appended, StoreError, now};
use tokio::time::sleep;

use super::live::Live;
use super::mutation::Mutation;
use super::node::Node;

/// The time that a server that answers before it saves puts the saving off.
const PUT_OFF: Duration = Duration::from_millis(100);

impl Node {
    /// Returns true if a trial took this protection out.
    pub(super) fn lacks(&self, protection: Mutation) -> bool {
        cfg!(feature = "mutations") && self.mutation.get() == Some(&protection)
    }

    /// A request as this server judges it.
    pub(super) fn judged(&self, request: &Request, table: &Table) -> Request {
        let expect = if self.lacks(Mutation::NoExpect) { table.chain() } else { request.expect };
        Request { expect, ..*request }
    }

    /// The answer of a server that does not wait for the store.
    pub(super) async fn early_answer(&self, live: &Live, seat: Seat, request: &Request) -> Option<FromHall> {
        if !self.lacks(Mutation::AnswerBeforeCommit) {
            return None;
        }
        let table = &live.loaded.lock().await.table;
        table.decide(Actor::Player(seat), request, table.moment(now())).ok()?;
        Some(FromHall::Accepted { id: request.id, seq: table.head() + 1 })
    }

    /// Saves later what was answered early.
    pub(super) async fn put_off(&self) {
        if self.lacks(Mutation::AnswerBeforeCommit) {
            sleep(PUT_OFF).await;
        }
    }

    /// The answer of the store, as a server without one of the protections takes it.
    pub(super) async fn mutated(
        &self,
        append: Append,
        answer: Result<Appended, StoreError>,
    ) -> Result<Appended, StoreError> {
        let (seq, done) = (append.expected, append.at);
        match answer {
            Ok(Appended::Already(_)) if self.lacks(Mutation::NoUniqueKey) => {
                Ok(Appended::Behind { head: seq })
            }
            Ok(Appended::Behind { .. }) if self.lacks(Mutation::NoFence) => {
                self.append_anywhere(append).await
            }
            Err(StoreError::Unknown(_)) if self.lacks(Mutation::NoReadBack) => {
                Ok(Appended::Done { seq, done })
            }
            answer => answer,
        }
    }

    /// Appends to the log as it is now.
    async fn append_anywhere(&self, append: Append) -> Result<Appended, StoreError> {
        let stored = self.store.entries(append.game, 0).await?;
        let log: Vec<Entry> = stored.iter().filter_map(|entry| entry.entry().ok()).collect();
        let before = log.iter().fold(Chain::START, |chain, entry| chain.next(entry));
        let expected = Seq::try_from(log.len()).unwrap_or(Seq::MAX);
        let last_done = log.last().map(|last| last.done).unwrap_or_default();
        let at = append.at.max(last_done);
        let Ok(event) = serde_json::from_str(&append.body) else { return self.store.append(append).await };
        let entry = Entry { seq: expected, at, done: at, seat: append.seat, command: append.command, event };
        let after = before.next(&entry);
        self.store.append(Append { expected, before, last_done, after, at, ..append }).await
    }
}
