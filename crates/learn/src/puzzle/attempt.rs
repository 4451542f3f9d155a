use talon_query::Line;
use talon_rules::{AnyGame, AnyMove};
use talon_table::{Refused, Session, Start, Store};

use super::answer::{Answer, Candidate};
use super::hands::without_history;
use super::id::PuzzleId;
use super::kind::PuzzleKind;
use super::{Puzzle, Step, best_of};

/// A player's attempt at a puzzle.
///
/// # Examples
/// ```
/// use talon_learn::puzzle::{Attempt, Collection, Response, SHIPPED, best_of};
///
/// let (_, text) = SHIPPED[0];
/// let mut attempt = Attempt::new(Collection::read(text)?.puzzles[0].clone());
/// while !attempt.is_solved() {
///     let right = best_of(attempt.candidates()).expect("a question has answers").answer.clone();
///     assert!(matches!(attempt.answer(&right), Response::Right { .. }));
/// }
/// assert!(attempt.is_clean());
/// # Ok::<(), talon_learn::puzzle::CollectionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    /// The number of steps that are done.
    done: usize,
    /// The moves made since the puzzle began.
    moves: Vec<AnyMove>,
    /// Number of wrong answers, and of answers that the player asked for.
    faults: u32,
}

/// The worth of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Response {
    /// The answer is right.
    Right {
        /// The move of the answer as the puzzle continues: an equal one may stand for the player's.
        made: Option<AnyMove>,
        /// The moves that follow by themselves.
        replies: Vec<AnyMove>,
    },
    /// The answer is wrong. The position stays as it is.
    Wrong {
        /// The answer with its value.
        chosen: Candidate,
        /// The value of the right answer.
        best: i32,
    },
    /// The puzzle does not ask for this, or it is solved.
    NotAsked,
}

impl Attempt {
    /// Begins a puzzle.
    pub fn new(puzzle: Puzzle) -> Attempt {
        Attempt { puzzle, done: 0, moves: Vec::new(), faults: 0 }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The game up to the position that the player sees.
    pub fn line(&self) -> Line {
        let mut line = self.puzzle.start.clone();
        line.moves.extend(&self.moves);
        line
    }

    /// The position that the player sees.
    pub fn position(&self) -> AnyGame {
        self.line().game()
    }

    /// All answers to the question; none if the puzzle is solved.
    pub fn candidates(&self) -> &[Candidate] {
        match self.puzzle.steps.get(self.done) {
            Some(Step::Ask(candidates)) => candidates,
            Some(Step::Play(_)) | None => &[],
        }
    }

    /// The number of the question, from 1, and of all questions.
    pub fn progress(&self) -> (usize, usize) {
        let asked = self.puzzle.steps.iter().take(self.done + 1);
        (asked.filter(|step| matches!(step, Step::Ask(_))).count(), self.puzzle.questions())
    }

    /// Returns true if all questions are answered.
    pub fn is_solved(&self) -> bool {
        self.done == self.puzzle.steps.len()
    }

    /// Returns true if no answer was wrong or shown.
    pub fn is_clean(&self) -> bool {
        self.faults == 0
    }

    /// The name to note the puzzle as solved under; `None` while it is not solved without a mistake, and for the
    /// player's own puzzles, which are in no list.
    pub fn mark(&self) -> Option<PuzzleId> {
        let counts = self.is_solved() && self.is_clean() && self.puzzle.kind != PuzzleKind::Own;
        counts.then(|| self.puzzle.id())
    }

    /// Judges an answer. After a right one, the attempt is at the next question or solved.
    pub fn answer(&mut self, answer: &Answer) -> Response {
        let Some(candidate) = self.candidates().iter().find(|candidate| candidate.answer == *answer) else {
            return Response::NotAsked;
        };
        let best = best_of(self.candidates()).expect("a question has answers");
        if candidate.value < best.value {
            let wrong = Response::Wrong { chosen: candidate.clone(), best: best.value };
            self.faults += 1;
            return wrong;
        }
        // Without a continuation, each right answer stands as it is.
        let is_last = self.done + 1 == self.puzzle.steps.len();
        let continuation = if is_last { answer.as_move() } else { best.answer.as_move() };
        self.moves.extend(continuation);
        self.done += 1;
        let mut replies = Vec::new();
        while let Some(Step::Play(reply)) = self.puzzle.steps.get(self.done) {
            replies.push(*reply);
            self.done += 1;
        }
        self.moves.extend(&replies);
        Response::Right { made: continuation, replies }
    }

    /// Puts the position of the attempt on a table for practice. A puzzle about passes comes without its history: a front
    /// end would show what the passes prove.
    pub fn set_up<S: Store>(&self, session: &mut Session<S>) {
        if self.puzzle.kind == PuzzleKind::Inference
            && let Some(Ok(start)) =
                without_history(&self.position()).map(|layout| Start::position(layout, 0))
        {
            return session.practise(start);
        }
        let start = &self.puzzle.start;
        session.practise(Start::of_line(start, 0));
        for played in start.moves.iter().chain(&self.moves) {
            session.play(*played).expect("the moves of a puzzle are legal");
        }
        if self.puzzle.kind == PuzzleKind::DoubleDummy {
            session.open_hands();
        }
    }

    /// Judges a move on the table that [`Attempt::set_up`] prepared. After a right one, the table has the next question.
    ///
    /// # Errors
    /// The reason why the rules refuse the move.
    pub fn play<S: Store>(&mut self, session: &mut Session<S>, wanted: AnyMove) -> Result<Response, Refused> {
        if let Some(violation) = session.game().why_not(wanted) {
            return Err(Refused::Illegal(violation));
        }
        let response = self.answer(&Answer::Move(wanted));
        if let Response::Right { made: continuation, replies } = &response {
            for played in continuation.iter().chain(replies) {
                session.play(*played)?;
            }
        }
        Ok(response)
    }

    /// The right answer, which the player asked to see. The attempt is no longer clean.
    pub fn show(&mut self) -> Option<Answer> {
        let answer = best_of(self.candidates())?.answer.clone();
        self.faults += 1;
        Some(answer)
    }

    /// Begins again, with a clean record.
    pub fn restart(&mut self) {
        *self = Attempt::new(self.puzzle.clone());
    }
}
