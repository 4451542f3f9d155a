//! Tests of whole matches.

mod clocks;
mod course;
mod deals;
mod driver;
mod noninterference;
