//! Reading any text as a move of any game never panics, and a move that was read prints as a text that reads
//! the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_rules::{AnyMove, GameName};

fuzz_target!(|text: &str| {
    for game in GameName::ALL {
        if let Ok(read) = AnyMove::read(game, text) {
            let printed = read.to_string();
            assert_eq!(AnyMove::read(game, &printed), Ok(read), "{text:?} prints as {printed:?}");
        }
    }
});
