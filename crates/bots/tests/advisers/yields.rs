use talon_bots::Bot;
use talon_bots::yields::{Adviser, LookaheadOptions};
use talon_query::yields::Reason;
use talon_rules::yields::{Move, State};
use talon_rules::{Game, Player, Status};
use talon_solve::Budget;
use talon_solve::yields::Solver;

use crate::promises::{always_has_a_move, best_play, cannot_peek, deal, odds_are_games_won};

#[test]
fn without_a_budget_there_is_still_a_move() {
    for options in ["", "ranks 5, rows 5"] {
        for number in 0..3 {
            always_has_a_move(&mut Adviser::default(), &mut Solver::default(), deal(options, number));
        }
    }
}

#[test]
fn the_adviser_does_not_peek() {
    for number in 0..6 {
        let budget = Budget { nodes: 2_000, ..Budget::default() };
        cannot_peek(Adviser::default, deal("", number), &budget);
        cannot_peek(Adviser::default, deal("ranks 7, rows 5", number), &budget);
    }
}

/// With five unseen cards all worlds are listed and all decisions searched, so nobody plays better. This also
/// tests postponing: the best play is searched among all legal moves.
#[test]
fn with_few_unseen_cards_play_is_optimal() {
    let mut won = 0;
    for number in 0..12 {
        let mut dealt: State = deal("ranks 5, rows 5", number);
        if number > 1 {
            dealt.play(Move::Flip).expect("the stock has cards");
        }
        let wins = odds_are_games_won(&mut Adviser::default(), &mut Solver::default(), &dealt);
        assert_eq!(wins, best_play(&dealt), "{}", dealt.layout());
        won += wins;
    }
    assert_eq!(won, 162);
}

/// Shortcuts save time and change nothing else.
#[test]
fn shortcuts_change_no_choice() {
    let mut compared = 0;
    for number in 0..6 {
        let mut position: State = deal("ranks 7, rows 5", number);
        let choose = |position: &State, options: LookaheadOptions| {
            Adviser::with_options(options).choose(&position.view(Player), &Budget::default(), 7)
        };
        let all = LookaheadOptions::default();
        while let Some(choice) = choose(&position, all) {
            compared += u32::from(matches!(choice.reason, Reason::Best { .. }));
            for options in
                [LookaheadOptions { witnesses: false, ..all }, LookaheadOptions { bounds: false, ..all }]
            {
                let other = choose(&position, options).expect("there is a choice");
                assert_eq!(other.chosen, choice.chosen, "{options:?}\n{}", position.layout());
            }
            position.play(choice.chosen).expect("a bot chooses legal moves");
        }
    }
    assert!(compared > 20, "only {compared} choices");
}

/// Valuing every move wins nothing more.
#[test]
fn postponing_loses_nothing() {
    for number in 0..8 {
        let mut dealt: State = deal("ranks 5, rows 5", number);
        dealt.play(Move::Flip).expect("the stock has cards");
        let options = LookaheadOptions { postpone: false, ..LookaheadOptions::default() };
        let wins = odds_are_games_won(&mut Adviser::with_options(options), &mut Solver::default(), &dealt);
        assert_eq!(wins, best_play(&dealt), "{}", dealt.layout());
    }
}

/// Each reason fits the move that it is given for.
#[test]
fn reasons() {
    let mut reasons = Vec::new();
    for number in 0..8 {
        let mut position: State = deal("", number);
        let mut bot = Adviser::default();
        let budget = Budget { nodes: 3_000, ..Budget::default() };
        while position.status() == Status::Playing {
            let choice = bot.choose(&position.view(Player), &budget, 1).expect("there is a move");
            match choice.reason {
                Reason::King => assert!(matches!(choice.chosen, Move::King(_))),
                Reason::CanWait => assert_eq!(choice.chosen, Move::Flip),
                Reason::Best { rather_than } => assert_ne!(choice.chosen, rather_than),
                Reason::Wins { .. } | Reason::MostPoints { .. } => assert!(position.stock().len() <= 1),
                Reason::Hopeless | Reason::Unfinished => {}
            }
            reasons.push(std::mem::discriminant(&choice.reason));
            position.play(choice.chosen).expect("a bot chooses legal moves");
        }
    }
    reasons.sort_by_key(|reason| format!("{reason:?}"));
    reasons.dedup();
    assert!(reasons.len() >= 4, "{reasons:?}");
}
