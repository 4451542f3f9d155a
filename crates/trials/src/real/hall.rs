use anyhow::{Context, Result, bail};
use talon_hall::Settings;

use super::check::{Trust, check};
use super::crowd::Crowd;
use super::node::Node;
use super::player::Pace;
use super::postgres::Postgres;
use super::storage::{Kind, Storage};
use super::summary::Summary;

/// A store and the servers that share it.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) nodes: Vec<Node>,
    pub(crate) storage: Storage,
}

impl Hall {
    /// Starts an empty store and the usual number of servers.
    pub(crate) async fn launch(kind: Kind) -> Result<Hall> {
        let storage = Storage::launch(kind)?;
        let places = vec![storage.place(); kind.nodes()];
        Hall::with(storage, &places).await
    }

    /// Starts a server for each place where it finds the store.
    pub(crate) async fn with(storage: Storage, places: &[String]) -> Result<Hall> {
        let mut nodes = Vec::new();
        for place in places {
            let mut node = Node::new(place)?;
            node.start().await?;
            nodes.push(node);
        }
        Ok(Hall { nodes, storage })
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
    /// What does not hold.
    pub(crate) async fn finish(&self, crowd: Crowd, trust: Trust) -> Result<Summary> {
        let played = crowd.finish().await?;
        let store = self.storage.open().await.context("the trial cannot read the store")?;
        let entries = check(&*store, &played, trust).await?;
        Ok(Summary::new(&played, entries))
    }
}
