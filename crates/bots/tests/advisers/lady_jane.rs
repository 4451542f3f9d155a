use talon_bots::Bot;
use talon_bots::lady_jane::Adviser;
use talon_query::lady_jane::Reason;
use talon_rules::lady_jane::{Move, Place, State};
use talon_rules::{Game, Player};
use talon_solve::Budget;
use talon_solve::lady_jane::Solver;

use crate::promises::{always_has_a_move, cannot_peek, deal, odds_are_games_won};

const BUDGET: Budget<'_> = Budget { nodes: 3_000, bytes: 1 << 20, stop: &|| false };

#[test]
fn without_a_budget_there_is_still_a_move() {
    for options in ["", "ranks 5, piles 4"] {
        for number in 0..3 {
            always_has_a_move(&mut Adviser::default(), &mut Solver::default(), deal(options, number));
        }
    }
}

#[test]
fn the_adviser_does_not_peek() {
    cannot_peek(Adviser::default, deal("", 1), &BUDGET);
    for number in 0..4 {
        cannot_peek(Adviser::default, deal("ranks 5, piles 4", number), &BUDGET);
        cannot_peek(Adviser::default, deal("ranks 4, piles 3", number), &BUDGET);
    }
}

#[test]
fn odds_are_honest() {
    let mut won = 0;
    for (options, most_hidden) in [("ranks 2, piles 2", 3), ("ranks 4, piles 3", 3), ("ranks 5, piles 4", 4)]
    {
        for number in 0..6 {
            let mut position: State = deal(options, number);
            while position.hidden_mut(Player).len() > most_hidden
                && let Some(choice) = Adviser::default().choose(&position.view(Player), &BUDGET, 1)
            {
                position.play(choice.chosen).expect("a bot chooses legal moves");
            }
            won += odds_are_games_won(&mut Adviser::default(), &mut Solver::default(), &position);
        }
    }
    assert_eq!(won, 188);
}

/// The moves in reasons bring something new.
#[test]
fn reasons() {
    let (mut weighed, mut safe) = (0, 0);
    for number in 0..2 {
        let mut position: State = deal("", number);
        let mut bot = Adviser::default();
        while let Some(choice) = bot.choose(&position.view(Player), &BUDGET, 1)
            && choice.odds.is_none()
        {
            let is_new = |made: Move| {
                let from_foundation = matches!(made, Move::ToTableau { from: Place::Foundation(_), .. });
                !from_foundation
            };
            match choice.reason {
                Reason::Best { towards, rather_than } => {
                    assert!(is_new(towards) && is_new(rather_than) && towards != rather_than);
                    weighed += 1;
                }
                Reason::Only { towards } => assert!(is_new(towards)),
                Reason::Safe => safe += 1,
                Reason::Wins { .. } | Reason::MostPoints { .. } | Reason::Stuck => {
                    panic!("these come with odds")
                }
            }
            position.play(choice.chosen).expect("a bot chooses legal moves");
        }
    }
    assert!(weighed > 20 && safe > 0, "{weighed} {safe}");
}
