use talon_rules::pieces::Chance;

/// Random decisions.
pub(crate) trait Dice {
    /// Returns true if something happens that happens this often in a thousand.
    fn permille(&mut self, odds: u32) -> bool;

    /// A number between two, both included.
    fn between(&mut self, least: u64, most: u64) -> u64;

    /// 16 random bytes.
    fn bytes(&mut self) -> [u8; 16];
}

impl Dice for Chance {
    fn permille(&mut self, odds: u32) -> bool {
        self.below(1_000) < odds
    }

    fn between(&mut self, least: u64, most: u64) -> u64 {
        least + u64::from(self.below(u32::try_from(most - least + 1).unwrap_or(u32::MAX)))
    }

    fn bytes(&mut self) -> [u8; 16] {
        [(); 16].map(|()| u8::try_from(self.below(256)).unwrap_or_default())
    }
}
