use talon_bots::Bot;
use talon_bots::doublets::Adviser;
use talon_query::Verdict;
use talon_query::doublets::Reason;
use talon_rules::doublets::{Move, State};
use talon_rules::pieces::{Card, CardSet};
use talon_rules::{Game, Player};
use talon_solve::doublets::Solver;
use talon_solve::{Budget, PatienceSolver};

use crate::promises::{always_has_a_move, best_play, cannot_peek, deal, odds_are_games_won};

#[test]
fn without_a_budget_there_is_still_a_move() {
    for options in ["", "redeals 0"] {
        for number in 0..3 {
            always_has_a_move(&mut Adviser::default(), &mut Solver::default(), deal(options, number));
        }
    }
}

#[test]
fn the_adviser_does_not_peek() {
    for number in 0..20 {
        cannot_peek(Adviser::default, deal("", number), &Budget::default());
        cannot_peek(Adviser::default, deal("redeals 0", number), &Budget::default());
    }
}

/// With redeals the rule loses nothing here, because cards that were passed come round again.
#[test]
fn odds_are_honest_and_the_best_play_wins_no_more() {
    let (mut won, mut best) = (0, 0);
    for options in
        ["ranks 3, redeals 1, piles 7", "ranks 3, redeals 2, piles 7", "ranks 5, redeals 1, piles 7"]
    {
        let number = if options.starts_with("ranks 5") { 0..0 } else { 0..12 };
        for number in number {
            let dealt: State = deal(options, number);
            let wins = odds_are_games_won(&mut Adviser::default(), &mut Solver::default(), &dealt);
            let most = best_play(&dealt);
            (won, best) = (won + wins, best + most);
        }
    }
    assert_eq!((won, best), (34, 34));
}

/// The cards of a deck that are not in a text.
fn cards_not_in(text: &str, ranks: u8) -> String {
    let listed: CardSet = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    Card::deck(ranks).filter(|card| !listed.contains(*card)).map(|card| format!("{card} ")).collect()
}

/// A position of the first pass; its foundation wants 2 4 3 A 2 …
fn first_pass(reserve: &str, waste: &str) -> State {
    let visible = format!("reserve: {reserve}\nwaste: {waste}\nfoundation: AC");
    let stock = cards_not_in(&visible, 5);
    let options = "ranks 5, redeals 1, piles 2";
    let text = format!("game: doublets\noptions: {options}\nstock: {stock}\n{visible}\nredeals left: 1");
    State::arrange(&text.parse().expect("the text is a layout")).expect("the layout obeys the rules")
}

#[test]
fn the_first_pass_takes_only_cards_that_are_wanted_soon() {
    let card = |text: &str| text.parse().unwrap();
    for (reserve, waste, chosen, reason) in [
        ("3C | 4C", "2D", "waste", Reason::WantedSoon { card: card("2D"), plays: 0 }),
        // Whichever 2 is played, the other one waits for a whole round.
        ("2C | 4C", "2D", "waste", Reason::WantedSoon { card: card("2D"), plays: 4 }),
        ("2C | 4C", "3D", "reserve 1", Reason::WantedSoon { card: card("3D"), plays: 2 }),
        // One 4 is there already, so another one is wanted a whole round later.
        ("2C | 4C", "4D", "flip", Reason::LooksOn),
        ("2C | 4C", "5D", "flip", Reason::LooksOn),
        ("3C | 4C", "2D 3D", "flip", Reason::LooksOn),
        ("2C | 4C", "-", "flip", Reason::LooksOn),
    ] {
        let view = first_pass(reserve, waste).view(Player);
        let choice = Adviser::default().choose(&view, &Budget::default(), 0).unwrap();
        assert_eq!((choice.chosen, choice.reason), (chosen.parse().unwrap(), reason), "{reserve}, {waste}");
    }
}

/// From then on every move keeps what can be won.
#[test]
fn the_adviser_follows_the_solution_once_all_cards_are_known() {
    let mut solver = Solver::default();
    for number in 0..40 {
        let mut position: State = deal("ranks 5, redeals 1, piles 2", number);
        while !position.stock().is_empty() {
            position.play(Move::Flip).unwrap();
        }
        let wins = |state: &State, solver: &mut Solver| {
            matches!(solver.solve(state, &Budget::default()).verdict, Verdict::Won(_))
        };
        let won = wins(&position, &mut solver);
        let mut bot = Adviser::default();
        while let Some(choice) = bot.choose(&position.view(Player), &Budget::default(), 0) {
            let odds = choice.odds.expect("all is known");
            assert_eq!((odds.wins, odds.worlds), (u32::from(won), 1));
            assert_eq!(matches!(choice.reason, Reason::Wins { .. }), won);
            position.play(choice.chosen).unwrap();
        }
        assert_eq!(position.points() == position.options().most_points(), won);
    }
}
