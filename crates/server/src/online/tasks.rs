//! What happens without a request: clocks run out, players leave, other nodes have news, the store comes back, logs are
//! packed.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use talon_hall::{MatchId, Seq, Time};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Interval, MissedTickBehavior, interval, sleep};

use super::clock::now;
use super::live::Live;
use super::node::{NodeError, seconds};
use super::state::Online;

/// How often the node looks after its matches.
const ROUND: Duration = Duration::from_secs(1);

/// How often the node looks for what is due in the store.
const SWEEP: Duration = Duration::from_millis(500);

/// How long another node leaves a match alone that this one sweeps, in milliseconds.
const LEASE: u64 = 2_000;

/// The most matches in one sweep.
const SWEPT: u32 = 100;

/// How long a match stays in memory after the last connection, in milliseconds.
const IDLE: u64 = 60_000;

/// How long after its last entry the log of a match that is over is packed, in milliseconds.
const PACKED_AFTER: u64 = 60 * 60_000;

/// How often the node looks for logs to pack. The first time is late, so that in a deployment the servers of the version before
/// have ended.
const PACK: Duration = Duration::from_secs(5 * 60);

/// The most logs that are packed at once, so that no move waits for long.
const PACKED: u32 = 2;

/// The time between two of many logs.
const BREATH: Duration = Duration::from_millis(100);

/// Starts all tasks. They end with the runtime.
pub(crate) fn start(online: &Online) {
    tokio::spawn(listen(online.clone()));
    tokio::spawn(sweep(online.clone()));
    tokio::spawn(look_after(online.clone()));
    tokio::spawn(pack(online.clone()));
}

/// Ticks that are late do not come faster afterwards.
pub(crate) fn ticks(period: Duration) -> Interval {
    let mut ticks = interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// Reads what other nodes appended when the bell rings.
async fn listen(online: Online) {
    let mut bell = online.node().store.bell().listen();
    loop {
        match bell.recv().await {
            Ok(ring) => {
                let live = online.node().known(ring.game).filter(|live| live.head() + 1 < ring.head);
                if let Some(live) = live {
                    // What fails now is read in the next round.
                    let _ = refresh(&online, ring.game).await;
                    let done = live.loaded.lock().await.table.done();
                    online.metrics().doorbell_seconds.observe(seconds(now().since(done)));
                }
            }
            // The next round asks the store for what was missed.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

async fn refresh(online: &Online, id: MatchId) -> Result<(), NodeError> {
    let Some(live) = online.node().known(id) else { return Ok(()) };
    let mut loaded = live.loaded.lock().await;
    online.node().refresh(&live, &mut loaded).await
}

/// Continues the matches in the store in which something is due.
async fn sweep(online: Online) {
    let mut ticks = ticks(SWEEP);
    loop {
        ticks.tick().await;
        let Ok(due) = online.node().store.due(now(), LEASE, SWEPT).await else { continue };
        for id in due {
            // What fails is due again when the lease ends.
            let _ = advance(&online, id).await;
            // A bot that the node before did not move any more has this one.
            if let Some(live) = online.node().known(id) {
                tokio::spawn(look_after_one(online.clone(), live));
            }
        }
    }
}

/// Packs the logs of matches that ended a while ago.
async fn pack(online: Online) {
    loop {
        sleep(PACK).await;
        let before = Time::from_ms(now().ms().saturating_sub(PACKED_AFTER));
        // What fails now is packed the next time.
        while online.node().store.pack(before, PACKED).await.is_ok_and(|packed| packed == PACKED) {
            sleep(BREATH).await;
        }
    }
}

async fn advance(online: &Online, id: MatchId) -> Result<(), NodeError> {
    let live = online.node().live(id).await?;
    let mut loaded = live.loaded.lock().await;
    online.node().refresh(&live, &mut loaded).await?;
    online.node().advance(&live, &mut loaded).await
}

/// Looks after the matches in memory each second.
async fn look_after(online: Online) {
    let mut ticks = ticks(ROUND);
    loop {
        ticks.tick().await;
        // An error is in the numbers for the operator, and in the answer to `/ready`.
        let _ = online.node().probe().await;
        online.note_fitness();
        let tables = online.node().all();
        online.metrics().tables.set(i64::try_from(tables.len()).unwrap_or(i64::MAX));
        online.metrics().ready.set(i64::from(online.node().health.is_ready()));
        let ids: Vec<MatchId> = tables.iter().map(|(id, _)| *id).collect();
        let Ok(heads) = online.node().store.heads(&ids).await else { continue };
        let heads: HashMap<MatchId, Seq> = heads.into_iter().collect();
        for (id, live) in tables {
            if live.idle_since().is_some_and(|since| now().since(since) >= IDLE) {
                online.node().forget(id);
                continue;
            }
            if heads.get(&id) != Some(&(live.head() + 1)) {
                let _ = refresh(&online, id).await;
            }
            tokio::spawn(look_after_one(online.clone(), live));
        }
    }
}

/// Notes who came and left, and moves for a player who left for good. What fails now is done in the next round.
async fn look_after_one(online: Online, live: Arc<Live>) {
    {
        let mut loaded = live.loaded.lock().await;
        let _ = online.node().note_presence(&live, &mut loaded).await;
    }
    let _ = online.node().play_bot(&live).await;
}
