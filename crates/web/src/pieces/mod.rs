//! The pieces on the table: which is which from one move to the next, and how each looks.

pub mod look;
pub mod piece_ids;
