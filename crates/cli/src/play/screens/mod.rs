//! The screens: what they show, and what their keys and clicks mean.

pub(crate) mod archive;
pub(crate) mod bars;
pub(crate) mod choice;
pub(crate) mod curtain;
pub(crate) mod ending;
mod graph;
pub(crate) mod hands;
pub(crate) mod key_bar;
pub(crate) mod lesson;
mod list_cursor;
pub(crate) mod menu;
pub(crate) mod own_puzzle;
pub(crate) mod page;
mod practice_table;
pub(crate) mod prompt;
pub(crate) mod puzzle;
pub(crate) mod puzzle_list;
pub(crate) mod review;
pub(crate) mod screen;
pub(crate) mod search;
pub(crate) mod settings;
pub(crate) mod table;
pub(crate) mod table_view;
pub(crate) mod too_small;
mod widgets;
pub(crate) mod winning_line;
