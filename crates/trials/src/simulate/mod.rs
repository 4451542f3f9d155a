//! The simulated hall: whole matches between two players, a spectator, three nodes and a store, in one thread and one
//! stream of random numbers, so that a seed repeats its match exactly. Deterministic simulation testing as in
//! FoundationDB (J. Zhou et al.: FoundationDB: a distributed unbundled transactional key value store, SIGMOD 2021).
//!
//! At first everything fails that can: nodes crash, messages are lost, doubled, late and out of order, the store is
//! away, comes back older, or does not say whether it committed, and clocks jump. Then the faults stop, and the match
//! must end. The module `check` says what must hold.

mod check;
mod happening;
mod network;
mod node;
mod player;
mod store;
mod storm;
mod work;
mod world;

pub use crate::broken::Broken;
use talon_server::Mutation;
pub use world::Report;

/// Simulates the match of a seed, with a protection taken out or without.
///
/// # Errors
/// The sentence about what did not hold.
pub fn simulate(seed: u64, mutation: Option<Mutation>) -> Result<Report, Broken> {
    world::World::new(seed, mutation).run()
}
