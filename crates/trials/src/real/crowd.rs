use std::time::Duration;

use anyhow::{Context, Result};
use talon_hall::Settings;
use talon_rules::pieces::Chance;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::player::Pace;
use super::table::{self, Played};
use crate::broken::Broken;

/// Tables at which bots play.
pub(crate) struct Crowd {
    tables: JoinSet<Result<Vec<Played>>>,
    stop: watch::Sender<bool>,
}

impl Crowd {
    /// Opens tables over these addresses. At every second one, south plays on two devices at once.
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
            let has_second = number % 2 == 1;
            let playing =
                table::play(addresses.to_vec(), settings, pace, has_second, chance, is_over.clone());
            tables.spawn(playing);
        }
        Crowd { tables, stop }
    }

    /// Waits, unless a table fails before.
    ///
    /// # Errors
    /// The reason why a table failed.
    pub(crate) async fn watch(&mut self, time: Duration) -> Result<()> {
        match timeout(time, self.tables.join_next()).await {
            Err(_) | Ok(None) => Ok(()),
            Ok(Some(table)) => table?.map(drop).context("a table ended"),
        }
    }

    /// Lets all tables finish their matches, within this time.
    ///
    /// # Errors
    /// If a table fails, or a match does not end.
    pub(crate) async fn finish(mut self, patience: Duration) -> Result<Vec<Played>> {
        self.stop.send_replace(true);
        let mut played = Vec::new();
        let finishing = async {
            while let Some(table) = self.tables.join_next().await {
                played.extend(table??);
            }
            anyhow::Ok(())
        };
        timeout(patience, finishing).await.map_err(|_| Broken::NeverEnds)??;
        Ok(played)
    }
}
