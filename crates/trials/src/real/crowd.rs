use std::time::Duration;

use anyhow::{Context, Result};
use talon_hall::Settings;
use talon_pieces::Chance;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::player::Pace;
use super::table::{self, Played};

/// How long the last matches can take after the faults have stopped.
const PATIENCE: Duration = Duration::from_secs(180);

/// Tables at which bots play.
pub(crate) struct Crowd {
    tables: JoinSet<Result<Vec<Played>>>,
    stop: watch::Sender<bool>,
}

impl Crowd {
    /// Opens tables over these addresses.
    pub(crate) fn gather(
        addresses: &[String],
        count: usize,
        settings: Settings,
        pace: Pace,
        seed: u64,
    ) -> Crowd {
        let (stop, is_over) = watch::channel(false);
        let mut tables = JoinSet::new();
        for number in 0..count as u64 {
            let chance = Chance::from_seed(seed.wrapping_mul(1_000).wrapping_add(number));
            tables.spawn(table::play(addresses.to_vec(), settings, pace, chance, is_over.clone()));
        }
        Crowd { tables, stop }
    }

    /// Waits, unless a table fails before.
    ///
    /// # Errors
    /// Why a table failed.
    pub(crate) async fn watch(&mut self, time: Duration) -> Result<()> {
        match timeout(time, self.tables.join_next()).await {
            Err(_) | Ok(None) => Ok(()),
            Ok(Some(table)) => table?.map(drop).context("a table ended"),
        }
    }

    /// Lets all tables finish their matches.
    ///
    /// # Errors
    /// If a table fails, or a match does not end.
    pub(crate) async fn finish(mut self) -> Result<Vec<Played>> {
        self.stop.send_replace(true);
        let mut played = Vec::new();
        let finishing = async {
            while let Some(table) = self.tables.join_next().await {
                played.extend(table??);
            }
            anyhow::Ok(())
        };
        timeout(PATIENCE, finishing).await.context("a match does not end")??;
        Ok(played)
    }
}
