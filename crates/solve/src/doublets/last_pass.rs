//! The last pass: no card that is passed over can be had later but from the top of the waste.

use super::node::Position;
use super::prunings::out_of_reach;
use super::puzzle::{CLASSES, Puzzle, below};
use super::search::{Question, Taken};
use super::stretches::{NEVER, Stretches};
use crate::budget::Meter;

/// How much may be done for one position on the last pass.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// The most cards that may be left in the line.
    pub(super) cards: u32,
    /// How many choices of deadlines may be tried.
    pub(super) trials: u32,
}

/// Decides whether a goal can be reached on the last pass, and how, without trying card after card
/// ([`super::Prunings::last_pass`]).
///
/// If each card had a play at which it is needed, [`Stretches`] would tell. But the cards of a class can
/// stand in for each other: all that matters is that by each play which needs one more of them, so many
/// have been taken. So at first each may come as late as the last of its class is needed, or not at all
/// if there are more than are needed. When even so there is no line, there is none. When
/// the line that is found has taken too few of a class by some play, then one of those that may come
/// later must come by then: each of them is tried, with this play as its deadline. Deadlines only get
/// earlier, so this ends, and no line is left out.
#[derive(Debug, Default)]
pub(super) struct LastPass {
    /// The places of the cards that are left of the line.
    places: Vec<u8>,
    /// Their classes.
    classes: Vec<u8>,
    /// For each class the plays from now on that need one more card of it to be taken.
    needs: [[u8; COPIES + 1]; CLASSES],
    stretches: Stretches,
    /// How many choices of deadlines may still be tried.
    trials: u32,
}

/// Most cards of one class.
const COPIES: usize = 4;

impl LastPass {
    /// Whether the goal can be reached from a position on the last pass, after so many plays; `None`
    /// when that is not found out with this effort.
    pub(super) fn decides(
        &mut self,
        question: &Question<'_>,
        position: Position,
        plays: u32,
        effort: Effort,
        meter: &mut Meter<'_>,
    ) -> Option<bool> {
        let Question { puzzle, goal, prunings, .. } = *question;
        if !prunings.last_pass || position.left().count_ones() > effort.cards {
            return None;
        }
        let held = puzzle.held(position.left(), plays);
        if prunings.out_of_reach && out_of_reach(puzzle, position, &held, plays, goal) {
            return Some(false);
        }
        self.read_line(puzzle, position);
        self.stretches.plays = (goal - plays) as usize;
        self.stretches.wins = goal == puzzle.plays;
        self.read_needs(puzzle, &held, plays);
        if !self.set_deadlines() {
            return Some(false);
        }
        self.trials = effort.trials;
        self.try_deadlines(meter)
    }

    /// The line that was found from this position.
    pub(super) fn line(&self, position: Position) -> Vec<Taken> {
        let mut left = position.left();
        let mut line = Vec::new();
        for card in &self.stretches.taken {
            let place = u32::from(self.places[*card]);
            let before = (left & below(place)).count_ones();
            line.push(Taken { before, redeals: position.redeals() });
            left ^= 1 << place;
        }
        line
    }

    fn read_line(&mut self, puzzle: &Puzzle, position: Position) {
        self.places.clear();
        self.classes.clear();
        let mut left = position.left();
        while left != 0 {
            let place = left.trailing_zeros();
            left &= left - 1;
            self.places.push(place as u8);
            self.classes.push(puzzle.class[place as usize]);
        }
        self.stretches.cards = self.classes.len();
        self.stretches.turned = position.waste().count_ones() as usize;
    }

    fn read_needs(&mut self, puzzle: &Puzzle, held: &[u8; CLASSES], plays: u32) {
        self.needs = [[NEVER; COPIES + 1]; CLASSES];
        for ahead in 0..puzzle.classes {
            let class = puzzle.wanted(plays + ahead);
            let mut need = (ahead + puzzle.classes * u32::from(held[class])) as usize;
            for copy in 0..=COPIES {
                if need < self.stretches.plays {
                    self.needs[class][copy] = need as u8;
                }
                need += puzzle.classes as usize;
            }
        }
    }

    /// Sets the latest deadlines that there can be; `false` when there are not enough cards of a class.
    ///
    /// When the first cards of a class are still to come, then one of the class is needed only as late
    /// as if none had been taken.
    fn set_deadlines(&mut self) -> bool {
        let mut copies = [0; CLASSES];
        for class in &self.classes {
            copies[usize::from(*class)] += 1;
        }
        if (0..CLASSES).any(|class| self.needs[class][copies[class]] != NEVER) {
            return false;
        }
        let latest: [u8; CLASSES] = std::array::from_fn(|class| match copies[class] {
            0 => NEVER,
            copies => self.needs[class][copies - 1],
        });
        for (card, class) in self.classes.iter().enumerate().rev() {
            let class = usize::from(*class);
            copies[class] -= 1;
            self.stretches.waits[card] = self.needs[class][copies[class]];
            self.stretches.deadlines[card] = latest[class];
        }
        true
    }

    /// Looks for a line in which all cards are taken in time.
    fn try_deadlines(&mut self, meter: &mut Meter<'_>) -> Option<bool> {
        if self.trials == 0 || !meter.count() {
            return None;
        }
        self.trials -= 1;
        if !self.stretches.find() {
            return Some(false);
        }
        let Some((class, need)) = self.missed() else { return Some(true) };
        for card in 0..self.classes.len() {
            let deadline = self.stretches.deadlines[card];
            if usize::from(self.classes[card]) == class && deadline > need {
                self.stretches.deadlines[card] = need;
                let found = self.try_deadlines(meter);
                if found != Some(false) {
                    return found;
                }
                self.stretches.deadlines[card] = deadline;
            }
        }
        Some(false)
    }

    /// The first play that needs one more card of a class than the line has taken by then.
    fn missed(&self) -> Option<(usize, u8)> {
        let mut copies = [0; CLASSES];
        let mut missed = None;
        for (play, card) in self.stretches.taken.iter().enumerate() {
            let class = usize::from(self.classes[*card]);
            let need = self.needs[class][copies[class]];
            copies[class] += 1;
            if play > usize::from(need) && missed.is_none_or(|(_, other)| other > need) {
                missed = Some((class, need));
            }
        }
        let never = (0..CLASSES).find(|class| self.needs[*class][copies[*class]] != NEVER);
        missed.or(never.map(|class| (class, self.needs[class][copies[class]])))
    }
}
