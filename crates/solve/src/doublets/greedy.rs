//! Greedy policies, which find most lines without any search.

use super::puzzle::{Puzzle, Taken};
use crate::bits::{below, highest};

/// A greedy policy: it takes the top of the waste if that is possible and the card is needed soon enough, and
/// otherwise turns a card. One of a few such policies wins most deals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy {
    /// Maximum number of plays that a card may wait in the reserve while there are at least two redeals.
    pub(super) early: u32,
    /// The same with one redeal left.
    pub(super) late: u32,
}

/// The end of a greedy line of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum GreedyResult {
    /// The policy reached the goal.
    AtGoal,
    /// The policy stopped before the goal. The last pass began with these cards left in the line, after this number
    /// of plays.
    Short { left: u64, plays: u32 },
}

/// The same on the last pass, where almost anything but Kings is taken.
const LAST: u32 = 30;

impl Greedy {
    /// Writes the line that this policy plays to `line`.
    pub(super) fn play(self, puzzle: &Puzzle, goal: u32, line: &mut Vec<Taken>) -> GreedyResult {
        line.clear();
        let mut short = GreedyResult::Short { left: puzzle.line(), plays: 0 };
        let (mut left, mut stock, mut redeals) = (puzzle.line(), puzzle.turned, 0);
        let mut held = puzzle.held(left, 0);
        let mut plays = 0;
        while plays < goal && left & !puzzle.kings() != 0 {
            let waste = left & below(stock);
            let top = highest(waste);
            if top != 0 {
                let class = puzzle.class_of(top);
                let wanted = puzzle.wanted(plays);
                let is_wanted = class == wanted;
                let patience = self.patience(puzzle.redeals - redeals);
                let can_wait =
                    || held.of(wanted) > 0 && puzzle.wait(class, held.of(class), wanted) <= patience;
                if is_wanted || can_wait() {
                    held.add(class);
                    held.remove(wanted);
                    line.push(Taken { before: (waste ^ top).count_ones(), redeals });
                    left ^= top;
                    plays += 1;
                    continue;
                }
            }
            if left != waste {
                stock = (left ^ waste).trailing_zeros() + 1;
            } else if redeals < puzzle.redeals {
                (redeals, stock) = (redeals + 1, 0);
                short = GreedyResult::Short { left, plays };
            } else {
                return short;
            }
        }
        GreedyResult::AtGoal
    }

    fn patience(self, redeals_left: u32) -> u32 {
        match redeals_left {
            0 => LAST,
            1 => self.late,
            _ => self.early,
        }
    }
}
