//! Every violation comes up in play, and has a clause: one that never does is a rule that nothing checks.

use std::collections::{BTreeMap, BTreeSet};

use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameOptions, Violation, curse, doublets, lady_jane, yields};

/// Expects all these violations to come up in random games, with the clauses of the snapshot. A violation that is not
/// listed does not compile.
macro_rules! all_come_up {
    ($game:ident, $options:expr, $($reason:ident)*) => {
        let name = |violation: $game::Violation| match violation { $($game::Violation::$reason { .. } => stringify!($reason),)* };
        let clauses = clauses::<$game::State>(&$options, name);
        assert_eq!(clauses.keys().copied().collect::<BTreeSet<_>>(), BTreeSet::from([$(stringify!($reason)),*]));
        insta::assert_snapshot!(clauses.into_values().collect::<Vec<_>>().join("\n"));
    };
}

/// The violations of all conceivable moves at every ply of random games: their names, and the first clause of each with the
/// move and the rule.
fn clauses<G: Game>(
    options: &[&str],
    name: fn(G::Violation) -> &'static str,
) -> BTreeMap<&'static str, String> {
    let mut clauses = BTreeMap::new();
    for (number, text) in (0..12).flat_map(|number| options.iter().map(move |text| (number, text))) {
        let options = G::Options::from_text(text).expect("options");
        let conceivable = G::conceivable_moves(&options);
        let mut position = G::deal(&options, DealNumber::new(number).expect("a small number"));
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
    clauses
}

#[test]
fn doublets_refuses_for_every_reason() {
    all_come_up!(doublets, ["", "ranks 3, piles 7", "ranks 3, redeals 0, piles 6"],
        NoSuchPile DoesNotFollow WasteEmpty ReserveEmpty KingStays StockEmpty StockNotEmpty NothingToRedeal NoRedealsLeft
        AlreadyWon);
}

#[test]
fn yield_refuses_for_every_reason() {
    all_come_up!(yields, ["ranks 5, rows 3"],
        NoSuchPlace AlreadyRemoved Covered StockEmpty WasteEmpty NoBottom NoSecond NotKing SecondAlone SamePlace
        SecondWithoutTop WrongSum AlreadyWon);
}

#[test]
fn lady_jane_refuses_for_every_reason() {
    all_come_up!(lady_jane, ["ranks 4, piles 2", "ranks 2, piles 1", "ranks 3, piles 3"],
        NoSuchPlace NothingThere FoundationToFoundation DoesNotStart DoesNotFollow NotAGroup SamePile OnBase
        NotOneLower SameColour NotForEmptyPile StockEmpty SpareNotDealt AlreadyWon);
}

#[test]
fn curse_refuses_for_every_reason() {
    all_come_up!(curse, ["target 0", "target 3"],
        NotHeld HandGoesOn CoinDecides LoserChooses SetComesFirst SetLiesAlready NoSuchSide DoesNotJoin MustPlay
        HandEnded MatchDecided);
}
