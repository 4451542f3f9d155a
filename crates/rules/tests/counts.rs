//! Counts of lines and of positions, compared with those of the reference program.

use talon_rules::{curse, doublets, lady_jane, yields};
use talon_testkit::{perft_table, reachable_table};

#[test]
fn lines_of_doublets() {
    perft_table::<doublets::State>(include_str!("perft/doublets.txt"));
}

#[test]
fn lines_of_yield() {
    perft_table::<yields::State>(include_str!("perft/yield.txt"));
}

#[test]
fn lines_of_lady_jane() {
    perft_table::<lady_jane::State>(include_str!("perft/lady_jane.txt"));
}

#[test]
fn lines_of_curse() {
    perft_table::<curse::State>(include_str!("perft/curse.txt"));
}

#[test]
fn positions_of_tiny_doublets() {
    reachable_table::<doublets::State>(include_str!("reachable/doublets.txt"));
}

#[test]
fn positions_of_tiny_yields() {
    reachable_table::<yields::State>(include_str!("reachable/yield.txt"));
}

#[test]
fn positions_of_tiny_lady_janes() {
    reachable_table::<lady_jane::State>(include_str!("reachable/lady_jane.txt"));
}
