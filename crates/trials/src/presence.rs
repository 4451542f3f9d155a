//! A player who changes from one server to another, as a load balancer lets them: the log says so at most once.

use std::time::Duration;

use anyhow::{Result, ensure};
use talon_hall::{Event, MatchId, Settings};
use talon_rules::curse::Seat;
use tokio::time::sleep;

use crate::real::{Hall, Kind, Pair, Storage};

/// A trial with two servers. It needs PostgreSQL.
#[derive(clap::Args, Debug)]
pub struct Presence {
    /// Let both players do nothing for 13 seconds instead of 10 minutes.
    #[arg(long)]
    quick: bool,
    /// The seed of the players.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The time for which both players do nothing in a full run.
const IDLE: Duration = Duration::from_secs(600);

/// The same in a quick run: twice as long as a server waits before it says that a player left.
const QUICK_IDLE: Duration = Duration::from_secs(13);

/// An absence that the log does not show, and one that it must show.
const ABSENCES: [(Duration, usize); 2] = [(Duration::from_millis(500), 0), (Duration::from_secs(9), 2)];

/// Lets a player change from server to server, and returns what the log says as text.
///
/// # Errors
/// If the log says that a player left or came back who did not, or does not say so of one who did.
pub async fn presence(arguments: &Presence) -> Result<String> {
    let idle = if arguments.quick { QUICK_IDLE } else { IDLE };
    let storage = Storage::launch(Kind::Postgres)?;
    let places = vec![storage.place(); 2];
    let hall = Hall::with(storage, &places, None).await?;
    let settings = Settings { clock: None, ..Settings::FRIENDS };
    let mut pair = Pair::deal(&hall.nodes[0].address(), settings, arguments.seed).await?;
    let mut expected = events(&hall, pair.game).await?;
    for (absence, entries) in ABSENCES {
        for node in [1, 0] {
            pair.move_to(Seat::North, &hall.nodes[node].address(), absence).await?;
            sleep(Duration::from_secs(2)).await;
            expected += entries;
            let written = events(&hall, pair.game).await?;
            ensure!(
                written == expected,
                "{written} instead of {expected} entries after {absence:?} of absence"
            );
        }
    }
    // They stay at different servers.
    pair.move_to(Seat::North, &hall.nodes[1].address(), ABSENCES[0].0).await?;
    sleep(idle).await;
    let written = events(&hall, pair.game).await?;
    ensure!(written == expected, "{} entries while both players did nothing", written - expected);
    Ok(format!(
        "two servers: an absence of {:?} makes no entry and one of {:?} makes two; none in {idle:?} of idleness",
        ABSENCES[0].0, ABSENCES[1].0
    ))
}

/// Returns how often the log says that a player left or came back.
async fn events(hall: &Hall, game: MatchId) -> Result<usize> {
    let log = hall.storage.open().await?.entries(game, 0).await?;
    let entries = log.iter().map(talon_store::StoredEntry::entry).collect::<Result<Vec<_>, _>>()?;
    let is_presence = |event: &Event| matches!(event, Event::Left { .. } | Event::Returned { .. });
    Ok(entries.iter().filter(|entry| is_presence(&entry.event)).count())
}
