//! What holds for the seat that has just played: the inputs of the network.

use talon_solve::curse::packed::{Ends, NUMBERS, Play, Side, Tiles, each};

use super::public::Public;

/// Each tile that the seat holds.
pub(super) const OWN: usize = 0;
/// Each tile that the other seat may hold.
const POSSIBLE: usize = 32;
/// For each number and each of 0 to 3: whether more than so many started branches end with it.
const STARTED: usize = 64;
/// The same for the sides that have not been started.
const UNSTARTED: usize = 96;
/// Each number that the seat has passed on.
const LACKS: usize = 128;
/// How many tiles the seat holds.
const OWN_HELD: usize = 136;
/// How many tiles the other seat holds.
const OTHER_HELD: usize = 148;
/// Whether the seat plays again.
pub(super) const AGAIN: usize = 160;
/// How many facts are told apart; between the groups some numbers stand for nothing.
pub(super) const INPUTS: usize = 161;
/// The most facts that hold at once: 28 tiles, four ends, seven numbers, two hands, a match.
#[cfg(test)]
pub(super) const MOST: usize = 42;

/// A set of facts, each known by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts([u64; 3]);

impl Facts {
    /// What holds for the mover, who holds `own`, after each of its plays, but for what the play itself changes: the
    /// tile that is gone, the ends, and whether it plays again.
    pub(super) fn of_turn(public: &Public, own: Tiles) -> Facts {
        let (seat, other) = (public.mover, public.mover.other());
        let possible = public.possible(other) & !own;
        let mut facts = Facts::default();
        facts.insert_all(OWN, own);
        facts.insert_all(POSSIBLE, possible);
        facts.0[STARTED / 64] = ends_facts(public.ends);
        facts.insert_all(LACKS, public.lacks[seat.index()].into());
        facts.insert(OWN_HELD + usize::from(public.held[seat.index()]) - 1);
        facts.insert(OTHER_HELD + usize::from(public.held[other.index()]));
        facts
    }

    /// What holds for the mover, who holds `own`, after this play, which does not end the hand.
    pub fn after(public: &Public, own: Tiles, play: Play) -> Facts {
        let (ends, is_match) = public.ends.after(play);
        let mut facts = Facts::of_turn(public, own & !(1 << play.tile));
        // The tile lies on the table; the other seat cannot hold it.
        facts.0[0] &= !(1 << (POSSIBLE + usize::from(play.tile)));
        facts.0[STARTED / 64] = ends_facts(ends);
        if is_match {
            facts.insert(AGAIN);
        }
        facts
    }

    fn insert(&mut self, fact: usize) {
        self.insert_all(fact, 1);
    }

    /// Inserts the facts whose numbers are those of the bits and `first` more.
    fn insert_all(&mut self, first: usize, bits: u32) {
        self.0[first / 64] |= u64::from(bits) << (first % 64);
    }

    /// The facts that hold here and not there.
    pub(super) fn without(&self, other: &Facts) -> Facts {
        Facts([0, 1, 2].map(|word| self.0[word] & !other.0[word]))
    }

    /// How many there are.
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.into_iter().enumerate();
        words.flat_map(|(place, mut word)| {
            std::iter::from_fn(move || {
                let lowest = (word != 0).then(|| word.trailing_zeros() as usize);
                word &= word.wrapping_sub(1);
                lowest.map(|bit| 64 * place + bit)
            })
        })
    }
}

/// The fact that there are more than `below` of a side.
#[inline]
pub(super) fn side_fact(side: Side, below: u8) -> usize {
    let (first, number) = if side < NUMBERS { (STARTED, side) } else { (UNSTARTED, side - NUMBERS) };
    first + usize::from(number + NUMBERS * below)
}

/// The facts about ends: for each side and each count below the side's, as bits from the first such fact on.
fn ends_facts(ends: Ends) -> u64 {
    let started = each(ends.started().into());
    let unstarted = each(ends.unstarted().into()).map(|number| NUMBERS + number);
    let facts = started
        .chain(unstarted)
        .flat_map(|side| (0..ends.count(side)).map(move |below| side_fact(side, below)));
    facts.fold(0, |facts, fact| facts | 1 << (fact - STARTED))
}
