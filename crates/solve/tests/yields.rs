//! Compares the solver of Yield with a plain one.

mod shared;

use shared::{compare, deal, decided_plainly, end_of, few_bytes_change_no_verdict, play_at_random};
use talon_query::{Limit, Verdict};
use talon_rules::pieces::Chance;
use talon_rules::yields::{Layout, Options, State};
use talon_rules::{Game, Status};
use talon_solve::yields::{Prunings, Solver};
use talon_solve::{Budget, PatienceSolver};

/// Solvers with all prunings, with each one switched off, and with none.
fn solvers() -> Vec<(Prunings, Solver)> {
    let all = Prunings::default();
    let choices = [
        all,
        Prunings { first_moment: false, ..all },
        Prunings { never_together: false, ..all },
        Prunings { enough_partners: false, ..all },
        Prunings { no_deadlock: false, ..all },
        Prunings { costly_cards: false, ..all },
        Prunings { within_reach: false, ..all },
        Prunings::NONE,
    ];
    choices.into_iter().map(|prunings| (prunings, Solver::with_prunings(prunings))).collect()
}

/// Returns true if a position can be won, by the plain solver and by all others.
fn check(state: &State, solvers: &mut [(Prunings, Solver)]) -> bool {
    let full = state.options().cards();
    let most = compare(state, full, usize::MAX, solvers).expect("there is no bound on positions");
    most as usize == full
}

/// Checks this number of deals, and positions along random play. Returns the number of positions that can and
/// cannot be won.
fn check_deals(ranks: u8, rows: u8, deals: u64) -> (u32, u32) {
    let options = Options::new(ranks, rows).expect("possible options");
    let mut solvers = solvers();
    let mut chance = Chance::from_seed(u64::from(ranks) << 8 | u64::from(rows));
    let (mut won, mut lost) = (0, 0);
    for number in 0..deals {
        let mut state: State = deal(&options, number);
        loop {
            let wins = check(&state, &mut solvers);
            (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
            if state.status() != Status::Playing {
                break;
            }
            let moves = 1 + chance.below(6);
            play_at_random(&mut state, moves, &mut chance);
        }
    }
    (won, lost)
}

#[test]
fn tiny_decks() {
    let (mut all_won, mut all_lost) = (0, 0);
    for (ranks, rows, deals) in [
        (1, 1, 3),
        (1, 2, 3),
        (3, 1, 100),
        (3, 2, 300),
        (3, 3, 500),
        (3, 4, 500),
        (5, 2, 20),
        (5, 3, 200),
        (5, 4, 1500),
        (5, 5, 1500),
        (7, 4, 5),
        (7, 5, 30),
        (7, 6, 60),
        (9, 7, 10),
    ] {
        let (won, lost) = check_deals(ranks, rows, deals);
        (all_won, all_lost) = (all_won + won, all_lost + lost);
    }
    assert!(all_won > 1000 && all_lost > 1000, "{all_won} won, {all_lost} lost");
}

/// A position from which any pairs may be missing as long as it obeys the rules: pairs are removed from
/// anywhere, so the waste has cards that no play would have left.
fn random_position(options: &Options, number: u64, chance: &mut Chance) -> Option<State> {
    let mut layout = deal::<State>(options, number).layout();
    let turned = chance.below(layout.stock.len() as u32 + 1) as usize;
    for _ in 0..turned {
        let card = layout.stock.pop().expect("no more are turned than there are");
        layout.waste.push(card);
    }
    let pairs = chance.below(options.cards() as u32 / 2);
    for _ in 0..pairs {
        remove_a_pair(&mut layout, chance);
    }
    State::arrange(&layout).ok()
}

/// Removes two cards of the line that form a pair, or none if the two picked ones do not.
fn remove_a_pair(layout: &mut Layout, chance: &mut Chance) {
    let cards = layout.waste.len() + layout.stock.len();
    if cards < 2 {
        return;
    }
    let (one, other) = (chance.below(cards as u32) as usize, chance.below(cards as u32) as usize);
    let (one, other) = (one.max(other), one.min(other));
    let rank = |place: usize| {
        let card = layout.waste.iter().chain(&layout.stock).nth(place).expect("below the number of cards");
        card.expect("all is known").rank().number()
    };
    if one != other && rank(one) + rank(other) == layout.options.ranks() {
        for place in [one, other] {
            if place < layout.waste.len() {
                layout.waste.remove(place);
            } else {
                let place = place - layout.waste.len();
                layout.stock.remove(place);
            }
        }
    }
}

#[test]
fn unreachable_positions() {
    let mut chance = Chance::from_seed(7);
    let (mut won, mut lost) = (0, 0);
    for (ranks, rows, count) in [(5, 2, 50), (5, 4, 4000), (5, 5, 2000), (7, 5, 50), (9, 7, 20)] {
        let options = Options::new(ranks, rows).expect("possible options");
        let mut solvers = solvers();
        for number in 0..count {
            let Some(state) = random_position(&options, number, &mut chance) else { continue };
            let wins = check(&state, &mut solvers);
            (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
        }
    }
    assert!(won > 100 && lost > 100, "{won} won, {lost} lost");
}

/// Checks positions of full decks with few cards left.
#[test]
fn late_positions_of_full_decks() {
    let (mut won, mut lost) = (0, 0);
    let mut solvers = solvers();
    let mut chance = Chance::from_seed(13);
    for number in 0..1000 {
        let mut state: State = deal(&Options::default(), number);
        let moves = 25 + chance.below(20);
        play_at_random(&mut state, moves, &mut chance);
        let wins = check(&state, &mut solvers);
        (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
    }
    assert!(won > 20 && lost > 20, "{won} won, {lost} lost");
}

#[test]
fn full_deals_that_the_plain_solver_decides() {
    let decided = decided_plainly::<Solver>(&Options::default(), 4_000);
    assert!(decided >= 15, "only {decided} deals were decided plainly");
}

#[test]
fn full_deals_with_each_pruning_off() {
    let mut solvers = solvers();
    for number in 0..1500 {
        let state: State = deal(&Options::default(), number);
        let answers = solvers.iter_mut().map(|(prunings, solver)| {
            let wins = matches!(solver.solve(&state, &Budget::default()).verdict, Verdict::Won(_));
            (*prunings, wins, solver.best_score(&state, &Budget::default()).score)
        });
        let answers: Vec<_> = answers.collect();
        for (prunings, wins, score) in &answers {
            assert_eq!((*wins, *score), (answers[0].1, answers[0].2), "deal {number}: {prunings:?}");
        }
    }
}

#[test]
fn an_exhausted_budget_is_reported() {
    let state: State = deal(&Options::default(), 385);
    let mut solver = Solver::default();
    let limited = |solver: &mut Solver, budget: Budget<'_>| solver.solve(&state, &budget).verdict;
    let default = Budget::default;
    assert_eq!(limited(&mut solver, default()), Verdict::Lost);
    assert_eq!(limited(&mut solver, Budget { nodes: 100, ..default() }), Verdict::Unknown(Limit::Nodes));
    let stopped = Budget { stop: &|| true, ..default() };
    assert_eq!(limited(&mut solver, stopped), Verdict::Unknown(Limit::Stopped));
    let best = solver.best_score(&state, &Budget { nodes: 100, ..default() });
    assert_eq!((best.limit, best.score as usize), (Some(Limit::Nodes), end_of(&state, &best.line).points()));
}

#[test]
fn few_bytes_change_no_verdict_or_none() {
    for bytes in [0, 1 << 16, 1 << 20] {
        let small = Budget { bytes, nodes: 1_000_000, ..Budget::default() };
        few_bytes_change_no_verdict::<Solver>(&Options::default(), &small);
    }
}
