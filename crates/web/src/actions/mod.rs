//! The actions of the player and of the page: each changes the [state](crate::state) and shows a message about it.

pub mod app_state;
mod clock;
mod commands;
mod deals;
mod links;
mod loading;
mod play;
pub mod records;
mod reviews;
mod search;
mod solvers;
mod table;
pub mod transfer;
mod winning_lines;
