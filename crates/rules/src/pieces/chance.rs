use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

/// A stream of random numbers that is the same on every machine and for ever.
///
/// It is the keystream of ChaCha20 as RFC 8439 defines it, read as little-endian 32-bit words.
/// The key is a text of 32 bytes that names the purpose; the nonce (96 bits) is a 64-bit number
/// and a 32-bit stream, both little-endian.
///
/// # Examples
/// ```
/// use talon_rules::pieces::Chance;
///
/// let mut chance = Chance::from_seed(7);
/// let rolls = [(); 3].map(|()| chance.below(6));
/// assert!(rolls.iter().all(|roll| *roll < 6));
///
/// let mut again = Chance::from_seed(7);
/// assert_eq!(rolls, [(); 3].map(|()| again.below(6)));
/// ```
pub struct Chance {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
}

/// The key of all streams that do not deal: bots, sampled worlds, tests.
const PLAY_KEY: &[u8; 32] = b"Talon: chance away from the deal";

impl Chance {
    /// Makes a stream for anything but deals. The same seed gives the same choices.
    pub fn from_seed(seed: u64) -> Chance {
        Chance::new(PLAY_KEY, seed, 0)
    }

    /// Makes the stream for this purpose, number and stream number.
    pub(crate) fn new(key: &[u8; 32], number: u64, stream: u32) -> Chance {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&number.to_le_bytes());
        nonce[8..].copy_from_slice(&stream.to_le_bytes());
        Chance { cipher: ChaCha20::new(key.into(), &nonce.into()), block: [0; 64], used: 64 }
    }

    /// The next 32 bits.
    fn word(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        let bytes = [0, 1, 2, 3].map(|i| self.block[self.used + i]);
        self.used += 4;
        u32::from_le_bytes(bytes)
    }

    /// A number from 0 to `bound - 1`, each equally likely. A bound of 0 means 1.
    ///
    /// Words beyond the largest multiple of `bound` are skipped, so that no remainder is favoured.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Chance;
    ///
    /// let mut chance = Chance::from_seed(1);
    /// let sum: u32 = (0..600).map(|_| chance.below(6) + 1).sum();
    /// assert!((1_900..2_300).contains(&sum), "600 rolls of a die make about 2,100");
    /// ```
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let fair = u64::from(bound) * ((1 << 32) / u64::from(bound));
        loop {
            let word = self.word();
            if u64::from(word) < fair {
                return word % bound;
            }
        }
    }

    /// One of these items, each equally likely; `None` if there are none.
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Chance;
    ///
    /// let mut chance = Chance::from_seed(7);
    /// assert!(chance.pick(&["south", "north"]).is_some());
    /// assert_eq!(chance.pick::<&str>(&[]), None);
    /// ```
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(u32::try_from(among.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Shuffles in place (Fisher–Yates shuffle, from the last place down).
    ///
    /// # Examples
    /// ```
    /// use talon_rules::pieces::Chance;
    ///
    /// let mut numbers = [1, 2, 3, 4, 5];
    /// Chance::from_seed(1).shuffle(&mut numbers);
    /// assert_ne!(numbers, [1, 2, 3, 4, 5]);
    /// numbers.sort_unstable();
    /// assert_eq!(numbers, [1, 2, 3, 4, 5]);
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").finish_non_exhaustive()
    }
}

/// The binomial coefficient "`n` choose `k`"; 0 when `k` exceeds `n`.
///
/// ```
/// use talon_rules::pieces::binomial;
///
/// assert_eq!(binomial(17, 11), 12_376);
/// assert_eq!(binomial(5, 6), 0);
/// ```
pub fn binomial(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |product, done| product * (n - done) as u64 / (done as u64 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keystream that RFC 8439 prints for a zero key and nonce (appendix A.1, test vector 1).
    #[test]
    fn the_stream_is_the_one_of_the_standard() {
        let mut chance = Chance::new(&[0; 32], 0, 0);
        let expected = [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653];
        assert_eq!(expected, [(); 4].map(|()| chance.word()));
    }

    #[test]
    fn every_remainder_comes_up_about_equally_often() {
        let mut chance = Chance::from_seed(1);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[chance.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    /// A quarter of the 2^32 words is beyond the only multiple of this bound. If they were kept, the lowest
    /// third of the numbers would come up half of the time.
    #[test]
    fn words_that_would_favour_small_numbers_are_thrown_away() {
        let mut chance = Chance::from_seed(1);
        let low = (0..30_000).filter(|_| chance.below(3 << 30) < 1 << 30).count();
        assert!((9_500..10_500).contains(&low), "{low}");
    }

    #[test]
    fn small_bounds_have_one_answer() {
        let mut chance = Chance::from_seed(1);
        assert_eq!((chance.below(0), chance.below(1)), (0, 0));
        assert_eq!(chance.pick::<u8>(&[]), None);
    }
}
