//! A table at which two bots play one match after the other.

use std::time::Duration;

use anyhow::Result;
use talon_client::net::{CallError, Key, Opened, Server};
use talon_hall::{MatchId, Settings};
use talon_pieces::Chance;
use tokio::sync::watch;
use tokio::time::sleep;

use super::player::{Notes, Pace, Player};
use crate::dice::Dice;

/// A match that was played to its end.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) id: MatchId,
    /// Those of south and north.
    pub(crate) notes: [Notes; 2],
}

/// Plays matches until it is time to stop, and that one to its end; at least one.
pub(crate) async fn play(
    addresses: Vec<String>,
    settings: Settings,
    pace: Pace,
    mut chance: Chance,
    is_over: watch::Receiver<bool>,
) -> Result<Vec<Played>> {
    let mut played = Vec::new();
    while played.is_empty() || !*is_over.borrow() {
        let south = player(&addresses, &mut chance)?;
        let may_stop = || *is_over.borrow() && !played.is_empty();
        let Some(Opened { id, invite, .. }) = open(&south, settings, may_stop).await? else { break };
        let north = player(&addresses, &mut chance)?;
        let (first, second) = (Chance::from_seed(seed(&mut chance)), Chance::from_seed(seed(&mut chance)));
        let south = Player::sit(south, id, None, pace, first).play();
        let north = Player::sit(north, id, invite, pace, second).play();
        let (south, north) = tokio::try_join!(south, north)?;
        played.push(Played { id, notes: [south, north] });
    }
    Ok(played)
}

fn seed(chance: &mut Chance) -> u64 {
    chance.between(0, u64::from(u32::MAX) - 1)
}

/// A new player, who tries the servers in an order of their own.
fn player(addresses: &[String], chance: &mut Chance) -> Result<Server> {
    let first = usize::try_from(chance.between(0, addresses.len() as u64 - 1))?;
    let mut addresses = addresses.to_vec();
    addresses.rotate_left(first);
    Ok(Server::new(&addresses, Key::draw())?)
}

/// Opens a match, however often that takes; `None` if it is time to stop before.
async fn open(server: &Server, settings: Settings, may_stop: impl Fn() -> bool) -> Result<Option<Opened>> {
    loop {
        let opening = async {
            server.introduce().await?;
            server.open(Some(settings)).await
        };
        match opening.await {
            Ok(opened) => return Ok(Some(opened)),
            Err(CallError::Unreachable(_) | CallError::Away) if may_stop() => return Ok(None),
            Err(CallError::Unreachable(_) | CallError::Away) => sleep(Duration::from_millis(200)).await,
            Err(error) => return Err(error.into()),
        }
    }
}
