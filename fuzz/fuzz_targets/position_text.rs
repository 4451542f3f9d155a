//! Whatever the text, reading it as the layout of any game never panics. A layout that could be read is printed
//! as a text that reads the same; whether it obeys the rules can always be said; and a position arranged after
//! it is the one that its own layout gives, lists moves that the judge allows, and takes each of them back.

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
