use talon_rules::{AnyGame, AnyMove};
use talon_table::{MemoryStore, Session, Start, Store};

use super::Puzzle;
use super::answer::Candidate;
use super::attempt::Attempt;
use super::hands::world;

/// Moves to step through on a table: the solution of a puzzle, or what refutes a wrong answer. All pieces lie open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleLine {
    start: Start,
    /// The moves that lead to the line.
    before: Vec<AnyMove>,
    moves: Vec<AnyMove>,
}

impl PuzzleLine {
    /// The solution of a puzzle; `None` if it asks for no moves.
    ///
    /// # Examples
    /// ```
    /// use talon_learn::puzzle::{Collection, PuzzleLine, SHIPPED};
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let (_, text) = SHIPPED[0];
    /// let puzzle = &Collection::read(text)?.puzzles[0];
    /// let line = PuzzleLine::of_solution(puzzle).expect("moves");
    /// let mut session = Session::new(MemoryStore::default());
    /// line.set_up(&mut session, 0);
    /// assert_eq!(*session.game(), puzzle.position());
    /// # Ok::<(), talon_learn::puzzle::CollectionError>(())
    /// ```
    pub fn of_solution(puzzle: &Puzzle) -> Option<PuzzleLine> {
        let moves = puzzle.solution();
        let line =
            PuzzleLine { start: Start::of_line(&puzzle.start, 0), before: puzzle.start.moves.clone(), moves };
        (!line.moves.is_empty()).then_some(line)
    }

    /// The moves that show why an answer to the question of an attempt is wrong, beginning with the answer; `None` if the puzzle
    /// has none.
    pub fn of_refutation(attempt: &Attempt, wrong: &Candidate) -> Option<PuzzleLine> {
        let first = wrong.answer.as_move().filter(|_| !wrong.then.is_empty())?;
        let moves = [first].into_iter().chain(wrong.then.iter().copied()).collect();
        if wrong.against.is_empty() {
            let line = attempt.line();
            return Some(PuzzleLine { start: Start::of_line(&line, 0), before: line.moves, moves });
        }
        let layout = world(&attempt.position(), &wrong.against).layout();
        let start = Start::position(layout, 0).ok()?;
        Some(PuzzleLine { start, before: Vec::new(), moves })
    }

    /// The moves.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// The position before the first move.
    pub fn first(&self) -> AnyGame {
        let mut session = Session::new(MemoryStore::default());
        self.set_up(&mut session, 0);
        session.game().clone()
    }

    /// Puts the position after this number of moves of the line on a table for practice.
    pub fn set_up<S: Store>(&self, session: &mut Session<S>, at: usize) {
        session.practise(self.start.clone());
        for played in self.before.iter().chain(self.moves.iter().take(at)) {
            session.play(*played).expect("the moves of a puzzle are legal");
        }
        session.open_hands();
    }
}
