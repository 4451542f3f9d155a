//! The share of games of a patience that a player who cannot peek can win at most.
//!
//! This is the dual approach to stochastic dynamic programs (D. B. Brown, J. E. Smith, P. Sun: Information
//! Relaxations and Duality in Stochastic Dynamic Programs. Operations Research 58, 2010). A player who sees all
//! cards wins more often than one who cannot peek, so the former pays a penalty for each piece of information that
//! they used too early. After each decision, the penalty is the value of what the player sees then, minus the mean of
//! that value over all worlds that agree with the view before the decision. The value is the share of the worlds that
//! agree with a view and that a player who sees all cards can win.
//!
//! For a player who cannot peek, each penalty has mean zero. So their rate of winning is the mean of their results
//! with penalties, and a player who sees all cards reaches at least as much with the same penalties.
//!
//! Added up along a game, values and means cancel but for the first value, the result, and the shares of the worlds
//! that each decision loses: those that can be won before it and not after it. So the bound of a deal is its first value
//! minus the sum of these losses on the cheapest path of decisions. No loss is negative, so it is never more than the
//! first value, and a search that stops early gives a bound too.
//!
//! Values are estimated in a sample of worlds for each view, which does not depend on what is hidden in this deal.
//! Each value is unbiased, so the mean of a penalty is still zero, and the mean of the bounds over many deals is a bound
//! for any size of the samples. With small samples it is less tight, because the player knows their errors.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use talon_bots::worlds;
use talon_query::Verdict;
use talon_rules::pieces::Chance;
use talon_rules::{AnyGame, Game, Player, Status};
use talon_solve::{Budget, PatienceSolver};

use crate::patience::FairPatience;

/// The limits of a bound.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoundSpec {
    /// Maximum number of worlds in a sample. If fewer agree with the view, all of them are listed.
    pub(crate) worlds: usize,
    /// Maximum number of decisions to examine. If they do not suffice, the bound is valid but less tight.
    pub(crate) decisions: usize,
    /// The seed of the samples.
    pub(crate) seed: u64,
}

/// The bound of one deal. Only the mean over many deals says something about the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct UpperBound {
    /// The share of the worlds that agree with the first view and can be won by a player who sees all cards.
    pub(crate) omniscient: f64,
    /// The part of that share that the cheapest path loses.
    pub(crate) loss: f64,
    /// Number of decisions examined.
    pub(crate) decisions: usize,
    /// True if the cheapest path was found before the limit.
    pub(crate) is_exact: bool,
}

/// Returns the bound of a deal; `None` for a game that this example does not know.
pub(crate) fn upper_bound(dealt: &AnyGame, spec: &BoundSpec) -> Option<UpperBound> {
    match dealt {
        AnyGame::Doublets(game) => Some(bound_of(game, spec)),
        AnyGame::Yield(game) => Some(bound_of(game, spec)),
        AnyGame::LadyJane(game) => Some(bound_of(game, spec)),
        _ => None,
    }
}

/// A position with a choice, on a path of this cost.
struct Node<G> {
    cost: f64,
    position: G,
}

/// The order of the search: the cheapest path first, then the one with the fewest hidden cards, then the newest.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Priority {
    /// The bits of a number that is not negative have its order.
    cost: Reverse<u64>,
    hidden: Reverse<usize>,
    place: usize,
}

/// Finds the cheapest path by uniform-cost search (E. W. Dijkstra: A note on two problems in connexion with
/// graphs. Numerische Mathematik 1, 1959).
fn bound_of<G: FairPatience>(dealt: &G, spec: &BoundSpec) -> UpperBound {
    let mut solver = G::Solver::default();
    let worlds = sample(dealt, spec);
    let winnable = worlds.iter().filter(|world| can_be_won(&mut solver, world)).count();
    let omniscient = winnable as f64 / worlds.len() as f64;
    let mut bound = UpperBound { omniscient, loss: 0.0, decisions: 0, is_exact: true };
    let mut nodes = vec![Node { cost: 0.0, position: after_forced(dealt.clone()) }];
    let mut waiting = BinaryHeap::from([priority(&nodes, 0)]);
    let mut done = HashSet::new();
    while let Some(Priority { place, .. }) = waiting.pop() {
        let Node { cost, position } = &nodes[place];
        let (cost, position) = (*cost, position.clone());
        if !done.insert(position.key()) {
            continue;
        }
        bound.loss = cost;
        bound.is_exact = bound.decisions < spec.decisions;
        if !bound.is_exact {
            break;
        }
        bound.decisions += 1;
        let Some(next) = decide(&position, spec, &mut solver) else { break };
        for Node { cost: loss, position } in next {
            if !done.contains(&position.key()) {
                nodes.push(Node { cost: cost + loss, position });
                waiting.push(priority(&nodes, nodes.len() - 1));
            }
        }
    }
    bound
}

fn priority<G: Game<Seat = Player>>(nodes: &[Node<G>], place: usize) -> Priority {
    let Node { cost, position } = &nodes[place];
    Priority { cost: Reverse(cost.to_bits()), hidden: Reverse(position.hidden(Player).len()), place }
}

/// The positions after each decision, with the share of the worlds that the decision loses. Returns `None` if nothing
/// more is lost from here, or nothing that the sample shows.
fn decide<G: FairPatience>(position: &G, spec: &BoundSpec, solver: &mut G::Solver) -> Option<Vec<Node<G>>> {
    // The last unknown card is the one that is nowhere else.
    if position.status() != Status::Playing || position.hidden(Player).len() <= 1 {
        return None;
    }
    let decisions = position.decisions()?;
    let worlds = sample(position, spec);
    let winnable: Vec<&G> = worlds.iter().filter(|world| can_be_won(solver, world)).collect();
    if winnable.is_empty() {
        return None;
    }
    let mut keys = HashSet::new();
    let mut next = Vec::new();
    for moves in decisions {
        let after = after_forced(after_moves(position, &moves));
        if keys.insert(after.key()) {
            let kept = winnable.iter().filter(|world| can_be_won(solver, &after_moves(**world, &moves)));
            let lost = winnable.len() - kept.count();
            next.push(Node { cost: lost as f64 / worlds.len() as f64, position: after });
        }
    }
    Some(next)
}

/// The sample of worlds of a view. If the same cards are hidden in the same places, the samples hide the same orders of
/// them: common errors leave the player less to choose from.
fn sample<G: FairPatience>(position: &G, spec: &BoundSpec) -> Vec<G> {
    let mut chance = Chance::from_seed(spec.seed.wrapping_mul(64) + position.hidden(Player).len() as u64);
    worlds(&position.view(Player), spec.worlds, &mut chance)
}

/// The position after all moves without an alternative. What can be won can be won after these.
fn after_forced<G: FairPatience>(mut position: G) -> G {
    while position.status() == Status::Playing && position.hidden(Player).len() > 1 {
        match position.decisions().as_deref() {
            Some([only]) => position = after_moves(&position, only),
            _ => break,
        }
    }
    position
}

fn after_moves<G: Game>(position: &G, moves: &[G::Move]) -> G {
    let mut after = position.clone();
    for played in moves {
        after.play_unchecked(*played);
    }
    after
}

fn can_be_won<S: PatienceSolver>(solver: &mut S, position: &S::Game) -> bool {
    position.status() == Status::Won
        || matches!(solver.solve(position, &Budget::default()).verdict, Verdict::Won(_))
}
