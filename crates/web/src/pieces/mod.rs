//! The pieces on the table, each the same from one move to the next.

mod look;
mod piece_ids;

pub use look::{Look, looks};
pub use piece_ids::{PieceId, PieceIds};
