use talon_rules::curse::Seat;

use crate::clock::Clocks;
use crate::table::{Changed, Table};
use crate::{Chain, Entry, Event, MatchId, Seed, Seq, Settings, Time, VoidReason};

/// The first entry of a log that does not fit.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {seq}: {problem}")]
pub struct LogFault {
    /// Its place.
    pub seq: Seq,
    /// The fault of it.
    pub problem: LogProblem,
}

/// A fault of an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogProblem {
    /// The log does not begin with the creation of a match.
    #[error("a log begins with the creation of its match")]
    NoBeginning,
    /// The log has another version.
    #[error("version {0} of the format is not known")]
    UnknownVersion(u16),
    /// The settings are impossible.
    #[error("the target is 1 to 200 points")]
    WrongTarget,
    /// The server's seed does not belong to its commitment.
    #[error("the server's seed does not belong to its commitment")]
    WrongSecret,
    /// An entry is missing or there twice.
    #[error("entry {0} belongs here")]
    Gap(Seq),
    /// The times of the entry do not follow each other.
    #[error("its times are not in order")]
    WrongTime,
    /// The event cannot happen here.
    #[error("this cannot happen here")]
    Impossible,
    /// The event cannot happen here, for this reason.
    #[error("{0}")]
    Refused(crate::Refusal),
}

/// The version of the log that this program writes.
const VERSION: u16 = 1;

impl Table {
    /// The first event of a new match.
    pub fn create(id: &MatchId, secret: &Seed, settings: Settings) -> Event {
        Event::Created { version: VERSION, settings, commitment: secret.server_commitment(id) }
    }

    /// Folds a log.
    ///
    /// A log that the server could not continue ends with a void entry; between the first fault and that entry nothing
    /// counts.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn fold<'a>(
        id: MatchId,
        secret: Seed,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Table, LogFault> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(LogFault { seq: 0, problem: LogProblem::NoBeginning })?;
        let mut table =
            Table::begin(id, secret, first).map_err(|problem| LogFault { seq: first.seq, problem })?;
        let mut broken: Option<LogFault> = None;
        for entry in entries {
            if broken.is_none() {
                broken = table.apply(entry).err();
            }
            if broken.is_some() {
                table.skip(entry)?;
                if entry.event == (Event::Voided { reason: VoidReason::BrokenLog }) {
                    broken = None;
                }
            }
        }
        match broken {
            None => Ok(table),
            Some(fault) => Err(fault),
        }
    }

    fn begin(id: MatchId, secret: Seed, entry: &Entry) -> Result<Table, LogProblem> {
        let Event::Created { version, settings, commitment } = entry.event else {
            return Err(LogProblem::NoBeginning);
        };
        if version != VERSION {
            return Err(LogProblem::UnknownVersion(version));
        }
        if settings.options().is_none() {
            return Err(LogProblem::WrongTarget);
        }
        if secret.server_commitment(&id) != commitment {
            return Err(LogProblem::WrongSecret);
        }
        let mut table = Table {
            id,
            secret,
            settings,
            commitment,
            chains: Vec::new(),
            done: Time::default(),
            acted: entry.done,
            changed: Changed { seq: 0, done: entry.done },
            players: Default::default(),
            game: None,
            ended_hands: Vec::new(),
            first_leader: None,
            clocks: Clocks::new(settings.clock),
            abort_offer: None,
            outcome: None,
            called_bot: None,
            server_seed: None,
            rematch_offer: None,
            rematch: None,
        };
        for seat in Seat::BOTH {
            table.players[seat.index()].bot = settings.bot(seat);
        }
        table.check_place(entry)?;
        table.note(entry);
        Ok(table)
    }

    /// Notes an entry that does not count, because the log is broken before it.
    fn skip(&mut self, entry: &Entry) -> Result<(), LogFault> {
        self.check_place(entry).map_err(|problem| LogFault { seq: entry.seq, problem })?;
        if entry.event == (Event::Voided { reason: VoidReason::BrokenLog }) {
            self.void(VoidReason::BrokenLog, entry.at);
        }
        self.note(entry);
        Ok(())
    }

    /// Checks that an entry follows the last one.
    pub(super) fn check_place(&self, entry: &Entry) -> Result<(), LogProblem> {
        let expected = Seq::try_from(self.chains.len()).expect("a log has fewer than 2^32 entries");
        if entry.seq != expected {
            return Err(LogProblem::Gap(expected));
        }
        if entry.at < self.done || entry.done < entry.at {
            return Err(LogProblem::WrongTime);
        }
        Ok(())
    }

    /// Makes an entry the head.
    pub(super) fn note(&mut self, entry: &Entry) {
        let before = self.chains.last().copied().unwrap_or(Chain::START);
        self.chains.push(before.next(entry));
        self.done = entry.done;
        if entry.seat.is_some() {
            self.acted = entry.done;
        }
    }
}
