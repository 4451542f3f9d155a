use std::collections::{BTreeMap, BTreeSet};

use talon_query::{Answer, Effort, Line, Query, Verdict};
use talon_rules::{AnyGame, AnyMove, Status};

use super::Inquiry;
use crate::{Sitting, Start};

/// Number of searches for points that may end without an answer before no more are begun.
const MOST_FAILURES: usize = 12;

/// A review of a game of patience: up to which move it could be won, which move threw the win away, and how many
/// points could still be had after each move. It has a cursor on one of its positions.
///
/// The most points that can be had never rise along a line: they can be reached from every earlier position too, by
/// playing the moves in between first. A win that is lost never comes back either. Each answer therefore bounds all
/// positions before or after it, and halving finds the last position that can be won with about log₂ n queries for n
/// moves.
///
/// ```
/// use talon_bots::Engine;
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::{AnyOptions, GameName};
/// use talon_table::{Inquiry, Review, Sitting, Start, TurningPoint};
///
/// let options = AnyOptions::from_text(GameName::Doublets, "ranks 5, redeals 0, piles 3")?;
/// let sitting = Sitting::new(Start::deal(options, DealNumber::new(17)?, 0));
/// let mut review = Review::new(&sitting, |_| None).expect("a patience");
/// while let Some(query) = review.next_query() {
///     review.receive(Engine::default().answer(&query, &|| false));
/// }
/// assert_ne!(review.turning_point(), TurningPoint::Looking);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    start: Start,
    positions: Vec<AnyGame>,
    moves: Vec<AnyMove>,
    /// The points of a game that is won.
    full: u32,
    /// For each position, bounds on the points that can still be had.
    bounds: Vec<(u32, u32)>,
    /// The lines to the most points that were found, by the position they begin in.
    lines: BTreeMap<usize, Vec<AnyMove>>,
    /// The positions without a verdict: the solver ran out of time.
    undecidable: BTreeSet<usize>,
    /// The positions whose points were asked for.
    points_asked: BTreeSet<usize>,
    failures: usize,
    cursor: usize,
    /// True if the player moved the cursor. Otherwise it follows the turning point.
    is_cursor_chosen: bool,
}

/// The subject of a query about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Win,
    MostPoints,
}

/// The move that lost a game. Positions are counted from 0, so the 32nd move was made in position 31.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurningPoint {
    /// The solver is still at work.
    Looking,
    /// The game could be won to its end.
    Never,
    /// The game could not be won from its beginning.
    FromTheStart,
    /// The move that was made in this position threw the win away.
    Move(usize),
    /// The game could be won in the first of these positions and no longer in the second. The solver ran out of
    /// time for those in between.
    Between(usize, usize),
    /// The solver ran out of time before it found a position that can be won.
    Unknown,
}

/// The points that can still be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostPoints {
    /// The most points that were found.
    pub points: u32,
    /// True if more are out of reach.
    pub is_exact: bool,
}

impl Review {
    /// A review of the line that undo and redo of a sitting move along; `None` for a game between two.
    /// `verdict_at` returns the verdicts that are known already, by the number of the position.
    pub fn new(sitting: &Sitting, verdict_at: impl Fn(usize) -> Option<Verdict<AnyMove>>) -> Option<Review> {
        let full = sitting.start().options().points_that_win()?;
        let moves = sitting.moves_of_line();
        let mut positions = vec![sitting.start().game()];
        for played in &moves {
            let mut next = positions[positions.len() - 1].clone();
            next.play(*played).expect("a move that was legal here before");
            positions.push(next);
        }
        let mut review = Review {
            start: sitting.start().clone(),
            bounds: vec![(0, full); positions.len()],
            positions,
            moves,
            full,
            lines: BTreeMap::new(),
            undecidable: BTreeSet::new(),
            points_asked: BTreeSet::new(),
            failures: 0,
            cursor: 0,
            is_cursor_chosen: false,
        };
        review.learn_what_is_seen();
        for position in 0..review.positions.len() {
            match verdict_at(position) {
                Some(Verdict::Won(line)) => review.learn_win(position, line),
                Some(Verdict::Lost) => review.at_most(position, full.saturating_sub(1)),
                Some(Verdict::Unknown(_)) | None => {}
            }
        }
        review.follow_turning_point();
        Some(review)
    }

    /// Learns what needs no solver: the points that were made, and the end of the game.
    fn learn_what_is_seen(&mut self) {
        for position in 0..self.positions.len() {
            let score = self.positions[position].score().unwrap_or_default();
            match self.positions[position].status() {
                Status::Won => self.learn_win(position, Vec::new()),
                Status::Lost | Status::Over => {
                    self.at_least(position, score);
                    self.at_most(position, score);
                }
                Status::Playing => self.at_least(position, score),
            }
        }
    }

    /// The next position to ask about, and what to ask.
    fn next(&self) -> Option<(usize, Subject)> {
        self.next_for_win().map(|position| (position, Subject::Win)).or_else(|| {
            let position = self.next_for_points()?;
            Some((position, Subject::MostPoints))
        })
    }

    /// The next query of the search for the last position that can be won; `None` when it is known.
    pub(super) fn next_win_query(&self) -> Option<Query> {
        let line = self.line_to(self.next_for_win()?);
        Some(Query::Win { line, effort: Effort::Thorough })
    }

    /// The game up to a position.
    pub fn line_to(&self, position: usize) -> Line {
        self.start.line(self.moves[..position].to_vec())
    }

    /// The middle of the positions that may be the last one that can be won. The first position of all comes first:
    /// most games that were lost could never be won.
    fn next_for_win(&self) -> Option<usize> {
        let (from, to) = self.undecided();
        let is_open = |position: &usize| !self.undecidable.contains(position);
        if from == 0 && to > 0 && is_open(&0) {
            return Some(0);
        }
        let middle = from.midpoint(to);
        (from..to).filter(is_open).min_by_key(|position| position.abs_diff(middle))
    }

    /// The positions without a verdict: from the first one up to, and not including, the second.
    fn undecided(&self) -> (usize, usize) {
        let from = self.bounds.partition_point(|(least, _)| *least == self.full);
        let to = self.bounds.partition_point(|(_, most)| *most == self.full);
        (from, to)
    }

    /// The middle of the first run of positions whose points are open. The first one of all comes first, as it
    /// bounds the others.
    fn next_for_points(&self) -> Option<usize> {
        if self.failures >= MOST_FAILURES {
            return None;
        }
        let is_open = |position: &usize| {
            let (least, most) = self.bounds[*position];
            least < most && !self.points_asked.contains(position)
        };
        let first = (0..self.bounds.len()).find(is_open)?;
        if self.points_asked.is_empty() {
            return Some(first);
        }
        let count = (first..self.bounds.len()).take_while(is_open).count();
        Some(first + count / 2)
    }

    /// Learns that these moves win in a position. All positions before it can be won then, and so can those after
    /// it for as long as the player followed these moves.
    fn learn_win(&mut self, position: usize, line: Vec<AnyMove>) {
        let played = self.moves[position..].iter();
        let shared = played.zip(&line).take_while(|(played, best)| played == best).count();
        self.at_least(position + shared, self.full);
        self.lines.insert(position + shared, line[shared..].to_vec());
        self.lines.insert(position, line);
    }

    /// Learns that at least this many points can be had in a position, and therefore in all before it.
    fn at_least(&mut self, position: usize, points: u32) {
        for (least, _) in &mut self.bounds[..=position] {
            *least = points.max(*least);
        }
    }

    /// Learns that at most this many points can be had in a position, and therefore in all after it.
    fn at_most(&mut self, position: usize, points: u32) {
        for (_, most) in &mut self.bounds[position..] {
            *most = points.min(*most);
        }
    }

    /// The moves of the line.
    pub fn moves(&self) -> &[AnyMove] {
        &self.moves
    }

    /// The positions of the line: the first one, and one after each move.
    pub fn positions(&self) -> &[AnyGame] {
        &self.positions
    }

    /// The points of a game that is won.
    pub fn points_that_win(&self) -> u32 {
        self.full
    }

    /// Returns true if the last position of the line is won.
    pub fn is_won(&self) -> bool {
        self.positions.last().is_some_and(|last| last.status() == Status::Won)
    }

    /// The points that can still be had in a position, as far as is known.
    pub fn most_points(&self, position: usize) -> MostPoints {
        let (least, most) = self.bounds[position];
        MostPoints { points: least, is_exact: least == most }
    }

    /// Returns true if a position can be won, as far as is known.
    pub fn can_be_won(&self, position: usize) -> Option<bool> {
        match self.bounds[position] {
            (least, _) if least == self.full => Some(true),
            (_, most) if most < self.full => Some(false),
            _ => None,
        }
    }

    /// Moves that lead from a position to the most points, as far as they are known.
    pub fn best_line_from(&self, position: usize) -> Option<&[AnyMove]> {
        self.lines.get(&position).map(Vec::as_slice)
    }

    /// The position that the player looks at, counted from 0.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Looks at another position, or at the last one when there is none so late.
    pub fn go_to(&mut self, position: usize) {
        self.cursor = position.min(self.moves.len());
        self.is_cursor_chosen = true;
    }

    /// Until the player moves it, the cursor is on the move that lost the game.
    fn follow_turning_point(&mut self) {
        if !self.is_cursor_chosen {
            self.cursor = self.turning_position().unwrap_or(0);
        }
    }

    /// The position before the move that lost the game, as far as it is known.
    pub fn turning_position(&self) -> Option<usize> {
        match self.turning_point() {
            TurningPoint::Move(position) | TurningPoint::Between(position, _) => Some(position),
            _ => None,
        }
    }

    /// The move that lost the game.
    pub fn turning_point(&self) -> TurningPoint {
        let (from, to) = self.undecided();
        if self.next_for_win().is_some() {
            return TurningPoint::Looking;
        }
        match (from, to) {
            (from, _) if from == self.positions.len() => TurningPoint::Never,
            (0, 0) => TurningPoint::FromTheStart,
            (from, to) if from == to => TurningPoint::Move(from - 1),
            (1.., to) if to < self.positions.len() => TurningPoint::Between(from - 1, to),
            _ => TurningPoint::Unknown,
        }
    }

    /// Number of positions that are done, and of all.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.positions.len();
        if self.next().is_none() {
            return (all, all);
        }
        let is_done = |position: &usize| {
            let (least, most) = self.bounds[*position];
            least == most || self.points_asked.contains(position)
        };
        ((0..all).filter(is_done).count(), all)
    }
}

impl Inquiry for Review {
    fn next_query(&self) -> Option<Query> {
        self.next_win_query().or_else(|| {
            let line = self.line_to(self.next_for_points()?);
            Some(Query::MostPoints { line, effort: Effort::Brief })
        })
    }

    fn receive(&mut self, answer: Answer) {
        let Some((position, subject)) = self.next() else { return };
        match (subject, answer) {
            (_, Answer::Verdict(Verdict::Won(line))) => self.learn_win(position, line),
            (_, Answer::Verdict(Verdict::Lost)) => self.at_most(position, self.full.saturating_sub(1)),
            (Subject::Win, _) => drop(self.undecidable.insert(position)),
            (Subject::MostPoints, Answer::Most { points, line, is_exact }) => {
                self.points_asked.insert(position);
                self.at_least(position, points);
                self.lines.insert(position, line);
                if is_exact {
                    self.at_most(position, points);
                } else {
                    self.failures += 1;
                }
            }
            (Subject::MostPoints, _) => {
                self.points_asked.insert(position);
                self.failures += 1;
            }
        }
        self.follow_turning_point();
    }
}
