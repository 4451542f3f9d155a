//! The parts of `talon` that other programs of this workspace reach: the referee and the search behind `solve`.

pub mod referee;
pub mod search;
