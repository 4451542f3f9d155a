use std::time::Duration;

use anyhow::{Context, Result, bail};
use talon_hall::Settings;
use talon_server::Mutation;

use super::check::{Trust, check};
use super::crowd::Crowd;
use super::node::Node;
use super::player::Pace;
use super::postgres::Postgres;
use super::storage::{Kind, Storage};
use super::summary::Summary;

/// The time that the last matches can take after the faults have stopped.
const PATIENCE: Duration = Duration::from_secs(180);

/// The same if a protection is missing, and it is likely that they never end.
const SHORT_PATIENCE: Duration = Duration::from_secs(45);

/// A store and the servers that share it.
#[derive(Debug)]
pub(crate) struct Hall {
    /// The time that the last matches can take after the faults have stopped.
    patience: Duration,
    pub(crate) nodes: Vec<Node>,
    pub(crate) storage: Storage,
}

impl Hall {
    /// Starts an empty store and the usual number of servers, with all protections or without one.
    pub(crate) async fn launch(kind: Kind, without: Option<Mutation>) -> Result<Hall> {
        let storage = Storage::launch(kind)?;
        let places = vec![storage.place(); kind.nodes()];
        Hall::with(storage, &places, without).await
    }

    /// Starts a server for each place where it finds the store.
    pub(crate) async fn with(storage: Storage, places: &[String], without: Option<Mutation>) -> Result<Hall> {
        let mut nodes = Vec::new();
        for place in places {
            let mut node = Node::new(place, without)?;
            node.start().await?;
            nodes.push(node);
        }
        let patience = if without.is_some() { SHORT_PATIENCE } else { PATIENCE };
        Ok(Hall { patience, nodes, storage })
    }

    /// Opens tables over these servers.
    pub(crate) fn gather(&self, tables: usize, settings: Settings, pace: Pace, seed: u64) -> Crowd {
        let addresses: Vec<String> = self.nodes.iter().map(Node::address).collect();
        Crowd::gather(&addresses, tables, settings, pace, seed)
    }

    /// The database server.
    ///
    /// # Errors
    /// If the store is a file.
    pub(crate) fn database(&mut self) -> Result<&mut Postgres> {
        match &mut self.storage {
            Storage::Postgres(server) => Ok(server),
            Storage::Sqlite(_) | Storage::Small(_) => bail!("this store has no server"),
        }
    }

    /// Lets the tables finish, and checks all matches.
    ///
    /// # Errors
    /// The sentence about what does not hold.
    pub(crate) async fn finish(&self, crowd: Crowd, trust: Trust) -> Result<Summary> {
        let played = crowd.finish(self.patience).await?;
        let store = self.storage.open().await.context("the trial cannot read the store")?;
        let entries = check(&*store, &played, trust).await?;
        Ok(Summary::new(&played, entries))
    }
}
