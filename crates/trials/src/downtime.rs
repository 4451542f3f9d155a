//! A server that dies, is stopped, or has a clock that jumps: the clock of the player to move must not notice.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use talon_hall::{ClockSettings, Settings};
use talon_rules::curse::Seat;
use tokio::time::sleep;

use crate::real::{FakeClock, Hall, Kind, Node, Pair, Storage, signal};

/// A trial with a server that cannot serve.
#[derive(clap::Args, Debug)]
pub struct Downtime {
    /// Let the server be away for 8 seconds instead of 40.
    #[arg(long)]
    quick: bool,
    /// The place where the match is kept.
    #[arg(long, default_value = "sqlite")]
    store: Kind,
    /// The seed of the players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The time for which the server is away, in a full and in a quick run.
const AWAY: [Duration; 2] = [Duration::from_secs(40), Duration::from_secs(8)];

/// The most that a clock can be off afterwards. The quick trials run at once, on a busy machine.
const MOST_OFF: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(4)];

/// The time for which the mover thinks before and afterwards.
const THINKING: Duration = Duration::from_secs(3);

/// The longest that a server takes to give the time back.
const GIVING_BACK: Duration = Duration::from_secs(3);

/// Less than all absences together, so that the mover would lose on time.
const CLOCK: [ClockSettings; 2] =
    [ClockSettings { bank_ms: 75_000, free_ms: 0 }, ClockSettings { bank_ms: 45_000, free_ms: 0 }];

/// A thing that happens to the server.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Killed,
    Ended,
    Stopped,
    SetForward,
    SetBack,
}

/// Lets a server not serve in several ways, and returns by how much the clock of the player to move was off as text.
///
/// # Errors
/// If it was off by more than two seconds, or the player lost on time.
pub async fn downtime(arguments: &Downtime) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let storage = Storage::launch(arguments.store)?;
    let places = [storage.place()];
    let mut hall = Hall::with(storage, &places, None).await?;
    // Another server would correct the clock of one whose store is a database.
    let fake = if arguments.store == Kind::Sqlite { FakeClock::new()? } else { None };
    if let Some(clock) = &fake {
        hall.nodes[0].kill()?;
        hall.nodes[0].use_clock(clock);
        hall.nodes[0].start().await?;
    }
    let settings = Settings { clock: Some(CLOCK[quick]), ..Settings::FRIENDS };
    let mut pair = Pair::deal(&hall.nodes[0].address(), settings, arguments.seed).await?;
    let mut faults = vec![Fault::Killed, Fault::Stopped, Fault::Ended];
    if fake.is_some() {
        faults.extend([Fault::SetForward, Fault::SetBack]);
    }
    let mut report = format!("a server that is away for {:?}: by how much the clock is off", AWAY[quick]);
    for fault in faults {
        let mover = pair.mover().context("the clock of nobody runs")?;
        let (begin, left) = (Instant::now(), pair.time_left(mover)?);
        sleep(THINKING).await;
        let away = suffer(&mut hall.nodes[0], fault, AWAY[quick], fake.as_ref()).await?;
        pair.is_back(mover).await?;
        sleep(GIVING_BACK.max(THINKING)).await;
        let (served, used) = (begin.elapsed() - away, left.saturating_sub(pair.time_left(mover)?));
        let off = used.abs_diff(served);
        report += &format!("\n  {fault:?}: {} ms", off.as_millis());
        ensure!(
            off <= MOST_OFF[quick],
            "{fault:?}: the player used {used:?} of {served:?}, without {away:?}"
        );
        pair.play(mover).await?;
    }
    ensure!(Seat::BOTH.contains(&pair.mover().context("the match is over")?), "somebody is to move");
    Ok(report)
}

/// Lets the server not serve, and returns for how long.
async fn suffer(
    node: &mut Node,
    fault: Fault,
    away: Duration,
    clock: Option<&FakeClock>,
) -> Result<Duration> {
    let begin = Instant::now();
    match fault {
        Fault::Killed | Fault::Ended => {
            if matches!(fault, Fault::Killed) {
                node.kill()?;
            } else {
                node.end().await?;
            }
            sleep(away).await;
            node.start().await?;
        }
        Fault::Stopped => {
            let process = node.process().context("a running server")?;
            signal("STOP", process)?;
            sleep(away).await;
            signal("CONT", process)?;
        }
        Fault::SetForward | Fault::SetBack => {
            let seconds = i32::try_from(away.as_secs())?;
            // After it was forward, it is set back twice as far.
            clock.context("a clock")?.set(if matches!(fault, Fault::SetForward) {
                seconds
            } else {
                -seconds
            })?;
            return Ok(Duration::ZERO);
        }
    }
    Ok(begin.elapsed())
}
