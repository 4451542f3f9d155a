use std::collections::{BTreeMap, BTreeSet};

use talon_rules::{AnyGame, AnyMove, AnyOptions, Status};

use crate::{Outlook, Sitting};
use talon_query::{Answer, Effort, Query};

/// So many searches for points may end without an answer before no more are begun.
const MOST_FAILURES: usize = 12;

/// Looks back over the line of a patience: up to which move it could be won, which move threw the win
/// away, and how many points were still to be had after each.
///
/// A review asks one query after the other ([`Review::query`]) and takes the answers
/// ([`Review::take`]), so that it can go on in the background and show what it knows so far.
///
/// The most points that can be had never rise along a line: whoever can reach them from a later
/// position can reach them from an earlier one, by playing the moves in between first. So can a win
/// never come back once it is lost. Each answer therefore bounds all positions before or after it, and
/// the last position that can be won is found by halving: about log₂ n queries for n moves.
#[derive(Clone, Debug)]
pub struct Review {
    positions: Vec<AnyGame>,
    moves: Vec<AnyMove>,
    /// The points of a game that is won.
    full: u32,
    /// For each position the least and the most that the points still to be had can be.
    bounds: Vec<(u32, u32)>,
    /// Ways from positions to the most points that were found.
    ways: BTreeMap<usize, Vec<AnyMove>>,
    /// The positions of which it was asked in vain whether they can be won.
    no_verdict: BTreeSet<usize>,
    /// The positions of which the points were asked.
    points_asked: BTreeSet<usize>,
    failures: usize,
}

/// What is asked about a position next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sought {
    Win,
    MostPoints,
}

/// Where a game was lost. Positions are counted from 0, the first one, so position 31 is the one in
/// which the 32nd move was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurningPoint {
    /// That is still being found out.
    Looking,
    /// It could be won to its end.
    Never,
    /// It could not be won from its beginning.
    FromTheStart,
    /// The move that was made in this position threw the win away.
    Move(usize),
    /// It could be won in the first of these positions, and not any more in the second. Where between
    /// them it was lost was not found out.
    Between(usize, usize),
    /// Whether it could ever be won was not found out.
    NotFound,
}

/// The points that can still be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostPoints {
    /// So many, or more.
    pub points: u32,
    /// Whether it is not more.
    pub is_exact: bool,
}

impl Review {
    /// A review of the line that undo and redo of a sitting go along; `None` for a game between two.
    /// `known` tells what is known already of the positions, which are numbered from 0.
    pub fn new(sitting: &Sitting, known: impl Fn(usize) -> Option<Outlook>) -> Option<Review> {
        let full = points_that_win(sitting.start().options())?;
        let moves = sitting.moves_of_line();
        let mut positions = vec![sitting.start().game()];
        for made in &moves {
            let mut next = positions[positions.len() - 1].clone();
            next.play(*made).expect("a move that was legal here before");
            positions.push(next);
        }
        let bounds = vec![(0, full); positions.len()];
        let mut review = Review {
            positions,
            moves,
            full,
            bounds,
            ways: BTreeMap::new(),
            no_verdict: BTreeSet::new(),
            points_asked: BTreeSet::new(),
            failures: 0,
        };
        review.note_what_is_seen();
        for position in 0..review.positions.len() {
            match known(position) {
                Some(Outlook::CanBeWon(line)) => review.learn_win(position, line),
                Some(Outlook::CannotBeWon) => review.at_most(position, full.saturating_sub(1)),
                Some(Outlook::NotFound) | None => {}
            }
        }
        Some(review)
    }

    /// What needs no solver: the points that were there, and that an ended game ends.
    fn note_what_is_seen(&mut self) {
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

    /// What is to be asked next; `None` when the review is done.
    pub fn query(&self) -> Option<Query> {
        let (position, sought) = self.next()?;
        let game = self.positions[position].clone();
        Some(match sought {
            Sought::Win => Query::can_be_won(game, Effort::Thorough),
            Sought::MostPoints => Query::most_points(game, Effort::Brief),
        })
    }

    /// The position that is asked about next, and what.
    fn next(&self) -> Option<(usize, Sought)> {
        self.next_for_win().map(|position| (position, Sought::Win)).or_else(|| {
            let position = self.next_for_points()?;
            Some((position, Sought::MostPoints))
        })
    }

    /// The position in the middle of those that may be the last one that can be won; but the first
    /// position comes first, as most games that were lost never could be won otherwise.
    fn next_for_win(&self) -> Option<usize> {
        let (from, to) = self.undecided();
        let open = |position: &usize| !self.no_verdict.contains(position);
        if from == 0 && to > 0 && open(&0) {
            return Some(0);
        }
        let middle = from.midpoint(to);
        (from..to).filter(open).min_by_key(|position| position.abs_diff(middle))
    }

    /// The positions of which it is not known whether they can be won: from the first to before the
    /// second.
    fn undecided(&self) -> (usize, usize) {
        let from = self.bounds.partition_point(|(least, _)| *least == self.full);
        let to = self.bounds.partition_point(|(_, most)| *most == self.full);
        (from, to)
    }

    /// The middle of the first positions whose points are open; the first one of all comes first, as it
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

    /// Takes the answer to [`Review::query`].
    pub fn take(&mut self, answer: Answer) {
        let Some((position, sought)) = self.next() else { return };
        match (sought, answer) {
            (_, Answer::Won(line)) => self.learn_win(position, line),
            (_, Answer::Lost) => self.at_most(position, self.full.saturating_sub(1)),
            (Sought::Win, _) => drop(self.no_verdict.insert(position)),
            (Sought::MostPoints, Answer::Most { points, line, is_exact }) => {
                self.points_asked.insert(position);
                self.at_least(position, points);
                self.ways.insert(position, line);
                if is_exact {
                    self.at_most(position, points);
                } else {
                    self.failures += 1;
                }
            }
            (Sought::MostPoints, _) => {
                self.points_asked.insert(position);
                self.failures += 1;
            }
        }
    }

    /// A position can be won by these moves; then so can those before it, and as many of those after it
    /// as the player went along with these moves.
    fn learn_win(&mut self, position: usize, line: Vec<AnyMove>) {
        let played = self.moves[position..].iter();
        let shared = played.zip(&line).take_while(|(played, found)| played == found).count();
        self.at_least(position + shared, self.full);
        self.ways.insert(position + shared, line[shared..].to_vec());
        self.ways.insert(position, line);
    }

    /// At least so many points can be had in this position, and so in all before it.
    fn at_least(&mut self, position: usize, points: u32) {
        for (least, _) in &mut self.bounds[..=position] {
            *least = points.max(*least);
        }
    }

    /// At most so many points can be had in this position, and so in all after it.
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

    /// Whether the last position of the line is won.
    pub fn is_won(&self) -> bool {
        self.positions.last().is_some_and(|last| last.status() == Status::Won)
    }

    /// The points that can still be had in a position, as far as is known.
    pub fn most_points(&self, position: usize) -> MostPoints {
        let (least, most) = self.bounds[position];
        MostPoints { points: least, is_exact: least == most }
    }

    /// Whether a position can be won, as far as is known.
    pub fn can_be_won(&self, position: usize) -> Option<bool> {
        match self.bounds[position] {
            (least, _) if least == self.full => Some(true),
            (_, most) if most < self.full => Some(false),
            _ => None,
        }
    }

    /// Moves that lead from a position to the most points, if any were found that begin there.
    pub fn way_from(&self, position: usize) -> Option<&[AnyMove]> {
        self.ways.get(&position).map(Vec::as_slice)
    }

    /// Where the game was lost.
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
            _ => TurningPoint::NotFound,
        }
    }

    /// How many positions are done with, and how many there are.
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

/// The points of a patience that is won; `None` for a two-player game.
fn points_that_win(options: AnyOptions) -> Option<u32> {
    let points = match options {
        AnyOptions::Doublets(options) => options.most_points(),
        AnyOptions::Yield(options) => options.cards(),
        AnyOptions::LadyJane(options) => options.cards(),
        AnyOptions::Curse(_) => return None,
    };
    u32::try_from(points).ok()
}
