//! The parts of `talon` that other programs of this workspace reach: the referee.

pub mod referee;
