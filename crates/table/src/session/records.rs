//! The records of other sittings, and resuming one.

use talon_query::Origin;
use talon_rules::pieces::DealNumber;
use talon_rules::{AnyOptions, GameName};

use super::Session;
use crate::{Damage, Notice, RecordFaults, ResumeError, Resumed, Sitting, Store, TableKind};

/// Number of records of a kind, the ones played last, among which a table looks for a game to resume: players do not wait
/// until thousands are read. Older open games wait in the archive.
const MOST_RECENT: usize = 8;

impl<S: Store> Session<S> {
    /// The place of the records.
    pub fn store(&self) -> &S {
        self.autosave.store()
    }

    /// The place of the records, to give it what only the front end knows.
    pub fn store_mut(&mut self) -> &mut S {
        self.autosave.store_mut()
    }

    /// Resumes the open game of a kind that was played last, or else deals the deal with this number. `now` is in seconds
    /// since 1970.
    pub fn resume_or_deal(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        if self.kind == kind && self.is_open() {
            return self.tell_who_stays();
        }
        let waiting = self.waiting_record(kind, None);
        self.open_or_deal(waiting, kind, number, now);
    }

    /// Resumes the game of this deal if it was begun and can continue, or else deals it. The game that is on the table
    /// stays open. `now` is in seconds since 1970.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::DealNumber;
    /// use talon_rules::GameName;
    /// use talon_table::{MemoryStore, Session, TableKind};
    ///
    /// let kind = TableKind::alone(GameName::Doublets);
    /// let mut session = Session::new(MemoryStore::default());
    /// session.open_deal(kind, DealNumber::new(17)?, 1_790_000_000);
    /// session.play(session.game().read_move("flip")?)?;
    /// session.open_deal(kind, DealNumber::new(18)?, 1_790_000_001);
    /// assert_eq!(session.sitting().moves_made(), 0);
    /// session.open_deal(kind, DealNumber::new(17)?, 1_790_000_002);
    /// assert_eq!(session.sitting().moves_made(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open_deal(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        if self.kind == kind && self.deal() == Some(number) && self.is_open() {
            return;
        }
        let begun = self.waiting_record(kind, Some(number));
        self.open_or_deal(begun, kind, number, now);
    }

    /// The name of the saved game on the table; `None` while nothing of it is written down.
    pub fn record_name(&self) -> Option<&str> {
        self.autosave.current()
    }

    /// Puts a saved game on the table, open or finished. The game that was there stays open. When that is not possible,
    /// the table stays as it is, and a notice says why.
    pub fn open_record(&mut self, kind: TableKind, name: &str) {
        match self.seat_record(kind, name) {
            Ok(()) => {}
            Err(ResumeError::OpenElsewhere) => self.tell(Notice::InUse),
            Err(error) => self.tell_of(name, error),
        }
    }

    /// Puts a record on the table if there is one that can be read, or else a deal.
    fn open_or_deal(&mut self, name: Option<String>, kind: TableKind, number: DealNumber, now: u64) {
        let opened = name.as_deref().map(|name| (name, self.seat_record(kind, name)));
        if let Some((_, Ok(()))) = opened {
            return;
        }
        self.deal_beside(kind, number, now);
        if let Some((name, Err(error))) = opened {
            self.tell_of(name, error);
        }
    }

    fn seat_record(&mut self, kind: TableKind, name: &str) -> Result<(), ResumeError<S::Error>> {
        if self.autosave.current() == Some(name) {
            return Ok(());
        }
        self.keep_time();
        let Resumed { sitting, damage } = self.autosave.resume(name)?;
        if let Some(damage) = damage {
            self.tell_of_recovery(&sitting, damage);
        } else if sitting.can_continue() {
            self.tell(Notice::Resumed);
        }
        self.seat_down(kind, sitting);
        self.tell_who_stays();
        Ok(())
    }

    /// Leaves a notice when the game is against another opponent than the next one will be.
    fn tell_who_stays(&mut self) {
        if let Some(here) = self.opponent().filter(|here| *here != self.next_opponent) {
            self.notices.push(Notice::OpponentStays { here, next: self.next_opponent });
        }
    }

    /// The open game of a kind that would be resumed. A record without a good move is set aside.
    pub fn unfinished(&mut self, kind: TableKind) -> Option<Sitting> {
        if self.kind == kind && self.is_open() {
            return Some(self.sitting.clone());
        }
        self.find_open(kind).map(|(_, sitting)| sitting)
    }

    /// The name of the record that [`Session::open_deal`] would put on the table for this number, or
    /// [`Session::resume_or_deal`] without one. A record without a good move is set aside.
    pub fn waiting_record(&mut self, kind: TableKind, number: Option<DealNumber>) -> Option<String> {
        match number {
            Some(number) => self.find_open_deal(kind, number),
            None => self.find_open(kind).map(|(name, _)| name),
        }
    }

    /// The open game of a kind that was played last.
    fn find_open(&mut self, kind: TableKind) -> Option<(String, Sitting)> {
        let names = self.names(kind);
        names.into_iter().rev().take(MOST_RECENT).find_map(|name| {
            let sitting = self.read_or_set_aside(&name)?;
            sitting.can_continue().then_some((name, sitting))
        })
    }

    /// The open game of a deal that was played last.
    fn find_open_deal(&mut self, kind: TableKind, number: DealNumber) -> Option<String> {
        let (options, origin) = (AnyOptions::for_table(kind.game), Origin::Deal(number));
        let is_wanted = |sitting: Sitting| {
            let start = sitting.start();
            start.options() == options && *start.origin() == origin && sitting.can_continue()
        };
        // Reading thousands of moves takes longer than searching for a line.
        let line = format!("\ndeal: {number}\n");
        self.names(kind).into_iter().rev().find(|name| {
            self.store().read(name).is_ok_and(|text| text.contains(&line))
                && self.read_or_set_aside(name).is_some_and(is_wanted)
        })
    }

    /// Reads a record as far as possible. One without a good move is set aside, and a notice says so.
    fn read_or_set_aside(&mut self, name: &str) -> Option<Sitting> {
        let text = self.store().read(name).ok()?;
        let sitting = Sitting::read_as_far_as_possible(&text);
        if sitting.is_none()
            && let Err(error) = self.autosave.repair(name)
        {
            self.tell_of(name, error);
        }
        sitting
    }

    /// Returns true if no game of this name was ever played.
    pub fn is_new(&self, game: GameName) -> bool {
        TableKind::all_of(game).into_iter().all(|kind| self.names(kind).is_empty())
    }

    /// The names of the records of a kind, the one played last at the end.
    pub(super) fn names(&self, kind: TableKind) -> Vec<String> {
        self.store().names(kind).unwrap_or_default()
    }

    /// Leaves a notice that says how far a damaged record could be read.
    fn tell_of_recovery(&mut self, sitting: &Sitting, damage: Damage) {
        let moves = sitting.moves_made();
        self.tell(Notice::Recovered { moves, reason: first_of(&damage.faults), kept: damage.aside });
    }

    /// Leaves a notice that says why a record cannot be resumed.
    fn tell_of(&mut self, name: &str, error: ResumeError<S::Error>) {
        let name = name.to_owned();
        self.tell(match error {
            ResumeError::Damaged(Damage { aside, faults }) => {
                Notice::SetAside { reason: first_of(&faults), kept: aside }
            }
            ResumeError::OpenElsewhere => Notice::OpenElsewhere,
            ResumeError::Newer(_) => Notice::Newer { name },
            ResumeError::Store(error) => Notice::CannotOpen { name, reason: error.to_string() },
        });
    }

    /// Leaves a notice, unless it waits already.
    fn tell(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }
}

/// The first fault, as a clause.
fn first_of(faults: &RecordFaults) -> String {
    faults.list().first().map(ToString::to_string).unwrap_or_default()
}
