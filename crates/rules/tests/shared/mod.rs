//! Arranges positions and plays moves, both given as texts, and the checks that every game repeats.

#![allow(dead_code, unused_imports, unused_macros, reason = "each game uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use talon_rules::pieces::{Card, Chance, DealNumber};
use talon_rules::{Game, GameOptions, SeatView, Status, Violation};
use talon_testkit::{Subject, Walk, even_chances, random_games};

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

pub(crate) fn deal_number(number: u64) -> DealNumber {
    DealNumber::new(number).expect("a small number")
}

/// Walks random games with each of these options.
pub(crate) fn conforms<G: Subject>(options: &[&str], deals: u64, most_plies: usize) {
    for text in options {
        let options = G::Options::from_text(text).expect("options");
        random_games::<G>(&options, 0..deals, most_plies);
    }
}

/// Walks random games with these options until `wanted` returns something.
pub(crate) fn search<G: Subject, T>(options: &str, mut wanted: impl FnMut(&G) -> Option<T>) -> T {
    let options = G::Options::from_text(options).expect("options");
    for number in 0..100 {
        let mut walk = Walk::<G>::of_deal(&options, deal_number(number));
        let mut chance = Chance::from_seed(number);
        loop {
            if let Some(result) = wanted(walk.position()) {
                return result;
            }
            let Some(chosen) = chance.pick(walk.legal()).copied() else { break };
            walk.play(chosen);
        }
    }
    panic!("no game has come to such a position");
}

/// In a patience the hidden pieces can lie in any order, and sampling must find each order.
pub(crate) fn samples_evenly<G: Subject>(options: &str, hidden: usize) {
    let seat = G::SEATS[0];
    let view =
        search(options, |position: &G| (position.hidden(seat).len() == hidden).then(|| position.view(seat)));
    even_chances::<G>(&view, (1..=hidden).product(), &mut Chance::from_seed(0)).expect("even chances");
}

/// Expects all these violations to come up in random games, with the clauses of the snapshot. A violation that is not
/// listed does not compile.
macro_rules! all_come_up {
    ($options:expr, $($reason:ident)*) => {
        let name = |violation: Violation| match violation { $(Violation::$reason { .. } => stringify!($reason),)* };
        insta::assert_snapshot!(shared::clauses::<State>(&$options, name, &[$(stringify!($reason)),*]));
    };
}

/// The violations of all conceivable moves at every ply of random games, which must have these names: the first clause of each
/// with the move and the rule.
pub(crate) fn clauses<G: Game>(
    options: &[&str],
    name: fn(G::Violation) -> &'static str,
    names: &[&str],
) -> String {
    let mut clauses = BTreeMap::new();
    for (number, text) in (0..12).flat_map(|number| options.iter().map(move |text| (number, text))) {
        let options = G::Options::from_text(text).expect("options");
        let conceivable = G::conceivable_moves(&options);
        let mut position = G::deal(&options, deal_number(number));
        let (mut moves, mut chance) = (Vec::new(), Chance::from_seed(number));
        for _ in 0..500 {
            for candidate in &conceivable {
                let Some(violation) = position.why_not(*candidate) else { continue };
                clauses.entry(name(violation)).or_insert_with(|| {
                    format!("{candidate}: {violation} ({}, {})", violation.rule(), name(violation))
                });
            }
            position.legal_moves(&mut moves);
            let Some(chosen) = chance.pick(&moves) else { break };
            position.play_unchecked(*chosen);
        }
    }
    assert!(clauses.keys().copied().eq(BTreeSet::from_iter(names.iter().copied())), "{clauses:?}");
    clauses.into_values().collect::<Vec<String>>().join("\n")
}

pub(crate) use all_come_up;

/// Prints a random game, with the views at the start and after every `between` moves.
pub(crate) fn transcript<G: Subject>(options: &str, number: u64, between: usize) -> String {
    let options = G::Options::from_text(options).expect("options");
    let mut game = G::deal(&options, deal_number(number));
    let mut text = format!("deal {number}\n{}\n", game.layout());
    let (mut moves, mut chance) = (Vec::new(), Chance::from_seed(number));
    // Lady Jane can continue for ever; in this deal it does not.
    for ply in 0..300 {
        if ply % between == 0 {
            for seat in G::SEATS {
                let view = game.view(*seat);
                write!(text, "\n{seat:?} sees\n{}\n\n", view.layout()).expect("a text takes everything");
            }
        }
        game.legal_moves(&mut moves);
        let Some(chosen) = chance.pick(&moves).copied() else { break };
        let effect = game.play(chosen).expect("a move from the list is legal");
        let count = moves.len();
        writeln!(text, "{}. {chosen} (of {count}): {effect:?}", ply + 1).expect("a text takes everything");
    }
    let (status, score) = (game.status(), game.score());
    assert_ne!(status, Status::Playing);
    text + &format!("\n{status:?}, score {score:?}\n{}\n", game.layout())
}
