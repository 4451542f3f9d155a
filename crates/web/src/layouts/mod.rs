//! Layouts: plain geometry that the games share. The layout of each game is in its folder in [`games`](crate::games).
//!
//! A [`Board`](board::Board) follows a [`Scene`](talon_table::Scene): it has a rectangle for each place of the scene, in the
//! same order. All lengths are in CSS pixels from the top left corner of the table.
//!
//! Each game tries its arrangements with smaller and smaller pieces until one fits. In the patiences an arrangement depends on
//! the room and the options alone, so nothing moves that the player did not play. In Curse of the Doublet the tiles shrink
//! when the branches need room, and only then.

pub mod board;
pub(crate) mod piles;
pub mod rect;
pub(crate) mod table;

#[cfg(test)]
mod tests;
