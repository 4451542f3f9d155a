//! Random games that the reference program has played: every position, every list of moves and every end must
//! be the same. The number of positions is checked, too, so that a trace cut short is noticed.

use talon_rules::{curse, doublets, lady_jane, yields};
use talon_testkit::replay;

#[test]
fn games_of_doublets() {
    assert_eq!(replay::<doublets::State>(include_str!("traces/doublets.txt")), 415);
}

#[test]
fn games_of_yield() {
    assert_eq!(replay::<yields::State>(include_str!("traces/yield.txt")), 415);
}

#[test]
fn games_of_lady_jane() {
    assert_eq!(replay::<lady_jane::State>(include_str!("traces/lady_jane.txt")), 320);
}

#[test]
fn games_of_curse() {
    assert_eq!(replay::<curse::State>(include_str!("traces/curse.txt")), 251);
}
