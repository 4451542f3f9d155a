//! Stores that fail while bots play: killed, stopped, killed in the middle of a commit, or without room on the disk.
//!
//! The clocks of the players are so short that any time of an outage that they are charged for would end the match, which
//! counts as a fault.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Result, ensure};
use talon_hall::{ClockSettings, Settings};
use talon_rules::pieces::Chance;

use crate::dice::Dice;
use crate::real::{Disk, Hall, Kind, PACE, Pace, SETTINGS, Storage, Trust};

/// A trial with a store that fails.
#[derive(clap::Args, Debug)]
pub struct Outage {
    /// Outages of 2 seconds with 6 tables instead of 30 seconds with 30.
    #[arg(long)]
    quick: bool,
    /// The place where the matches are kept.
    #[arg(long, default_value = "sqlite")]
    store: Kind,
    /// The seed of the bots and of the faults.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A clock that does not last for an outage.
const SHORT: ClockSettings = ClockSettings { bank_ms: 8_000, free_ms: 3_000 };

/// As fast as one hand can be played.
const HURRY: Pace = Pace { least: 20, most: 60 };

/// The figures of a full and of a quick run.
struct Plan {
    tables: usize,
    /// The time that an outage takes.
    outage: Duration,
    /// The number of times that the store or the server is killed.
    kills: usize,
    /// The longest time between two kills, in milliseconds.
    between: u64,
    settings: Settings,
    pace: Pace,
    seed: u64,
}

impl Plan {
    fn new(arguments: &Outage) -> Plan {
        let quick = usize::from(arguments.quick);
        Plan {
            tables: [30, 6][quick],
            outage: Duration::from_secs([30, 2][quick]),
            kills: [40, 3][quick],
            between: [4_000, 1_500][quick],
            settings: Settings { clock: Some(SHORT), ..SETTINGS[quick] },
            pace: PACE[quick],
            seed: arguments.seed,
        }
    }
}

/// Lets the store fail while bots play, and returns what happened as text.
///
/// # Errors
/// The sentence about what did not hold.
pub async fn outage(arguments: &Outage) -> Result<String> {
    let (plan, mut text) = (Plan::new(arguments), String::new());
    match arguments.store {
        Kind::Sqlite => {
            writeln!(text, "killed in commits: {}", killed_in_commits(&plan).await?)?;
            write!(text, "a full disk: {}", full_disk(&plan).await?)?;
        }
        Kind::Postgres => write!(text, "killed and stopped: {}", database_away(&plan).await?)?,
    }
    Ok(text)
}

/// Kills the server of a file while it writes nearly all the time.
async fn killed_in_commits(plan: &Plan) -> Result<String> {
    let mut hall = Hall::launch(Kind::Sqlite, None).await?;
    let settings = Settings { target: 1, clock: None, ..plan.settings };
    let mut crowd = hall.gather(plan.tables * 3, settings, HURRY, plan.seed);
    let mut chance = Chance::from_seed(plan.seed);
    for _ in 0..plan.kills {
        // The players come back within three seconds.
        crowd.watch(Duration::from_millis(chance.between(400, plan.between))).await?;
        hall.nodes[0].kill()?;
        hall.nodes[0].start().await?;
    }
    Ok(hall.finish(crowd, Trust::All).await?.to_string())
}

/// Lets the disk of a file be full for a while.
async fn full_disk(plan: &Plan) -> Result<String> {
    let storage = Storage::small()?;
    let places = [storage.place()];
    let mut hall = Hall::with(storage, &places, None).await?;
    let mut crowd = hall.gather(plan.tables, plan.settings, plan.pace, plan.seed);
    crowd.watch(Duration::from_secs(2)).await?;
    let disk = Disk::fill(&hall.storage, &hall.nodes[0])?;
    crowd.watch(plan.outage).await?;
    ensure!(!hall.nodes[0].is_ready().await, "a server with a full disk says that it is ready");
    let kind = disk.kind();
    disk.clear(&hall.nodes[0])?;
    crowd.watch(Duration::from_secs(3)).await?;
    ensure!(hall.nodes[0].is_ready().await, "the server is not ready although there is room again");
    let summary = hall.finish(crowd, Trust::All).await?;
    ensure!(summary.aways > 0, "nobody noticed that the disk was full");
    hall.nodes[0].end().await?;
    Ok(format!("{summary}\n  {kind}"))
}

/// Kills the database, and stops it for a while.
async fn database_away(plan: &Plan) -> Result<String> {
    let mut hall = Hall::launch(Kind::Postgres, None).await?;
    let mut crowd = hall.gather(plan.tables, plan.settings, plan.pace, plan.seed);
    let mut chance = Chance::from_seed(plan.seed);
    for _ in 0..plan.kills.div_ceil(4) {
        crowd.watch(Duration::from_millis(chance.between(500, 3_000))).await?;
        hall.database()?.crash()?;
        hall.database()?.start()?;
    }
    crowd.watch(Duration::from_secs(1)).await?;
    hall.database()?.stop()?;
    crowd.watch(plan.outage).await?;
    for node in &hall.nodes {
        ensure!(!node.is_ready().await, "a server without its database says that it is ready");
    }
    hall.database()?.start()?;
    let summary = hall.finish(crowd, Trust::All).await?;
    ensure!(summary.aways > 0, "nobody noticed that the database was away");
    Ok(summary.to_string())
}
