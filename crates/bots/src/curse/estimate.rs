//! What a hand is worth to somebody who knows only his own tiles: a small network, trained by playing against
//! itself (`training`).
//!
//! Its inputs are facts that hold or do not. From one position to the next few of them change, and a play changes
//! fewer still; so the sums of the hidden layer are kept and corrected. They are whole numbers: however they have been
//! corrected, they are the same.

use std::array;

use talon_solve::curse::packed::{NO_SIDE, NUMBERS, Play, Tiles, across, pips};

use super::facts::{AGAIN, Facts, INPUTS, OWN, side_fact};
use super::public::Public;

/// How many sums are formed of the facts.
pub(super) const HIDDEN: usize = 64;

/// What a sum of 1 is in whole numbers.
pub(super) const UNIT: f32 = 256.0;

/// What a weight of 1 of the output is in whole numbers.
pub(super) const OUTPUT_UNIT: f32 = 1024.0;

/// The weights of one fact, or a sum for each hidden unit.
type Row = [i16; HIDDEN];

/// A network with one hidden layer of rectified sums; its output is in points.
#[derive(Clone, Debug)]
pub(super) struct Estimator {
    inputs: Vec<Row>,
    bias: Row,
    output: Row,
    constant: f32,
}

/// The sums of the hidden layer, and the facts that they are formed of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums {
    facts: Facts,
    row: Row,
}

// No sum leaves 16 bits, as a test finds by adding up the largest weights; so nothing ever wraps.

#[inline]
fn add(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

#[inline]
fn subtract(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
}

/// The weights, in the order in which [`Estimator::from_bytes`] reads them.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

impl Estimator {
    /// The network as it has been trained.
    pub(super) fn trained() -> Estimator {
        Estimator::from_bytes(WEIGHTS)
    }

    /// Reads the weights: 16-bit numbers, the lowest byte first, as `training::Network::to_bytes` writes them.
    ///
    /// # Panics
    /// When there are not as many as there should be.
    pub(super) fn from_bytes(bytes: &[u8]) -> Estimator {
        let mut numbers = bytes.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut next = || numbers.next().expect("a number for each weight");
        Estimator {
            inputs: (0..INPUTS).map(|_| array::from_fn(|_| next())).collect(),
            bias: array::from_fn(|_| next()),
            output: array::from_fn(|_| next()),
            constant: f32::from(next()) / UNIT,
        }
    }

    /// The sums when nothing holds, to begin with.
    pub(super) fn sums(&self) -> Sums {
        Sums { facts: Facts::default(), row: self.bias }
    }

    /// Makes these the sums of other facts, by whichever way is shorter.
    pub(super) fn bring(&self, sums: &mut Sums, facts: Facts) {
        let (mut gone, mut new) = (sums.facts.without(&facts), facts.without(&sums.facts));
        if gone.len() + new.len() > facts.len() {
            (gone, new, sums.row) = (Facts::default(), facts, self.bias);
        }
        gone.iter().for_each(|fact| subtract(&mut sums.row, &self.inputs[fact]));
        new.iter().for_each(|fact| add(&mut sums.row, &self.inputs[fact]));
        sums.facts = facts;
    }

    #[inline]
    fn finish(&self, sums: &Row) -> f32 {
        let parts =
            sums.iter().zip(&self.output).map(|(sum, weight)| i32::from((*sum).max(0)) * i32::from(*weight));
        self.constant + parts.sum::<i32>() as f32 / (UNIT * OUTPUT_UNIT)
    }

    /// Shows each play of the seat to move, which holds `own`, with the points that the hand is then worth to it. `sums`
    /// may be those of any position; of one that is near, this takes less time.
    pub(super) fn for_each_play(
        &self,
        public: &Public,
        own: Tiles,
        sums: &mut Sums,
        mut visit: impl FnMut(Play, f32),
    ) {
        self.bring(sums, Facts::of_turn(public, own));
        public.for_each_play(own, |play| {
            let value = match public.points_of_last(own, play) {
                Some(points) => points.into(),
                None => self.finish(&self.after(&sums.row, public, play)),
            };
            visit(play, value);
        });
    }

    /// The play that the estimator thinks best for the seat to move, which can play.
    pub(super) fn best_play(&self, public: &Public, own: Tiles, sums: &mut Sums) -> Play {
        let mut best = (f32::MIN, None);
        self.for_each_play(public, own, sums, |play, value| {
            if value > best.0 {
                best = (value, Some(play));
            }
        });
        best.1.expect("the seat to move can play")
    }

    /// The sums after a play, from those of the turn.
    #[inline]
    fn after(&self, turn: &Row, public: &Public, play: Play) -> Row {
        let mut sums = *turn;
        subtract(&mut sums, &self.inputs[OWN + usize::from(play.tile)]);
        if play.side == NO_SIDE {
            let [low, high] = pips(play.tile);
            for (number, from) in [(low, 0), (high, if low == high { 2 } else { 0 })] {
                add(&mut sums, &self.inputs[side_fact(NUMBERS + number, from)]);
                add(&mut sums, &self.inputs[side_fact(NUMBERS + number, from + 1)]);
            }
            return sums;
        }
        if public.ends.after(play).1 {
            add(&mut sums, &self.inputs[AGAIN]);
        }
        let number = across(play.tile, play.side % NUMBERS);
        if number != play.side {
            subtract(&mut sums, &self.inputs[side_fact(play.side, public.ends.count(play.side) - 1)]);
            add(&mut sums, &self.inputs[side_fact(number, public.ends.count(number))]);
        }
        sums
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};

    use super::super::facts::MOST;
    use super::super::known::Known;
    use super::*;

    /// The sums that are kept and corrected are those that the facts add up to, whatever position they come from.
    #[test]
    fn the_quick_way_finds_what_the_facts_say() {
        let estimator = Estimator::trained();
        let (mut compared, mut kept) = (0, estimator.sums());
        for number in 0..50 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let Known { public, own, .. } = Known::new(&state.view(seat)).unwrap();
                estimator.for_each_play(&public, own, &mut kept, |play, value| {
                    if own != 1 << play.tile {
                        let mut sums = estimator.bias;
                        let facts = Facts::after(&public, own, play);
                        facts.iter().for_each(|fact| add(&mut sums, &estimator.inputs[fact]));
                        assert_eq!(estimator.finish(&sums), value, "{play:?} in {}", state.layout());
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

    /// The largest weights together, and what they make of the output, keep within their numbers of bits.
    #[test]
    fn nothing_wraps() {
        let estimator = Estimator::trained();
        let mut output = 0_i64;
        for unit in 0..HIDDEN {
            let mut sizes: Vec<i64> = estimator.inputs.iter().map(|row| i64::from(row[unit]).abs()).collect();
            sizes.sort_unstable();
            let most = sizes.iter().rev().take(MOST).sum::<i64>() + i64::from(estimator.bias[unit]).abs();
            assert!(most <= i64::from(i16::MAX), "{most} in unit {unit}");
            output += most * i64::from(estimator.output[unit]).abs();
        }
        assert!(output <= i64::from(i32::MAX), "{output}");
    }
}
