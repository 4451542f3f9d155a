//! The network during training, as the examples `train` and `train_policy` of `talon-lab` use it.

use std::array;

pub use super::declined::{Declined, Observed};
use super::features::FEATURES;
pub use super::features::POLICY_FEATURES;
pub use super::features::{PolicyFeatures, ValueFeatures};
pub use super::network::POLICY_HIDDEN;
use super::network::{OUTPUT_UNIT, UNIT, VALUE_HIDDEN as HIDDEN};
pub use super::public_state::{PlayOutcome, PublicState};

/// The weights of one feature, or the sums of the hidden layer.
type HiddenLayer = [f32; HIDDEN];

/// The value network with weights in floating point.
#[derive(Clone, Debug)]
pub struct TrainingNetwork {
    inputs: Vec<HiddenLayer>,
    bias: HiddenLayer,
    output: HiddenLayer,
    constant: f32,
}

fn add(sums: &mut HiddenLayer, weights: &HiddenLayer) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
}

impl TrainingNetwork {
    /// An untrained network, with small weights from `chance`, which returns numbers from 0 to 1.
    pub fn untrained(mut chance: impl FnMut() -> f32) -> TrainingNetwork {
        let mut row = |size: f32| array::from_fn(|_| (chance() + chance() + chance() - 1.5) * size);
        TrainingNetwork {
            inputs: (0..FEATURES).map(|_| row(0.3)).collect(),
            bias: row(0.3),
            output: row(0.4),
            constant: 0.0,
        }
    }

    /// The value of a hand, in points, for the seat with these features.
    pub fn value(&self, features: &ValueFeatures) -> f32 {
        self.evaluate(&self.hidden(features))
    }

    /// Moves the value for these features towards `target` by one step of gradient descent.
    pub fn train(&mut self, features: &ValueFeatures, target: f32, rate: f32) {
        let sums = self.hidden(features);
        let step = rate * (target - self.evaluate(&sums));
        self.constant += step;
        let mut slope = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if sums[unit] > 0.0 {
                slope[unit] = step * self.output[unit];
                self.output[unit] += step * sums[unit];
            }
        }
        add(&mut self.bias, &slope);
        features.iter().for_each(|feature| add(&mut self.inputs[feature], &slope));
    }

    fn hidden(&self, features: &ValueFeatures) -> HiddenLayer {
        let mut sums = self.bias;
        features.iter().for_each(|feature| add(&mut sums, &self.inputs[feature]));
        sums
    }

    fn evaluate(&self, sums: &HiddenLayer) -> f32 {
        let parts = sums.iter().zip(&self.output).map(|(sum, weight)| sum.max(0.0) * weight);
        self.constant + parts.sum::<f32>()
    }

    /// The weights as integers, in the format that the value network reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let scaled = |weights: &HiddenLayer, unit: f32| weights.map(|weight| (weight * unit).round() as i16);
        let rows = self.inputs.iter().chain([&self.bias]).map(|row| scaled(row, UNIT));
        let numbers = rows.chain([scaled(&self.output, OUTPUT_UNIT)]).flatten();
        numbers.chain([(self.constant * UNIT).round() as i16]).flat_map(i16::to_le_bytes).collect()
    }
}

/// The weights of a policy network in floating point.
#[derive(Clone, Copy, Debug)]
pub struct PolicyWeights<'a> {
    /// A row for each feature.
    pub inputs: &'a [[f32; POLICY_HIDDEN]],
    /// The bias of the hidden layer.
    pub bias: &'a [f32; POLICY_HIDDEN],
    /// The weights of the output.
    pub output: &'a [f32; POLICY_HIDDEN],
    /// Its constant.
    pub constant: f32,
}

impl PolicyWeights<'_> {
    /// The weights as integers, in the format that the policy network reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let scaled =
            |weights: &[f32; POLICY_HIDDEN], unit: f32| weights.map(|weight| (weight * unit).round() as i16);
        let rows = self.inputs.iter().chain([self.bias]).map(|row| scaled(row, UNIT));
        let numbers = rows.chain([scaled(self.output, OUTPUT_UNIT)]).flatten();
        numbers.chain([(self.constant * UNIT).round() as i16]).flat_map(i16::to_le_bytes).collect()
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber};

    use super::super::information_set::InformationSet;
    use super::super::network::ValueNetwork;
    use super::*;

    /// A network learns its targets, and the value network that reads its weights gives the same values.
    #[test]
    fn the_value_network_reads_trained_weights() {
        let mut chance = Chance::from_seed(1);
        let mut network = TrainingNetwork::untrained(|| chance.below(1 << 24) as f32 / (1 << 24) as f32);
        let state = State::deal(&Options::HAND, DealNumber::new(3).unwrap());
        let information = InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        let mut plays = Vec::new();
        information.public.for_each_play(information.own, |play| plays.push(play));
        let features: Vec<ValueFeatures> = plays
            .iter()
            .map(|play| ValueFeatures::after(&information.public, information.own, *play))
            .collect();
        for _ in 0..2_000 {
            for (target, features) in features.iter().enumerate() {
                network.train(features, target as f32, 0.005);
            }
        }
        let network = ValueNetwork::from_bytes(&network.to_bytes());
        let mut targets = 0..;
        network.for_each_play(
            &information.public,
            information.own,
            &mut network.accumulator(),
            |_, value| {
                let target = targets.next().unwrap() as f32;
                assert!((value - target).abs() < 0.2, "{value} instead of {target}");
            },
        );
        assert_eq!(targets.start, 11);
    }
}
