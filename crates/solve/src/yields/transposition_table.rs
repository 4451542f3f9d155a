/// A transposition table of failed positions, each given by the cards left.
///
/// It uses open addressing with one word for each position. An empty slot is 0, which no failing position
/// has. The table starts small and grows with its contents, so most deals touch few bytes.
#[derive(Debug, Default)]
pub(super) struct TranspositionTable {
    slots: Vec<u64>,
    used: usize,
    /// Holds the entries while the table grows.
    moving: Vec<u64>,
}

/// Number of slots at the start.
const FIRST_SLOTS: usize = 1 << 8;

impl TranspositionTable {
    /// Removes all positions.
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(FIRST_SLOTS, 0);
        self.used = 0;
    }

    /// Returns true if a position is known to fail.
    #[inline]
    pub(super) fn contains(&self, left: u64) -> bool {
        self.slots[self.find(left)] != 0
    }

    /// Stores a position. If the table needs more bytes than it may take, all others are dropped.
    #[inline]
    pub(super) fn insert(&mut self, left: u64, bytes: usize) {
        if self.used * 2 >= self.slots.len() {
            self.grow(bytes);
        }
        let slot = self.find(left);
        self.used += usize::from(self.slots[slot] == 0);
        self.slots[slot] = left;
    }

    /// The slot of a position, or the empty one where it belongs.
    #[inline]
    fn find(&self, left: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = first_slot(left) & mask;
        while self.slots[slot] != left && self.slots[slot] != 0 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Makes the table four times as large, or empties it if that would take too many bytes.
    #[cold]
    fn grow(&mut self, bytes: usize) {
        let slots = self.slots.len() * 4;
        let mut moving = std::mem::take(&mut self.moving);
        // The moved entries fill half of the old slots, an eighth of the new ones.
        if (slots + slots / 8) * size_of::<u64>() <= bytes {
            moving.extend(self.slots.iter().filter(|slot| **slot != 0));
            self.slots.resize(slots, 0);
        }
        self.slots.fill(0);
        self.used = moving.len();
        for position in moving.drain(..) {
            let slot = self.find(position);
            self.slots[slot] = position;
        }
        self.moving = moving;
    }
}

/// The hash of a position.
#[inline]
fn first_slot(left: u64) -> usize {
    (left.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
}
