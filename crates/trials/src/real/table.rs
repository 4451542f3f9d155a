//! A table at which two bots play one match after the other.

use std::time::Duration;

use anyhow::Result;
use futures_util::future::try_join_all;
use talon_client::net::{CallError, Key, Server};
use talon_hall::api::Opened;
use talon_hall::{MatchId, Settings};
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use tokio::sync::watch;
use tokio::time::sleep;

use super::player::{Notes, Pace, Player};
use crate::dice::Dice;

/// A match that was played to its end.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) id: MatchId,
    /// Those of each device of the players.
    pub(crate) notes: Vec<(Seat, Notes)>,
}

/// Plays matches until it is time to stop, and that one to its end; at least one. South can play on two devices at once.
pub(crate) async fn play(
    addresses: Vec<String>,
    settings: Settings,
    pace: Pace,
    has_second: bool,
    mut chance: Chance,
    is_over: watch::Receiver<bool>,
) -> Result<Vec<Played>> {
    let mut played = Vec::new();
    while played.is_empty() || !*is_over.borrow() {
        let south = player(&addresses, &mut chance)?;
        let may_stop = || *is_over.borrow() && !played.is_empty();
        let Some(Opened { id, invite }) = open(&south, settings, may_stop).await? else { break };
        let north = player(&addresses, &mut chance)?;
        let mut devices = vec![(Seat::South, south.clone(), None), (Seat::North, north, invite)];
        if has_second {
            let second = Server::new(&shuffled(&addresses, &mut chance), south.key())?;
            devices.push((Seat::South, second, None));
        }
        let playing = devices.into_iter().map(|(seat, server, invite)| {
            let own = Chance::from_seed(seed(&mut chance));
            let playing = Player::sit(server, id, invite, pace, own).play();
            async move { anyhow::Ok((seat, playing.await?)) }
        });
        played.push(Played { id, notes: try_join_all(playing).await? });
    }
    Ok(played)
}

fn seed(chance: &mut Chance) -> u64 {
    chance.between(0, u64::from(u32::MAX) - 1)
}

/// A new player, who tries the servers in an order of their own.
fn player(addresses: &[String], chance: &mut Chance) -> Result<Server> {
    Ok(Server::new(&shuffled(addresses, chance), Key::draw())?)
}

/// The addresses in the order in which a device tries them.
fn shuffled(addresses: &[String], chance: &mut Chance) -> Vec<String> {
    let first = chance.between(0, addresses.len() as u64 - 1);
    let mut addresses = addresses.to_vec();
    addresses.rotate_left(usize::try_from(first).unwrap_or_default());
    addresses
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
