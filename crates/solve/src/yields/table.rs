/// The positions that a search has seen.
///
/// Open addressing with a slot of one word for each; an empty slot is 0, which no position that is
/// looked at has. A table starts small and grows with what is in it, so few bytes are touched for
/// most deals.
#[derive(Debug, Default)]
pub(super) struct Table {
    slots: Vec<u64>,
    used: usize,
}

/// How many slots a table starts with.
const FIRST_SLOTS: usize = 1 << 8;

impl Table {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.slots.clear();
        self.slots.resize(FIRST_SLOTS, 0);
        self.used = 0;
    }

    /// Notes a position; `false` when it was there. When the table may not grow to hold it, another
    /// position is forgotten.
    #[inline]
    pub(super) fn insert(&mut self, position: u64, bytes: usize) -> bool {
        if self.used * 2 >= self.slots.len() && self.slots.len() * 4 * size_of::<u64>() <= bytes {
            self.grow();
        }
        let mask = self.slots.len() - 1;
        let mut slot = slot_of(position) & mask;
        let full = self.used * 8 >= self.slots.len() * 7;
        while self.slots[slot] != 0 {
            if self.slots[slot] == position {
                return false;
            }
            if full {
                self.slots[slot] = position;
                return true;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = position;
        self.used += 1;
        true
    }

    fn grow(&mut self) {
        let slots = self.slots.len() * 4;
        let old = std::mem::replace(&mut self.slots, vec![0; slots]);
        for position in old.into_iter().filter(|position| *position != 0) {
            let mut slot = slot_of(position) & (slots - 1);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (slots - 1);
            }
            self.slots[slot] = position;
        }
    }
}

/// Where to look for a position first.
#[inline]
fn slot_of(position: u64) -> usize {
    (position.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
}
