//! The state of the page, as signals, split by what changes together.
//!
//! Each part is a handful of handles, so it can be copied into every closure. A component takes the parts that it needs from
//! [`use_app`](crate::actions::app_state::use_app). Whatever a player does goes through [`actions`](crate::actions); all that
//! the page shows follows from the signals here.

pub mod advice;
pub mod dialog;
pub mod game;
pub mod interface;
pub mod later;
pub mod network_match;
pub mod practice;
pub mod settings;
pub mod storage;
pub mod texts;
