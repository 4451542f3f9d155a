//! The events without a request: clocks run out, players leave, other nodes have news, the store comes back, logs are
//! packed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_hall::{MatchId, Seq, Time};
use talon_rules::curse::Seat;
use talon_store::now;
use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Interval, MissedTickBehavior, interval, sleep, timeout};

use super::live::{Live, Loaded};
use super::lock::locked;
use super::node::{NodeError, seconds};
use super::state::Online;

/// The time between two looks of the node at its matches.
const ROUND: Duration = Duration::from_secs(1);

/// The time between two looks of the node for what is due in the store.
const SWEEP: Duration = Duration::from_millis(500);

/// The time that another node leaves a match alone that this one sweeps, in milliseconds.
const LEASE: u64 = 2_000;

/// The most matches in one sweep.
const SWEPT: u32 = 100;

/// The most matches that one of these tasks works for at once.
const AT_ONCE: usize = 64;

/// The longest that such a task works for one match before others get its place.
const PATIENCE: Duration = Duration::from_secs(10);

/// The time that a match stays in memory after the last connection, in milliseconds.
const IDLE: u64 = 60_000;

/// The time after its last entry until the log of a match that is over is packed, in milliseconds.
const PACKED_AFTER: u64 = 60 * 60_000;

/// The time between two looks of the node for logs to pack. The first time is late, so that in a deployment the servers
/// of the version before have ended.
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

/// The tasks that matches have without a player: one task of each match at a time, so that a match that hangs delays no
/// other.
#[derive(Clone)]
struct Errands {
    /// The matches with a task, and whether it must work once more.
    busy: Arc<Mutex<HashMap<MatchId, bool>>>,
    room: Arc<Semaphore>,
}

impl Errands {
    fn new() -> Errands {
        Errands { busy: Arc::default(), room: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// Does something for a match soon. If the match is busy, that is done once more afterwards.
    fn start<Work>(&self, id: MatchId, work: impl Fn() -> Work + Send + 'static)
    where
        Work: Future<Output = ()> + Send,
    {
        if let Some(again) = locked(&self.busy).get_mut(&id) {
            *again = true;
            return;
        }
        locked(&self.busy).insert(id, false);
        let errands = self.clone();
        tokio::spawn(async move {
            loop {
                let _permit = errands.room.acquire().await;
                // What takes longer begins anew in the next round.
                let _ = timeout(PATIENCE, work()).await;
                let mut busy = locked(&errands.busy);
                if busy.insert(id, false) != Some(true) {
                    busy.remove(&id);
                    return;
                }
            }
        });
    }
}

/// Reads what other nodes appended when the bell rings.
async fn listen(online: Online) {
    let (errands, mut bell) = (Errands::new(), online.node().store.bell().listen());
    loop {
        match bell.recv().await {
            Ok(ring) => {
                let Some(live) = online.node().known(ring.game) else { continue };
                if live.head() + 1 < ring.head {
                    let online = online.clone();
                    errands.start(ring.game, move || hear(online.clone(), Arc::clone(&live)));
                }
            }
            // The next round asks the store for what was missed.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return,
        }
    }
}

/// Reads what another node appended. What fails now is read in the next round.
async fn hear(online: Online, live: Arc<Live>) {
    let mut loaded = live.loaded.lock().await;
    let before = loaded.table.head();
    let _ = online.node().refresh(&live, &mut loaded).await;
    if loaded.table.head() != before {
        online.metrics().doorbell_seconds.observe(seconds(now().since(loaded.table.done())));
    }
}

/// Continues the matches in the store in which something is due.
async fn sweep(online: Online) {
    let (errands, mut ticks) = (Errands::new(), ticks(SWEEP));
    loop {
        ticks.tick().await;
        let Ok(due) = online.node().store.due(now(), LEASE, SWEPT).await else { continue };
        for id in due {
            let online = online.clone();
            errands.start(id, move || {
                let online = online.clone();
                async move {
                    // What fails is due again when the lease ends.
                    let _ = advance(&online, id).await;
                }
            });
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
    online.node().advance(&live, &mut loaded).await?;
    // A bot that the node before did not move any more has this one.
    play_bot(online, &live, &loaded);
    Ok(())
}

/// Looks after the matches in memory each second.
async fn look_after(online: Online) {
    let (errands, mut ticks) = (Errands::new(), ticks(ROUND));
    loop {
        ticks.tick().await;
        // An error is in the numbers for the operator, and in the answer to `/ready`.
        let _ = online.node().probe().await;
        online.note_fitness();
        let tables = online.node().all();
        online.metrics().tables.set(i64::try_from(tables.len()).unwrap_or(i64::MAX));
        online.metrics().entries.set(tables.iter().map(|(_, live)| i64::from(live.head()) + 1).sum());
        online.metrics().ready.set(i64::from(online.node().health.is_ready()));
        let ids: Vec<MatchId> = tables.iter().map(|(id, _)| *id).collect();
        let Ok(heads) = online.node().store.heads(&ids).await else { continue };
        let heads: HashMap<MatchId, Seq> = heads.into_iter().collect();
        for (id, live) in tables {
            let is_idle = live.idle_since().is_some_and(|since| now().since(since) >= IDLE);
            let Some(head) = heads.get(&id).copied().filter(|_| !is_idle) else {
                online.node().forget(id);
                continue;
            };
            let online = online.clone();
            errands.start(id, move || look_after_one(online.clone(), Arc::clone(&live), head));
        }
    }
}

/// Reads what is new, notes who came and left, and moves for a player who left for good. What fails now is done in the
/// next round.
async fn look_after_one(online: Online, live: Arc<Live>, head: Seq) {
    let mut loaded = live.loaded.lock().await;
    if head != live.head() + 1 {
        let _ = online.node().refresh(&live, &mut loaded).await;
    }
    // The clocks that players see contain the time that they got back.
    let _ = online.node().prepare(&live, &mut loaded).await;
    let _ = online.node().note_presence(&live, &mut loaded).await;
    play_bot(&online, &live, &loaded);
}

/// Moves for a bot soon, if there is one. It can think for longer than other tasks take.
fn play_bot(online: &Online, live: &Arc<Live>, loaded: &Loaded) {
    if !Seat::BOTH.into_iter().any(|seat| loaded.table.bot(seat).is_some()) {
        return;
    }
    let (online, live) = (online.clone(), Arc::clone(live));
    tokio::spawn(async move { online.node().play_bot(&live).await });
}

#[cfg(test)]
mod tests {
    use talon_hall::{Command, CommandId, FromHall, Request, Seed, Settings};
    use talon_store::{MemoryStore, NewGame, Summary};

    use super::super::opening::new_game;
    use super::super::trusted::Trusted;
    use super::*;

    /// The longest that a test waits for what must happen.
    const SOON: Duration = Duration::from_secs(20);

    /// Two nodes on one store.
    fn nodes() -> [Online; 2] {
        let store = Arc::new(MemoryStore::default());
        store.run_from(now());
        [(); 2].map(|()| Online::new(Arc::<MemoryStore>::clone(&store), Trusted::default(), None))
    }

    fn id(number: u8) -> MatchId {
        MatchId::new([number; 16])
    }

    /// Sits down at a match.
    async fn sit(online: &Online, id: MatchId) {
        let live = online.node().live(id).await.unwrap();
        let expect = live.loaded.lock().await.table.chain();
        let command = Command::Sit(Seed::new([1; 32]).seat_commitment(&id, Seat::South));
        let request = Request { id: CommandId::new([1; 16]), expect, command };
        let answer = online.node().command(&live, Seat::South, &request).await;
        assert!(matches!(answer, FromHall::Accepted { .. }), "{answer:?}");
    }

    #[tokio::test]
    async fn a_match_that_hangs_delays_no_other_that_another_node_continues() {
        for task in [0, 1] {
            let [here, there] = nodes();
            let mut lives = Vec::new();
            for number in [1, 2] {
                here.node().open(id(number), Settings::FRIENDS, None).await.unwrap();
                lives.push(here.node().live(id(number)).await.unwrap());
            }
            let _visits: Vec<_> = lives.iter().map(|live| live.visit(None)).collect();
            let _hangs = lives[0].loaded.lock().await;
            let mut changes = lives[1].changes();
            if task == 0 {
                tokio::spawn(listen(here));
                // It listens from its first turn on.
                tokio::task::yield_now().await;
                sit(&there, id(1)).await;
                sit(&there, id(2)).await;
            } else {
                sit(&there, id(1)).await;
                sit(&there, id(2)).await;
                tokio::spawn(look_after(here));
            }
            timeout(SOON, changes.wait_for(|head| *head == 1)).await.unwrap().unwrap();
        }
    }

    #[tokio::test]
    async fn a_match_that_hangs_delays_no_other_in_which_something_is_due() {
        let [here, _] = nodes();
        for number in [1, 2] {
            let due = Summary { due_at: Some(Time::from_ms(number.into())), is_over: false };
            let game = NewGame { summary: due, ..new_game(id(number), Settings::FRIENDS, None).unwrap() };
            here.node().store.open_game(game).await.unwrap();
        }
        let first = here.node().live(id(1)).await.unwrap();
        let _hangs = first.loaded.lock().await;
        tokio::spawn(sweep(here.clone()));
        let swept = async {
            while here.node().known(id(2)).is_none() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(SOON, swept).await.unwrap();
    }

    #[tokio::test]
    async fn a_busy_match_has_one_task_and_works_once_more() {
        let (errands, gate) = (Errands::new(), Arc::new(Semaphore::new(0)));
        let begun = Arc::new(Mutex::new(0));
        let work = || {
            let (begun, gate) = (Arc::clone(&begun), Arc::clone(&gate));
            move || {
                let (begun, gate) = (Arc::clone(&begun), Arc::clone(&gate));
                async move {
                    *begun.lock().unwrap() += 1;
                    gate.acquire().await.unwrap().forget();
                }
            }
        };
        let settle = async || {
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
            *begun.lock().unwrap()
        };
        for _ in 0..9 {
            errands.start(id(1), work());
        }
        assert_eq!(settle().await, 1);
        gate.add_permits(1);
        assert_eq!(settle().await, 2, "once more");
        gate.add_permits(1);
        assert_eq!(settle().await, 2);
        assert!(errands.busy.lock().unwrap().is_empty());
        for number in 0..=u8::try_from(AT_ONCE).unwrap() {
            errands.start(id(number), work());
        }
        assert_eq!(settle().await, 2 + AT_ONCE, "so many at once");
        gate.add_permits(AT_ONCE);
        assert_eq!(settle().await, 3 + AT_ONCE);
    }
}
