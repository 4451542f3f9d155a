use talon_rules::doublets::{Move, State};
use talon_rules::{Game, Status};

use super::Prunings;
use super::greedy::{Ended, Greedy};
use super::last_pass::Effort;
use super::line::played;
use super::node::Position;
use super::puzzle::Puzzle;
use super::search::{Beam, Found, Question, Search, Taken};
use crate::budget::Meter;
use crate::{Budget, Limit, PatienceSolver, Scored, Solved, Verdict};

/// Decides positions of Doublets. It keeps its memory from one to the next.
#[derive(Debug, Default)]
pub struct Solver {
    prunings: Prunings,
    search: Search,
    line: Vec<Taken>,
}

/// The searches that are made one after the other. Narrow ones find most lines in no time, and a line
/// that one haste misses is often found with another. Only a search that leaves nothing out can tell
/// that there is no line; it is tried with few positions before the narrow ones get expensive.
const BEAMS: [Beam; 25] = [
    Beam::of_width(2, 40),
    Beam::of_width(4, 20),
    Beam::of_width(8, 80),
    Beam::of_width(16, 30),
    Beam::of_width(32, 160),
    Beam::of_width(60, 15),
    Beam::of_width(150, 40),
    Beam::of_width(150, 10),
    Beam::of_width(150, 80),
    Beam::of_all(Some(3_000)),
    Beam::of_width(500, 160),
    Beam::of_width(500, 20),
    Beam::of_width(500, 60),
    Beam::of_width(500, 10),
    Beam::of_all(Some(30_000)),
    Beam::of_width(1_500, 80),
    Beam::of_width(1_500, 15),
    Beam::of_width(1_500, 5),
    Beam::of_width(1_500, 40),
    Beam::of_width(1_500, 200),
    Beam::of_all(Some(150_000)),
    Beam::of_width(5_000, 30),
    Beam::of_width(5_000, 120),
    Beam::of_width(5_000, 10),
    Beam::of_all(None),
];

/// Tried first, in this order.
const GREEDY: [Greedy; 24] = [
    Greedy { early: 10, late: 10 },
    Greedy { early: 7, late: 11 },
    Greedy { early: 8, late: 9 },
    Greedy { early: 13, late: 14 },
    Greedy { early: 4, late: 8 },
    Greedy { early: 6, late: 10 },
    Greedy { early: 9, late: 13 },
    Greedy { early: 11, late: 8 },
    Greedy { early: 5, late: 12 },
    Greedy { early: 12, late: 11 },
    Greedy { early: 8, late: 14 },
    Greedy { early: 3, late: 10 },
    Greedy { early: 10, late: 16 },
    Greedy { early: 7, late: 7 },
    Greedy { early: 14, late: 9 },
    Greedy { early: 5, late: 6 },
    Greedy { early: 9, late: 20 },
    Greedy { early: 11, late: 13 },
    Greedy { early: 2, late: 12 },
    Greedy { early: 6, late: 15 },
    Greedy { early: 16, late: 12 },
    Greedy { early: 8, late: 5 },
    Greedy { early: 12, late: 18 },
    Greedy { early: 4, late: 14 },
];

/// What is done for the last pass of a greedy player.
const LAST_PASS: Effort = Effort { cards: 26, trials: 12 };

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, state: &State, budget: &Budget<'_>) -> Solved<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        let verdict = match self.reach(&puzzle, puzzle.plays, budget, &mut meter) {
            Ok(Some(line)) => {
                let (moves, end) = played(state, &line);
                assert_eq!(end.status(), Status::Won, "the solver's line does not win");
                Verdict::Won(moves)
            }
            Ok(None) => Verdict::Lost,
            Err(limit) => Verdict::Unknown(limit),
        };
        Solved { verdict, nodes: meter.nodes() }
    }

    fn best_score(&mut self, state: &State, budget: &Budget<'_>) -> Scored<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        // So many plays can be made, and so many cannot.
        let (mut can, mut cannot) = (puzzle.plays, puzzle.plays + 1);
        let (mut line, mut limit) = match self.reach(&puzzle, puzzle.plays, budget, &mut meter) {
            Ok(Some(found)) => (found, None),
            missed => {
                cannot = puzzle.plays;
                let (plays, longest) = self.longest_greedy(&puzzle);
                can = plays;
                (longest, missed.err())
            }
        };
        while limit.is_none() && can + 1 < cannot {
            let goal = can.midpoint(cannot);
            match self.reach(&puzzle, goal, budget, &mut meter) {
                Ok(Some(found)) => (can, line) = (goal, found),
                Ok(None) => cannot = goal,
                Err(hit) => limit = Some(hit),
            }
        }
        let (moves, end) = played(state, &line);
        let score = u32::try_from(end.points()).expect("at most 48 points");
        Scored { score, line: moves, limit, nodes: meter.nodes() }
    }
}

impl Solver {
    /// A solver that uses these prunings only.
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, ..Solver::default() }
    }

    /// The most plays that a greedy player makes alone, and its line.
    fn longest_greedy(&mut self, puzzle: &Puzzle) -> (u32, Vec<Taken>) {
        let (mut most, mut longest) = (0, Vec::new());
        for greedy in GREEDY {
            let plays = match greedy.play(puzzle, puzzle.plays, &mut self.line) {
                Ended::AtGoal => puzzle.plays,
                Ended::Short { .. } => self.line.len() as u32,
            };
            if plays > most {
                (most, longest) = (plays, self.line.clone());
            }
        }
        (most, longest)
    }

    /// Whether a greedy player reaches the goal, with a last pass that is looked for if need be.
    fn plays_greedily(&mut self, question: &Question<'_>, greedy: Greedy, meter: &mut Meter<'_>) -> bool {
        let puzzle = question.puzzle;
        match greedy.play(puzzle, question.goal, &mut self.line) {
            Ended::AtGoal => true,
            Ended::Short { left, plays } => {
                let stock = if puzzle.redeals > 0 { 0 } else { puzzle.turned };
                let position = Position::new(left, stock, puzzle.redeals, false);
                let last_pass = &mut self.search.last_pass;
                let found = last_pass.decides(question, position, plays, LAST_PASS, meter) == Some(true);
                if found {
                    self.line.truncate(plays as usize);
                    self.line.append(&mut last_pass.line(position));
                }
                found
            }
        }
    }

    /// A line with so many plays, or `None` when there is none.
    fn reach(
        &mut self,
        puzzle: &Puzzle,
        goal: u32,
        budget: &Budget<'_>,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Vec<Taken>>, Limit> {
        let question = Question { puzzle, goal, prunings: self.prunings, bytes: budget.bytes };
        for greedy in GREEDY {
            meter.count();
            if self.plays_greedily(&question, greedy, meter) {
                return Ok(Some(self.line.clone()));
            }
        }
        for beam in BEAMS.into_iter().filter(|beam| beam.bytes() <= budget.bytes) {
            match self.search.run(&question, beam, meter) {
                Found::Line(line) => return Ok(Some(line)),
                Found::Nothing => return Ok(None),
                // Another search may do with fewer bytes.
                Found::Limit(Limit::Bytes) | Found::Unsure => {}
                Found::Limit(limit) => return Err(limit),
            }
        }
        // The last search leaves nothing out, so only memory can have kept it from an answer.
        Err(Limit::Bytes)
    }
}
