//! Servers that are killed again and again while bots play (crash-only software: G. Candea, A. Fox, HotOS IX, 2003).
//!
//! Every one to five seconds a random server is killed, or asked to end as at a deployment, and started again. Then the
//! faults stop, and every match must end; what the players sent and received must agree with the logs.

use std::time::{Duration, Instant};

use anyhow::Result;
use talon_rules::pieces::Chance;
use talon_server::Mutation;

use crate::dice::Dice;
use crate::real::{Figures, Hall, Kind, PACE, SETTINGS, Trust};

/// A trial with killed servers.
#[derive(clap::Args, Debug)]
pub struct Kill {
    /// Kill for 6 seconds with 10 tables instead of 10 minutes with 50.
    #[arg(long)]
    pub(crate) quick: bool,
    /// The kind of store that keeps the matches.
    #[arg(long, default_value = "sqlite")]
    pub(crate) store: Kind,
    /// The time that servers are killed, in minutes.
    #[arg(long)]
    pub(crate) minutes: Option<f64>,
    /// The number of tables.
    #[arg(long)]
    pub(crate) tables: Option<usize>,
    /// The seed of the bots and of the faults.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Take a protection out of the servers, to see that the trial notices.
    #[arg(long)]
    pub(crate) without: Option<Mutation>,
}

/// The time between two kills, in milliseconds, in a full and in a quick run.
const BETWEEN: [(u64, u64); 2] = [(1_000, 5_000), (500, 2_000)];

/// One of this many servers is asked to end instead.
const DEPLOYS: u32 = 3;

/// Kills servers while bots play, and returns what happened as text.
///
/// # Errors
/// The sentence about what did not hold.
pub async fn kill(arguments: &Kill) -> Result<String> {
    let quick = usize::from(arguments.quick);
    let minutes = arguments.minutes.unwrap_or([10.0, 0.1][quick]);
    let tables = arguments.tables.unwrap_or([50, 10][quick]);
    let mut hall = Hall::launch(arguments.store, arguments.without).await?;
    let mut crowd = hall.gather(tables, SETTINGS[quick], PACE[quick], arguments.seed);
    let (mut chance, mut ends, mut deploys) = (Chance::from_seed(arguments.seed), 0, Vec::new());
    let (least, most) = BETWEEN[quick];
    let end = Instant::now() + Duration::from_secs_f64(minutes * 60.0);
    while Instant::now() < end {
        crowd.watch(Duration::from_millis(chance.between(least, most))).await?;
        let victim = usize::try_from(chance.between(0, hall.nodes.len() as u64 - 1))?;
        let node = &mut hall.nodes[victim];
        ends += 1;
        if ends % DEPLOYS == 0 {
            deploys.push(node.end().await?);
        } else {
            node.kill()?;
        }
        crowd.watch(Duration::from_millis(chance.between(0, 1_000))).await?;
        node.start().await?;
    }
    let summary = hall.finish(crowd, Trust::All).await?;
    let kills = ends - deploys.len() as u32;
    let deploys: Figures = deploys.into_iter().collect();
    let nodes = hall.nodes.len();
    Ok(format!("{summary}\n  {kills} kills of {nodes} servers\n  ends on request: {deploys}"))
}
