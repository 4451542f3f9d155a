use super::counts::MOST_PLACES;
use crate::bits::below;

/// A search position: the cards left in the line, and how far it has been turned.
///
/// One word: 50 bits for the cards left, then 6 for the first card of the stock, 6 for the redeals used, and
/// one that says that a King was taken out only to reach the card below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position(u64);

const DIGGING: u64 = 1 << 62;

impl Position {
    /// `stock` is the place of the stock's first card, or the number of places if it is empty.
    pub(super) fn new(left: u64, stock: u32, redeals: u32, digging: bool) -> Position {
        let digging = if digging { DIGGING } else { 0 };
        Position(left | u64::from(stock) << MOST_PLACES | u64::from(redeals) << (MOST_PLACES + 6) | digging)
    }

    /// The cards left in the line.
    #[inline]
    pub(super) fn left(self) -> u64 {
        self.0 & below(MOST_PLACES)
    }

    /// The place of the stock's first card, or the number of places if it is empty.
    #[inline]
    pub(super) fn stock(self) -> u32 {
        (self.0 >> MOST_PLACES) as u32 & 63
    }

    /// Number of redeals used.
    #[inline]
    pub(super) fn redeals(self) -> u32 {
        (self.0 >> (MOST_PLACES + 6)) as u32 & 63
    }

    /// Returns true if a King was taken out only to reach the card below it.
    #[inline]
    pub(super) fn is_digging(self) -> bool {
        self.0 & DIGGING != 0
    }

    /// The same position after this number of redeals. If that is more than before, none of the stock has
    /// been turned.
    pub(super) fn on_pass(self, redeals: u32) -> Position {
        if redeals == self.redeals() {
            return self;
        }
        Position::new(self.left(), self.left().trailing_zeros().min(MOST_PLACES), redeals, false)
    }

    /// The cards left in the waste.
    #[inline]
    pub(super) fn waste(self) -> u64 {
        self.left() & below(self.stock())
    }

    /// The moment: the redeals used, then how far the stock has been turned. With the same cards left, flips
    /// and redeals lead from smaller to larger moments.
    #[inline]
    pub(super) fn moment(self) -> u64 {
        self.0 >> MOST_PLACES & 0xfff
    }
}

/// A position with the link to its parent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The index of the node from which a card was taken.
    pub(super) parent: u32,
    /// The sum, over all cards taken from the line, of the plays at which they are needed.
    pub(super) due: u16,
    /// The place of the card that was taken.
    pub(super) taken: u8,
}
