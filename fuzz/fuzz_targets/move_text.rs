//! Whatever the text, reading it as a move of any game never panics, and what could be read is printed as a
//! text that reads the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_rules::{Game, doublets};

fuzz_target!(|text: &str| {
    check::<doublets::State>(text);
});

fn check<G: Game>(text: &str) {
    if let Ok(read) = text.parse::<G::Move>() {
        let printed = read.to_string();
        assert_eq!(printed.parse::<G::Move>(), Ok(read), "{text:?} prints as {printed:?}");
    }
}
