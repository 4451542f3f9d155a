//! Reading any text as a layout of any game never panics. A layout that was read prints as a text that reads
//! the same, and can be checked against the rules. A position arranged from it has a layout that gives the same
//! position; it lists moves that the judge allows, and undoes each of them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_rules::{AnyGame, AnyLayout};

fuzz_target!(|text: &str| {
    let Ok(layout) = text.parse::<AnyLayout>() else { return };
    let printed = layout.to_string();
    assert_eq!(printed.parse().as_ref(), Ok(&layout), "{text:?} prints as {printed:?}");
    if let Ok(position) = AnyGame::arrange(&layout) {
        assert_eq!(AnyGame::arrange(&position.layout()).as_ref(), Ok(&position));
        check_moves(&position);
    }
});

fn check_moves(position: &AnyGame) {
    let mut changed = position.clone();
    for legal in position.legal_moves() {
        let effect = changed.play(legal).expect("a listed move is legal");
        changed.undo(legal, &effect);
        assert_eq!(&changed, position, "{legal} is not taken back");
    }
}
