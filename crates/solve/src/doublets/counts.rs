//! Numbers of cards by class.

/// Maximum number of classes: the twelve ranks that can be played, and the Kings.
pub(super) const CLASSES: usize = 13;
/// Number of places in the line that fit into a node: 52 cards minus one in the foundation and one in a pile.
pub(super) const MOST_PLACES: u32 = 50;

/// Number of bits for one class. A class has at most four cards, so its number never reaches the next class.
const WIDTH: usize = 4;

/// Number of cards of each class, in one word: the lowest four bits for the first class, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts(u64);

impl Counts {
    /// One card of this class.
    #[inline]
    fn one(class: usize) -> u64 {
        1 << (WIDTH * class)
    }

    /// Number of cards of a class.
    #[inline]
    pub(super) fn of(self, class: usize) -> u32 {
        (self.0 >> (WIDTH * class)) as u32 & ((1 << WIDTH) - 1)
    }

    /// Adds a card.
    #[inline]
    pub(super) fn add(&mut self, class: usize) {
        self.0 += Counts::one(class);
    }

    /// Removes a card. There must be one.
    #[inline]
    pub(super) fn remove(&mut self, class: usize) {
        self.0 -= Counts::one(class);
    }

    /// The cards that are played in this number of plays: one of each of these first classes in turn.
    #[inline]
    pub(super) fn of_plays(plays: u32, classes: u32) -> Counts {
        let (rounds, more) = (plays / classes, plays % classes);
        let one_each = |classes: u32| ONE_EACH & (Counts::one(classes as usize) - 1);
        Counts(u64::from(rounds) * one_each(classes) + one_each(more))
    }

    /// These cards without others, which must be among them.
    #[inline]
    pub(super) fn without(self, others: Counts) -> Counts {
        Counts(self.0 - others.0)
    }
}

/// A one for each class.
const ONE_EACH: u64 = 0x1_1111_1111_1111;

/// Number of places that are counted at once.
const AT_ONCE: usize = 4;
/// Number of parts of a line.
const PARTS: usize = (MOST_PLACES as usize).div_ceil(AT_ONCE);

/// Counts the cards at a set of places, four places at a time.
#[derive(Clone, Debug)]
pub(super) struct Counter {
    /// For each four places, the cards at each set of them.
    parts: [[Counts; 1 << AT_ONCE]; PARTS],
}

impl Counter {
    /// The counter for a line in which each place has a card of this class.
    pub(super) fn new(class: &[u8]) -> Counter {
        let mut parts = [[Counts::default(); 1 << AT_ONCE]; PARTS];
        for (part, classes) in parts.iter_mut().zip(class.chunks(AT_ONCE)) {
            for (place, class) in classes.iter().enumerate() {
                for set in 0..1 << place {
                    part[1 << place | set] = Counts(part[set].0 + Counts::one(usize::from(*class)));
                }
            }
        }
        Counter { parts }
    }

    /// The cards at these places.
    #[inline]
    pub(super) fn count(&self, places: u64) -> Counts {
        let set = |part: usize| (places >> (AT_ONCE * part)) as usize % (1 << AT_ONCE);
        Counts(self.parts.iter().enumerate().map(|(part, counts)| counts[set(part)].0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers of the first six classes.
    fn first_six(counts: Counts) -> [u32; 6] {
        std::array::from_fn(|class| counts.of(class))
    }

    #[test]
    fn a_counter_counts_the_cards_at_the_chosen_places() {
        let counter = Counter::new(&[5, 0, 5, 1, 5, 5]);
        assert_eq!(first_six(counter.count(0)), [0; 6]);
        assert_eq!(first_six(counter.count(0b01_1110)), [1, 1, 0, 0, 0, 2]);
        assert_eq!(first_six(counter.count(0b11_1111)), [1, 1, 0, 0, 0, 4]);
    }

    #[test]
    fn plays_go_round_the_classes_but_the_last() {
        assert_eq!(first_six(Counts::of_plays(0, 5)), [0; 6]);
        assert_eq!(first_six(Counts::of_plays(13, 5)), [3, 3, 3, 2, 2, 0]);
    }

    #[test]
    fn cards_come_and_go_one_by_one() {
        let mut counts = Counts::default();
        [4, 2, 4].into_iter().for_each(|class| counts.add(class));
        counts.remove(4);
        assert_eq!(first_six(counts), [0, 0, 1, 0, 1, 0]);
        assert_eq!(first_six(counts.without(counts)), [0; 6]);
    }
}
