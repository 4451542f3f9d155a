//! The binary inputs of the networks, from the point of view of the seat that has just played.

use std::array;

use talon_solve::bits;
use talon_solve::curse::packed::{Ends, NUMBERS, Play, Side, Tiles, each};

use super::declined::{Declined, Observed};
use super::public_state::PublicState;
use super::relabeling::{Names, Relabeling, SameNames};

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
/// The feature that says that the seat plays again.
pub(super) const AGAIN: usize = 160;
/// Number of features of the value network; some numbers between the groups are unused.
pub(super) const FEATURES: usize = 161;
/// Each tile that the seat holds and has declined: once, twice, three times, a match.
const OWN_DECLINED: [usize; 4] = [192, 224, 256, 288];
/// The same for tiles that the other seat may hold.
const OTHER_DECLINED: [usize; 4] = [320, 352, 384, 416];
/// Number of features of the policy network, which also sees what was declined.
pub const POLICY_FEATURES: usize = 448;
/// Maximum number of active features: 28 tiles, four ends, seven numbers, two hands, a match.
pub(super) const MAX_ACTIVE: usize = 42;
/// Maximum number of active features of the policy network: each of the tiles may have been declined in four ways.
pub(super) const MAX_POLICY_ACTIVE: usize = MAX_ACTIVE + 4 * 28;

/// The features of all seven numbers, counted from the first of a group.
const ALL_NUMBERS: u64 = (1 << NUMBERS) - 1;

/// A set of active features, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features<const WORDS: usize>([u64; WORDS]);

/// The features that the value network sees.
pub type ValueFeatures = Features<{ FEATURES.div_ceil(64) }>;

/// The features that the policy network and its critic see.
pub type PolicyFeatures = Features<{ POLICY_FEATURES / 64 }>;

impl<const WORDS: usize> Default for Features<WORDS> {
    fn default() -> Features<WORDS> {
        Features([0; WORDS])
    }
}

impl ValueFeatures {
    /// The features after this play of the mover, who holds `own`. The play does not end the hand.
    pub fn after(public: &PublicState, own: Tiles, play: Play) -> ValueFeatures {
        Features::of_turn(public, own, &SameNames).played(public, play, &SameNames)
    }
}

impl PolicyFeatures {
    /// The features of the turn with what both seats have declined, under these names.
    pub(super) fn of_observed_turn(observed: &Observed, own: Tiles, names: &impl Names) -> PolicyFeatures {
        let public = &observed.public;
        let mut features = Features::of_turn(public, own, names);
        let other = public.mover.other();
        let possible = public.possible(other) & !own;
        let groups = [
            (OWN_DECLINED, own, observed.declined_by_mover()),
            (OTHER_DECLINED, possible, observed.declined[other.index()]),
        ];
        for (group, tiles, Declined { times: [once, twice, thrice], matches }) in groups {
            for (first, declined) in group.into_iter().zip([once, twice, thrice, matches]) {
                features.insert_all(first, names.tiles(tiles & declined));
            }
        }
        features
    }

    /// The features after this play of the mover, who holds `own`, with what both seats have declined, under canonical
    /// names. The play does not end the hand.
    pub fn after(observed: &Observed, own: Tiles, play: Play) -> PolicyFeatures {
        let names = Relabeling::canonical(&observed.public, own);
        Features::of_observed_turn(observed, own, &names).played(&observed.public, play, &names)
    }

    /// The features after this play of the mover with all tiles known, under the names that the mover gives: those of the
    /// critic in training.
    pub fn after_with_all_known(public: &PublicState, hands: [Tiles; 2], play: Play) -> PolicyFeatures {
        let [own, other] = [public.mover, public.mover.other()].map(|seat| hands[seat.index()]);
        let names = Relabeling::canonical(public, own);
        let mut features = PolicyFeatures::of_turn(public, own, &names);
        features.0[POSSIBLE / 64] &= !(u64::from(u32::MAX) << (POSSIBLE % 64));
        features.insert_all(POSSIBLE, names.tiles(other));
        features.0[LACKS / 64] &= !ALL_NUMBERS;
        features.played(public, play, &names)
    }
}

impl<const WORDS: usize> Features<WORDS> {
    /// The features that all plays of the mover, who holds `own`, have in common, under these names. A play itself
    /// changes the tile that is gone, the ends, and whether the seat plays again.
    pub(super) fn of_turn(public: &PublicState, own: Tiles, names: &impl Names) -> Features<WORDS> {
        let (seat, other) = (public.mover, public.mover.other());
        let mut features = Features::default();
        features.insert_all(OWN, names.tiles(own));
        features.insert_all(POSSIBLE, names.tiles(public.possible(other) & !own));
        features.0[STARTED / 64] = ends_features(public.ends, names);
        let lacks = each(public.lacks[seat.index()].into());
        lacks.for_each(|number| features.insert(LACKS + usize::from(names.number(number))));
        features.insert(OWN_HELD + usize::from(public.held[seat.index()]) - 1);
        features.insert(OTHER_HELD + usize::from(public.held[other.index()]));
        features
    }

    /// The features of a turn after one of its plays.
    fn played(mut self, public: &PublicState, play: Play, names: &impl Names) -> Features<WORDS> {
        let tile = names.tile(play.tile);
        for number in [OWN + usize::from(tile)].into_iter().chain(self.declined_own(tile)) {
            self.0[number / 64] &= !(1 << (number % 64));
        }
        let (ends, is_match) = public.ends.after(play);
        self.0[STARTED / 64] = ends_features(ends, names);
        if is_match {
            self.insert(AGAIN);
        }
        self
    }

    /// The features that the seat has declined this tile of its own.
    #[inline]
    pub(super) fn declined_own(&self, tile: u8) -> impl Iterator<Item = usize> + use<WORDS> {
        let words = self.0;
        let numbers = OWN_DECLINED.into_iter().map(move |first| first + usize::from(tile));
        numbers
            .filter(move |number| words.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1))
    }

    fn insert(&mut self, feature: usize) {
        self.insert_all(feature, 1);
    }

    /// Inserts the features numbered by the bits, counted from `first`.
    fn insert_all(&mut self, first: usize, bits: u32) {
        self.0[first / 64] |= u64::from(bits) << (first % 64);
    }

    /// The features that all of these have in common.
    pub fn shared_by(sets: &[Features<WORDS>]) -> Features<WORDS> {
        let all = Features([u64::MAX; WORDS]);
        sets.iter().fold(all, |shared, set| Features(array::from_fn(|word| shared.0[word] & set.0[word])))
    }

    /// The features that are active here and not there.
    pub fn difference(&self, other: &Features<WORDS>) -> Features<WORDS> {
        Features(array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Number of active features.
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Their numbers.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
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
fn ends_features(ends: Ends, names: &impl Names) -> u64 {
    let started = each(ends.started().into());
    let unstarted = each(ends.unstarted().into()).map(|number| NUMBERS + number);
    let features = started
        .chain(unstarted)
        .flat_map(|side| (0..ends.count(side)).map(move |below| side_feature(names.side(side), below)));
    features.fold(0, |features, feature| features | 1 << (feature - STARTED))
}
