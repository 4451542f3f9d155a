//! The way of an entry into the store.

use std::time::Instant;

use talon_hall::{Chain, CommandId, Entry, Event, MatchId, Outcome, Rated, Seq, Table, VoidReason};
use talon_store::{Append, Appended, StoreError, Summary, now};

use super::live::{Live, Loaded, NewEvent};
use super::log::short;
use super::metrics::count;
use super::node::{Node, NodeError, body, summary};
use super::random::random;

impl Node {
    /// Ends a match whose log cannot be continued. The players see that it was the server's fault.
    pub(super) async fn void(&self, id: MatchId, log: &[Entry]) -> Result<(), NodeError> {
        let before = log.iter().fold(Chain::START, |chain, entry| chain.next(entry));
        let seq = Seq::try_from(log.len()).unwrap_or(Seq::MAX);
        let (command, event) = (CommandId::new(random()), Event::Voided { reason: VoidReason::BrokenLog });
        let last_done = log.last().map(|last| last.done).unwrap_or_default();
        let at = now().max(last_done);
        let entry = Entry { seq, at, done: at, seat: None, command, event };
        let append = Append {
            game: id,
            expected: seq,
            before,
            last_done,
            after: before.next(&entry),
            seat: None,
            command,
            body: body(&entry.event),
            at,
            summary: Summary { due_at: None, is_over: true },
            rated: None,
        };
        // Whatever else is in the log now, it is read again.
        self.append_surely(append).await?;
        Ok(())
    }

    /// Appends an event and returns its number; `None` if the log was another one, which is read then.
    pub(crate) async fn append(
        &self,
        live: &Live,
        loaded: &mut Loaded,
        new: NewEvent,
    ) -> Result<Option<Seq>, NodeError> {
        let NewEvent { seat, command, event, at } = new;
        let seq = loaded.table.head() + 1;
        let mut entry = Entry { seq, at, done: at, seat, command, event };
        let mut next = loaded.table.clone();
        next.apply(&entry)?;
        let ends = next.outcome().is_some() && loaded.table.outcome().is_none();
        let rated = if ends { next.rated() } else { None };
        let append = appending(&loaded.table, &next, &entry, rated);
        match self.append_surely(append).await? {
            Appended::Done { done, .. } => {
                entry.done = done;
                loaded.table.apply(&entry)?;
                loaded.log.push(entry);
                live.announce(seq);
                if let Some(outcome) = loaded.table.outcome().filter(|_| ends) {
                    self.note_end(next.id(), outcome);
                }
                self.open_rematch(&loaded.table).await?;
                Ok(Some(seq))
            }
            Appended::Already(first) => {
                self.refresh(live, loaded).await?;
                Ok(Some(first.seq))
            }
            Appended::Behind { .. } => {
                self.refresh(live, loaded).await?;
                Ok(None)
            }
            Appended::NoGame => Err(NodeError::NoGame),
            Appended::Ahead => Err(NodeError::WrongClock),
        }
    }

    /// Appends, and asks again what became of it if the answer was lost.
    async fn append_surely(&self, append: Append) -> Result<Appended, StoreError> {
        let first = self.append_once(append.clone()).await;
        let first = self.mutated(append.clone(), first).await;
        if !matches!(first, Err(StoreError::Unknown(_))) {
            return first;
        }
        let second = self.append_once(append.clone()).await;
        self.mutated(append, second).await
    }

    async fn append_once(&self, append: Append) -> Result<Appended, StoreError> {
        let begin = Instant::now();
        let result = self.store.append(append).await;
        self.metrics.appended(&result, begin.elapsed().as_secs_f64());
        self.noting(result)
    }

    fn note_end(&self, id: MatchId, outcome: Outcome) {
        let end = format!("{:?}", outcome.end).to_lowercase();
        count(&self.metrics.ended_matches, "end", &end);
        tracing::info!(game = %short(id), end, "a match is over");
    }
}

/// The data with which the store makes a table the next one by this entry.
fn appending(table: &Table, next: &Table, entry: &Entry, rated: Option<Rated>) -> Append {
    Append {
        game: next.id(),
        expected: entry.seq,
        before: table.chain(),
        last_done: table.done(),
        after: next.chain(),
        seat: entry.seat,
        command: entry.command,
        body: body(&entry.event),
        at: entry.at,
        summary: summary(next),
        rated,
    }
}
