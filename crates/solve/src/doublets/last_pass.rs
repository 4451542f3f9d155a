//! The last pass, where a card that is passed over can be taken later only from the top of the waste.

use super::counts::{CLASSES, Counts};
use super::node::Position;
use super::prunings::out_of_reach;
use super::puzzle::{Puzzle, Taken};
use super::schedule::{NEVER, Schedule};
use super::search_spec::SearchSpec;
use crate::bits;
use crate::budget::Meter;

/// The limits for deciding the last pass of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastPassLimits {
    /// Maximum number of cards left in the line.
    pub(super) cards: u32,
    /// Maximum number of deadline assignments to try.
    pub(super) trials: u32,
}

/// Decides whether, and how, a goal can be reached on the last pass without trying card after card
/// ([`super::Prunings::last_pass`]).
///
/// If each card had a play at which it is needed, [`Schedule`] would decide. But the cards of a class are
/// interchangeable: all that matters is that enough of them have been taken before each play that needs one
/// more. So at first each card's deadline is the latest of its class, and a class with more cards than are
/// needed has none. If even this relaxed schedule is infeasible, there is no line. If the line that it finds
/// has taken too few cards of a class by some play, one of the cards that may come later must come by then:
/// each of them is tried with this play as its deadline. Deadlines only become earlier, so this ends, and no
/// line is left out.
#[derive(Debug, Default)]
pub(super) struct LastPass {
    /// The places of the cards left in the line.
    places: Vec<u8>,
    /// Their classes.
    classes: Vec<u8>,
    /// For each class, the coming plays that need one more of its cards.
    needs: [[u8; COPIES + 1]; CLASSES],
    schedule: Schedule,
    /// Number of deadline assignments that may still be tried.
    trials: u32,
}

/// Maximum number of cards of one class.
const COPIES: usize = 4;

impl LastPass {
    /// Decides whether the goal can be reached from a position on the last pass, after this number of plays.
    /// Returns `None` if the limits do not suffice.
    pub(super) fn decides(
        &mut self,
        spec: &SearchSpec<'_>,
        position: Position,
        plays: u32,
        limits: LastPassLimits,
        meter: &mut Meter<'_>,
    ) -> Option<bool> {
        let SearchSpec { puzzle, goal, prunings, .. } = *spec;
        if !prunings.last_pass || position.left().count_ones() > limits.cards {
            return None;
        }
        let held = puzzle.held(position.left(), plays);
        if prunings.out_of_reach && out_of_reach(puzzle, position, held, plays, goal) {
            return Some(false);
        }
        self.read_line(puzzle, position);
        self.schedule.plays = (goal - plays) as usize;
        self.schedule.wins = goal == puzzle.plays;
        self.read_needs(puzzle, held, plays);
        if !self.set_deadlines() {
            return Some(false);
        }
        self.trials = limits.trials;
        self.try_deadlines(meter)
    }

    /// The line found from this position.
    pub(super) fn line(&self, position: Position) -> Vec<Taken> {
        let mut left = position.left();
        let mut line = Vec::new();
        for card in &self.schedule.taken {
            let place = u32::from(self.places[*card]);
            let before = (left & bits::below(place)).count_ones();
            line.push(Taken { before, redeals: position.redeals() });
            left ^= 1 << place;
        }
        line
    }

    fn read_line(&mut self, puzzle: &Puzzle, position: Position) {
        self.places.clear();
        self.classes.clear();
        for place in bits::indices(position.left()) {
            self.places.push(place as u8);
            self.classes.push(puzzle.class[place]);
        }
        self.schedule.cards = self.classes.len();
        self.schedule.turned = position.waste().count_ones() as usize;
    }

    fn read_needs(&mut self, puzzle: &Puzzle, held: Counts, plays: u32) {
        self.needs = [[NEVER; COPIES + 1]; CLASSES];
        for ahead in 0..puzzle.classes {
            let class = puzzle.wanted(plays + ahead);
            let mut need = (ahead + puzzle.classes * held.of(class)) as usize;
            for copy in 0..=COPIES {
                if need < self.schedule.plays {
                    self.needs[class][copy] = need as u8;
                }
                need += puzzle.classes as usize;
            }
        }
    }

    /// Sets the latest possible deadlines. Returns `false` if a class has too few cards.
    ///
    /// While the first cards of a class are still to come, one of the class is needed only as late as if none
    /// had been taken.
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
            self.schedule.waits[card] = self.needs[class][copies[class]];
            self.schedule.deadlines[card] = latest[class];
        }
        true
    }

    /// Looks for a line that takes all cards in time.
    fn try_deadlines(&mut self, meter: &mut Meter<'_>) -> Option<bool> {
        if self.trials == 0 || !meter.count() {
            return None;
        }
        self.trials -= 1;
        if !self.schedule.find() {
            return Some(false);
        }
        let Some((class, need)) = self.missed() else { return Some(true) };
        for card in 0..self.classes.len() {
            let deadline = self.schedule.deadlines[card];
            if usize::from(self.classes[card]) == class && deadline > need {
                self.schedule.deadlines[card] = need;
                let verdict = self.try_deadlines(meter);
                if verdict != Some(false) {
                    return verdict;
                }
                self.schedule.deadlines[card] = deadline;
            }
        }
        Some(false)
    }

    /// The first play that needs one more card of a class than the line has taken by then.
    fn missed(&self) -> Option<(usize, u8)> {
        let mut copies = [0; CLASSES];
        let mut missed = None;
        for (play, card) in self.schedule.taken.iter().enumerate() {
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
