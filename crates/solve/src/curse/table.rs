use super::bounds::Bounds;
use super::position::{Play, Position};

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    /// The play that did best.
    pub(super) best: Play,
}

/// What has been found out about the positions of one question.
///
/// The tiles that are still held tell, together with the question, who holds which: so they, the ends and
/// the seat to move are the key, which is stored whole. The number of the question is a part of it, so nothing
/// need be cleared for the next one. Each question begins with a few slots and takes more as it fills them,
/// so a small one stays among few even when the table has become large.
#[derive(Debug, Default)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// How many slots this question uses: a power of two.
    size: usize,
    /// How many of them it has filled.
    filled: usize,
    most_slots: usize,
    question: u64,
}

/// An entry: 16 bytes.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The ends, the seat to move and the question.
    place: u64,
    /// The tiles that are held.
    tiles: u32,
    known: Known,
}

/// A slot that belongs to no question.
const EMPTY: Slot =
    Slot { place: 0, tiles: 0, known: Known { bounds: Bounds::ALL, best: Play { tile: 0, side: 0 } } };

/// How many slots a question begins with.
const FIRST_SLOTS: usize = 1 << 10;
/// In how many neighbouring slots a position may lie.
const WAYS: usize = 4;
/// How many bits of a slot's place are no part of the question's number: those of the ends and the seat.
const PLACE_BITS: u32 = 43;

impl Slot {
    #[inline]
    fn question(&self) -> u64 {
        self.place >> PLACE_BITS
    }

    /// The first of the slots in which this one may lie, in a table of `size` slots. The question has no part
    /// in it: so what a search forgets, and with that its course, does not depend on earlier questions.
    #[inline]
    fn home(&self, size: usize) -> usize {
        let place = self.place & ((1 << PLACE_BITS) - 1);
        let mixed = (place ^ u64::from(self.tiles) << 36).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32 ^ u64::from(self.tiles)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> 32) as usize & (size - WAYS)
    }

    #[inline]
    fn is_same(&self, other: &Slot) -> bool {
        (self.place, self.tiles) == (other.place, other.tiles)
    }
}

impl Table {
    /// Begins a new question. From now on at most so many bytes are held, but never less than 16 KiB.
    pub(super) fn begin(&mut self, bytes: usize) {
        // While the slots grow, the old ones are held too.
        let most = (bytes / size_of::<Slot>() * 2 / 3).max(FIRST_SLOTS);
        self.most_slots = 1 << most.ilog2();
        if self.slots.len() > self.most_slots {
            self.slots = Vec::new();
        }
        self.question += 1;
        if self.question >> (u64::BITS - PLACE_BITS) != 0 {
            self.slots.fill(EMPTY);
            self.question = 1;
        }
        self.filled = 0;
        self.resize(FIRST_SLOTS);
    }

    /// Uses so many slots.
    fn resize(&mut self, size: usize) {
        self.size = size;
        if self.slots.len() < size {
            self.slots.resize(size, EMPTY);
        }
    }

    /// The slot for what is known of a position.
    #[inline]
    fn slot(&self, position: &Position, known: Known) -> Slot {
        let seat = position.seat.index() as u64;
        let place = position.ends.key() | seat << (PLACE_BITS - 1) | self.question << PLACE_BITS;
        Slot { place, tiles: position.own | position.other, known }
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, position: &Position) -> Option<Known> {
        let wanted = self.slot(position, EMPTY.known);
        let home = wanted.home(self.size);
        let found = self.slots[home..home + WAYS].iter().find(|slot| slot.is_same(&wanted))?;
        Some(found.known)
    }

    /// Notes what is known of a position, besides what was known before. Where there is no room, the position
    /// with the fewest tiles is forgotten, which is found again most quickly.
    #[inline]
    pub(super) fn put(&mut self, position: &Position, known: Known) {
        if self.filled * 2 > self.size && self.size < self.most_slots {
            self.grow();
        }
        let new = self.slot(position, known);
        let home = new.home(self.size);
        let question = self.question;
        let worth = |slot: &&mut Slot| match slot {
            same if same.is_same(&new) => 0,
            old if old.question() != question => 1,
            other => 1 + other.tiles.count_ones(),
        };
        let slots = self.slots[home..home + WAYS].iter_mut();
        let slot = slots.min_by_key(worth).expect("a position may lie in some slots");
        let before = if slot.is_same(&new) { slot.known.bounds } else { Bounds::ALL };
        self.filled += usize::from(slot.question() != question);
        *slot = Slot { known: Known { bounds: known.bounds.and(before), ..known }, ..new };
    }

    /// Takes twice as many slots. Each entry stays where it is or moves up by the old number of slots, where
    /// nothing of this question can lie yet.
    fn grow(&mut self) {
        let old = self.size;
        self.resize(2 * old);
        for at in 0..old {
            let slot = self.slots[at];
            if slot.question() == self.question && slot.home(self.size) >= old {
                self.slots[at + old] = slot;
                self.slots[at] = EMPTY;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::Game;
    use talon_rules::curse::{Options, Seat, State};

    use super::*;

    /// The hands of many deals, before the set lies.
    fn positions() -> impl Iterator<Item = Position> {
        let deal = |number| State::deal(&Options::HAND, DealNumber::new(number).unwrap());
        (0..20_000).map(move |number| Position::new(&deal(number), Seat::South))
    }

    fn known(least: i8, most: i8) -> Known {
        Known { bounds: Bounds { least, most }, best: Play { tile: 3, side: 4 } }
    }

    #[test]
    fn what_is_found_out_adds_up() {
        let mut table = Table::default();
        table.begin(1 << 20);
        let position = positions().next().unwrap();
        assert_eq!(table.get(&position), None);
        table.put(&position, known(-3, 12));
        table.put(&position, known(-12, 5));
        assert_eq!(table.get(&position), Some(known(-3, 5)));
    }

    #[test]
    fn growing_forgets_little() {
        let mut table = Table::default();
        table.begin(16 << 20);
        positions().for_each(|position| table.put(&position, known(0, 1)));
        let forgotten = positions().filter(|position| table.get(position).is_none()).count();
        assert!(forgotten < 2_000, "{forgotten} of 20,000 forgotten");
    }

    #[test]
    fn no_more_bytes_are_held_than_allowed() {
        let mut table = Table::default();
        for bytes in [1 << 18, 1 << 20, 1 << 15] {
            table.begin(bytes);
            positions().for_each(|position| table.put(&position, known(0, 1)));
            assert!(table.slots.capacity() * size_of::<Slot>() <= bytes, "{bytes} bytes");
        }
    }

    /// The number of the question does not fit into a slot for ever.
    #[test]
    fn nothing_of_an_earlier_question_is_found() {
        let mut table = Table::default();
        let position = positions().next().unwrap();
        for _ in 0..=1_u32 << (u64::BITS - PLACE_BITS) {
            table.begin(0);
            assert_eq!(table.get(&position), None);
            if table.question == 1 {
                table.put(&position, known(0, 1));
            }
        }
    }
}
