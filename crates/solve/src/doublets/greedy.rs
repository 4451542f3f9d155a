use super::puzzle::{Puzzle, below, last_of};
use super::search::Taken;

/// A player without foresight: takes the top of the waste when that is possible and the card is
/// needed soon enough, turns a card otherwise. Most deals are won by one of a few of these.
#[derive(Clone, Copy, Debug)]
pub(super) struct Greedy {
    /// How many plays before it is needed a card is taken while there are two redeals or more.
    pub(super) early: u32,
    /// The same with one redeal left.
    pub(super) late: u32,
}

/// How a line of play ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// At the goal.
    AtGoal,
    /// Before it. The last pass began with this left of the line, after so many plays.
    Short { left: u64, plays: u32 },
}

/// The same on the last pass: almost anything is taken, but no Kings.
const LAST: u32 = 30;

impl Greedy {
    /// Notes the line that this player plays.
    pub(super) fn play(self, puzzle: &Puzzle, goal: u32, line: &mut Vec<Taken>) -> Ended {
        line.clear();
        let mut short = Ended::Short { left: puzzle.line(), plays: 0 };
        let (mut left, mut stock, mut redeals) = (puzzle.line(), puzzle.turned, 0);
        let mut held = puzzle.held(left, 0);
        let mut plays = 0;
        while plays < goal && left & !puzzle.kings() != 0 {
            let waste = left & below(stock);
            let top = last_of(waste);
            if top != 0 {
                let class = puzzle.class[top.trailing_zeros() as usize];
                let wanted = puzzle.wanted(plays);
                let is_wanted = usize::from(class) == wanted;
                let patience = self.patience(puzzle.redeals - redeals);
                if is_wanted || (held[wanted] > 0 && wait(puzzle, class, wanted, &held) <= patience) {
                    held[usize::from(class)] += 1;
                    held[wanted] -= 1;
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
                short = Ended::Short { left, plays };
            } else {
                return short;
            }
        }
        Ended::AtGoal
    }

    fn patience(self, redeals_left: u32) -> u32 {
        match redeals_left {
            0 => LAST,
            1 => self.late,
            _ => self.early,
        }
    }
}

/// How many plays it is until one more card of this class is needed.
fn wait(puzzle: &Puzzle, class: u8, wanted: usize, held: &[u8]) -> u32 {
    let (class, classes) = (u32::from(class), puzzle.classes);
    if class == classes {
        return u32::MAX;
    }
    let offset = (class + classes - wanted as u32) % classes;
    offset + classes * u32::from(held[class as usize])
}
