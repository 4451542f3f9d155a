//! Reading any text as an export never panics. An export that was read is written as a file that reads the
//! same, and importing it a second time adds nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_table::MemoryStore;
use talon_wire::{Export, Merge};

fuzz_target!(|text: &str| {
    let Ok(export) = Export::read(text) else { return };
    assert_eq!(Export::read(&export.to_json()).ok().as_ref(), Some(&export));
    let mut store = MemoryStore::default();
    for time in 0..2 {
        let merge = Merge::plan(&export, &store).expect("memory does not fail");
        let imported = merge.carry_out(&mut store).expect("memory does not fail");
        assert!(time == 0 || imported.already_there == export.records.len());
    }
});
