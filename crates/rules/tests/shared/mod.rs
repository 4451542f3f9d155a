//! Arranges positions and plays moves, both given as texts.

#![allow(dead_code, reason = "each game uses a part of it")]

use talon_rules::pieces::Card;
use talon_rules::{Game, Violation};

/// The position of a layout's text, or what is wrong with it.
pub(crate) fn arranged<G: Game>(text: &str) -> Result<G, String> {
    let layout = text.parse().map_err(|error| format!("unreadable: {error}"))?;
    G::arrange(&layout).map_err(|faults| faults.to_string())
}

/// The legal moves, sorted by their texts.
pub(crate) fn moves(state: &impl Game) -> String {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts.join(", ")
}

pub(crate) fn play<G: Game>(state: &mut G, text: &str) -> G::Effect {
    let wanted = text.parse().expect("a move");
    state.play(wanted).unwrap_or_else(|violation| panic!("{text}: {violation:?}"))
}

/// Plays several moves, separated by commas, none of which ends the game before the last.
pub(crate) fn play_all(state: &mut impl Game, texts: &str) {
    for text in texts.split(", ") {
        play(state, text);
    }
}

/// Expects a move to break exactly this rule and to change nothing.
#[track_caller]
pub(crate) fn refused<G: Game>(state: &G, text: &str, rule: &str, expected: G::Violation) {
    let mut after = state.clone();
    assert_eq!(after.play(text.parse().expect("a move")), Err(expected), "{text} in {state:?}");
    assert_eq!((expected.rule(), &after), (rule, state), "{text} in {state:?}");
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}
