//! Puzzles line by line.

use std::io::{self, BufRead, Write};

use talon_learn::puzzle::{Attempt, Candidate, OwnPuzzle, Puzzle, PuzzleKind, Response, shipped_puzzles};
use talon_rules::AnyGame;
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
        let mut attempt = Attempt::new(puzzle);
        // A session that practises writes no files.
        let mut table = Session::new(Files::new(Default::default()));
        attempt.set_up(&mut table);
        self.print(&self.lang.puzzle_title(attempt.puzzle().id().group()))?;
        self.print(&self.lang.puzzle_rating(attempt.puzzle().rating))?;
        self.print_text("terminal-plain-puzzle")?;
        self.print_puzzle(&attempt)?;
        while !attempt.is_solved() {
            let Some(line) = self.read_line()? else { break };
            let line = line.to_lowercase();
            match Command::of_line(&line) {
                Some(Command::Games) => break,
                Some(Command::Hint) => self.show_answer(&mut attempt)?,
                Some(Command::Board) => self.print_puzzle(&attempt)?,
                Some(Command::Moves) => self.print_candidates(&attempt)?,
                _ if line.is_empty() => {}
                _ => self.answer_puzzle(&mut attempt, &mut table, &line)?,
            }
        }
        if let Some(id) = attempt.mark() {
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
    fn answer_puzzle(&mut self, attempt: &mut Attempt, table: &mut Session, line: &str) -> io::Result<()> {
        let before = attempt.position();
        let chosen =
            line.parse::<usize>().ok().and_then(|number| attempt.candidates().get(number.checked_sub(1)?));
        let response = match chosen.map(|candidate| candidate.answer.clone()) {
            Some(answer) if answer.as_move().is_none() => attempt.answer(&answer),
            _ => match table.game().read_move(line) {
                Err(error) => return self.print(&error.to_string()),
                Ok(wanted) => match attempt.play(table, wanted) {
                    Err(refused) => return self.print(&self.lang.refused(&refused)),
                    Ok(response) => response,
                },
            },
        };
        for line in self.lang.puzzle_response(attempt, &before, &response) {
            self.print(&line)?;
        }
        if matches!(response, Response::Right { .. }) && !attempt.is_solved() {
            self.print_puzzle(attempt)?;
        }
        Ok(())
    }

    fn show_answer(&mut self, attempt: &mut Attempt) -> io::Result<()> {
        let Some(answer) = attempt.show() else { return Ok(()) };
        let shown = self.lang.puzzle_answer(&answer, &attempt.position());
        self.print(&self.lang.text_with("puzzle-shown", &[("answer", shown.into())]))
    }

    /// The position, what else the player knows, and the question.
    fn print_puzzle(&mut self, attempt: &Attempt) -> io::Result<()> {
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
        let (number, count) = attempt.progress();
        let values = [("number", number.into()), ("count", count.into())];
        self.print(&self.lang.text_with("puzzle-question-number", &values))?;
        self.print(&self.lang.puzzle_question(attempt.puzzle()))?;
        if attempt.candidates().iter().any(|candidate| candidate.answer.as_move().is_none()) {
            self.print_candidates(attempt)?;
        }
        Ok(())
    }

    /// The possible answers: moves by their texts, others by numbers.
    fn print_candidates(&mut self, attempt: &Attempt) -> io::Result<()> {
        let position: AnyGame = attempt.position();
        let candidates: Vec<Candidate> = attempt.candidates().to_vec();
        for (number, candidate) in (1..).zip(&candidates) {
            let name = match candidate.answer.as_move() {
                Some(made) => made.to_string(),
                None => number.to_string(),
            };
            self.print(&format!("{name}: {}", self.lang.puzzle_answer(&candidate.answer, &position)))?;
        }
        Ok(())
    }
}
