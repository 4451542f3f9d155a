//! The value of a hand by MTD(f) (A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin: Best-First Fixed-Depth Minimax
//! Algorithms. Artificial Intelligence 87, 1996): null-window alpha-beta searches with a transposition table and
//! enhanced transposition cutoffs (the same authors: Exploiting Graph Properties of Game Trees. AAAI 1996).

use arrayvec::ArrayVec;
use talon_query::Limit;

use super::bounds::Bounds;
use super::position::{Next, Play, Position};
use super::prunings::{Prunings, out_of_reach, tiles_left};
use super::tiles::{Tiles, joining, pips};
use super::transposition_table::{Entry, TranspositionTable};
use crate::budget::Meter;

/// Maximum number of plays: 11 tiles with two numbers each, on started branches and on sides without a
/// branch.
const MOST_PLAYS: usize = 44;

/// The first guess of MTD(f): whether the seat to move can win anything.
const FIRST_BOUND: i8 = 1;

/// One search for the values of positions.
pub(super) struct AlphaBeta<'a, 'b> {
    pub(super) prunings: Prunings,
    pub(super) table: &'a mut TranspositionTable,
    pub(super) meter: &'a mut Meter<'b>,
}

/// A play and its result.
#[derive(Clone, Copy, Debug)]
struct Choice {
    play: Play,
    next: Next,
    /// Bounds on the value for the seat that plays.
    bounds: Bounds,
    /// The best play of the next position, if the table has one.
    best: Option<Play>,
    /// The move ordering: the lowest rank is searched first.
    rank: i16,
}

impl AlphaBeta<'_, '_> {
    /// Returns the value of a position for the seat to move.
    ///
    /// This is MTD(f): a sequence of null-window searches. Each one asks only whether the value reaches a
    /// bound, and the next starts at the bound that the last one found.
    pub(super) fn value(&mut self, position: &Position) -> Result<i8, Limit> {
        let (mut bounds, _) = self.known(position);
        let mut bound = FIRST_BOUND;
        while bounds.least < bounds.most {
            bound = bound.clamp(bounds.least + 1, bounds.most);
            let found = self.reach(position, bound)?;
            bounds = bounds.and(Bounds::from_search(found, bound));
            bound = if found < bound { found } else { found + 1 };
        }
        Ok(bounds.least)
    }

    /// Returns a lower bound on the value if the value reaches `bound`, otherwise an upper bound.
    pub(super) fn reach(&mut self, position: &Position, bound: i8) -> Result<i8, Limit> {
        let (bounds, best) = self.known(position);
        match bounds.decide(bound) {
            Some(value) => Ok(value),
            None => self.search(position, bound, best),
        }
    }

    /// Returns a play that keeps the known value of a position: the next move of a principal variation.
    pub(super) fn play_worth(&mut self, position: &Position, value: i8) -> Result<Play, Limit> {
        let mut choices = Choices::default();
        self.choices(position, self.known(position).1, &mut choices);
        while let Some(choice) = choices.next() {
            if self.try_choice(&choice, value)? >= value {
                return Ok(choice.play);
            }
        }
        unreachable!("some play has the value of the position")
    }

    /// Looks a position up without searching it: its bounds, and the best play if the table has one.
    #[inline]
    fn known(&self, position: &Position) -> (Bounds, Option<Play>) {
        match self.table.get(position) {
            Some(known) => (known.bounds, Some(known.best)),
            None => (self.obvious(position), None),
        }
    }

    /// The bounds that follow from the position itself.
    #[inline]
    fn obvious(&self, position: &Position) -> Bounds {
        let mut bounds = Bounds::ALL;
        if self.prunings.tiles_left {
            bounds = bounds.and(tiles_left(position));
        }
        if self.prunings.out_of_reach {
            bounds = bounds.and(out_of_reach(position));
        }
        bounds
    }

    /// Searches a position with the null window below `bound`, fail-soft. Returns a lower bound on the value
    /// if the value reaches `bound`, otherwise an upper bound. `best` is tried first.
    fn search(&mut self, position: &Position, bound: i8, best: Option<Play>) -> Result<i8, Limit> {
        if !self.meter.count() {
            return Err(self.meter.limit().expect("the meter stops at a limit only"));
        }
        let mut choices = Choices::default();
        self.choices(position, best, &mut choices);
        if self.prunings.transposition_cutoffs {
            choices.cut_off(bound);
        }
        let mut found = i8::MIN;
        let mut chosen = None;
        while found < bound
            && let Some(choice) = choices.next()
        {
            let value = self.try_choice(&choice, bound)?;
            if value > found {
                (found, chosen) = (value, Some(choice.play));
            }
        }
        if self.prunings.transposition_table
            && let Some(best) = chosen
        {
            let bounds = self.obvious(position).and(Bounds::from_search(found, bound));
            self.table.put(position, Entry { bounds, best });
        }
        Ok(found)
    }

    /// Searches the result of a play. Returns a bound on its value for the seat that plays.
    fn try_choice(&mut self, choice: &Choice, bound: i8) -> Result<i8, Limit> {
        match (choice.bounds.decide(bound), &choice.next) {
            (Some(value), _) => Ok(value),
            (None, Next::End(points)) => Ok(*points),
            (None, Next::Again(next)) => self.search(next, bound, choice.best),
            (None, Next::Turn(next)) => Ok(-self.search(next, 1 - bound, choice.best)?),
        }
    }

    /// Adds all plays and their results.
    #[inline]
    fn choices(&self, position: &Position, best: Option<Play>, choices: &mut Choices) {
        position.for_each_play(|play| {
            let next = position.after(play);
            let (bounds, next_best) = match &next {
                Next::End(points) => (Bounds::exactly(*points), None),
                Next::Again(next) => self.known(next),
                Next::Turn(next) => {
                    let (bounds, best) = self.known(next);
                    (bounds.turned(), best)
                }
            };
            let rank = if best == Some(play) { i16::MIN } else { rank(play, &next) };
            choices.list.push(Choice { play, next, bounds, best: next_best, rank });
        });
    }
}

/// The plays of a position that have not been searched yet.
#[derive(Default)]
struct Choices {
    list: ArrayVec<Choice, MOST_PLAYS>,
}

impl Choices {
    /// Enhanced transposition cutoffs ([`Prunings::transposition_cutoffs`]): if the bounds of some choice
    /// reach `bound` already, keeps only that choice.
    ///
    /// One such choice decides the node. In move order, the search might first try others in vain.
    #[inline]
    fn cut_off(&mut self, bound: i8) {
        if let Some(at) = self.list.iter().position(|choice| choice.bounds.least >= bound) {
            self.list.swap(0, at);
            self.list.truncate(1);
        }
    }

    /// Removes and returns the choice with the lowest rank.
    #[inline]
    fn next(&mut self) -> Option<Choice> {
        let (at, _) = self.list.iter().enumerate().min_by_key(|(_, choice)| choice.rank)?;
        Some(self.list.swap_remove(at))
    }
}

/// The rank of a play for move ordering; the lowest is searched first. It changes how long a search takes,
/// never what it finds.
#[inline]
fn rank(play: Play, next: &Next) -> i16 {
    let joinable =
        |tiles: Tiles, position: &Position| (tiles & joining(position.ends.open())).count_ones() as i16;
    match next {
        Next::End(points) => -1_000 - i16::from(*points),
        Next::Again(next) => joinable(next.other, next) - joinable(next.own, next) - 100,
        Next::Turn(next) => {
            let [low, high] = pips(play.tile);
            let alike = |number: u8| (next.other & joining(1 << number)).count_ones() as i16;
            4 * joinable(next.own, next) - joinable(next.other, next) + alike(low) + alike(high)
        }
    }
}
