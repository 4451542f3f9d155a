//! Reading any text as a card, a tile or a deal number never panics, and a value that was read prints as a text
//! that reads the same.

#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use talon_rules::pieces::{Card, DealNumber, Tile};

fuzz_target!(|text: &str| {
    reads_back::<Card>(text);
    reads_back::<Tile>(text);
    reads_back::<DealNumber>(text);
});

fn reads_back<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        assert!(printed.parse().ok() == Some(value), "{text:?} prints as {printed:?}");
    }
}
