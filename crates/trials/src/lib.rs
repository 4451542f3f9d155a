//! Trials of network matches. `cargo xtask online` runs them.

pub mod simulate;
