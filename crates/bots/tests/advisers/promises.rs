//! Properties of every adviser.

use std::fmt::Debug;

use talon_bots::{Bot, bot_wins, odds, worlds};
use talon_query::Odds;
use talon_rules::pieces::{Chance, DealNumber};
use talon_rules::{Game, GameOptions, Player, Status};
use talon_solve::{Budget, PatienceSolver};
use talon_testkit::plain;

/// The deal with this number and these options.
pub(crate) fn deal<G: Game>(options: &str, number: u64) -> G {
    let options = G::Options::from_text(options).expect("these are options");
    G::deal(&options, DealNumber::new(number).expect("this is a deal number"))
}

/// Number of worlds that agree with this position's view in which the best player wins who cannot tell them
/// apart. Moves must not be reversible.
pub(crate) fn best_play<G: Game<Seat = Player>>(position: &G) -> u32 {
    plain::best_play(&worlds::<G>(&position.view(Player), 50_000, &mut Chance::from_seed(0)))
}

/// Plays a deal as the bot advises. At each step, another position with the same view gets the same choice,
/// and so does the same bot after other queries.
pub(crate) fn cannot_peek<B>(mut new: impl FnMut() -> B, dealt: B::Game, budget: &Budget<'_>)
where
    B: Bot<Game: Game<Seat = Player>, Reason: PartialEq + Debug>,
{
    let (mut position, mut bot) = (dealt, new());
    let mut chance = Chance::from_seed(1);
    for seed in 0.. {
        let choice = bot.choose(&position.view(Player), budget, seed);
        let mut other = position.clone();
        shuffle_hidden(&mut other, &mut chance);
        assert_eq!(new().choose(&other.view(Player), budget, seed), choice, "{}", other.layout());
        let Some(choice) = choice else {
            assert_ne!(position.status(), Status::Playing, "there is always a choice");
            break;
        };
        if choice.odds.is_some_and(|odds| odds.wins == 0) {
            break;
        }
        position.play(choice.chosen).expect("a bot chooses legal moves");
    }
}

/// Without any budget, or stopped at once, there is still a legal move as long as the game goes on, and odds
/// count only worlds that were played to their end.
pub(crate) fn always_has_a_move<B, S>(bot: &mut B, referee: &mut S, dealt: B::Game)
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    let stopped = Budget { stop: &|| true, ..Budget::default() };
    assert_eq!(odds(bot, Some(referee), &dealt.view(Player), 10, &stopped, 1), Odds { wins: 0, worlds: 0 });
    let mut position = dealt;
    let nothing = Budget { nodes: 0, ..Budget::default() };
    for made in 0..400 {
        let budget = if made % 2 == 0 { &stopped } else { &nothing };
        let Some(choice) = bot.choose(&position.view(Player), budget, 1) else {
            assert_ne!(position.status(), Status::Playing, "{}", position.layout());
            return;
        };
        position.play(choice.chosen).expect("a bot chooses legal moves");
    }
}

fn shuffle_hidden<G: Game<Seat = Player>>(position: &mut G, chance: &mut Chance) {
    let mut places = position.hidden_mut(Player);
    let mut cards: Vec<G::Piece> = places.iter().map(|card| **card).collect();
    chance.shuffle(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
}

/// The odds of all worlds that agree with a view equal the number of games that the bot wins in them by the
/// rules, with and without a referee. Returns them.
pub(crate) fn odds_are_games_won<B, S>(bot: &mut B, referee: &mut S, dealt: &B::Game) -> u32
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    let (budget, view) = (Budget { bytes: 1 << 20, ..Budget::default() }, dealt.view(Player));
    let counted = odds(bot, Some(referee), &view, 50_000, &budget, 5);
    let mut won = 0;
    let listed = worlds::<B::Game>(&view, 50_000, &mut Chance::from_seed(0));
    for world in &listed {
        let wins = plays_by_the_rules(bot, world.clone(), &budget);
        won += u32::from(wins);
        assert_eq!(
            bot_wins(bot, None::<&mut S>, world.clone(), &budget, 9),
            Some(wins),
            "{}",
            world.layout()
        );
    }
    assert_eq!((counted.wins, counted.worlds), (won, listed.len() as u32), "{}", dealt.layout());
    won
}

fn plays_by_the_rules<B>(bot: &mut B, mut position: B::Game, budget: &Budget<'_>) -> bool
where
    B: Bot<Game: Game<Seat = Player>>,
{
    for _ in 0..1_000 {
        match bot.choose(&position.view(Player), budget, 3) {
            Some(choice) if choice.odds.is_none_or(|odds| odds.wins > 0) => {
                position.play(choice.chosen).expect("a bot chooses legal moves");
            }
            _ => return position.status() == Status::Won,
        }
    }
    panic!("the bot goes in circles\n{}", position.layout());
}
