//! Whatever the text, reading it as the layout of any game never panics. A layout that could be read is printed
//! as a text that reads the same; whether it obeys the rules can always be said; and a position arranged after
//! it shows it again, lists moves that the judge allows, and takes each of them back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use talon_rules::{Game, doublets};

fuzz_target!(|text: &str| {
    check::<doublets::State>(text);
});

fn check<G: Game>(text: &str) {
    let Ok(layout) = text.parse::<G::Layout>() else { return };
    let printed = layout.to_string();
    assert_eq!(printed.parse::<G::Layout>().as_ref(), Ok(&layout), "{text:?} prints as {printed:?}");
    if let Ok(position) = G::arrange(&layout) {
        assert_eq!(position.layout(), layout);
        check_moves(position);
    }
}

fn check_moves<G: Game>(position: G) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut changed = position.clone();
    for legal in moves {
        let effect = changed.play(legal).expect("a listed move is legal");
        changed.take_back(legal, &effect);
        assert_eq!(changed, position, "{legal} is taken back");
    }
}
