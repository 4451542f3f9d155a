//! Compares the solver of Lady Jane with a plain one, and checks whole deals.

mod positions;
#[path = "../shared/mod.rs"]
mod shared;

use positions::Tally;
use talon_query::{Limit, Verdict};
use talon_rules::Game;
use talon_rules::lady_jane::{Options, State};
use talon_solve::lady_jane::{Prunings, Solver};
use talon_solve::{Budget, PatienceSolver};

fn deal(number: u64) -> State {
    shared::deal(&Options::default(), number)
}

#[test]
fn tiny_positions_agree_with_the_plain_solver() {
    let mut tally = Tally::default();
    for number in 0..2_000 {
        positions::compare(&positions::tiny_position(number), 10_000, &mut tally);
    }
    assert!(tally.compared > 1_900 && tally.won > 500 && tally.improved > 100, "{tally:?}");
}

/// Positions that a slightly wrong pruning gets wrong and that random positions hardly ever show.
const TRAPS: [&str; 4] = [
    // A King on its foundation may come down and claim the empty pile (`dominance::uncontested`).
    "game: lady-jane; options: ranks 5, piles 2; stock: 4D 2D 4S 3H 4H 5H 2H AH AC 3C 2C 5C 4C AS; \
     reserve: 2S | AD; foundations: 5D | - | - | -; tableau: 3D | 5S / 3S; base: 5",
    // So may any card of a foundation that can come down.
    "game: lady-jane; options: ranks 6, piles 2; stock: 4D 3D 2D 6H 3H 6D; \
     reserve: 2H 5D 5H | AH 6C 3C AD 2C AC; foundations: 4C 5C | 4S 5S 6S AS 2S 3S | - | -; \
     tableau: 4H | -; base: 4",
    // A card of the reserve needs the card below it to be safe, not only the one below that
    // (`dominance::safe_play`).
    "game: lady-jane; options: ranks 4, piles 2; stock: AS AD 4H 4S 3C 2C 2D 3H; reserve: 4D 3D | AC; \
     foundations: - | - | - | -; tableau: 2S AH 4C | 3S 2H; base: 4",
    // What suffices for a card of the reserve does not suffice for one of the tableau.
    "game: lady-jane; options: ranks 3, piles 2; stock: -; reserve: AH AS | 3S 3C; \
     foundations: - | - | - | -; tableau: 3D 2H 2S / AC | 2D 3H 2C / AD; base: 3",
];

#[test]
fn known_traps_are_avoided() {
    let mut tally = Tally::default();
    for text in TRAPS {
        let state = State::arrange(&text.parse().expect("a layout")).expect("a position");
        positions::compare(&state, 100_000, &mut tally);
    }
    assert_eq!(tally.compared, TRAPS.len() as u32);
}

#[test]
fn late_positions_agree_with_the_plain_solver() {
    let mut tally = Tally::default();
    for number in 0..60 {
        positions::compare(&positions::late_position(number), 3_000, &mut tally);
    }
    assert!(tally.compared > 40 && tally.won > 5 && tally.improved > 1, "{tally:?}");
}

#[test]
fn whole_deals_keep_their_verdicts() {
    let mut solver = Solver::default();
    let lost: Vec<u64> = (0..100)
        .filter(|number| solver.solve(&deal(*number), &Budget::default()).verdict == Verdict::Lost)
        .collect();
    assert_eq!(lost, [8, 13, 31, 45, 50, 51, 58, 63, 66, 67, 77, 81, 88, 92, 96]);
}

#[test]
fn every_position_of_a_winning_line_can_be_won() {
    let mut solver = Solver::default();
    let mut state = deal(1);
    let Verdict::Won(line) = solver.solve(&state, &Budget::default()).verdict else {
        panic!("deal 1 is won")
    };
    for played in line {
        assert!(matches!(solver.solve(&state, &Budget::default()).verdict, Verdict::Won(_)), "{state:?}");
        state.play(played).unwrap();
    }
}

#[test]
fn no_pruning_changes_the_verdict_of_a_whole_deal() {
    for number in 0..10 {
        let verdict =
            |prunings| match Solver::with_prunings(prunings).solve(&deal(number), &Budget::default()).verdict
            {
                Verdict::Won(_) => true,
                Verdict::Lost => false,
                Verdict::Unknown(limit) => panic!("the budget has no {limit:?}"),
            };
        let all = Prunings::default();
        let expected = verdict(all);
        assert_eq!(verdict(Prunings { rivals: false, orders: false, ..all }), expected, "deal {number}");
        assert_eq!(verdict(Prunings { free_deals: false, safe: false, ..all }), expected, "deal {number}");
    }
}

#[test]
fn an_exhausted_budget_is_not_a_lost_position() {
    let solve = |budget: &Budget<'_>| Solver::default().solve(&deal(1), budget);
    let few = solve(&Budget { nodes: 3, ..Budget::default() });
    assert_eq!(few.verdict, Verdict::Unknown(Limit::Nodes));
    assert!(few.nodes <= 3);
    let mut solver = Solver::with_prunings(Prunings { uncontested: false, ..Prunings::default() });
    let stopped = solver.solve(&deal(758), &Budget { stop: &|| true, ..Budget::default() });
    assert_eq!(stopped.verdict, Verdict::Unknown(Limit::Stopped));
}

#[test]
fn few_bytes_change_no_verdict() {
    let mut solver = Solver::default();
    for number in 0..40 {
        let little = solver.solve(&deal(number), &Budget { bytes: 0, ..Budget::default() }).verdict;
        assert_eq!(little, solver.solve(&deal(number), &Budget::default()).verdict, "deal {number}");
    }
}
