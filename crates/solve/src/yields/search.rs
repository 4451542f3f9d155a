use super::puzzle::{Puzzle, first_of, last_of};
use super::table::Table;
use crate::Limit;
use crate::budget::Meter;

/// A search depth first for the pairs to remove.
#[derive(Debug, Default)]
pub(super) struct Search {
    table: Table,
    line: Vec<u64>,
    best: Vec<u64>,
}

/// What a search found out: the cards that cannot be removed.
#[derive(Debug)]
pub(super) struct Found {
    /// How many cards are left by the best pairs that were found.
    pub(super) left: u32,
    pub(super) limit: Option<Limit>,
}

struct Run<'a, 'b> {
    search: &'a mut Search,
    puzzle: &'a Puzzle,
    meter: &'a mut Meter<'b>,
    bytes: usize,
    fewest: u32,
    goal: u32,
}

impl Search {
    pub(super) fn run(&mut self, puzzle: &Puzzle, goal: u32, bytes: usize, meter: &mut Meter<'_>) -> Found {
        self.table.clear();
        self.line.clear();
        self.best.clear();
        let mut run = Run { search: self, puzzle, meter, bytes, fewest: u32::MAX, goal };
        run.visit(puzzle.pyramid | puzzle.line);
        Found { left: run.fewest, limit: meter.limit() }
    }

    pub(super) fn best(&self) -> &[u64] {
        &self.best
    }
}

impl Run<'_, '_> {
    /// Whether the search has ended.
    fn visit(&mut self, left: u64) -> bool {
        let left = self.puzzle.without_kings(left);
        let count = left.count_ones();
        if count < self.fewest {
            self.fewest = count;
            self.search.best.clone_from(&self.search.line);
            if count <= self.goal {
                return true;
            }
        }
        if !self.search.table.insert(left, self.bytes) {
            return false;
        }
        if !self.meter.count() {
            return true;
        }
        self.expand(left)
    }

    fn expand(&mut self, left: u64) -> bool {
        let puzzle = self.puzzle;
        let line = left & puzzle.line;
        let turned = puzzle.turned(left);
        let exposed = puzzle.exposed(left);
        let waste = line & turned;
        let mut top = last_of(waste);
        let bottom = first_of(waste);
        // without a flip
        let mut ones = exposed | bottom;
        while ones != 0 {
            let one = first_of(ones);
            ones ^= one;
            if self.pair(left, one, ones) {
                return true;
            }
        }
        let mut waste = waste;
        let mut stock = line & !turned;
        loop {
            if top != 0 {
                let second = last_of(waste ^ top);
                if self.pair(left, top, exposed | first_of(waste) | second) {
                    return true;
                }
            }
            if stock == 0 {
                return false;
            }
            top = first_of(stock);
            stock ^= top;
            waste |= top;
        }
    }

    fn pair(&mut self, left: u64, one: u64, others: u64) -> bool {
        let mut others = others & self.puzzle.partners[one.trailing_zeros() as usize];
        while others != 0 {
            let other = first_of(others);
            others ^= other;
            self.search.line.push(one | other);
            if self.visit(left ^ one ^ other) {
                return true;
            }
            self.search.line.pop();
        }
        false
    }
}
