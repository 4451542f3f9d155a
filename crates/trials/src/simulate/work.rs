//! The work of a node on its jobs and on the answers of the store.

use std::rc::Rc;

use talon_hall::{Actor, Command, CommandId, Entry, Event, FromHall, Refusal, Request, Table, Time};
use talon_rules::Game;
use talon_rules::curse::Seat;
use talon_server::Mutation;

use super::node::{Busy, Job, Node, Wish};
use super::store::{Append, Call, Reply};
use crate::dice::Dice;

/// No flag falls this soon after a start of the node or a return of the store, in milliseconds.
const NO_FLAGS: u64 = 20_000;

/// The clock of a node that serves is at most this far from the store's, in milliseconds.
const SKEW: u64 = 2_000;

impl Node {
    /// Tries a job. `is_fresh` says that the log was read after the job began.
    pub(super) fn attempt(&mut self, job: Job, is_fresh: bool) {
        let clock = self.now;
        if matches!(job, Job::Probe) {
            self.busy = Some(Busy { job, append: None });
            return self.wishes.push(Wish::Call(Call::Time));
        }
        let Some((table, _)) = &self.cache else {
            return self.read(job);
        };
        if self.away_since.is_some() {
            // The first call after an outage must not be a move: its time is given back first.
            return self.read(job);
        }
        let credit = |(from, to): &(Time, Time)| table.credits(*from, *to).pop();
        if let Some(event) = self.outages.iter().find_map(credit) {
            return self.append(job, None, None, event, clock);
        }
        match &job {
            Job::Probe => {}
            Job::Refresh if is_fresh => {}
            Job::Refresh => self.read(job),
            Job::Command { .. } => self.attempt_command(job, is_fresh),
            Job::Serve => {
                let due = table.at(table.moment(clock));
                let no_flags = clock.since(self.steady_since) < NO_FLAGS;
                if let Some(event) = due.filter(|event| !(no_flags && matches!(event, Event::Flagged { .. })))
                {
                    self.append(job, None, None, event, clock);
                }
            }
            Job::Presence(seat, is_here) => {
                if let Some(event) = table.presence(*seat, *is_here) {
                    self.append(job, None, None, event, clock);
                }
            }
            Job::Bot => {
                if let Some((seat, event)) = self.bot_move(clock) {
                    self.append(job, Some(seat), None, event, clock);
                }
            }
        }
    }

    /// Answers a command, or asks the store to append its event.
    fn attempt_command(&mut self, job: Job, is_fresh: bool) {
        let (Job::Command { connection, seat, request, arrived }, Some((table, log))) = (&job, &self.cache)
        else {
            return;
        };
        let same = |entry: &&Rc<Entry>| entry.seat == Some(*seat) && entry.command == request.id;
        let is_unique = self.mutation != Some(Mutation::NoUniqueKey);
        if let Some(entry) = log.iter().find(same).filter(|_| is_unique) {
            let accepted = FromHall::Accepted { id: request.id, seq: entry.seq };
            return self.wishes.push(Wish::Send(*connection, accepted));
        }
        match self.decide(table, *seat, request, table.moment(*arrived)) {
            Ok(event) => self.append(job.clone(), Some(*seat), Some(request.id), event, *arrived),
            Err(reason) if is_fresh => {
                let refused = FromHall::Refused { id: request.id, reason };
                self.wishes.push(Wish::Send(*connection, refused));
            }
            Err(_) => self.read(job),
        }
    }

    fn decide(&self, table: &Table, seat: Seat, request: &Request, at: Time) -> Result<Event, Refusal> {
        let expect = if self.mutation == Some(Mutation::NoExpect) { table.chain() } else { request.expect };
        table.decide(Actor::Player(seat), &Request { expect, ..*request }, at)
    }

    /// The move of a bot that took a seat over: any legal one.
    fn bot_move(&mut self, clock: Time) -> Option<(Seat, Event)> {
        let (table, _) = self.cache.as_ref()?;
        let seat = table.seat_to_move().filter(|seat| table.bot(*seat).is_some())?;
        let mut moves = Vec::new();
        table.state()?.legal_moves(&mut moves);
        let command = Command::Move(*self.chance.pick(&moves)?);
        let request = Request { id: CommandId::new([0; 16]), expect: table.chain(), command };
        Some((seat, table.decide(Actor::Bot(seat), &request, table.moment(clock)).ok()?))
    }

    fn read(&mut self, job: Job) {
        self.reads.0 += 1;
        self.busy = Some(Busy { job, append: None });
        self.wishes.push(Wish::Call(Call::Read));
    }

    fn append(
        &mut self,
        job: Job,
        seat: Option<Seat>,
        command: Option<CommandId>,
        event: Event,
        arrived: Time,
    ) {
        let command = command.unwrap_or_else(|| CommandId::new(self.chance.bytes()));
        let Some((table, _)) = &self.cache else { return };
        let at = table.moment(arrived);
        let mut append = Append {
            expected: table.head(),
            before: table.chain(),
            last_done: table.done(),
            at,
            seat,
            command,
            event,
            rated: None,
        };
        let mut after = table.clone();
        let was_over = table.outcome().is_some();
        if after.apply(&entry_of(&append)).is_ok() && !was_over {
            append.rated = after.rated_winner();
        }
        if let (Job::Command { connection, .. }, Some(Mutation::AnswerBeforeCommit)) = (&job, self.mutation) {
            let accepted = FromHall::Accepted { id: command, seq: append.expected + 1 };
            self.wishes.push(Wish::Send(*connection, accepted));
        }
        self.busy = Some(Busy { job, append: Some(append.clone()) });
        self.wishes.push(Wish::Call(Call::Append(append)));
    }

    /// The store answers the call of the job that waits; an answer to a call of an earlier life is lost.
    pub(crate) fn reply(&mut self, life: u32, reply: Reply, now: Time) -> Vec<Wish> {
        if life != self.life {
            return Vec::new();
        }
        self.set_time(now);
        let Some(Busy { job, append }) = self.busy.take() else { return Vec::new() };
        match reply {
            Reply::Time(store_now) => {
                self.check_clock(store_now);
            }
            Reply::Log(log, store_now) => self.take_log(log, store_now, job),
            Reply::Done(entry) => self.committed(entry, job),
            Reply::Already | Reply::Behind => self.read(job),
            Reply::Skewed => self.leave_service(),
            Reply::Away => self.store_is_away(job),
            Reply::Unknown => match append.filter(|_| self.mutation == Some(Mutation::NoReadBack)) {
                Some(append) => self.committed(Rc::new(entry_of(&append)), job),
                None => self.read(job),
            },
        }
        self.pump()
    }

    /// Takes the log of the store, and continues the job.
    fn take_log(&mut self, log: Vec<Rc<Entry>>, store_now: Time, job: Job) {
        self.reads.1 = self.reads.0;
        if self.check_clock(store_now) {
            self.fold(log);
            self.push_all();
            self.attempt(job, true);
        }
    }

    /// The store is there: notes the end of an outage, and compares the clocks. Returns whether the node serves.
    fn check_clock(&mut self, store_now: Time) -> bool {
        let clock = self.now;
        if let Some(from) = self.away_since.take() {
            let from = store_now.ms().saturating_sub(self.steady.since(from));
            self.outages.push((Time::from_ms(from), store_now));
            self.steady_since = clock;
        }
        if clock.since(store_now).max(store_now.since(clock)) > SKEW {
            self.leave_service();
        } else {
            self.serves = true;
        }
        self.serves
    }

    /// Brings the cache up to a log; folds it anew if it is not the log of the cache continued.
    fn fold(&mut self, log: Vec<Rc<Entry>>) {
        if let Some((table, cached)) = &mut self.cache {
            let same =
                cached.last().zip(log.get(cached.len() - 1)).is_some_and(|(mine, its)| Rc::ptr_eq(mine, its));
            if same && log[cached.len()..].iter().all(|entry| table.apply(entry).is_ok()) {
                *cached = log;
                return;
            }
        }
        self.cache =
            Table::fold(self.id, self.secret, log.iter().map(Rc::as_ref)).ok().map(|table| (table, log));
    }

    /// An entry of this node is in the log.
    fn committed(&mut self, entry: Rc<Entry>, job: Job) {
        let (seq, command) = (entry.seq, entry.command);
        let is_credit = matches!(entry.event, Event::Credited { .. });
        let fits = self.cache.as_mut().is_some_and(|(table, log)| {
            let applied = table.apply(&entry).is_ok();
            if applied {
                log.push(entry);
            }
            applied
        });
        if !fits {
            self.cache = None;
        }
        self.wishes.push(Wish::Ring);
        match &job {
            Job::Command { connection, request, .. } if request.id == command => {
                self.wishes.push(Wish::Send(*connection, FromHall::Accepted { id: command, seq }));
                self.jobs.push_back(Job::Serve);
            }
            Job::Serve => self.jobs.push_front(job),
            _ if is_credit => self.jobs.push_front(job),
            _ => self.jobs.push_back(Job::Serve),
        }
        self.push_all();
    }

    fn store_is_away(&mut self, job: Job) {
        self.away_since.get_or_insert(self.steady);
        match job {
            Job::Command { connection, request, .. } => {
                self.wishes.push(Wish::Send(connection, FromHall::Away { id: request.id }));
            }
            Job::Presence(seat, false) => self.gone.push(seat),
            _ => {}
        }
    }

    /// The clock of the node is wrong: the node serves no one until the clock is right.
    fn leave_service(&mut self) {
        self.serves = false;
        self.connections.clear();
        self.jobs.clear();
        self.cache = None;
        self.wishes.push(Wish::CloseAll);
    }
}

/// The entry that an append makes if the store takes no time.
fn entry_of(append: &Append) -> Entry {
    Entry {
        seq: append.expected + 1,
        at: append.at,
        done: append.at,
        seat: append.seat,
        command: append.command,
        event: append.event.clone(),
    }
}
