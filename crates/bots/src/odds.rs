//! How often an adviser wins.

use talon_pieces::Chance;
use talon_query::{Odds, Verdict};
use talon_rules::{Game, Player, Status};
use talon_solve::{Budget, PatienceSolver};

use crate::Bot;
use crate::worlds::worlds;

/// After so many moves a game that can be won has long been won: a bot that has not won by then moves cards
/// to and fro.
const MOST_MOVES: u32 = 1_000;

/// Whether the bot wins when it plays on alone from here, each time told no more than the player can know;
/// `None` if the stop flag was raised meanwhile. A game that the bot itself knows to be lost is given up.
///
/// `budget` is for each move; the seed is the same for all of them, so that a plan of several moves is carried
/// through. With a `referee`, positions that nobody could win who sees all cards are not
/// played to their end: who cannot see them cannot win them either. The bot is not told.
pub fn plays_on<B, S>(
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

/// How often the bot wins from here: it is played to the end in all worlds that look like this to the player
/// if there are at most `most` of them, in `most` sampled ones otherwise, and in fewer when the stop flag is
/// raised. `budget` is for each move.
///
/// So this is what the bot itself reaches, and not how many of the worlds could be won by somebody who sees
/// all cards. With a `referee` it is found sooner ([`plays_on`]).
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
        let Some(won) = plays_on(bot, referee.as_deref_mut(), world, budget, seed) else { break };
        odds.worlds += 1;
        odds.wins += u32::from(won);
    }
    odds
}
