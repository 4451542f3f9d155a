//! Compares the solver of Curse of the Doublet with a plain one, and checks whole hands.

mod shared;

use shared::{deal, end_of};
use talon_query::Limit;
use talon_rules::curse::{Move, Options, Seat, State};
use talon_rules::pieces::Chance;
use talon_rules::{Game, Status};
use talon_solve::Budget;
use talon_solve::curse::{Prunings, Solver};
use talon_testkit::plain::hand_value;

/// Solvers with all prunings, with each one switched off, and with none.
fn solvers() -> Vec<(Prunings, Solver)> {
    let all = Prunings::default();
    let none = Prunings {
        tiles_left: false,
        out_of_reach: false,
        transposition_cutoffs: false,
        transposition_table: false,
    };
    let choices = [
        all,
        Prunings { tiles_left: false, ..all },
        Prunings { out_of_reach: false, ..all },
        Prunings { transposition_cutoffs: false, ..all },
        Prunings { transposition_table: false, ..all },
        none,
    ];
    choices.into_iter().map(|prunings| (prunings, Solver::with_prunings(prunings))).collect()
}

fn hand(number: u64) -> State {
    deal(&Options::HAND, number)
}

/// A deal's hand, played at random until the two seats together hold at most this number of tiles; `None` if
/// it ends before.
fn late_position(number: u64, tiles: usize) -> Option<State> {
    let mut state = hand(number);
    let mut chance = Chance::from_seed(number);
    let mut moves = Vec::new();
    while Seat::BOTH.map(|seat| state.tiles(seat).len()).iter().sum::<usize>() > tiles {
        state.legal_moves(&mut moves);
        state.play_unchecked(*chance.pick(&moves)?);
    }
    (state.status() == Status::Playing).then_some(state)
}

/// The points of the seat to move here minus the other seat's, in a finished hand.
fn result(state: &State, end: &State) -> i32 {
    let [south, north] = end.points().expect("the hand has ended").map(i32::from);
    if state.seat_to_move() == Some(Seat::North) { north - south } else { south - north }
}

/// Compares each solver's value and line with the plain solver's value.
fn check(state: &State, solvers: &mut [(Prunings, Solver)]) -> i32 {
    let expected = hand_value(state);
    for (prunings, solver) in solvers {
        let label = || format!("{prunings:?}\n{}", state.layout());
        let valued = solver.value(state, &Budget::default());
        assert_eq!(valued.value, Ok(expected), "{}", label());
        assert_eq!(result(state, &end_of(state, &valued.line)), expected, "{}", label());
    }
    expected
}

/// Checks late positions of these deals. Returns their number.
fn check_late_positions(deals: std::ops::Range<u64>, tiles: usize) -> usize {
    let mut solvers = solvers();
    let positions = deals.filter_map(|number| late_position(number, tiles));
    let values: Vec<i32> = positions.map(|state| check(&state, &mut solvers)).collect();
    let many = values.len() / 20;
    let counts = [-1, 0, 1].map(|sign| values.iter().filter(|value| value.signum() == sign).count());
    assert!(counts.iter().all(|count| *count > many), "lost, blocked, won: {counts:?}");
    values.len()
}

#[test]
fn positions_with_6_tiles() {
    assert!(check_late_positions(0..20_000, 6) > 10_000);
}

#[test]
fn positions_with_8_tiles() {
    assert!(check_late_positions(20_000..30_000, 8) > 8_000);
}

#[test]
fn positions_with_10_tiles() {
    assert!(check_late_positions(35_000..36_000, 10) > 800);
}

/// An arrangement may claim that the other seat has passed even if it could have played. If the seat to move
/// cannot play either, that makes a second pass, and the hand is blocked (C8).
#[test]
fn positions_that_claim_a_pass_or_a_match() {
    let mut solvers = solvers();
    let mut blocked = 0;
    for state in (0..4_000).filter_map(|number| late_position(number, 6)) {
        let mut layout = state.layout();
        (layout.passes, layout.again) = (1, false);
        let passed = State::arrange(&layout).expect("a pass may come before any position");
        let changed = check(&passed, &mut solvers) != hand_value(&state);
        blocked += u32::from(changed);
        (layout.passes, layout.again) = (0, true);
        check(&State::arrange(&layout).expect("a match may, too"), &mut solvers);
    }
    assert!(blocked > 50, "{blocked} hands are blocked by a pass that was only claimed");
}

#[test]
fn every_move_has_the_plain_value() {
    let mut solvers = solvers();
    for state in (0..2_000).filter_map(|number| late_position(number, 7)) {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let seat = state.seat_to_move();
        let plain = |candidate: &Move| {
            let mut after = state.clone();
            after.play_unchecked(*candidate);
            let value = hand_value(&after);
            let is_for_other = if after.points().is_some() {
                seat == Some(Seat::North)
            } else {
                after.seat_to_move() != seat
            };
            (*candidate, if is_for_other { -value } else { value })
        };
        let expected: Vec<(Move, i32)> = moves.iter().map(plain).collect();
        for (prunings, solver) in &mut solvers {
            let values = solver.values(&state, &Budget::default());
            assert_eq!(values.as_ref(), Ok(&expected), "{prunings:?}\n{}", state.layout());
        }
    }
}

#[test]
fn no_pruning_changes_the_value_of_a_longer_hand() {
    let mut solvers = solvers();
    solvers.retain(|(prunings, _)| prunings.transposition_table);
    for state in (0..60).filter_map(|number| late_position(number, 14)) {
        let values = solvers.iter_mut().map(|(_, solver)| solver.value(&state, &Budget::default()).value);
        let values: Vec<_> = values.collect();
        assert!(values.iter().all(|value| *value == values[0]), "{values:?}\n{}", state.layout());
    }
}

/// These values were found by the solver with all prunings and with each of them off except the table.
#[test]
fn whole_hands_keep_their_values() {
    let mut solver = Solver::default();
    let values = (0..8).map(|number| {
        let valued = solver.value(&hand(number), &Budget::default());
        assert_eq!(valued.value, Ok(result(&hand(number), &end_of(&hand(number), &valued.line))));
        valued.value.unwrap()
    });
    assert_eq!(values.collect::<Vec<i32>>(), [0, 1, 0, 1, 0, 1, 1, 4]);
}

/// Before the set is laid, the hand has the value of the best set.
#[test]
fn a_hand_has_the_value_of_its_best_set() {
    let mut solver = Solver::default();
    let value = solver.value(&hand(7), &Budget::default()).value.unwrap();
    let values = solver.values(&hand(7), &Budget::default()).unwrap();
    assert_eq!(values.iter().map(|(_, value)| *value).max(), Some(value));
    assert_eq!(values.len(), 11);
}

#[test]
fn a_finished_hand_is_worth_its_points() {
    let mut solver = Solver::default();
    let mut choosers = [0; 2];
    for number in 0..100 {
        let mut state: State = deal(&Options::MATCH, number);
        let mut chance = Chance::from_seed(number);
        let mut moves = Vec::new();
        while state.points().is_none() {
            state.legal_moves(&mut moves);
            state.play_unchecked(*chance.pick(&moves).unwrap());
        }
        let [south, north] = state.points().unwrap().map(i32::from);
        let expected = match state.choosing() {
            Some(Seat::North) => north - south,
            _ => south - north,
        };
        let valued = solver.value(&state, &Budget::default());
        assert_eq!((valued.value, valued.line, valued.nodes), (Ok(expected), Vec::new(), 0));
        assert_eq!(solver.values(&state, &Budget::default()), Ok(Vec::new()));
        if let Some(seat) = state.choosing() {
            assert!(expected < 0, "the loser chooses");
            choosers[seat.index()] += 1;
        }
    }
    assert!(choosers.iter().all(|count| *count > 10), "{choosers:?}");
}

#[test]
fn an_exhausted_budget_is_reported() {
    let mut solver = Solver::default();
    let few = Budget { nodes: 100, ..Budget::default() };
    let valued = solver.value(&hand(0), &few);
    assert_eq!((valued.value, valued.line), (Err(Limit::Nodes), Vec::new()));
    assert!(valued.nodes <= 100);
    let stopped = Budget { stop: &|| true, ..Budget::default() };
    assert_eq!(solver.value(&hand(0), &stopped).value, Err(Limit::Stopped));
    assert_eq!(solver.values(&hand(0), &few), Err(Limit::Nodes));
}

#[test]
fn few_bytes_change_no_value() {
    let mut solver = Solver::default();
    for state in (0..40).filter_map(|number| late_position(number, 14)) {
        let little = solver.value(&state, &Budget { bytes: 0, ..Budget::default() });
        let enough = solver.value(&state, &Budget::default());
        assert_eq!(little.value, enough.value, "{}", state.layout());
    }
}

/// A query about few tiles gets the same answer as from a new solver, although the table is large by then.
#[test]
fn earlier_queries_change_no_answer() {
    let mut used = Solver::default();
    for number in 0..10 {
        let position = late_position(number, 12).expect("it goes on");
        let fresh = Solver::default().value(&position, &Budget::default());
        assert_eq!(used.value(&position, &Budget::default()), fresh);
        used.value(&late_position(number, 18).expect("it goes on"), &Budget::default());
    }
}
