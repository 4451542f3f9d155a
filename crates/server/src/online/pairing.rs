//! Players who look for an opponent.
//!
//! A call waits while there is none, and each node tries to pair those who call it. The store pairs two players at once
//! or not at all, so two nodes cannot pair one player twice.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use talon_hall::{Found, MOST_BLOCKED, MatchId, OpenSeek, Seek, Time, Wish};
use talon_store::{IdentityId, NewGame, Ring, StoreError, StoredSeek, now};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout};

use super::api::{Answer, OPEN_GAMES, read};
use super::caller::Caller;
use super::error::{ApiError, json};
use super::log::short;
use super::node::{Node, NodeError};
use super::opening::new_game;
use super::random::random;
use super::state::Online;

/// The time that a call waits for an opponent.
const WAIT: Duration = Duration::from_secs(25);

/// The time between two looks of a call that waits, because the difference of two ratings can be larger now.
const AGAIN: Duration = Duration::from_secs(1);

/// The time that a seek counts after the last call, in milliseconds.
const KEPT: u64 = 30_000;

/// The time that two players who have been paired can ask for their match, in milliseconds.
const PAIRED: u64 = 60_000;

/// `POST /api/seeks`: looks for an opponent, and waits a while for one.
pub(crate) async fn seek(State(online): State<Online>, caller: Caller, body: Bytes) -> Answer {
    if online.is_ending() {
        return Err(ApiError::ENDING);
    }
    let wish: Wish = read(&body)?;
    if wish.blocked.len() > MOST_BLOCKED {
        return Err(ApiError::BAD_REQUEST);
    }
    let id = caller.identity(&online).await?.id;
    let (usage, sender) = (online.usage(), caller.sender(id));
    let _room = usage.connect(caller.household, Some(id))?;
    usage.seeks.take(id, now())?;
    let is_paired = has_been_paired(&online, id).await?;
    if !is_paired {
        usage.check_match(sender, now())?;
        if online.node().store.games_of(id).await?.len() >= OPEN_GAMES {
            return Err(ApiError::TOO_MANY);
        }
    }
    let _waiting = online.waiting();
    let game = search(&online, id, &wish).await?;
    // The key can be spent while the call waits.
    caller.identity(&online).await?;
    if game.is_some() && !is_paired {
        // The pair counts, also as the last one.
        let _ = usage.open_match(sender, now());
    }
    Ok(json(&Found { game }))
}

/// Returns true if a player has a match already that they were paired for.
async fn has_been_paired(online: &Online, id: IdentityId) -> Result<bool, StoreError> {
    let seeks = online.node().store.seeks(now()).await?;
    Ok(seeks.iter().any(|seek| seek.id == id && seek.game.is_some()))
}

/// `DELETE /api/seeks`: looks for no opponent any more.
pub(crate) async fn stop(State(online): State<Online>, caller: Caller) -> Answer {
    let id = caller.identity(&online).await?.id;
    online.node().store.stop_seeking(id).await?;
    Ok(json(&"stopped"))
}

/// `GET /api/seeks`: who looks for an opponent.
pub(crate) async fn list(State(online): State<Online>, _: Caller) -> Answer {
    let seeks = online.node().store.seeks(now()).await?;
    let open = seeks.into_iter().filter(|seek| seek.game.is_none());
    let shown: Vec<OpenSeek> = open
        .map(|seek| OpenSeek {
            rating: seek.rating.map(|rating| rating.rating.round().max(0.0) as u32),
            name: seek.name,
            pace: seek.wish.pace,
        })
        .collect();
    Ok(json(&shown))
}

/// The result of looking for an opponent.
enum Search {
    Paired(MatchId),
    Waiting,
    /// The player has stopped, or is gone for too long.
    Stopped,
}

/// Looks for an opponent until there is one, or the call has waited long enough.
async fn search(online: &Online, id: IdentityId, wish: &Wish) -> Result<Option<MatchId>, ApiError> {
    let (node, until) = (online.node(), Instant::now() + WAIT);
    let (mut bell, mut ending) = (node.store.bell().listen(), online.ending());
    let at = now();
    node.noting(node.store.seek(id, wish, at, at.plus(KEPT)).await)?;
    loop {
        match node.find_opponent(id).await? {
            Search::Paired(game) => return Ok(Some(game)),
            Search::Stopped => return Ok(None),
            Search::Waiting if Instant::now() >= until => return Ok(None),
            Search::Waiting => {}
        }
        tokio::select! {
            () = new_match(&mut bell) => {}
            _ = ending.changed() => return Err(ApiError::ENDING),
        }
    }
}

impl Node {
    /// Looks once for an opponent for a player whose seek the store keeps.
    async fn find_opponent(&self, id: IdentityId) -> Result<Search, NodeError> {
        let at = now();
        let seeks = self.noting(self.store.seeks(at).await)?;
        let Some(own) = seeks.iter().find(|seek| seek.id == id) else { return Ok(Search::Stopped) };
        if let Some(game) = own.game {
            return Ok(Search::Paired(game));
        }
        let open: Vec<Seek> = seeks.iter().filter(|seek| seek.game.is_none()).map(StoredSeek::seek).collect();
        let partner = own.seek().partner(&open, at).map(|partner| partner.player);
        let Some(partner) = seeks.iter().find(|seek| Some(seek.id.public()) == partner) else {
            return Ok(Search::Waiting);
        };
        let [coin] = random();
        let players = if coin % 2 == 0 { [id, partner.id] } else { [partner.id, id] };
        let game = new_game(MatchId::new(random()), own.wish.pace.settings(), None)?;
        let is_paired = self.pair_surely(players, game.clone(), at).await?;
        if !is_paired {
            return Ok(Search::Waiting);
        }
        self.metrics.pairs.inc();
        self.metrics.opened_matches.inc();
        tracing::info!(game = %short(game.id), "two players are paired");
        Ok(Search::Paired(game.id))
    }

    /// Pairs two players, and asks again what became of it if the answer was lost.
    async fn pair_surely(
        &self,
        players: [IdentityId; 2],
        game: NewGame,
        at: Time,
    ) -> Result<bool, StoreError> {
        let until = at.plus(PAIRED);
        let first = self.noting(self.store.pair(players, game.clone(), at, until).await);
        if !matches!(first, Err(StoreError::Unknown(_))) {
            return first;
        }
        self.noting(self.store.pair(players, game, at, until).await)
    }
}

/// Waits until a match is opened somewhere, or for a moment.
async fn new_match(bell: &mut Receiver<Ring>) {
    let opened = async {
        loop {
            match bell.recv().await {
                Ok(Ring { head: 1, .. }) | Err(RecvError::Lagged(_)) => return,
                Ok(_) => {}
                Err(RecvError::Closed) => std::future::pending().await,
            }
        }
    };
    // Without news it is time to look again.
    let _ = timeout(AGAIN, opened).await;
}
