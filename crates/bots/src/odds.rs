//! The share of games that a bot wins.

use talon_query::{Odds, Verdict};
use talon_rules::pieces::Chance;
use talon_rules::{Game, Player, Status};
use talon_solve::{Budget, PatienceSolver};

use crate::bot::Bot;
use crate::worlds::worlds;

/// Maximum number of moves. A game that can be won has been won long before; a bot that has not won by then
/// moves cards to and fro.
const MOST_MOVES: u32 = 1_000;

/// Plays the game out with the bot, which sees only its view at each move. Returns whether it wins, or `None`
/// if the stop flag was raised. A game that the bot knows to be lost is given up.
///
/// `budget` is for each move. All moves have the same seed, so that a plan of several moves is carried
/// through. With a `referee`, positions that even a player who sees all cards cannot win are not played to
/// their end. The bot is not told.
pub fn bot_wins<B, S>(
    bot: &mut B,
    mut referee: Option<&mut S>,
    mut position: B::Game,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<bool>
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    for _ in 0..MOST_MOVES {
        if position.status() != Status::Playing {
            return Some(position.status() == Status::Won);
        }
        if (budget.stop)() {
            return None;
        }
        if let Some(referee) = &mut referee
            && referee.solve(&position, budget).verdict == Verdict::Lost
        {
            return Some(false);
        }
        let choice = bot.choose(&position.view(Player), budget, seed)?;
        if choice.odds.is_some_and(|odds| odds.wins == 0) {
            return Some(false);
        }
        position.play(choice.chosen).expect("a bot chooses legal moves");
    }
    Some(false)
}

/// Counts how often the bot wins from here. The game is played out in all worlds that agree with the view if
/// there are at most `most` of them, otherwise in `most` sampled ones, and in fewer if the stop flag is
/// raised. `budget` is for each move.
///
/// So this is what the bot itself achieves, not the number of worlds that a player who sees all cards could
/// win. A `referee` makes it faster ([`bot_wins`]).
///
/// # Examples
///
/// ```
/// use talon_bots::doublets::Adviser;
/// use talon_bots::odds;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::doublets::{Options, State};
/// use talon_rules::{Game, Player};
/// use talon_solve::Budget;
/// use talon_solve::doublets::Solver;
///
/// let view = State::deal(&Options::default(), DealNumber::new(3).unwrap()).view(Player);
/// let (mut adviser, mut referee) = (Adviser::default(), Solver::default());
/// let odds = odds(&mut adviser, Some(&mut referee), &view, 4, &Budget::default(), 1);
/// assert!(odds.wins <= odds.worlds && odds.worlds == 4);
/// ```
pub fn odds<B, S>(
    bot: &mut B,
    mut referee: Option<&mut S>,
    view: &<B::Game as Game>::View,
    most: u32,
    budget: &Budget<'_>,
    seed: u64,
) -> Odds
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    let mut chance = Chance::from_seed(seed);
    let mut odds = Odds { wins: 0, worlds: 0 };
    for world in worlds::<B::Game>(view, most as usize, &mut chance) {
        let seed = u64::from(chance.below(u32::MAX));
        let Some(won) = bot_wins(bot, referee.as_deref_mut(), world, budget, seed) else { break };
        odds.worlds += 1;
        odds.wins += u32::from(won);
    }
    odds
}
