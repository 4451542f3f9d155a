use serde::{Deserialize, Serialize};
use talon_rules::Game;
use talon_rules::curse::{Move, Seat, State};

use crate::{CommandId, Entry, Event, LogFault, LogProblem, MatchId, Outcome, Seed, SeenEntry, Table};

/// A match as a file: everything that shows whether its hands were dealt as promised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRecord {
    /// The id of the match.
    pub id: MatchId,
    /// Its whole log.
    pub log: Vec<SeenEntry>,
}

/// The facts that a match record proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of hands that were dealt from the seeds.
    pub hands: u32,
    /// The seats that did not open their seeds in time, so that the server alone decided their part.
    pub missing: Vec<Seat>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// The reason why a match record proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VerifyError {
    /// The server's seed is not opened.
    #[error("the server has not opened its seed; it does so when the match is over")]
    NotRevealed,
    /// The server's seed is not the one it committed to.
    #[error("the server's seed does not belong to its commitment")]
    WrongServerSeed,
    /// An entry that cannot have happened with the hands that follow from the seeds.
    #[error("with the hands that follow from the seeds, {0}")]
    Log(#[from] LogFault),
}

impl MatchRecord {
    /// Deals every hand of the match from the opened seeds, and plays the match through.
    ///
    /// # Errors
    /// The seeds are not opened or do not fit the commitments, or a player played what was not dealt.
    pub fn verify(&self) -> Result<Verified, VerifyError> {
        let table = self.fold(&self.log)?;
        let layout = table.state().map(Game::layout);
        Ok(Verified {
            hands: layout.and_then(|layout| layout.game).map_or(0, |game| game.hand),
            missing: self.missing(),
            outcome: table.outcome(),
        })
    }

    /// The match as it was dealt, and all its moves; `None` if it ended before the deal.
    ///
    /// # Errors
    /// As [`MatchRecord::verify`].
    pub fn course(&self) -> Result<Option<(State, Vec<Move>)>, VerifyError> {
        self.fold(&self.log)?;
        let is_deal = |entry: &SeenEntry| matches!(entry.event, Event::Dealt { .. });
        let Some(dealt) = self.log.iter().position(is_deal) else { return Ok(None) };
        let first = self.fold(&self.log[..=dealt])?.state().cloned();
        let moves = self.log.iter().filter_map(|entry| match &entry.event {
            Event::Moved { moves } => Some(moves.clone()),
            _ => None,
        });
        Ok(first.map(|first| (first, moves.flatten().collect())))
    }

    /// The match after these entries.
    fn fold(&self, entries: &[SeenEntry]) -> Result<Table, VerifyError> {
        let server_seed = self.server_seed().ok_or(VerifyError::NotRevealed)?;
        let unknown = CommandId::new([0; 16]);
        let entry = |SeenEntry { seq, at, done, seat, event, .. }: &SeenEntry| Entry {
            seq: *seq,
            at: *at,
            done: *done,
            seat: *seat,
            command: unknown,
            event: event.clone(),
        };
        let log: Vec<Entry> = entries.iter().map(entry).collect();
        Table::fold(self.id, server_seed, &log).map_err(|fault| match fault.problem {
            LogProblem::WrongSecret => VerifyError::WrongServerSeed,
            _ => VerifyError::Log(fault),
        })
    }

    fn server_seed(&self) -> Option<Seed> {
        self.log.iter().find_map(|entry| match entry.event {
            Event::Revealed { server_seed } => Some(server_seed),
            _ => None,
        })
    }

    fn missing(&self) -> Vec<Seat> {
        let missing = self.log.iter().find_map(|entry| match &entry.event {
            Event::Dealt { missing } => Some(missing.clone()),
            _ => None,
        });
        missing.unwrap_or_default()
    }
}
