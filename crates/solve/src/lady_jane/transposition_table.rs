/// A transposition table: a set of keys (none of them 0) that starts small and grows up to a limit.
///
/// At the limit a new key replaces an old one, so the set may forget keys but never invents any.
pub(super) struct TranspositionTable {
    slots: Vec<u64>,
    used: usize,
    most_slots: usize,
}

const FIRST_SLOTS: usize = 1 << 10;
const PROBES: usize = 8;

impl TranspositionTable {
    pub(super) fn new() -> TranspositionTable {
        TranspositionTable { slots: vec![0; FIRST_SLOTS], used: 0, most_slots: FIRST_SLOTS }
    }

    /// Removes all keys. From now on the set holds at most this number of bytes, but never less than 8 KiB.
    pub(super) fn clear(&mut self, bytes: usize) {
        if self.slots.len() > FIRST_SLOTS {
            self.slots = vec![0; FIRST_SLOTS];
        } else if self.used > 0 {
            self.slots.fill(0);
        }
        self.used = 0;
        // While it grows, it also holds the old slots.
        self.most_slots = (bytes / 8 * 2 / 3).max(FIRST_SLOTS);
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 24) as usize & (self.slots.len() - 1)
    }

    #[inline]
    pub(super) fn contains(&self, key: u64) -> bool {
        let mask = self.slots.len() - 1;
        let first = self.place(key);
        for probe in 0..PROBES {
            match self.slots[(first + probe) & mask] {
                0 => return false,
                occupant if occupant == key => return true,
                _ => {}
            }
        }
        false
    }

    pub(super) fn insert(&mut self, key: u64) {
        if self.used * 2 >= self.slots.len() && self.slots.len() * 2 <= self.most_slots {
            self.grow();
        }
        self.put(key);
    }

    fn put(&mut self, key: u64) {
        let mask = self.slots.len() - 1;
        let first = self.place(key);
        for probe in 0..PROBES {
            let slot = &mut self.slots[(first + probe) & mask];
            if *slot == 0 {
                *slot = key;
                self.used += 1;
                return;
            }
            if *slot == key {
                return;
            }
        }
        self.slots[first] = key;
    }

    fn grow(&mut self) {
        let new = vec![0; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, new);
        self.used = 0;
        old.into_iter().filter(|key| *key != 0).for_each(|key| self.put(key));
    }
}
