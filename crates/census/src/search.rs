//! The search behind `talon solve`, `talon-lab census` and the referee's `solve`: a solver with limits and a clock.

use std::time::{Duration, Instant};

use talon_query::Limit;
use talon_rules::{AnyGame, AnyMove, GameName, Status};
use talon_solve::{AnySolver, Budget, usual_bytes};
use talon_wire::{Finding, Goal, Line, Solution, Verdict, limit_name};

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most positions that it can look at.
    pub nodes: u64,
    /// The most memory for its tables, in units of 2^20 bytes.
    pub megabytes: u64,
    /// The most time; `None` for no limit.
    pub time: Option<Duration>,
}

impl Limits {
    /// No limit except on memory, which suffices to decide every deal of the game.
    pub fn usual(game: GameName) -> Limits {
        Limits { nodes: u64::MAX, megabytes: (usual_bytes(game) >> 20) as u64, time: None }
    }
}

/// Finds out how a game can end. The goal applies to a patience; a hand of a game for two has a value. The search
/// also ends when `is_interrupted` says so.
pub fn search(
    solver: &mut AnySolver,
    position: &AnyGame,
    goal: Goal,
    limits: Limits,
    is_interrupted: &dyn Fn() -> bool,
) -> Solution {
    let start = Instant::now();
    let is_late = || limits.time.is_some_and(|time| start.elapsed() >= time);
    let budget = Budget {
        nodes: limits.nodes,
        bytes: usize::try_from(limits.megabytes << 20).unwrap_or(usize::MAX),
        stop: &|| is_interrupted() || is_late(),
    };
    let (finding, nodes, limit) = match (position, goal) {
        (AnyGame::Curse(hand), _) => match hand.points() {
            Some(_) => (Finding::Hand { value: None, line: Line::default() }, 0, None),
            None => value(solver, position, &budget),
        },
        (_, Goal::Win) => win(solver, position, &budget),
        (_, Goal::Score) => best_score(solver, position, &budget),
    };
    Solution { finding, nodes, time: start.elapsed(), limit: limit.map(limit_name) }
}

/// The finding of a search, the number of positions it looked at, and the limit that ran out.
type Found = (Finding, u64, Option<Limit>);

fn value(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let valued = solver.value(position, budget).expect("a hand of a game for two has a value");
    (Finding::Hand { value: valued.value.ok(), line: Line(valued.line) }, valued.nodes, valued.value.err())
}

fn win(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let solved = solver.solve(position, budget).expect("a patience has a verdict");
    let (verdict, line, limit) = match solved.verdict {
        talon_query::Verdict::Won(line) => (Verdict::Won, Some(line), None),
        talon_query::Verdict::Lost => (Verdict::Lost, None, None),
        talon_query::Verdict::Unknown(limit) => (Verdict::Unknown, None, Some(limit)),
    };
    let score = line.as_ref().and_then(|line| after(position, line).score());
    (Finding::Patience { verdict, line: line.map(Line), score }, solved.nodes, limit)
}

fn best_score(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let best = solver.best_score(position, budget).expect("a patience has a score");
    let verdict = match (after(position, &best.line).status(), best.limit) {
        (Status::Won, _) => Verdict::Won,
        (_, None) => Verdict::Lost,
        (_, Some(_)) => Verdict::Unknown,
    };
    let finding = Finding::Patience { verdict, line: Some(Line(best.line)), score: Some(best.score) };
    (finding, best.nodes, best.limit)
}

/// The position at the end of a line that a solver has checked.
fn after(position: &AnyGame, line: &[AnyMove]) -> AnyGame {
    let mut game = position.clone();
    for played in line {
        game.play(*played).expect("a solver plays its lines through the rules");
    }
    game
}
