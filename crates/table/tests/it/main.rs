//! The tests of the table, in one program.

mod advice;
mod autosave;
mod commands;
mod deal_search;
mod hand_review;
mod links;
mod marks;
mod next_deal;
mod notation;
mod record;
mod samples;
mod scene;
mod selection;
mod session;
mod session_advice;
mod sitting;
mod statistics;
mod support;
mod watching;
