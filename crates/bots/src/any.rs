//! The advisers of the three patiences, whichever is played.

use talon_pieces::Chance;
use talon_query::{AnyReason, Choice, Odds, Sample};
use talon_rules::{AnyGame, AnyMove, AnyView, Game, Player, Status};
use talon_solve::{Budget, PatienceSolver};

use crate::odds::plays_on;
use crate::worlds::worlds;
use crate::{Bot, doublets, lady_jane, yields};

/// So many worlds are looked at for the odds that a player is told.
const MOST_WORLDS: usize = 100;

/// What the advisers' choices follow from besides what they see: always the same, so that a plan of several
/// moves is carried through, and the same question has the same answer.
const SEED: u64 = 0;

/// What the worlds are drawn from that the odds are counted in. An adviser that drew the same ones would play as
/// if it had seen them.
const SEED_OF_WORLDS: u64 = 1;

/// What an adviser may cost that is asked about one of the games.
#[derive(Clone, Copy)]
struct Limits<'a> {
    /// The positions for the move that is advised.
    nodes: u64,
    /// The positions for each move after it, when odds are counted: many games are played for one figure.
    nodes_when_counting: u64,
    /// In so many worlds the adviser plays when it is asked for odds once: about a quarter of a second.
    worlds: usize,
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Limits<'a> {
    /// What a move may cost when odds are counted.
    fn quick(self) -> Budget<'a> {
        Budget { nodes: self.nodes_when_counting, stop: self.stop, ..Budget::default() }
    }
}

/// The move of the adviser for whoever sees this, and reason; `None` when there is nothing to choose, and in a
/// game between two. `stop` ends the thinking, not the choosing.
pub fn advise(view: &AnyView, stop: &dyn Fn() -> bool) -> Option<Choice<AnyMove, AnyReason>> {
    match view {
        AnyView::Doublets(view) => {
            let choice = choose(&mut doublets::Adviser::default(), view, of_doublets(stop))?;
            Some(told(choice, AnyMove::Doublets, AnyReason::Doublets))
        }
        AnyView::Yield(view) => {
            let choice = choose(&mut yields::Adviser::default(), view, of_yield(stop))?;
            Some(told(choice, AnyMove::Yield, AnyReason::Yield))
        }
        AnyView::LadyJane(view) => {
            let choice = choose(&mut lady_jane::Adviser::default(), view, of_lady_jane(stop))?;
            Some(told(choice, AnyMove::LadyJane, AnyReason::LadyJane))
        }
        AnyView::Curse(_) => None,
    }
}

/// How often the adviser wins that makes the move of [`advise`] here and then plays on by itself, a little more
/// quickly: in some of the worlds that look like this to the player, from this one on. All of them are listed
/// when there are few; otherwise a hundred are drawn, always the same.
///
/// Who asks again and again, `from` being the number of worlds that are known, learns the whole figure piece by
/// piece. `None` when the stop flag was raised meanwhile, where [`advise`] has no answer, and behind the last
/// world.
pub fn sample_odds(view: &AnyView, from: u32, stop: &dyn Fn() -> bool) -> Option<Sample> {
    let from = from as usize;
    match view {
        AnyView::Doublets(view) => {
            let referee = talon_solve::doublets::Solver::default();
            sample(doublets::Adviser::default(), referee, view, from, of_doublets(stop))
        }
        AnyView::Yield(view) => {
            let referee = talon_solve::yields::Solver::default();
            sample(yields::Adviser::default(), referee, view, from, of_yield(stop))
        }
        AnyView::LadyJane(view) => {
            let referee = talon_solve::lady_jane::Solver::default();
            sample(lady_jane::Adviser::default(), referee, view, from, of_lady_jane(stop))
        }
        AnyView::Curse(_) => None,
    }
}

/// Whether the adviser wins this deal, each move as quickly decided as when odds are counted. `None` when the stop flag
/// was raised meanwhile, and for a game between two.
pub(crate) fn adviser_wins(deal: &AnyGame, stop: &dyn Fn() -> bool) -> Option<bool> {
    match deal {
        AnyGame::Doublets(state) => {
            let referee = talon_solve::doublets::Solver::default();
            wins(doublets::Adviser::default(), referee, state, of_doublets(stop))
        }
        AnyGame::Yield(state) => {
            let referee = talon_solve::yields::Solver::default();
            wins(yields::Adviser::default(), referee, state, of_yield(stop))
        }
        AnyGame::LadyJane(state) => {
            let referee = talon_solve::lady_jane::Solver::default();
            wins(lady_jane::Adviser::default(), referee, state, of_lady_jane(stop))
        }
        AnyGame::Curse(_) => None,
    }
}

fn of_doublets(stop: &dyn Fn() -> bool) -> Limits<'_> {
    let nodes = doublets::USUAL_NODES;
    Limits { nodes, nodes_when_counting: nodes, worlds: 25, stop }
}

fn of_yield(stop: &dyn Fn() -> bool) -> Limits<'_> {
    Limits { nodes: yields::USUAL_NODES, nodes_when_counting: 16_000, worlds: 2, stop }
}

fn of_lady_jane(stop: &dyn Fn() -> bool) -> Limits<'_> {
    Limits { nodes: lady_jane::USUAL_NODES, nodes_when_counting: 8_000, worlds: 4, stop }
}

fn choose<B: Bot>(
    bot: &mut B,
    view: &<B::Game as Game>::View,
    limits: Limits<'_>,
) -> Option<Choice<<B::Game as Game>::Move, B::Reason>> {
    let budget = Budget { nodes: limits.nodes, stop: limits.stop, ..Budget::default() };
    bot.choose(view, &budget, SEED)
}

fn wins<B, S>(mut bot: B, mut referee: S, deal: &B::Game, limits: Limits<'_>) -> Option<bool>
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    plays_on(&mut bot, Some(&mut referee), deal.clone(), &limits.quick(), SEED)
}

fn sample<B, S>(
    mut bot: B,
    mut referee: S,
    view: &<B::Game as Game>::View,
    from: usize,
    limits: Limits<'_>,
) -> Option<Sample>
where
    B: Bot<Game: Game<Seat = Player>>,
    S: PatienceSolver<Game = B::Game>,
{
    let chosen = choose(&mut bot, view, limits)?.chosen;
    let quick = limits.quick();
    let worlds = worlds::<B::Game>(view, MOST_WORLDS, &mut Chance::from_seed(SEED_OF_WORLDS));
    let mut odds = Odds { wins: 0, worlds: 0 };
    for world in worlds.iter().skip(from).take(limits.worlds) {
        let mut world = world.clone();
        world.play(chosen).expect("what is chosen is legal in all worlds that look like this");
        let wins = match world.status() {
            Status::Playing => plays_on(&mut bot, Some(&mut referee), world, &quick, SEED)?,
            ended => ended == Status::Won,
        };
        odds.worlds += 1;
        odds.wins += u32::from(wins);
    }
    let all = u32::try_from(worlds.len()).expect("at most a hundred");
    (odds.worlds > 0).then_some(Sample { odds, all })
}

/// A choice as one of any game.
fn told<M, W>(
    choice: Choice<M, W>,
    of_move: impl Fn(M) -> AnyMove,
    of_reason: impl Fn(W) -> AnyReason,
) -> Choice<AnyMove, AnyReason> {
    Choice { chosen: of_move(choice.chosen), reason: of_reason(choice.reason), odds: choice.odds }
}
