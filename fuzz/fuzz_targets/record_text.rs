//! Reading any text as the record of a sitting never panics, and a sitting that was read is written as a record
//! that reads the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_table::{Opened, Sitting};

fuzz_target!(|text: &str| {
    if let Ok(opened) = Sitting::read(text) {
        let written = opened.sitting.record();
        let again = Opened { torn: None, ..opened };
        assert_eq!(Sitting::read(&written), Ok(again), "{written}");
    }
});
