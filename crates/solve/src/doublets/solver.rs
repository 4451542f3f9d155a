use talon_query::{Limit, Scored, Solved, Verdict};
use talon_rules::doublets::{Move, State};
use talon_rules::{Game, Status};

use super::beam_search::{Beam, BeamSearch, SearchResult};
use super::greedy::{Greedy, GreedyResult};
use super::last_pass::LastPassLimits;
use super::node::Position;
use super::prunings::Prunings;
use super::puzzle::{Puzzle, Taken};
use super::search_spec::SearchSpec;
use super::to_moves::to_moves;
use crate::budget::{Budget, Meter};
use crate::patience::PatienceSolver;

/// The number of bytes that suffices for every deal tried with the usual options.
pub const USUAL_BYTES: usize = 64 << 20;

/// The number of deals in a block of a census, as [`crate::block_size`] says.
pub const BLOCK_SIZE: u64 = 1 << 20;

/// Solves positions of Doublets. It reuses its memory from one position to the next.
///
/// # Examples
/// ```
/// use talon_rules::doublets::{Options, State};
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{Game, Status};
/// use talon_solve::doublets::Solver;
/// use talon_solve::{Budget, PatienceSolver, Verdict};
///
/// let mut game = State::deal(&Options::default(), DealNumber::new(17)?);
/// let solved = Solver::default().solve(&game, &Budget::default());
/// let Verdict::Won(line) = solved.verdict else { panic!("deal 17 can be won") };
/// line.into_iter().try_for_each(|made| game.play(made).map(drop))?;
/// assert_eq!(game.status(), Status::Won);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct Solver {
    prunings: Prunings,
    search: BeamSearch,
    line: Vec<Taken>,
}

/// The searches, in order. Narrow beams find most lines almost at once, and a line that one weight misses is
/// often found with another. Only an exhaustive search can prove that there is no line; it is tried with few
/// positions before the beams become expensive.
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

/// The greedy policies, which are tried first.
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

/// The limits for the last pass of a greedy policy.
const LAST_PASS: LastPassLimits = LastPassLimits { cards: 26, trials: 12 };

impl PatienceSolver for Solver {
    type Game = State;

    fn solve(&mut self, state: &State, budget: &Budget<'_>) -> Solved<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        let verdict = match self.reach(&puzzle, puzzle.plays, budget, &mut meter) {
            Ok(Some(line)) => {
                let (moves, end) = to_moves(state, &line);
                assert_eq!(end.status(), Status::Won, "the solver's line does not win");
                Verdict::Won(moves)
            }
            Ok(None) => Verdict::Lost,
            Err(limit) => Verdict::Unknown(limit),
        };
        Solved::new(verdict, meter.nodes())
    }

    fn best_score(&mut self, state: &State, budget: &Budget<'_>) -> Scored<Move> {
        let puzzle = Puzzle::new(state);
        let mut meter = Meter::new(budget);
        // The highest number of plays known to be possible, and the lowest known to be impossible.
        let (mut can, mut cannot) = (puzzle.plays, puzzle.plays + 1);
        let (mut line, mut limit) = match self.reach(&puzzle, puzzle.plays, budget, &mut meter) {
            Ok(Some(exact)) => (exact, None),
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
                Ok(Some(exact)) => (can, line) = (goal, exact),
                Ok(None) => cannot = goal,
                Err(hit) => limit = Some(hit),
            }
        }
        let (moves, end) = to_moves(state, &line);
        let score = u32::try_from(end.points()).expect("at most 48 points");
        Scored::new(score, moves, limit, meter.nodes())
    }
}

impl Solver {
    /// Creates a solver with these prunings.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::Game;
    /// use talon_rules::doublets::{Options, State};
    /// use talon_rules::pieces::DealNumber;
    /// use talon_solve::doublets::{Prunings, Solver};
    /// use talon_solve::{Budget, PatienceSolver};
    ///
    /// let deal = State::deal(&Options::new(3, 1, 2)?, DealNumber::new(17)?);
    /// let [all, none] = [Prunings::default(), Prunings::NONE]
    ///     .map(|prunings| Solver::with_prunings(prunings).best_score(&deal, &Budget::default()));
    /// assert_eq!(all.score, none.score);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_prunings(prunings: Prunings) -> Solver {
        Solver { prunings, ..Solver::default() }
    }

    /// The highest number of plays that a greedy policy makes on its own, and its line.
    fn longest_greedy(&mut self, puzzle: &Puzzle) -> (u32, Vec<Taken>) {
        let (mut most, mut longest) = (0, Vec::new());
        for greedy in GREEDY {
            let plays = match greedy.play(puzzle, puzzle.plays, &mut self.line) {
                GreedyResult::AtGoal => puzzle.plays,
                GreedyResult::Short { .. } => self.line.len() as u32,
            };
            if plays > most {
                (most, longest) = (plays, self.line.clone());
            }
        }
        (most, longest)
    }

    /// Decides whether a greedy policy reaches the goal, if necessary with a scheduled last pass.
    fn plays_greedily(&mut self, spec: &SearchSpec<'_>, greedy: Greedy, meter: &mut Meter<'_>) -> bool {
        let puzzle = spec.puzzle;
        match greedy.play(puzzle, spec.goal, &mut self.line) {
            GreedyResult::AtGoal => true,
            GreedyResult::Short { left, plays } => {
                let stock = if puzzle.redeals > 0 { 0 } else { puzzle.turned };
                let position = Position::new(left, stock, puzzle.redeals, false);
                let last_pass = &mut self.search.last_pass;
                let is_won = last_pass.decides(spec, position, plays, LAST_PASS, meter) == Some(true);
                if is_won {
                    self.line.truncate(plays as usize);
                    self.line.append(&mut last_pass.line(position));
                }
                is_won
            }
        }
    }

    /// Returns a line with this number of plays, or `None` if there is none.
    fn reach(
        &mut self,
        puzzle: &Puzzle,
        goal: u32,
        budget: &Budget<'_>,
        meter: &mut Meter<'_>,
    ) -> Result<Option<Vec<Taken>>, Limit> {
        let spec = SearchSpec { puzzle, goal, prunings: self.prunings, bytes: budget.bytes };
        for greedy in GREEDY {
            meter.count();
            if self.plays_greedily(&spec, greedy, meter) {
                return Ok(Some(self.line.clone()));
            }
        }
        for beam in BEAMS.into_iter().filter(|beam| beam.bytes() <= budget.bytes) {
            match self.search.run(&spec, beam, meter) {
                SearchResult::Line(line) => return Ok(Some(line)),
                SearchResult::Nothing => return Ok(None),
                // Another search may need fewer bytes.
                SearchResult::Limit(Limit::Bytes) | SearchResult::Unsure => {}
                SearchResult::Limit(limit) => return Err(limit),
            }
        }
        // The last search is exhaustive, so only memory can have kept it from an answer.
        Err(Limit::Bytes)
    }
}
