use arrayvec::ArrayVec;

use super::bounds::Bounds;
use super::position::{Next, Play, Position};
use super::prunings::{Prunings, out_of_reach, tiles_left};
use super::table::{Known, Table};
use super::tiles::{Tiles, joining, pips};
use crate::Limit;
use crate::budget::Meter;

/// There are at most 11 tiles of two numbers, and each number on started and on other sides.
const MOST_PLAYS: usize = 44;

/// The bound that is asked for first: whether the seat to move can win anything.
const FIRST_BOUND: i8 = 1;

/// A search for values of positions of one question.
pub(super) struct Search<'a, 'b> {
    pub(super) prunings: Prunings,
    pub(super) table: &'a mut Table,
    pub(super) meter: &'a mut Meter<'b>,
}

/// A play and what it leads to.
#[derive(Clone, Copy, Debug)]
struct Choice {
    play: Play,
    next: Next,
    /// The value for the seat that chooses.
    bounds: Bounds,
    /// The best play of the next position, as far as that is known.
    best: Option<Play>,
    /// The lowest is tried first.
    rank: i16,
}

impl Search<'_, '_> {
    /// The value of a position for the seat to move.
    ///
    /// Each step asks only whether the value reaches a bound, which is answered more quickly than what it is.
    /// The answer is a better bound on the value, next to which the following step asks.
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

    /// A bound on the value of a position: a lower one if that reaches `bound`, else an upper one.
    pub(super) fn reach(&mut self, position: &Position, bound: i8) -> Result<i8, Limit> {
        let (bounds, best) = self.known(position);
        match bounds.decide(bound) {
            Some(value) => Ok(value),
            None => self.search(position, bound, best),
        }
    }

    /// A play that keeps the value of a position, which is known.
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

    /// What can be told of a position without trying any play: bounds, and the best play if one is known.
    #[inline]
    fn known(&self, position: &Position) -> (Bounds, Option<Play>) {
        match self.table.get(position) {
            Some(known) => (known.bounds, Some(known.best)),
            None => (self.obvious(position), None),
        }
    }

    /// The bounds that can be told of a position by looking at it.
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

    /// A bound on the value of a position, found by trying its plays: a lower one if the value reaches `bound`,
    /// else an upper one. `best` is tried first.
    fn search(&mut self, position: &Position, bound: i8, best: Option<Play>) -> Result<i8, Limit> {
        if !self.meter.count() {
            return Err(self.meter.limit().expect("the meter stops at a limit only"));
        }
        let mut choices = Choices::default();
        self.choices(position, best, &mut choices);
        if self.prunings.known_choices {
            choices.keep_known(bound);
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
        if let Some(best) = chosen.filter(|_| self.prunings.memory) {
            let bounds = self.obvious(position).and(Bounds::from_search(found, bound));
            self.table.put(position, Known { bounds, best });
        }
        Ok(found)
    }

    /// A bound on the value of what a play leads to, for the seat that plays.
    fn try_choice(&mut self, choice: &Choice, bound: i8) -> Result<i8, Limit> {
        match (choice.bounds.decide(bound), &choice.next) {
            (Some(value), _) => Ok(value),
            (None, Next::End(points)) => Ok(*points),
            (None, Next::Again(next)) => self.search(next, bound, choice.best),
            (None, Next::Turn(next)) => Ok(-self.search(next, 1 - bound, choice.best)?),
        }
    }

    /// Adds all plays and what they lead to.
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

/// The plays of a position that have not been tried.
#[derive(Default)]
struct Choices {
    list: ArrayVec<Choice, MOST_PLAYS>,
}

impl Choices {
    /// If one of the choices is known to reach the bound, leaves only that one, by
    /// [`Prunings::known_choices`].
    ///
    /// One choice that reaches the bound is all that is asked for. To try the choices in their order might mean
    /// to search some of them in vain before it is met.
    #[inline]
    fn keep_known(&mut self, bound: i8) {
        if let Some(at) = self.list.iter().position(|choice| choice.bounds.least >= bound) {
            self.list.swap(0, at);
            self.list.truncate(1);
        }
    }

    /// Takes out the choice with the lowest rank.
    #[inline]
    fn next(&mut self) -> Option<Choice> {
        let (at, _) = self.list.iter().enumerate().min_by_key(|(_, choice)| choice.rank)?;
        Some(self.list.swap_remove(at))
    }
}

/// How promising a play is; the lowest first. This changes how long a search takes, never what it finds.
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
