//! The pieces on the table, each the same from one move to the next.

mod cast;
mod look;

pub use cast::{Cast, PieceId};
pub use look::{Look, looks};
