//! A server whose clock jumps, beside two whose clocks are right. It must leave service, and its players must go on at
//! the others.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use tokio::time::sleep;

use crate::real::{FakeClock, Hall, Kind, Node, PACE, SETTINGS, Trust};

/// A trial with a wrong clock. It needs PostgreSQL, and is skipped without libfaketime.
#[derive(clap::Args, Debug)]
pub struct Clock {
    /// Change the clock every 3 seconds with 6 tables instead of every minute with 30.
    #[arg(long)]
    quick: bool,
    /// The seed of the bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The times that the clock shows, in seconds after the right time. At the end it stays wrong.
const OFFSETS: [i32; 5] = [30, 0, -30, 0, 30];

/// The time that a server can take to notice that its clock is wrong, or right again.
const NOTICING: Duration = Duration::from_secs(5);

/// Lets the clock of a server jump while bots play, and returns what happened as text.
///
/// # Errors
/// The sentence about what did not hold.
pub async fn clock(arguments: &Clock) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let Some(clock) = FakeClock::new()? else {
        return Ok("skipped: there is no libfaketime (Debian: apt-get install faketime)".to_owned());
    };
    let mut hall = Hall::launch(Kind::Postgres, None).await?;
    hall.nodes[0].kill()?;
    hall.nodes[0].use_clock(&clock);
    hall.nodes[0].start().await?;
    let mut crowd = hall.gather([30, 6][quick], SETTINGS[quick], PACE[quick], arguments.seed);
    let time = Duration::from_secs([60, 3][quick]);
    for offset in OFFSETS {
        clock.set(offset)?;
        until_ready(&hall.nodes[0], offset == 0).await?;
        ensure!(hall.nodes[1].is_ready().await, "a server whose clock is right is not ready");
        crowd.watch(time).await?;
    }
    // With the wrong clock still there.
    let summary = hall.finish(crowd, Trust::All).await?;
    Ok(format!("{summary}\n  the clock of one of 3 servers was off by {OFFSETS:?} seconds"))
}

/// Waits until a server is ready, or is not.
async fn until_ready(node: &Node, wanted: bool) -> Result<()> {
    let begin = Instant::now();
    while node.is_ready().await != wanted {
        ensure!(
            begin.elapsed() < NOTICING,
            "a server does not notice that its clock is wrong, or right again"
        );
        sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
