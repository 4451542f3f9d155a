//! The part of `talon` that tests and fuzz targets use: the referee.

pub mod referee;
