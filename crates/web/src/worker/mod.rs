//! The page's side of the workers that answer queries.
//!
//! The page asks an [`EngineClient`]. Its `PoolDriver` starts workers, sends them queries and ends
//! them, as the `WorkerPool` decides. A worker that searches does not receive messages, so the only
//! way to stop a search is to end its worker. The `Program` of the workers is loaded and compiled
//! once for all of them.

mod driver;
mod pool;
mod program;

pub use driver::EngineClient;
