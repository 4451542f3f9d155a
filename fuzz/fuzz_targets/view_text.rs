//! Reading any text as a view never panics. A view that was read is what its seat sees in some position, and a
//! bot finds a legal move there if that seat is to move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use talon_cli::referee::Session;
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnySeat};
use talon_wire::{GivenView, read_view};

fuzz_target!(|json: &str| {
    for seat in [None, Some(AnySeat::South), Some(AnySeat::North)] {
        let Ok(seen) = read_view(GivenView { json, seat }, 1) else { continue };
        let world = AnyGame::sample_world(&seen.view, &mut Chance::from_seed(2));
        assert_eq!(world.view(seen.seat), seen.view);
        assert_eq!(world.seat_to_move(), seen.seat_to_move);
        if seen.seat_to_move == Some(seen.seat) {
            let made = choose(json, seen.seat);
            let made = world.read_move(&made).expect("a move is chosen");
            assert_eq!(world.why_not(made), None, "{made}");
        }
    }
});

/// The move in the referee's answer.
fn choose(view: &str, seat: AnySeat) -> String {
    let view: Value = serde_json::from_str(view).expect("a view is JSON");
    let request = json!({ "op": "choose", "view": view, "seat": seat.as_str(), "nodes": 10, "seed": 1 });
    let mut answer = Vec::new();
    Session::new(0).answer(request.to_string().as_bytes(), &mut answer);
    let answer: Value = serde_json::from_slice(&answer).expect("an answer is JSON");
    answer["move"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned()
}
