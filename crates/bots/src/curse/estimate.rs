//! What a hand is worth to somebody who knows only his own tiles: a small network, trained by playing against
//! itself (`examples/train.rs`).
//!
//! Its inputs are facts that hold or do not. A play changes very few of them, so the sums of the hidden layer are
//! formed once for a position and only corrected for each play.

use std::array;

use talon_solve::curse::packed::{NO_SIDE, NUMBERS, Play, Tiles, across, each, pips};

use super::public::Public;

/// Each tile that the seat holds.
const OWN: usize = 0;
/// Each tile that the other seat may hold.
const POSSIBLE: usize = OWN + 28;
/// For each number and each of 0 to 3: whether more than so many started branches end with it.
const STARTED: usize = POSSIBLE + 28;
/// The same for the sides that have not been started.
const UNSTARTED: usize = STARTED + 28;
/// Each number that the seat has passed on.
const LACKS: usize = UNSTARTED + 28;
/// How many tiles the seat holds.
const OWN_HELD: usize = LACKS + 7;
/// How many tiles the other seat holds.
const OTHER_HELD: usize = OWN_HELD + 12;
/// Whether the seat plays again.
const AGAIN: usize = OTHER_HELD + 12;
/// How many facts there are.
const INPUTS: usize = AGAIN + 1;

/// How many sums are formed of them.
const HIDDEN: usize = 64;

/// The weights of one fact, or a sum for each hidden unit.
type Row = [f32; HIDDEN];

/// The facts that hold after a play.
pub type Facts = Vec<u16>;

/// A network with one hidden layer of rectified sums; its output is in points.
#[derive(Clone, Debug)]
pub struct Estimator {
    inputs: Vec<Row>,
    bias: Row,
    output: Row,
    constant: f32,
}

#[inline]
fn add(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
}

#[inline]
fn subtract(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum -= weight);
}

/// The facts about ends: for each side (14 of them) and each count below the side's, in the order of the inputs.
fn ends_facts(public: &Public) -> impl Iterator<Item = usize> {
    let ends = public.ends;
    (0..2 * NUMBERS).flat_map(move |side| (0..ends.count(side)).map(move |below| side_fact(side, below)))
}

/// The fact that there are more than `below` of a side.
#[inline]
fn side_fact(side: u8, below: u8) -> usize {
    let (first, number) = if side < NUMBERS { (STARTED, side) } else { (UNSTARTED, side - NUMBERS) };
    first + usize::from(number + NUMBERS * below)
}

/// The facts that no play of the mover changes but for its own tile and the ends.
fn lasting_facts(public: &Public, own: Tiles) -> impl Iterator<Item = usize> {
    let (seat, other) = (public.mover, public.mover.other());
    let possible = public.possible(other) & !own;
    let tiles = |first: usize, tiles: Tiles| each(tiles).map(move |tile| first + usize::from(tile));
    tiles(POSSIBLE, possible)
        .chain(tiles(LACKS, public.lacks[seat.index()].into()))
        .chain([OTHER_HELD + usize::from(public.held[other.index()])])
        .chain([OWN_HELD + usize::from(public.held[seat.index()]) - 1])
        .chain(tiles(OWN, own))
}

/// The weights, in the order in which [`Estimator::from_bytes`] reads them.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

impl Estimator {
    /// The network as it has been trained.
    pub fn trained() -> Estimator {
        Estimator::from_bytes(WEIGHTS)
    }

    /// Reads the weights: 32-bit numbers, the lowest byte first.
    ///
    /// # Panics
    /// When there are not as many as there should be.
    pub fn from_bytes(bytes: &[u8]) -> Estimator {
        let mut numbers = bytes.as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes));
        let mut next = || numbers.next().expect("a number for each weight");
        Estimator {
            inputs: (0..INPUTS).map(|_| array::from_fn(|_| next())).collect(),
            bias: array::from_fn(|_| next()),
            output: array::from_fn(|_| next()),
            constant: next(),
        }
    }

    /// The weights as [`Estimator::from_bytes`] reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let rows = self.inputs.iter().chain([&self.bias, &self.output]).flatten();
        rows.chain([&self.constant]).flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// A network that has learned nothing, with small weights drawn from `chance`.
    pub fn untrained(mut chance: impl FnMut() -> f32) -> Estimator {
        let mut row = |size: f32| array::from_fn(|_| (chance() + chance() + chance() - 1.5) * size);
        Estimator {
            inputs: (0..INPUTS).map(|_| row(0.3)).collect(),
            bias: row(0.3),
            output: row(0.4),
            constant: 0.0,
        }
    }

    #[inline]
    fn finish(&self, sums: &Row) -> f32 {
        let mut parts = [0.0; 8];
        let eights = sums.as_chunks::<8>().0.iter().zip(self.output.as_chunks::<8>().0);
        for (sums, weights) in eights {
            for ((part, sum), weight) in parts.iter_mut().zip(sums).zip(weights) {
                *part += sum.max(0.0) * weight;
            }
        }
        self.constant + parts.iter().sum::<f32>()
    }

    /// Shows each play of the seat to move, which holds `own`, with the points that the hand is then worth to it.
    pub fn for_each_play(&self, public: &Public, own: Tiles, mut visit: impl FnMut(Play, f32)) {
        let mut turn = self.bias;
        lasting_facts(public, own)
            .chain(ends_facts(public))
            .for_each(|fact| add(&mut turn, &self.inputs[fact]));
        let mut again = turn;
        add(&mut again, &self.inputs[AGAIN]);
        public.for_each_play(own, |play| {
            let is_match = public.ends.after(play).1;
            if own == 1 << play.tile {
                let left = public.held[public.mover.other().index()];
                return visit(play, f32::from(left) + f32::from(u8::from(is_match)));
            }
            let mut sums = if is_match { again } else { turn };
            subtract(&mut sums, &self.inputs[OWN + usize::from(play.tile)]);
            self.correct_ends(&mut sums, public, play);
            visit(play, self.finish(&sums));
        });
    }

    /// The play that the estimator thinks best for the seat to move, which can play.
    pub fn best_play(&self, public: &Public, own: Tiles) -> Play {
        let mut best = (f32::MIN, None);
        self.for_each_play(public, own, |play, value| {
            if value > best.0 {
                best = (value, Some(play));
            }
        });
        best.1.expect("the seat to move can play")
    }

    /// Corrects the sums by what a play does to the ends.
    #[inline]
    fn correct_ends(&self, sums: &mut Row, public: &Public, play: Play) {
        if play.side == NO_SIDE {
            let [low, high] = pips(play.tile);
            for (number, from) in [(low, 0), (high, if low == high { 2 } else { 0 })] {
                add(sums, &self.inputs[side_fact(NUMBERS + number, from)]);
                add(sums, &self.inputs[side_fact(NUMBERS + number, from + 1)]);
            }
            return;
        }
        let number = across(play.tile, play.side % NUMBERS);
        if number == play.side {
            return;
        }
        subtract(sums, &self.inputs[side_fact(play.side, public.ends.count(play.side) - 1)]);
        add(sums, &self.inputs[side_fact(number, public.ends.count(number))]);
    }

    /// The facts that hold for the mover after one of its plays that does not end the hand.
    pub fn facts(&self, public: &Public, own: Tiles, play: Play) -> Facts {
        let mut after = *public;
        let is_match = after.put(play);
        let lasting = lasting_facts(public, own).filter(|fact| *fact != OWN + usize::from(play.tile));
        let again = is_match.then_some(AGAIN);
        lasting.chain(ends_facts(&after)).chain(again).map(|fact| fact as u16).collect()
    }

    /// Moves the estimate for these facts towards `target` by one step of gradient descent; gives how far it was off.
    pub fn learn(&mut self, facts: &Facts, target: f32, rate: f32) -> f32 {
        let mut sums = self.bias;
        facts.iter().for_each(|fact| add(&mut sums, &self.inputs[usize::from(*fact)]));
        let error = target - self.finish(&sums);
        let step = rate * error;
        self.constant += step;
        let mut slope = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if sums[unit] > 0.0 {
                slope[unit] = step * self.output[unit];
                self.output[unit] += step * sums[unit];
            }
        }
        add(&mut self.bias, &slope);
        facts.iter().for_each(|fact| add(&mut self.inputs[usize::from(*fact)], &slope));
        error
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};

    use super::super::known::Known;
    use super::*;

    /// The sums that are corrected for each play are those that its facts add up to.
    #[test]
    fn the_quick_way_finds_what_the_facts_say() {
        let estimator = Estimator::trained();
        let mut compared = 0;
        for number in 0..50 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let known = Known::new(&state.view(seat)).unwrap();
                estimator.for_each_play(&known.public, known.own, |play, value| {
                    if known.own != 1 << play.tile {
                        let facts = estimator.facts(&known.public, known.own, play);
                        let mut sums = estimator.bias;
                        facts.iter().for_each(|fact| add(&mut sums, &estimator.inputs[usize::from(*fact)]));
                        assert!(
                            (estimator.finish(&sums) - value).abs() < 1e-3,
                            "{play:?} in {}",
                            state.layout()
                        );
                        compared += 1;
                    }
                });
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                state.play_unchecked(moves[number as usize % moves.len()]);
            }
        }
        assert!(compared > 1_000, "{compared}");
    }
}
