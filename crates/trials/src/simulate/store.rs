use std::collections::HashMap;
use std::rc::Rc;

use talon_hall::{Chain, CommandId, Entry, Event, LogFault, MatchId, Seed, Seq, Table, Time};
use talon_rules::curse::Seat;
use talon_server::Mutation;

use crate::broken::Broken;

/// The time that a node's clock can be ahead of the store's, in milliseconds.
const SKEW: u64 = 2_000;

/// An append that a node asks for.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) expected: Seq,
    pub(crate) before: Chain,
    pub(crate) last_done: Time,
    pub(crate) at: Time,
    pub(crate) seat: Option<Seat>,
    pub(crate) command: CommandId,
    pub(crate) event: Event,
    /// The winner, if the entry ends a match that changes the ratings.
    pub(crate) rated: Option<Seat>,
}

/// A call of a node.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    Read,
    Time,
    Append(Append),
}

/// The answer to a call, with the store's time.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Log(Vec<Rc<Entry>>, Time),
    Time(Time),
    Done(Rc<Entry>),
    /// The command is in the log already.
    Already,
    Behind,
    /// The node's clock is too far ahead.
    Skewed,
    Away,
    Unknown,
}

/// The model of a store: one match, in memory.
pub(crate) struct ModelStore {
    id: MatchId,
    secret: Seed,
    mutation: Option<Mutation>,
    pub(crate) is_away: bool,
    /// The number of times that it came back older.
    pub(crate) rewinds: u32,
    pub(crate) log: Vec<Rc<Entry>>,
    /// The table of the log.
    pub(crate) table: Table,
    /// The table after every entry that was ever committed, by its chain.
    pub(crate) committed: HashMap<Chain, Table>,
    /// The seat that changed the ratings, and the entry by which it did.
    pub(crate) rated: Option<(Seq, Seat)>,
    /// The commands that were committed and lost again.
    pub(crate) lost: Vec<(Option<Seat>, CommandId)>,
}

impl ModelStore {
    pub(crate) fn new(
        id: MatchId,
        secret: Seed,
        created: Entry,
        mutation: Option<Mutation>,
    ) -> Result<ModelStore, LogFault> {
        let table = Table::fold(id, secret, [&created])?;
        Ok(ModelStore {
            id,
            secret,
            mutation,
            is_away: false,
            rewinds: 0,
            log: vec![Rc::new(created)],
            committed: HashMap::from([(table.chain(), table.clone())]),
            table,
            rated: None,
            lost: Vec::new(),
        })
    }

    pub(crate) fn call(&mut self, call: &Call, now: Time) -> Result<Reply, Broken> {
        if self.is_away {
            return Ok(Reply::Away);
        }
        match call {
            Call::Read => Ok(Reply::Log(self.log.clone(), now)),
            Call::Time => Ok(Reply::Time(now)),
            Call::Append(append) => self.append(append, now),
        }
    }

    /// An append arrives after its caller gave it up; it is lost if the store came back older meanwhile.
    pub(crate) fn append_late(&mut self, append: Append, rewinds: u32, now: Time) -> Result<(), Broken> {
        if rewinds == self.rewinds {
            self.call(&Call::Append(append), now)?;
        }
        Ok(())
    }

    fn append(&mut self, append: &Append, now: Time) -> Result<Reply, Broken> {
        if append.at > now.plus(SKEW) {
            return Ok(Reply::Skewed);
        }
        let is_unique = self.mutation != Some(Mutation::NoUniqueKey);
        let same = |entry: &&Rc<Entry>| entry.seat == append.seat && entry.command == append.command;
        if is_unique && append.seat.is_some() && self.log.iter().any(|entry| same(&entry)) {
            return Ok(Reply::Already);
        }
        let head = (self.table.head(), self.table.chain(), self.table.done());
        let fits = (append.expected, append.before, append.last_done) == head;
        if !fits && self.mutation != Some(Mutation::NoFence) {
            return Ok(Reply::Behind);
        }
        let at = self.table.moment(append.at);
        let entry = Entry {
            seq: self.table.head() + 1,
            at,
            done: now.max(at),
            seat: append.seat,
            command: append.command,
            event: append.event.clone(),
        };
        self.table.apply(&entry).map_err(Broken::Log)?;
        self.committed.insert(self.table.chain(), self.table.clone());
        if let Some(winner) = append.rated {
            if self.rated.is_some() {
                return Err(Broken::RatedTwice);
            }
            self.rated = Some((entry.seq, winner));
        }
        let entry = Rc::new(entry);
        self.log.push(Rc::clone(&entry));
        Ok(Reply::Done(entry))
    }

    /// Comes back without the last entries.
    pub(crate) fn rewind(&mut self, lost: usize) -> Result<(), Broken> {
        self.rewinds += 1;
        let kept = self.log.len().saturating_sub(lost).max(1);
        for entry in self.log.drain(kept..) {
            self.lost.push((entry.seat, entry.command));
        }
        self.table = self.fold()?;
        self.rated = self.rated.filter(|(seq, _)| *seq <= self.table.head());
        Ok(())
    }

    /// The table, folded from the whole log.
    pub(crate) fn fold(&self) -> Result<Table, Broken> {
        Table::fold(self.id, self.secret, self.log.iter().map(Rc::as_ref)).map_err(Broken::Log)
    }
}
