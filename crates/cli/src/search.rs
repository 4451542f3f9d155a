//! A search for the answer to `solve`, with a clock: for the referee and for `talon solve`.

use std::time::{Duration, Instant};

use talon_rules::{AnyGame, Game, GameName};
use talon_solve::{AnySolver, Budget, usual_bytes};
use talon_wire::{Cost, Goal, Solution};

/// How much a search may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most positions that it may look at.
    pub nodes: u64,
    /// The most memory for its tables, in units of 2^20 bytes.
    pub megabytes: u64,
    /// The most time; `None` for as long as it takes.
    pub time: Option<Duration>,
}

impl Limits {
    /// No bound but that on the memory, with which every deal of the game can be decided.
    pub fn usual(game: GameName) -> Limits {
        Limits { nodes: u64::MAX, megabytes: (usual_bytes(game) >> 20) as u64, time: None }
    }
}

/// Finds out how a game can end: the goal is for a patience, a hand between two has its value. The search
/// ends, too, when `is_interrupted`.
pub fn search(
    solver: &mut AnySolver,
    position: &AnyGame,
    goal: Goal,
    limits: Limits,
    is_interrupted: &dyn Fn() -> bool,
) -> Solution {
    let begun = Instant::now();
    let is_late = || limits.time.is_some_and(|time| begun.elapsed() >= time);
    let budget = Budget {
        nodes: limits.nodes,
        bytes: usize::try_from(limits.megabytes << 20).unwrap_or(usize::MAX),
        stop: &|| is_interrupted() || is_late(),
    };
    match (position, goal) {
        (AnyGame::Curse(hand), _) if hand.layout().points.is_some() => {
            let cost = Cost::new(0, begun.elapsed(), None);
            Solution::Hand { value: None, line: Vec::new(), cost }
        }
        (AnyGame::Curse(_), _) => {
            let found = solver.value(position, &budget).expect("a hand of a game between two has a value");
            Solution::of_hand(&found, begun.elapsed())
        }
        (_, Goal::Win) => {
            let found = solver.solve(position, &budget).expect("a patience can be won or not");
            Solution::of_win(position, &found, begun.elapsed())
        }
        (_, Goal::Score) => {
            let found = solver.best_score(position, &budget).expect("a patience has a score");
            Solution::of_score(position, &found, begun.elapsed())
        }
    }
}
