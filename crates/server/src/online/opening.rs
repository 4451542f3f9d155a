//! The beginning of a match.

use talon_hall::{CommandId, Entry, MatchId, Seed, Settings, Table};
use talon_rules::curse::Seat;
use talon_store::{KeyHash, NewGame, now};

use super::log::short;
use super::node::{Node, NodeError, body, summary};
use super::random::random;

/// A match with these settings, and a new seed of the server.
///
/// # Errors
/// Nobody can play with these settings.
pub(crate) fn new_game(
    id: MatchId,
    settings: Settings,
    invite: Option<KeyHash>,
) -> Result<NewGame, NodeError> {
    let secret = Seed::new(random());
    let created = Table::create(&id, &secret, settings);
    let at = now();
    let first =
        Entry { seq: 0, at, done: at, seat: None, command: CommandId::new(*id.bytes()), event: created };
    let table = Table::fold(id, secret, [&first])?;
    Ok(NewGame {
        id,
        secret,
        invite,
        at,
        body: body(&first.event),
        chain: table.chain(),
        summary: summary(&table),
    })
}

impl Node {
    /// Opens a new match.
    pub(crate) async fn open(
        &self,
        id: MatchId,
        settings: Settings,
        invite: Option<KeyHash>,
    ) -> Result<(), NodeError> {
        self.noting(self.store.open_game(new_game(id, settings, invite)?).await)?;
        self.metrics.opened_matches.inc();
        tracing::info!(game = %short(id), "a match is open");
        Ok(())
    }

    /// Opens the match that both players want next, with the same seats.
    pub(crate) async fn open_rematch(&self, table: &Table) -> Result<(), NodeError> {
        let Some((next, settings)) = table.rematch() else { return Ok(()) };
        self.open(next, settings, None).await?;
        let game = self.noting(self.store.game(table.id()).await)?.ok_or(NodeError::NoGame)?;
        for (seat, identity) in Seat::BOTH.into_iter().zip(game.seats) {
            if let Some(identity) = identity {
                self.noting(self.store.sit(next, identity, seat).await)?;
            }
        }
        Ok(())
    }
}
