//! Compares the solver of Doublets with a plain one.

mod shared;

use shared::{compare, deal, decided_plainly, end_of, few_bytes_change_no_verdict, play_at_random};
use talon_query::{Limit, Verdict};
use talon_rules::doublets::{Move, Options, State};
use talon_rules::pieces::Chance;
use talon_rules::{Game, Status};
use talon_solve::doublets::{Prunings, Solver};
use talon_solve::{Budget, PatienceSolver};

/// Solvers with all prunings, with each one switched off, and with none.
fn solvers() -> Vec<(Prunings, Solver)> {
    let all = Prunings::default();
    let choices = [
        all,
        Prunings { earliest_moment: false, ..all },
        Prunings { same_sequence: false, ..all },
        Prunings { kings_only_to_dig: false, ..all },
        Prunings { out_of_reach: false, ..all },
        Prunings { last_pass: false, ..all },
        Prunings { last_pass: false, out_of_reach: false, ..all },
        Prunings {
            earliest_moment: false,
            same_sequence: false,
            kings_only_to_dig: false,
            out_of_reach: false,
            last_pass: false,
        },
    ];
    choices.into_iter().map(|prunings| (prunings, Solver::with_prunings(prunings))).collect()
}

/// Returns true if a position can be won, by the plain solver and by all others.
fn check(state: &State, solvers: &mut [(Prunings, Solver)]) -> bool {
    let full = state.options().most_points();
    let most = compare(state, full, usize::MAX, solvers).expect("there is no bound on positions");
    most as usize == full
}

/// Checks this number of deals, and positions along random play.
fn check_deals(ranks: u8, redeals: u8, piles: u8, deals: u64) {
    let options = Options::new(ranks, redeals, piles).expect("possible options");
    let mut solvers = solvers();
    let mut chance = Chance::from_seed(u64::from(ranks) << 16 | u64::from(redeals) << 8 | u64::from(piles));
    let (mut won, mut lost) = (0, 0);
    for number in 0..deals {
        let mut state: State = deal(&options, number);
        loop {
            let wins = check(&state, &mut solvers);
            (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
            let moves = 1 + chance.below(6);
            play_at_random(&mut state, moves, &mut chance);
            if state.status() != Status::Playing {
                break;
            }
        }
        check(&state, &mut solvers);
    }
    assert!(won > 0 && lost > 0, "a test that meets only one verdict says little");
}

#[test]
fn tiny_decks_of_3_ranks() {
    for redeals in 0..=2 {
        for piles in 1..=3 {
            check_deals(3, redeals, piles, 600);
        }
    }
}

#[test]
fn tiny_decks_of_5_ranks_and_1_pass() {
    for piles in 1..=3 {
        check_deals(5, 0, piles, 40);
    }
}

/// Plays at random, mostly to the foundation if possible, until the line has at most this number of cards.
fn played_until(state: &mut State, cards: usize, chance: &mut Chance) {
    let mut moves = Vec::new();
    while state.stock().len() + state.waste().len() > cards {
        state.legal_moves(&mut moves);
        let plays = moves.iter().filter(|legal| matches!(legal, Move::Waste | Move::Reserve(_)));
        let plays: Vec<Move> = plays.copied().collect();
        let preferred = if plays.is_empty() || chance.below(4) == 0 { &moves } else { &plays };
        let Some(chosen) = chance.pick(preferred) else { break };
        state.play_unchecked(*chosen);
    }
}

/// Checks positions with this number of cards in the line. Returns the number of positions that can and
/// cannot be won.
fn check_late_positions(options: Options, cards: usize, deals: u64) -> (u32, u32) {
    let mut chance = Chance::from_seed(cards as u64);
    let mut solvers = solvers();
    let (mut won, mut lost) = (0, 0);
    for number in 0..deals {
        let mut state: State = deal(&options, number);
        played_until(&mut state, cards, &mut chance);
        if state.stock().len() + state.waste().len() <= cards {
            let wins = check(&state, &mut solvers);
            (won, lost) = (won + u32::from(wins), lost + u32::from(!wins));
        }
    }
    (won, lost)
}

#[test]
fn late_positions() {
    let (mut won, mut lost) = (0, 0);
    for (ranks, redeals, piles) in
        [(13, 2, 7), (13, 5, 7), (11, 3, 5), (5, 1, 1), (5, 1, 2), (5, 2, 1), (5, 2, 3)]
    {
        let options = Options::new(ranks, redeals, piles).expect("possible options");
        let counted = check_late_positions(options, 13, 500);
        (won, lost) = (won + counted.0, lost + counted.1);
    }
    assert!(won > 500 && lost > 500, "{won} won, {lost} lost");
}

#[test]
fn full_deals_of_one_pass_that_the_plain_solver_decides() {
    let decided = decided_plainly::<Solver>(&Options::new(13, 0, 7).expect("possible options"), 60_000);
    assert!(decided >= 5, "only {decided} deals were decided plainly");
}

#[test]
fn a_redeal_for_every_card_always_wins() {
    let options = Options::new(13, 255, 7).unwrap();
    let mut solver = Solver::default();
    for number in 0..50 {
        let solved = solver.solve(&deal(&options, number), &Budget::default());
        assert!(matches!(solved.verdict, Verdict::Won(_)), "deal {number}");
    }
}

#[test]
fn an_exhausted_budget_is_reported() {
    let options = Options::new(13, 0, 7).unwrap();
    let state: State = deal(&options, 9);
    let mut solver = Solver::default();
    let limited = |solver: &mut Solver, budget: Budget<'_>| solver.solve(&state, &budget).verdict;
    let default = Budget::default;
    assert_eq!(limited(&mut solver, default()), Verdict::Lost);
    assert_eq!(limited(&mut solver, Budget { nodes: 100, ..default() }), Verdict::Unknown(Limit::Nodes));
    assert_eq!(limited(&mut solver, Budget { bytes: 100, ..default() }), Verdict::Unknown(Limit::Bytes));
    let stopped = Budget { stop: &|| true, ..default() };
    assert_eq!(limited(&mut solver, stopped), Verdict::Unknown(Limit::Stopped));
    let best = solver.best_score(&state, &Budget { nodes: 100, ..default() });
    assert_eq!((best.limit, best.score as usize), (Some(Limit::Nodes), end_of(&state, &best.line).points()));
    assert_eq!(best.nodes, 100);
    // A score that costs no positions is always reported.
    let at_once = solver.best_score(&state, &Budget { nodes: 0, ..default() });
    assert!(at_once.score > 10 && at_once.score <= best.score, "{}", at_once.score);
}

#[test]
fn few_bytes_change_no_verdict_or_none() {
    let small = Budget { bytes: 1 << 20, ..Budget::default() };
    few_bytes_change_no_verdict::<Solver>(&Options::new(13, 0, 7).expect("possible options"), &small);
}
