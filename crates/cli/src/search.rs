//! The search behind `talon solve`, `talon census` and the referee's `solve`: a solver with limits and a clock.

use std::time::{Duration, Instant};

use talon_query::Limit;
use talon_rules::{AnyGame, AnyMove, GameName, Status};
use talon_solve::{AnySolver, Budget, usual_bytes};
use talon_wire::{Cost, Goal, Solution, Verdict};

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

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The end of a patience.
    Patience {
        /// Whether the position can be won.
        verdict: Verdict,
        /// A line that wins or, with the goal of points, makes the most points.
        line: Option<Vec<AnyMove>>,
        /// The points at the end of the line.
        score: Option<u32>,
    },
    /// The value of a hand of a game for two.
    Hand {
        /// The points of the seat to move minus those of the other seat; `None` if unknown or if no seat is to move.
        value: Option<i32>,
        /// A line with this value.
        line: Vec<AnyMove>,
    },
}

/// What a search found and what it cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// What it found.
    pub finding: Finding,
    /// The number of positions that it looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// The limit that ran out before the answer was certain.
    pub limit: Option<Limit>,
}

impl From<&SearchResult> for Solution {
    fn from(result: &SearchResult) -> Solution {
        let cost = Cost::new(result.nodes, result.time, result.limit);
        match &result.finding {
            Finding::Patience { verdict, line, score } => Solution::Patience {
                verdict: *verdict,
                line: line.as_deref().map(texts),
                score: *score,
                cost,
            },
            Finding::Hand { value, line } => Solution::Hand { value: *value, line: texts(line), cost },
        }
    }
}

/// Moves as they are written.
pub fn texts(line: &[AnyMove]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

/// Finds out how a game can end. The goal applies to a patience; a hand of a game for two has a value. The search
/// also ends when `is_interrupted` says so.
pub fn search(
    solver: &mut AnySolver,
    position: &AnyGame,
    goal: Goal,
    limits: Limits,
    is_interrupted: &dyn Fn() -> bool,
) -> SearchResult {
    let start = Instant::now();
    let is_late = || limits.time.is_some_and(|time| start.elapsed() >= time);
    let budget = Budget {
        nodes: limits.nodes,
        bytes: usize::try_from(limits.megabytes << 20).unwrap_or(usize::MAX),
        stop: &|| is_interrupted() || is_late(),
    };
    let (finding, nodes, limit) = match (position, goal) {
        (AnyGame::Curse(hand), _) => match hand.points() {
            Some(_) => (Finding::Hand { value: None, line: Vec::new() }, 0, None),
            None => value(solver, position, &budget),
        },
        (_, Goal::Win) => win(solver, position, &budget),
        (_, Goal::Score) => best_score(solver, position, &budget),
    };
    SearchResult { finding, nodes, time: start.elapsed(), limit }
}

/// What a search found, the number of positions it looked at, and the limit that ran out.
type Found = (Finding, u64, Option<Limit>);

fn value(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let found = solver.value(position, budget).expect("a hand of a game for two has a value");
    (Finding::Hand { value: found.value.ok(), line: found.line }, found.nodes, found.value.err())
}

fn win(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let found = solver.solve(position, budget).expect("a patience has a verdict");
    let (verdict, line, limit) = match found.verdict {
        talon_query::Verdict::Won(line) => (Verdict::Won, Some(line), None),
        talon_query::Verdict::Lost => (Verdict::Lost, None, None),
        talon_query::Verdict::Unknown(limit) => (Verdict::Unknown, None, Some(limit)),
    };
    let score = line.as_ref().and_then(|line| after(position, line).score());
    (Finding::Patience { verdict, line, score }, found.nodes, limit)
}

fn best_score(solver: &mut AnySolver, position: &AnyGame, budget: &Budget<'_>) -> Found {
    let found = solver.best_score(position, budget).expect("a patience has a score");
    let verdict = match (after(position, &found.line).status(), found.limit) {
        (Status::Won, _) => Verdict::Won,
        (_, None) => Verdict::Lost,
        (_, Some(_)) => Verdict::Unknown,
    };
    let finding = Finding::Patience { verdict, line: Some(found.line), score: Some(found.score) };
    (finding, found.nodes, found.limit)
}

/// The position at the end of a line that a solver has checked.
fn after(position: &AnyGame, line: &[AnyMove]) -> AnyGame {
    let mut game = position.clone();
    for played in line {
        game.play(*played).expect("a solver plays its lines through the rules");
    }
    game
}
