//! The network while it is trained, see `examples/train.rs`.

use std::array;

use super::estimate::{HIDDEN, OUTPUT_UNIT, UNIT};
pub use super::facts::Facts;
use super::facts::INPUTS;
pub use super::public::{Outcome, Public};

/// The weights of one fact, or a sum for each hidden unit.
type Row = [f32; HIDDEN];

/// The network of the estimator, with weights that change little by little.
#[derive(Clone, Debug)]
pub struct Network {
    inputs: Vec<Row>,
    bias: Row,
    output: Row,
    constant: f32,
}

fn add(sums: &mut Row, row: &Row) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
}

impl Network {
    /// A network that has learned nothing, with small weights drawn from `chance`, which gives numbers from 0 to 1.
    pub fn untrained(mut chance: impl FnMut() -> f32) -> Network {
        let mut row = |size: f32| array::from_fn(|_| (chance() + chance() + chance() - 1.5) * size);
        Network {
            inputs: (0..INPUTS).map(|_| row(0.3)).collect(),
            bias: row(0.3),
            output: row(0.4),
            constant: 0.0,
        }
    }

    /// What a hand is worth, in points, to the seat for which these facts hold.
    pub fn value(&self, facts: &Facts) -> f32 {
        self.finish(&self.sums(facts))
    }

    /// Moves the estimate for these facts towards `target` by one step of gradient descent.
    pub fn learn(&mut self, facts: &Facts, target: f32, rate: f32) {
        let sums = self.sums(facts);
        let step = rate * (target - self.finish(&sums));
        self.constant += step;
        let mut slope = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            if sums[unit] > 0.0 {
                slope[unit] = step * self.output[unit];
                self.output[unit] += step * sums[unit];
            }
        }
        add(&mut self.bias, &slope);
        facts.iter().for_each(|fact| add(&mut self.inputs[fact], &slope));
    }

    fn sums(&self, facts: &Facts) -> Row {
        let mut sums = self.bias;
        facts.iter().for_each(|fact| add(&mut sums, &self.inputs[fact]));
        sums
    }

    fn finish(&self, sums: &Row) -> f32 {
        let parts = sums.iter().zip(&self.output).map(|(sum, weight)| sum.max(0.0) * weight);
        self.constant + parts.sum::<f32>()
    }

    /// The weights in whole numbers, as the estimator reads them.
    pub fn to_bytes(&self) -> Vec<u8> {
        let scaled = |row: &Row, unit: f32| row.map(|weight| (weight * unit).round() as i16);
        let rows = self.inputs.iter().chain([&self.bias]).map(|row| scaled(row, UNIT));
        let numbers = rows.chain([scaled(&self.output, OUTPUT_UNIT)]).flatten();
        numbers.chain([(self.constant * UNIT).round() as i16]).flat_map(i16::to_le_bytes).collect()
    }
}

#[cfg(test)]
mod tests {
    use talon_pieces::{Chance, DealNumber};
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};

    use super::super::estimate::Estimator;
    use super::super::known::Known;
    use super::*;

    /// A network learns what it is told, and the estimator that reads its weights says the same.
    #[test]
    fn what_is_learned_is_what_is_estimated() {
        let mut chance = Chance::from_seed(1);
        let mut network = Network::untrained(|| chance.below(1 << 24) as f32 / (1 << 24) as f32);
        let state = State::deal(&Options::HAND, DealNumber::new(3).unwrap());
        let known = Known::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        let mut plays = Vec::new();
        known.public.for_each_play(known.own, |play| plays.push(play));
        let facts: Vec<Facts> =
            plays.iter().map(|play| Facts::after(&known.public, known.own, *play)).collect();
        for _ in 0..2_000 {
            for (target, facts) in facts.iter().enumerate() {
                network.learn(facts, target as f32, 0.005);
            }
        }
        let estimator = Estimator::from_bytes(&network.to_bytes());
        let mut targets = 0..;
        estimator.for_each_play(&known.public, known.own, &mut estimator.sums(), |_, value| {
            let target = targets.next().unwrap() as f32;
            assert!((value - target).abs() < 0.2, "{value} instead of {target}");
        });
        assert_eq!(targets.start, 11);
    }
}
