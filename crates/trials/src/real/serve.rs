use std::io::Read;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use talon_server::{Limits, Mutation, Online, Port, Server, Trusted};
use talon_store::{PostgresStore, SqliteStore, Store};

/// The place of matches: a file, or an address `postgres://…`.
pub type Place = String;

/// Opens a store.
pub(crate) async fn open(place: &str) -> Result<Arc<dyn Store>> {
    if place.starts_with("postgres://") {
        return Ok(Arc::new(PostgresStore::connect(place).await.context("the database cannot be used")?));
    }
    Ok(Arc::new(SqliteStore::open(Path::new(place), None).context("the file cannot be used")?))
}

/// Serves matches on a port of this machine, with all protections or without one, like `talon serve`, until the system
/// asks it to end or the input ends. The trials start it, hold its input, and so never leave one behind.
///
/// # Errors
/// If the store cannot be opened, or the port is taken.
pub fn serve(place: &Place, port: u16, without: Option<Mutation>) -> Result<()> {
    std::thread::spawn(|| {
        let mut nothing = [0; 16];
        while matches!(std::io::stdin().read(&mut nothing), Ok(1..)) {}
        std::process::exit(3);
    });
    let server = Server::listen(IpAddr::V4(Ipv4Addr::LOCALHOST), Port::Wanted(port))?;
    let store = server.wait(open(place))?;
    server.run(
        Router::new(),
        Some(Online::with_limits(store, Trusted::default(), None, Limits::of_system()).without(without)),
    )?;
    Ok(())
}
