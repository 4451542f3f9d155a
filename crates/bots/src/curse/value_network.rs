//! A value network: the expected points of a hand given one seat's information, trained by self-play
//! (`training`).
//!
//! It has one hidden layer over sparse binary features, and an efficiently updatable accumulator (NNUE; Y.
//! Nasu: Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi, 2018). From one
//! position to the next few features change, so the sums of the hidden layer are kept and corrected. They are
//! integers, so the result does not depend on the order of the corrections.

use std::array;

use talon_solve::curse::packed::{NO_SIDE, NUMBERS, Play, Tiles, across, pips};

use super::features::{AGAIN, FEATURES, Features, OWN, side_feature};
use super::public_state::PublicState;

/// Number of hidden units.
pub(super) const HIDDEN: usize = 64;

/// The integer that stands for a hidden sum of 1.
pub(super) const UNIT: f32 = 256.0;

/// The integer that stands for an output weight of 1.
pub(super) const OUTPUT_UNIT: f32 = 1024.0;

/// The weights of one feature, or the sums of the hidden layer.
type HiddenLayer = [i16; HIDDEN];

/// A network with one hidden layer of rectified linear units. Its output is in points.
#[derive(Clone, Debug)]
pub(super) struct ValueNetwork {
    inputs: Vec<HiddenLayer>,
    bias: HiddenLayer,
    output: HiddenLayer,
    constant: f32,
}

/// The sums of the hidden layer, and the features that they are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accumulator {
    features: Features,
    sums: HiddenLayer,
}

// No sum exceeds 16 bits: a test adds up the largest weights. So nothing ever wraps.

#[inline]
fn add(sums: &mut HiddenLayer, weights: &HiddenLayer) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
}

#[inline]
fn subtract(sums: &mut HiddenLayer, weights: &HiddenLayer) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
}

/// The weights, in the order in which [`ValueNetwork::from_bytes`] reads them.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

impl ValueNetwork {
    /// The trained network.
    pub(super) fn trained() -> ValueNetwork {
        ValueNetwork::from_bytes(WEIGHTS)
    }

    /// Reads the weights: 16-bit integers, little-endian, as `training::TrainingNetwork::to_bytes` writes
    /// them.
    ///
    /// # Panics
    /// When there are too few.
    pub(super) fn from_bytes(bytes: &[u8]) -> ValueNetwork {
        let mut numbers = bytes.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut next = || numbers.next().expect("a number for each weight");
        ValueNetwork {
            inputs: (0..FEATURES).map(|_| array::from_fn(|_| next())).collect(),
            bias: array::from_fn(|_| next()),
            output: array::from_fn(|_| next()),
            constant: f32::from(next()) / UNIT,
        }
    }

    /// The accumulator of no features.
    pub(super) fn accumulator(&self) -> Accumulator {
        Accumulator { features: Features::default(), sums: self.bias }
    }

    /// Updates the accumulator to other features, incrementally or from scratch, whichever is shorter.
    pub(super) fn update(&self, accumulator: &mut Accumulator, features: Features) {
        let (mut gone, mut new) =
            (accumulator.features.difference(&features), features.difference(&accumulator.features));
        if gone.len() + new.len() > features.len() {
            (gone, new, accumulator.sums) = (Features::default(), features, self.bias);
        }
        gone.iter().for_each(|feature| subtract(&mut accumulator.sums, &self.inputs[feature]));
        new.iter().for_each(|feature| add(&mut accumulator.sums, &self.inputs[feature]));
        accumulator.features = features;
    }

    #[inline]
    fn evaluate(&self, accumulator: &HiddenLayer) -> f32 {
        let parts = accumulator
            .iter()
            .zip(&self.output)
            .map(|(sum, weight)| i32::from((*sum).max(0)) * i32::from(*weight));
        self.constant + parts.sum::<i32>() as f32 / (UNIT * OUTPUT_UNIT)
    }

    /// Visits each play of the seat to move, which holds `own`, with the value of the hand for it after the
    /// play. The accumulator may come from any position; a similar one takes less time.
    pub(super) fn for_each_play(
        &self,
        public: &PublicState,
        own: Tiles,
        accumulator: &mut Accumulator,
        mut visit: impl FnMut(Play, f32),
    ) {
        self.update(accumulator, Features::of_turn(public, own));
        public.for_each_play(own, |play| {
            let value = match public.points_of_last(own, play) {
                Some(points) => points.into(),
                None => self.evaluate(&self.after(&accumulator.sums, public, play)),
            };
            visit(play, value);
        });
    }

    /// The play with the best value for the seat to move, which can play.
    pub(super) fn best_play(&self, public: &PublicState, own: Tiles, accumulator: &mut Accumulator) -> Play {
        let mut best = (f32::MIN, None);
        self.for_each_play(public, own, accumulator, |play, value| {
            if value > best.0 {
                best = (value, Some(play));
            }
        });
        best.1.expect("the seat to move can play")
    }

    /// The hidden sums after a play, from those of the turn.
    #[inline]
    fn after(&self, turn: &HiddenLayer, public: &PublicState, play: Play) -> HiddenLayer {
        let mut accumulator = *turn;
        subtract(&mut accumulator, &self.inputs[OWN + usize::from(play.tile)]);
        if play.side == NO_SIDE {
            let [low, high] = pips(play.tile);
            for (number, from) in [(low, 0), (high, if low == high { 2 } else { 0 })] {
                add(&mut accumulator, &self.inputs[side_feature(NUMBERS + number, from)]);
                add(&mut accumulator, &self.inputs[side_feature(NUMBERS + number, from + 1)]);
            }
            return accumulator;
        }
        if public.ends.after(play).1 {
            add(&mut accumulator, &self.inputs[AGAIN]);
        }
        let number = across(play.tile, play.side % NUMBERS);
        if number != play.side {
            subtract(
                &mut accumulator,
                &self.inputs[side_feature(play.side, public.ends.count(play.side) - 1)],
            );
            add(&mut accumulator, &self.inputs[side_feature(number, public.ends.count(number))]);
        }
        accumulator
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::DealNumber;
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};

    use super::super::features::MAX_ACTIVE;
    use super::super::information_set::InformationSet;
    use super::*;

    /// Incremental updates give the same sums as the features added up, whatever position they come from.
    #[test]
    fn incremental_updates_agree_with_the_features() {
        let network = ValueNetwork::trained();
        let (mut compared, mut kept) = (0, network.accumulator());
        for number in 0..50 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let InformationSet { public, own, .. } = InformationSet::new(&state.view(seat)).unwrap();
                network.for_each_play(&public, own, &mut kept, |play, value| {
                    if own != 1 << play.tile {
                        let mut accumulator = network.bias;
                        let features = Features::after(&public, own, play);
                        features.iter().for_each(|feature| add(&mut accumulator, &network.inputs[feature]));
                        assert_eq!(network.evaluate(&accumulator), value, "{play:?} in {}", state.layout());
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

    /// The largest weights together, and the output that they make, fit into their integers.
    #[test]
    fn nothing_wraps() {
        let network = ValueNetwork::trained();
        let mut output = 0_i64;
        for unit in 0..HIDDEN {
            let mut sizes: Vec<i64> = network.inputs.iter().map(|row| i64::from(row[unit]).abs()).collect();
            sizes.sort_unstable();
            let most = sizes.iter().rev().take(MAX_ACTIVE).sum::<i64>() + i64::from(network.bias[unit]).abs();
            assert!(most <= i64::from(i16::MAX), "{most} in unit {unit}");
            output += most * i64::from(network.output[unit]).abs();
        }
        assert!(output <= i64::from(i32::MAX), "{output}");
    }
}
