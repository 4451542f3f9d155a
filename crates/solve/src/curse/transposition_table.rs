//! A transposition table with buckets of four slots, whole keys and generations.

use super::bounds::Bounds;
use super::position::{Play, Position};

/// An entry: the bounds of a position and its best play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) bounds: Bounds,
    /// The best play found.
    pub(super) best: Play,
}

/// A transposition table: the results of one search, by position.
///
/// The key is stored whole. The tiles still held (which, for one root position, tell who holds which), the
/// open ends and the seat to move identify the position. The generation is part of the key, so the table is
/// not cleared between searches. Each search starts with a few slots and takes more as it fills them, so a
/// small search stays small even when the table has become large.
#[derive(Debug, Default)]
pub(super) struct TranspositionTable {
    slots: Vec<Slot>,
    /// Number of slots that this search uses: a power of two.
    size: usize,
    /// Number of slots that this search has filled.
    filled: usize,
    most_slots: usize,
    generation: u64,
}

/// A slot of 16 bytes.
#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The ends, the seat to move and the generation.
    place: u64,
    /// The tiles that are still held.
    tiles: u32,
    entry: Entry,
}

/// A slot that belongs to no generation.
const EMPTY: Slot =
    Slot { place: 0, tiles: 0, entry: Entry { bounds: Bounds::ALL, best: Play { tile: 0, side: 0 } } };

/// Number of slots at the start of a search.
const FIRST_SLOTS: usize = 1 << 10;
/// Number of adjacent slots in which a position may be stored.
const WAYS: usize = 4;
/// Number of bits of a slot's place before the generation: those of the ends and the seat.
const PLACE_BITS: u32 = 43;

impl Slot {
    #[inline]
    fn generation(&self) -> u64 {
        self.place >> PLACE_BITS
    }

    /// The first slot in which this one may be stored, in a table of `size` slots. It does not depend on the
    /// generation, so what a search forgets, and with it the course of the search, does not depend on earlier
    /// searches.
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

impl TranspositionTable {
    /// Starts a new search. From now on the table holds at most this number of bytes, but never less than 16
    /// KiB.
    pub(super) fn begin(&mut self, bytes: usize) {
        // While the table grows, it also holds the old slots.
        let most = (bytes / size_of::<Slot>() * 2 / 3).max(FIRST_SLOTS);
        self.most_slots = 1 << most.ilog2();
        if self.slots.len() > self.most_slots {
            self.slots = Vec::new();
        }
        self.generation += 1;
        if self.generation >> (u64::BITS - PLACE_BITS) != 0 {
            self.slots.fill(EMPTY);
            self.generation = 1;
        }
        self.filled = 0;
        self.resize(FIRST_SLOTS);
    }

    /// Uses this number of slots.
    fn resize(&mut self, size: usize) {
        self.size = size;
        if self.slots.len() < size {
            self.slots.resize(size, EMPTY);
        }
    }

    /// The slot for an entry of a position.
    #[inline]
    fn slot(&self, position: &Position, entry: Entry) -> Slot {
        let seat = position.seat.index() as u64;
        let place = position.ends.key() | seat << (PLACE_BITS - 1) | self.generation << PLACE_BITS;
        Slot { place, tiles: position.own | position.other, entry }
    }

    /// Looks up a position.
    #[inline]
    pub(super) fn get(&self, position: &Position) -> Option<Entry> {
        let wanted = self.slot(position, EMPTY.entry);
        let home = wanted.home(self.size);
        let slot = self.slots[home..home + WAYS].iter().find(|slot| slot.is_same(&wanted))?;
        Some(slot.entry)
    }

    /// Stores an entry of a position and combines its bounds with those stored before. A full bucket drops
    /// its position with the fewest tiles, which is quickest to search again.
    #[inline]
    pub(super) fn put(&mut self, position: &Position, entry: Entry) {
        if self.filled * 2 > self.size && self.size < self.most_slots {
            self.grow();
        }
        let new = self.slot(position, entry);
        let home = new.home(self.size);
        let generation = self.generation;
        let worth = |slot: &&mut Slot| match slot {
            same if same.is_same(&new) => 0,
            old if old.generation() != generation => 1,
            other => 1 + other.tiles.count_ones(),
        };
        let slots = self.slots[home..home + WAYS].iter_mut();
        let slot = slots.min_by_key(worth).expect("a position may lie in some slots");
        let before = if slot.is_same(&new) { slot.entry.bounds } else { Bounds::ALL };
        self.filled += usize::from(slot.generation() != generation);
        *slot = Slot { entry: Entry { bounds: entry.bounds.and(before), ..entry }, ..new };
    }

    /// Doubles the number of slots. Each entry stays where it is or moves up by the old number of slots,
    /// where nothing of this generation can be stored yet.
    fn grow(&mut self) {
        let old = self.size;
        self.resize(2 * old);
        for at in 0..old {
            let slot = self.slots[at];
            if slot.generation() == self.generation && slot.home(self.size) >= old {
                self.slots[at + old] = slot;
                self.slots[at] = EMPTY;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::curse::{Options, Seat, State};
    use talon_rules::pieces::DealNumber;

    use super::*;

    /// Hands of many deals, before the set is laid.
    fn positions() -> impl Iterator<Item = Position> {
        let deal = |number| State::deal(&Options::HAND, DealNumber::new(number).unwrap());
        (0..20_000).map(move |number| Position::new(&deal(number), Seat::South))
    }

    fn known(least: i8, most: i8) -> Entry {
        Entry { bounds: Bounds { least, most }, best: Play { tile: 3, side: 4 } }
    }

    #[test]
    fn bounds_of_one_position_are_combined() {
        let mut table = TranspositionTable::default();
        table.begin(1 << 20);
        let position = positions().next().unwrap();
        assert_eq!(table.get(&position), None);
        table.put(&position, known(-3, 12));
        table.put(&position, known(-12, 5));
        assert_eq!(table.get(&position), Some(known(-3, 5)));
    }

    #[test]
    fn growing_keeps_most_entries() {
        let mut table = TranspositionTable::default();
        table.begin(16 << 20);
        positions().for_each(|position| table.put(&position, known(0, 1)));
        let forgotten = positions().filter(|position| table.get(position).is_none()).count();
        assert!(forgotten < 2_000, "{forgotten} of 20,000 forgotten");
    }

    #[test]
    fn the_table_keeps_within_its_bytes() {
        let mut table = TranspositionTable::default();
        for bytes in [1 << 18, 1 << 20, 1 << 15] {
            table.begin(bytes);
            positions().for_each(|position| table.put(&position, known(0, 1)));
            assert!(table.slots.capacity() * size_of::<Slot>() <= bytes, "{bytes} bytes");
        }
    }

    /// The generation wraps around after a while.
    #[test]
    fn entries_of_earlier_searches_are_not_found() {
        let mut table = TranspositionTable::default();
        let position = positions().next().unwrap();
        for _ in 0..=1_u32 << (u64::BITS - PLACE_BITS) {
            table.begin(0);
            assert_eq!(table.get(&position), None);
            if table.generation == 1 {
                table.put(&position, known(0, 1));
            }
        }
    }
}
