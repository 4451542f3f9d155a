//! A puzzle on a table of its own: answers, what came of them, and lines to step through.

use talon_lang::Lang;
use talon_learn::puzzle::{Answer, Attempt, Puzzle, PuzzleId, PuzzleLine, Response, best_of};
use talon_rules::{AnyGame, AnyMove};
use talon_table::{MoveEnds, Scene, Session, Spot, Store};

use crate::commands::Refusal;

/// A puzzle, and what its table shows.
///
/// # Examples
/// ```
/// use talon_app::puzzle::PuzzleTable;
/// use talon_lang::Lang;
/// use talon_learn::puzzle::{best_of, shipped_puzzles};
/// use talon_table::{MemoryStore, Session};
///
/// let mut session = Session::new(MemoryStore::default());
/// let mut table = PuzzleTable::new(shipped_puzzles()[0].clone(), &mut session);
/// let right = best_of(table.attempt().candidates()).expect("answers").answer.clone();
/// let right = right.as_move().expect("this puzzle asks for moves");
/// table.play(&mut session, right, &Lang::english()).expect("a legal move");
/// assert!(!table.feedback().is_wrong);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleTable {
    attempt: Attempt,
    feedback: Feedback,
    /// The last answer if it was not right.
    wrong: Option<Answer>,
    line: Option<ShownLine>,
}

/// The result of the last answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Feedback {
    /// The sentences about it.
    pub lines: Vec<String>,
    /// True if the answer was wrong.
    pub is_wrong: bool,
    /// True if the right answer is shown, and marked on the table.
    shows_answer: bool,
    /// The moves that show why the answer is wrong.
    refutation: Option<PuzzleLine>,
}

/// A line that lies on the table in place of the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ShownLine {
    moves: PuzzleLine,
    /// The number of its moves that have been made.
    at: usize,
    /// The id of its title.
    title: &'static str,
}

impl PuzzleTable {
    /// Puts a puzzle on a table for practice.
    pub fn new<S: Store>(puzzle: Puzzle, session: &mut Session<S>) -> PuzzleTable {
        let attempt = Attempt::new(puzzle);
        let table = PuzzleTable { attempt, feedback: Feedback::default(), wrong: None, line: None };
        table.attempt.set_up(session);
        table
    }

    /// The attempt at the puzzle.
    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// The result of the last answer.
    pub fn feedback(&self) -> &Feedback {
        &self.feedback
    }

    /// The name to note the puzzle as solved under, once it counts as solved.
    pub fn mark(&self) -> Option<PuzzleId> {
        self.attempt.mark()
    }

    /// Answers with a move.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn play<S: Store>(
        &mut self,
        session: &mut Session<S>,
        wanted: AnyMove,
        lang: &Lang,
    ) -> Result<(), Refusal> {
        let before = self.attempt.position();
        self.wrong = Some(Answer::Move(wanted));
        let response = self.attempt.play(session, wanted).map_err(|refused| Refusal::new(&refused, lang))?;
        self.receive(&before, &response, lang);
        Ok(())
    }

    /// Answers a question that does not ask for a move.
    pub fn answer(&mut self, answer: &Answer, lang: &Lang) {
        let before = self.attempt.position();
        self.wrong = Some(answer.clone());
        let response = self.attempt.answer(answer);
        self.receive(&before, &response, lang);
    }

    fn receive(&mut self, before: &AnyGame, response: &Response, lang: &Lang) {
        self.feedback = Feedback {
            lines: lang.puzzle_response(&self.attempt, before, response),
            is_wrong: !matches!(response, Response::Right { .. }),
            shows_answer: false,
            refutation: match response {
                Response::Wrong { chosen, .. } => PuzzleLine::of_refutation(&self.attempt, chosen),
                Response::Right { .. } | Response::NotAsked => None,
            },
        };
        self.wrong.take_if(|_| !self.feedback.is_wrong);
    }

    /// Shows the right answer.
    ///
    /// # Examples
    /// ```
    /// use talon_app::puzzle::PuzzleTable;
    /// use talon_lang::Lang;
    /// use talon_learn::puzzle::shipped_puzzles;
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let mut table = PuzzleTable::new(shipped_puzzles()[0].clone(), &mut session);
    /// table.show_answer(&mut session, &Lang::english());
    /// assert!(table.marked(&session.scene()).0.is_some(), "the answer is marked");
    /// assert!(!table.attempt().is_clean(), "and the puzzle does not count as solved");
    /// ```
    pub fn show_answer<S: Store>(&mut self, session: &mut Session<S>, lang: &Lang) {
        self.leave_line(session);
        self.wrong = None;
        let Some(answer) = self.attempt.show() else { return };
        let answer = lang.puzzle_answer(&answer, &self.attempt.position());
        let text = lang.text_with("puzzle-shown", &[("answer", answer.into())]);
        self.feedback = Feedback { lines: vec![text], shows_answer: true, ..Feedback::default() };
    }

    /// Begins the puzzle again.
    pub fn restart<S: Store>(&mut self, session: &mut Session<S>) {
        *self = PuzzleTable::new(self.attempt.puzzle().clone(), session);
    }

    /// The line that explains the puzzle as it stands, with the id of its title: the solution of one that is solved, and
    /// otherwise the moves that show why the last answer is wrong.
    pub fn explanation(&self) -> Option<(PuzzleLine, &'static str)> {
        if self.attempt.is_solved() {
            return Some((PuzzleLine::of_solution(self.attempt.puzzle())?, "puzzle-solution"));
        }
        Some((self.feedback.refutation.clone()?, "puzzle-refutation"))
    }

    /// Lays the line that explains the puzzle on the table. Returns false if there is none.
    ///
    /// # Examples
    /// ```
    /// use talon_app::puzzle::PuzzleTable;
    /// use talon_lang::Lang;
    /// use talon_learn::puzzle::{best_of, shipped_puzzles};
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let mut table = PuzzleTable::new(shipped_puzzles()[0].clone(), &mut session);
    /// assert!(!table.explain(&mut session), "nothing is answered yet");
    /// while !table.attempt().is_solved() {
    ///     let best = best_of(table.attempt().candidates()).and_then(|best| best.answer.as_move());
    ///     table.play(&mut session, best.expect("this puzzle asks for moves"), &Lang::english())?;
    /// }
    /// assert!(table.explain(&mut session) && table.place().is_some_and(|(at, _)| at == 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn explain<S: Store>(&mut self, session: &mut Session<S>) -> bool {
        let Some((moves, title)) = self.explanation() else { return false };
        moves.set_up(session, 0);
        self.line = Some(ShownLine { moves, at: 0, title });
        true
    }

    /// Takes the line off the table.
    pub fn leave_line<S: Store>(&mut self, session: &mut Session<S>) {
        if self.line.take().is_some() {
            self.attempt.set_up(session);
        }
    }

    /// Goes to the place after this number of moves of the line on the table.
    ///
    /// # Examples
    /// ```
    /// use talon_app::puzzle::PuzzleTable;
    /// use talon_lang::Lang;
    /// use talon_learn::puzzle::{best_of, shipped_puzzles};
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let mut table = PuzzleTable::new(shipped_puzzles()[0].clone(), &mut session);
    /// while !table.attempt().is_solved() {
    ///     let best = best_of(table.attempt().candidates()).and_then(|best| best.answer.as_move());
    ///     table.play(&mut session, best.expect("this puzzle asks for moves"), &Lang::english())?;
    /// }
    /// table.explain(&mut session);
    /// table.go(&mut session, usize::MAX);
    /// assert!(table.place().is_some_and(|(at, all)| at == all), "a line ends");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn go<S: Store>(&mut self, session: &mut Session<S>, wanted: usize) {
        let Some(line) = &mut self.line else { return };
        line.at = wanted.min(line.moves.moves().len());
        line.moves.set_up(session, line.at);
    }

    /// The number of moves of the line on the table that have been made, and of all its moves.
    pub fn place(&self) -> Option<(usize, usize)> {
        self.line.as_ref().map(|line| (line.at, line.moves.moves().len()))
    }

    /// The title of the line on the table.
    pub fn line_title(&self, lang: &Lang) -> Option<String> {
        self.line.as_ref().map(|line| lang.text(line.title))
    }

    /// The next move of the line on the table, as a sentence.
    pub fn next_of_line<S: Store>(&self, session: &Session<S>, lang: &Lang) -> Option<String> {
        let name = lang.move_name(&self.next_move()?, &session.game().layout());
        Some(lang.text_with("way-next", &[("move", name.into())]))
    }

    fn next_move(&self) -> Option<AnyMove> {
        self.line.as_ref().and_then(|line| line.moves.moves().get(line.at).copied())
    }

    /// The spots where the next move of the line, or the answer that is shown, begins and ends.
    pub fn marked(&self, scene: &Scene) -> MoveEnds {
        let marked = match self.line {
            Some(_) => self.next_move(),
            None if self.feedback.shows_answer => {
                best_of(self.attempt.candidates()).and_then(|best| best.answer.as_move())
            }
            None => None,
        };
        spots_of(scene, marked)
    }

    /// The spots of the last move if it was no right answer, while the puzzle is on the table.
    pub fn wrong(&self, scene: &Scene) -> MoveEnds {
        let tried = self.wrong.as_ref().filter(|_| self.line.is_none());
        spots_tried(scene, tried.and_then(Answer::as_move))
    }

    /// Returns true if this is the last answer, and it was not right.
    ///
    /// # Examples
    /// ```
    /// use talon_app::puzzle::PuzzleTable;
    /// use talon_lang::Lang;
    /// use talon_learn::puzzle::{best_of, shipped_puzzles};
    /// use talon_table::{MemoryStore, Session};
    ///
    /// let mut session = Session::new(MemoryStore::default());
    /// let asks_for_numbers = |puzzle: &&talon_learn::puzzle::Puzzle| puzzle.id().to_string() == "curse-inference-30";
    /// let puzzle = shipped_puzzles().iter().find(asks_for_numbers).expect("a puzzle").clone();
    /// let mut table = PuzzleTable::new(puzzle, &mut session);
    /// let right = best_of(table.attempt().candidates()).expect("an answer").answer.clone();
    /// let other = table.other_answers().find(|answer| **answer != right).expect("a wrong one").clone();
    /// table.answer(&other, &Lang::english());
    /// assert!(table.is_wrong(&other) && !table.is_wrong(&right));
    /// ```
    pub fn is_wrong(&self, answer: &Answer) -> bool {
        self.wrong.as_ref() == Some(answer)
    }

    /// The answers to the question that are no moves.
    pub fn other_answers(&self) -> impl Iterator<Item = &Answer> {
        let answers = self.attempt.candidates().iter().map(|candidate| &candidate.answer);
        answers.filter(|answer| answer.as_move().is_none())
    }

    /// The number of the question, and of all questions, as a text.
    pub fn question_number(&self, lang: &Lang) -> String {
        let (number, count) = self.attempt.progress();
        let values = [("number", number.min(count).into()), ("count", count.into())];
        lang.text_with("puzzle-question-number", &values)
    }
}

/// The spots where a legal move begins and ends.
pub(crate) fn spots_of(scene: &Scene, shown: Option<AnyMove>) -> MoveEnds {
    ends(shown.and_then(|shown| scene.spots_of(shown)))
}

/// The spots where a move begins and ends, even if it breaks a rule.
pub(crate) fn spots_tried(scene: &Scene, tried: Option<AnyMove>) -> MoveEnds {
    ends(tried.and_then(|tried| scene.spots_tried(tried)))
}

fn ends(spots: Option<(Spot, Option<Spot>)>) -> MoveEnds {
    spots.map_or((None, None), |(from, to)| (Some(from), to))
}
