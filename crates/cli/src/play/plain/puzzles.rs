//! Puzzles line by line.

use std::io::{self, BufRead, Write};

use talon_app::puzzle::PuzzleTable;
use talon_learn::puzzle::{Attempt, OwnPuzzle, Puzzle, PuzzleKind, shipped_puzzles};
use talon_table::{Command, NoAdvice, TurningPoint};

use super::Plain;
use crate::files::Files;
use crate::play::done_file::{self, DoneFile};
use crate::play::session::Session;
use crate::shipped_puzzles::puzzle;

impl<R: BufRead, W: Write> Plain<R, W> {
    /// Gives the puzzle that the line names, or one of the player's own game, or else lists the puzzles of the game on the
    /// table.
    pub(super) fn puzzles(&mut self, line: &str) -> io::Result<()> {
        if line == "puzzle own" {
            return self.find_move();
        }
        if let Some(name) = line.strip_prefix("puzzle ") {
            return match puzzle(name) {
                Ok(puzzle) => self.solve(puzzle),
                Err(error) => self.print(&error.to_string()),
            };
        }
        let game = self.session.kind().game;
        let solved = self.done_file(done_file::PUZZLES);
        for puzzle in shipped_puzzles().iter().filter(|puzzle| puzzle.id().game == game) {
            let (id, rating) = (puzzle.id().to_string(), self.lang.puzzle_rating(puzzle.rating));
            let done = solved.contains(&id).then(|| format!(", {}", self.lang.text("puzzle-done")));
            self.print(&format!("{id}: {rating}{}", done.unwrap_or_default()))?;
        }
        Ok(())
    }

    /// The lessons or the puzzles that are done.
    pub(super) fn done_file(&self, name: &str) -> DoneFile {
        DoneFile::read(self.settings.file_beside(name))
    }

    /// Gives a puzzle on a table of its own, until it is solved or the player leaves.
    pub(super) fn solve(&mut self, puzzle: Puzzle) -> io::Result<()> {
        // A session that practises writes no files.
        let mut session = Session::new(Files::new(Default::default()));
        let mut table = PuzzleTable::new(puzzle, &mut session);
        let puzzle = table.attempt().puzzle();
        self.print(&self.lang.puzzle_title(puzzle.id().group()))?;
        self.print(&self.lang.puzzle_rating(puzzle.rating))?;
        self.print_text("terminal-plain-puzzle")?;
        self.print_puzzle(&table)?;
        while !table.attempt().is_solved() {
            let Some(line) = self.read_line()? else { break };
            let line = line.to_lowercase();
            match Command::of_line(&line) {
                Some(Command::Games) => break,
                Some(Command::Hint) => {
                    table.show_answer(&mut session, &self.lang);
                    self.print_feedback(&table)?;
                }
                Some(Command::WinningLine) => self.print_explanation(&table)?,
                Some(Command::Board) => self.print_puzzle(&table)?,
                Some(Command::Moves) => self.print_candidates(table.attempt())?,
                _ if line.is_empty() => {}
                _ => self.answer_puzzle(&mut table, &mut session, &line)?,
            }
        }
        if let Some(id) = table.mark() {
            self.done_file(done_file::PUZZLES).add(&id.to_string());
        }
        Ok(())
    }

    /// Gives a puzzle of the position in which the game on the table was lost.
    fn find_move(&mut self) -> io::Result<()> {
        let Some(review) = self.review_if_over()? else { return Ok(()) };
        let TurningPoint::Move(position) = review.turning_point() else {
            return self.print(&self.lang.review_verdict(&review));
        };
        self.print_text("puzzle-own-looking")?;
        let mut own = OwnPuzzle::new(review.line_to(position));
        self.output.flush()?;
        if self.ask_all(&mut own).is_none() {
            return self.refuse(NoAdvice::Failed);
        }
        match own.puzzle() {
            Some(puzzle) => self.solve(puzzle),
            None => self.print_text("puzzle-own-none"),
        }
    }

    /// Judges a line as an answer: a move, or the number of an answer.
    fn answer_puzzle(
        &mut self,
        table: &mut PuzzleTable,
        session: &mut Session,
        line: &str,
    ) -> io::Result<()> {
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let (question, _) = table.attempt().progress();
        match number.and_then(|number| table.attempt().candidates().get(number)).map(|one| one.answer.clone())
        {
            Some(answer) if answer.as_move().is_none() => table.answer(&answer, &self.lang),
            _ => match session.game().read_move(line) {
                Err(error) => return self.print(&error.to_string()),
                Ok(wanted) => {
                    if let Err(refusal) = table.play(session, wanted, &self.lang) {
                        return self.print(&refusal.text);
                    }
                }
            },
        }
        self.print_feedback(table)?;
        if table.attempt().progress().0 != question && !table.attempt().is_solved() {
            self.print_puzzle(table)?;
        }
        Ok(())
    }

    /// Prints what came of the last answer, and how to learn why it is wrong.
    fn print_feedback(&mut self, table: &PuzzleTable) -> io::Result<()> {
        let feedback = table.feedback();
        feedback.lines.iter().try_for_each(|line| self.print(line))?;
        if feedback.is_wrong && table.explanation().is_some() {
            self.print_text("terminal-plain-puzzle-why")?;
        }
        Ok(())
    }

    /// Prints the moves that show why the last answer is wrong.
    fn print_explanation(&mut self, table: &PuzzleTable) -> io::Result<()> {
        let Some((line, title)) = table.explanation() else { return self.print_text("puzzle-no-line") };
        let names = self.lang.move_names(&line.first(), line.moves());
        self.print_text(title)?;
        (1..).zip(names).try_for_each(|(number, name)| self.print(&format!("{number}. {name}")))
    }

    /// The position, what else the player knows, and the question.
    fn print_puzzle(&mut self, table: &PuzzleTable) -> io::Result<()> {
        let attempt = table.attempt();
        let position = attempt.position();
        let is_open = matches!(attempt.puzzle().kind, PuzzleKind::Way | PuzzleKind::DoubleDummy);
        let layout = match position.seat_to_move() {
            Some(seat) if !is_open => position.view(seat).layout(),
            _ => position.layout(),
        };
        for line in self.lang.board(&layout) {
            self.print(&line)?;
        }
        if !is_open {
            for line in self.lang.puzzle_knowledge(attempt) {
                self.print(&line)?;
            }
        }
        self.print(&table.question_number(&self.lang))?;
        self.print(&self.lang.puzzle_question(attempt.puzzle()))?;
        if table.other_answers().next().is_some() {
            self.print_candidates(attempt)?;
        }
        Ok(())
    }

    /// The possible answers: moves by their texts, others by numbers.
    fn print_candidates(&mut self, attempt: &Attempt) -> io::Result<()> {
        let position = attempt.position();
        for (number, candidate) in (1..).zip(attempt.candidates()) {
            let name = match candidate.answer.as_move() {
                Some(answer) => answer.to_string(),
                None => number.to_string(),
            };
            self.print(&format!("{name}: {}", self.lang.puzzle_answer(&candidate.answer, &position)))?;
        }
        Ok(())
    }
}
