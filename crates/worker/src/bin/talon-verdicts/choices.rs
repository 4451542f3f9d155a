//! The choices of players who cannot peek.

use std::fmt::Debug;

use talon_bots::curse::Opponent;
use talon_bots::{AdvisedPatience, Bot};
use talon_query::{Choice, Level};
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameName, of_patience};
use talon_solve::Budget;

/// Number of random moves before each further question about a deal.
const MOVES_BETWEEN: usize = 5;

/// Number of questions about each deal.
const QUESTIONS: usize = 3;

/// Number of questions that reaches the end of a hand of Curse.
const QUESTIONS_OF_A_HAND: usize = 5;

/// All choices, one line for each question. Most budgets are small, so that the answers come soon; the last choices are
/// those of the opponent `best` with its usual budget, to the end of a hand.
pub(crate) fn choices() -> String {
    let nodes = |nodes| Budget { nodes, bytes: 16 << 20, ..Budget::default() };
    let mut choices = String::new();
    for game in GameName::PATIENCES {
        let of_game = of_patience!(game, GameName, State => {
            Some(ask(&mut <State as AdvisedPatience>::Adviser::default(), 4, &nodes(2_000)))
        });
        choices.extend(of_game);
    }
    for level in Level::ALL {
        choices += &ask(&mut Opponent::new(level), 2, &nodes(500));
    }
    let usual = nodes(Level::Best.usual_nodes());
    ask_about(&mut Opponent::new(Level::Best), 0, QUESTIONS_OF_A_HAND, &usual, &mut choices);
    choices
}

/// The choices of a bot in the deals `0..deals`.
fn ask<B>(bot: &mut B, deals: u64, budget: &Budget<'_>) -> String
where
    B: Bot<Reason: Debug>,
    <B::Game as Game>::Options: Default,
{
    let mut choices = String::new();
    (0..deals).for_each(|deal| ask_about(bot, deal, QUESTIONS, budget, &mut choices));
    choices
}

/// Asks a bot several times about a deal, with random moves in between.
fn ask_about<B>(bot: &mut B, deal: u64, questions: usize, budget: &Budget<'_>, choices: &mut String)
where
    B: Bot<Reason: Debug>,
    <B::Game as Game>::Options: Default,
{
    let number = DealNumber::new(deal).expect("a small number");
    let mut position = B::Game::deal(&<B::Game as Game>::Options::default(), number);
    let (mut chance, mut moves) = (Chance::from_seed(deal), Vec::new());
    for _ in 0..questions {
        for _ in 0..MOVES_BETWEEN {
            position.legal_moves(&mut moves);
            let Some(chosen) = chance.pick(&moves) else { return };
            position.play_unchecked(*chosen);
        }
        let Some(seat) = position.seat_to_move() else { return };
        if let Some(Choice { chosen, reason, odds }) = bot.choose(&position.view(seat), budget, deal) {
            *choices += &format!("{}, deal {deal}: {chosen}, {reason:?}, {odds:?}\n", B::Game::NAME);
        }
    }
}
