//! The advisers of all patiences.

use talon_query::{AnyReason, Choice, Odds, Sample};
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, AnyMove, AnyView, Status, of_patience};
use talon_solve::Budget;

use crate::bot::Bot;
use crate::odds::bot_wins;
use crate::patience::AdvisedPatience;
use crate::worlds::worlds;

/// Maximum number of worlds for the odds that a player sees.
const MOST_WORLDS: usize = 100;

/// The seed of the advisers. It is always the same, so that a plan of several moves is carried through and the same
/// query has the same answer.
pub(crate) const SEED: u64 = 0;

/// The seed of the worlds in which odds are counted. An adviser that sampled the same worlds would play as if it had seen
/// them.
const SEED_OF_WORLDS: u64 = 1;

/// Returns the adviser's move for the player with this view, and the reason for it. Returns `None` if there is nothing to
/// choose, and for a two-player game. `stop` ends the search, but there is always a move.
///
/// # Examples
///
/// ```
/// use talon_bots::advise;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
///
/// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17).unwrap());
/// let choice = advise(&game.view(AnySeat::Player), &|| false).expect("the game has begun");
/// game.play(choice.chosen).expect("the move is legal");
/// ```
pub fn advise(view: &AnyView, stop: &dyn Fn() -> bool) -> Option<Choice<AnyMove, AnyReason>> {
    of_patience!(view, AnyView(view), State => advise_in::<State>(view, stop))
}

/// Counts how often the adviser wins from here: it makes the move of [`advise`] and then plays on by itself, with smaller
/// budgets, in worlds that agree with the view. If there are at most a hundred worlds, all of them are listed; otherwise a
/// hundred are sampled, always the same.
///
/// Each call plays some worlds. Call repeatedly, passing the number of worlds already counted as `from`, to accumulate the
/// full count. Returns `None` if the stop flag was raised, if [`advise`] has no answer, and after the last world.
///
/// # Examples
///
/// ```
/// use talon_bots::sample_odds;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, AnySeat, GameName};
///
/// let game = AnyGame::deal(&AnyOptions::usual(GameName::Doublets), DealNumber::new(17).unwrap());
/// let sample = sample_odds(&game.view(AnySeat::Player), 0, &|| false).expect("a patience");
/// assert!(sample.odds.wins <= sample.odds.worlds && sample.odds.worlds <= sample.all);
/// ```
pub fn sample_odds(view: &AnyView, from: u32, stop: &dyn Fn() -> bool) -> Option<Sample> {
    of_patience!(view, AnyView(view), State => sample::<State>(view, from as usize, stop))
}

/// Returns the moves with which the quick player of this seed plays on from a position of a patience, to the end of the
/// game or until only routine moves are left. It does not look ahead and sees no more than a player at the table. Returns
/// `None` for a two-player game and if the budget runs out.
///
/// # Examples
///
/// ```
/// use talon_bots::quick_game;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyGame, AnyOptions, GameName};
/// use talon_solve::Budget;
///
/// let mut game = AnyGame::deal(&AnyOptions::usual(GameName::Yield), DealNumber::new(17).unwrap());
/// for made in quick_game(&game, 1, &Budget::default()).expect("a patience") {
///     game.play(made).expect("the move is legal");
/// }
/// ```
pub fn quick_game(position: &AnyGame, seed: u64, budget: &Budget<'_>) -> Option<Vec<AnyMove>> {
    let chance = &mut Chance::from_seed(seed);
    of_patience!(position, AnyGame(game), State => {
        let moves = <State as AdvisedPatience>::quick_game(game, chance, budget)?;
        Some(moves.into_iter().map(AnyMove::from).collect())
    })
}

/// Lists all positions of a patience that agree with a view, each once. Returns `None` if there are more than `most`, and
/// for a two-player game.
pub fn all_worlds(view: &AnyView, most: usize) -> Option<Vec<AnyGame>> {
    of_patience!(view, AnyView(view), State => {
        // One more than `most` would be sampled if there are too many.
        let worlds = worlds::<State>(view, most + 1, &mut Chance::from_seed(0));
        if worlds.len() > most { None } else { Some(worlds.into_iter().map(AnyGame::from).collect()) }
    })
}

fn advise_in<G: AdvisedPatience>(
    view: &G::View,
    stop: &dyn Fn() -> bool,
) -> Option<Choice<AnyMove, AnyReason>> {
    let Choice { chosen, reason, odds } = choose::<G>(&mut G::Adviser::default(), view, stop)?;
    Some(Choice { chosen: chosen.into(), reason: reason.into(), odds })
}

/// The adviser's choice with the usual budget.
fn choose<G: AdvisedPatience>(
    adviser: &mut G::Adviser,
    view: &G::View,
    stop: &dyn Fn() -> bool,
) -> Option<Choice<G::Move, <G::Adviser as Bot>::Reason>> {
    adviser.choose(view, &Budget { nodes: G::NODES, stop, ..Budget::default() }, SEED)
}

fn sample<G: AdvisedPatience>(view: &G::View, from: usize, stop: &dyn Fn() -> bool) -> Option<Sample> {
    let (mut adviser, mut referee) = (G::Adviser::default(), G::Solver::default());
    let chosen = choose::<G>(&mut adviser, view, stop)?.chosen;
    let quick = Budget { nodes: G::NODES_WHEN_COUNTING, stop, ..Budget::default() };
    let worlds = worlds::<G>(view, MOST_WORLDS, &mut Chance::from_seed(SEED_OF_WORLDS));
    let mut odds = Odds { wins: 0, worlds: 0 };
    for world in worlds.iter().skip(from).take(G::WORLDS_PER_REQUEST) {
        let mut world = world.clone();
        world.play(chosen).expect("the chosen move is legal in all worlds that agree with the view");
        let wins = match world.status() {
            Status::Playing => bot_wins(&mut adviser, Some(&mut referee), world, &quick, SEED)?,
            ended => ended == Status::Won,
        };
        odds.worlds += 1;
        odds.wins += u32::from(wins);
    }
    if odds.worlds == 0 {
        return None;
    }
    let all = u32::try_from(worlds.len()).expect("at most a hundred");
    Some(Sample { odds, all })
}
