//! The records of other sittings, and resuming one.

use talon_pieces::DealNumber;

use super::Session;
use crate::{Notice, Outcome, ResumeError, Sitting, Store, TableKind};

impl<S: Store> Session<S> {
    /// Where the records are kept.
    pub fn store(&self) -> &S {
        self.autosave.store()
    }

    /// Where the records are kept, to give it what only the front end knows.
    pub fn store_mut(&mut self) -> &mut S {
        self.autosave.store_mut()
    }

    /// Resumes the last game of a kind if it is unfinished, or else deals the deal with this number. `now` is in seconds
    /// since 1970.
    pub fn resume_or_deal(&mut self, kind: TableKind, number: DealNumber, now: u64) {
        if self.kind == kind && self.is_unfinished() {
            return self.tell_who_stays();
        }
        let Some((name, _)) = self.find_unfinished(kind) else { return self.deal_anew(kind, number, now) };
        self.keep_time();
        match self.autosave.resume(&name) {
            Ok(sitting) => {
                self.notices.push(Notice::Resumed);
                self.seat_down(kind, sitting);
                self.tell_who_stays();
            }
            Err(error) => {
                self.deal_anew(kind, number, now);
                self.tell_of(name, error);
            }
        }
    }

    /// Leaves a notice when the game is against another opponent than the next one will be.
    fn tell_who_stays(&mut self) {
        if let Some(here) = self.opponent().filter(|here| *here != self.next_opponent) {
            self.notices.push(Notice::OpponentStays { here, next: self.next_opponent });
        }
    }

    /// The unfinished game of a kind that could be resumed. A damaged record is set aside.
    pub fn unfinished(&mut self, kind: TableKind) -> Option<Sitting> {
        if self.kind == kind && self.is_unfinished() {
            return Some(self.sitting.clone());
        }
        self.find_unfinished(kind).map(|(_, sitting)| sitting)
    }

    /// The last record of a kind, if its game is unfinished. A damaged one is set aside.
    pub(super) fn find_unfinished(&mut self, kind: TableKind) -> Option<(String, Sitting)> {
        for name in self.names(kind).into_iter().rev() {
            match self.store().read(&name).map(|text| Sitting::read(&text)) {
                Ok(Ok(opened)) => {
                    let unfinished = opened.sitting.outcome() == Outcome::Unfinished;
                    return unfinished.then_some((name, opened.sitting));
                }
                Ok(Err(_)) => {
                    if let Err(error) = self.autosave.resume(&name) {
                        self.tell_of(name, error);
                    }
                }
                Err(_) => {}
            }
        }
        None
    }

    /// The names of the records of a kind, the oldest first.
    pub(super) fn names(&self, kind: TableKind) -> Vec<String> {
        self.store().names(kind).unwrap_or_default()
    }

    /// Leaves a notice that says why a record cannot be resumed.
    fn tell_of(&mut self, name: String, error: ResumeError<S::Error>) {
        let notice = match error {
            ResumeError::Damaged { aside, faults } => {
                let reason = faults.list().first().map(ToString::to_string).unwrap_or_default();
                Notice::SetAside { reason, kept: aside }
            }
            ResumeError::OpenElsewhere => Notice::OpenElsewhere,
            ResumeError::Newer(_) => Notice::Newer { name },
            ResumeError::Store(error) => Notice::CannotOpen { name, reason: error.to_string() },
        };
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }
}
