//! The four games in the browser: what the page and its worker are made of.
//!
//! - [`layouts`]: where everything lies on a table of a given size. Plain geometry.

pub mod layouts;
