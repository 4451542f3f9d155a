//! The parts of `talon` that tests and fuzz targets use: the referee and the search behind `solve`.

pub mod referee;
pub mod search;
