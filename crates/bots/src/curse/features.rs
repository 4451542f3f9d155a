//! The binary inputs of the value network, from the point of view of the seat that has just played.

use talon_solve::bits;
use talon_solve::curse::packed::{Ends, NUMBERS, Play, Side, Tiles, each};

use super::public_state::PublicState;

/// Each tile that the seat holds.
pub(super) const OWN: usize = 0;
/// Each tile that the other seat may hold.
const POSSIBLE: usize = 32;
/// For each number and each of 0 to 3: whether more than that number of started branches end with it.
const STARTED: usize = 64;
/// The same for the sides without a branch.
const UNSTARTED: usize = 96;
/// Each number that the seat has passed on.
const LACKS: usize = 128;
/// Number of tiles that the seat holds, one-hot.
const OWN_HELD: usize = 136;
/// Number of tiles that the other seat holds, one-hot.
const OTHER_HELD: usize = 148;
/// Whether the seat plays again.
pub(super) const AGAIN: usize = 160;
/// Number of features; some numbers between the groups are unused.
pub(super) const FEATURES: usize = 161;
/// Maximum number of active features: 28 tiles, four ends, seven numbers, two hands, a match.
#[cfg(test)]
pub(super) const MAX_ACTIVE: usize = 42;

/// A set of active features, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Features([u64; 3]);

impl Features {
    /// The features that all plays of the mover, who holds `own`, have in common. A play itself changes the
    /// tile that is gone, the ends, and whether the seat plays again.
    pub(super) fn of_turn(public: &PublicState, own: Tiles) -> Features {
        let (seat, other) = (public.mover, public.mover.other());
        let possible = public.possible(other) & !own;
        let mut features = Features::default();
        features.insert_all(OWN, own);
        features.insert_all(POSSIBLE, possible);
        features.0[STARTED / 64] = ends_features(public.ends);
        features.insert_all(LACKS, public.lacks[seat.index()].into());
        features.insert(OWN_HELD + usize::from(public.held[seat.index()]) - 1);
        features.insert(OTHER_HELD + usize::from(public.held[other.index()]));
        features
    }

    /// The features after this play of the mover, who holds `own`. The play does not end the hand.
    pub fn after(public: &PublicState, own: Tiles, play: Play) -> Features {
        let (ends, is_match) = public.ends.after(play);
        let mut features = Features::of_turn(public, own & !(1 << play.tile));
        // The tile is on the table, so the other seat cannot hold it.
        features.0[0] &= !(1 << (POSSIBLE + usize::from(play.tile)));
        features.0[STARTED / 64] = ends_features(ends);
        if is_match {
            features.insert(AGAIN);
        }
        features
    }

    fn insert(&mut self, feature: usize) {
        self.insert_all(feature, 1);
    }

    /// Inserts the features numbered by the bits, counted from `first`.
    fn insert_all(&mut self, first: usize, bits: u32) {
        self.0[first / 64] |= u64::from(bits) << (first % 64);
    }

    /// The features that are active here and not there.
    pub(super) fn difference(&self, other: &Features) -> Features {
        Features([0, 1, 2].map(|word| self.0[word] & !other.0[word]))
    }

    /// Number of active features.
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(place, word)| bits::indices(word).map(move |bit| 64 * place + bit))
    }
}

/// The feature that there are more than `below` ends of a side.
#[inline]
pub(super) fn side_feature(side: Side, below: u8) -> usize {
    let (first, number) = if side < NUMBERS { (STARTED, side) } else { (UNSTARTED, side - NUMBERS) };
    first + usize::from(number + NUMBERS * below)
}

/// The features of the ends: for each side, one for each count below its own. They are numbered from the
/// first such feature.
fn ends_features(ends: Ends) -> u64 {
    let started = each(ends.started().into());
    let unstarted = each(ends.unstarted().into()).map(|number| NUMBERS + number);
    let features = started
        .chain(unstarted)
        .flat_map(|side| (0..ends.count(side)).map(move |below| side_feature(side, below)));
    features.fold(0, |features, feature| features | 1 << (feature - STARTED))
}
