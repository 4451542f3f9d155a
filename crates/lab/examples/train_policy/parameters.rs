//! The networks during training: weights in floating point, their gradients, and Adam.

use std::array;

use talon_bots::curse::training::{POLICY_FEATURES, POLICY_HIDDEN as HIDDEN, PolicyFeatures, PolicyWeights};

/// The weights of one feature, or the sums of the hidden layer.
pub(crate) type Row = [f32; HIDDEN];

/// Number of units in the second hidden layer of the critic.
const SECOND: usize = 32;

/// The weights of a network, or their gradient.
#[derive(Clone)]
pub(crate) struct Parameters {
    /// A row for each feature.
    inputs: Vec<Row>,
    bias: Row,
    /// The layers behind the first: rows of weights, then single ones.
    rows: Vec<Row>,
    singles: Vec<f32>,
}

impl Parameters {
    /// The same number of zeros.
    pub(crate) fn zeros(&self) -> Parameters {
        let rows = |rows: &[Row]| vec![[0.0; HIDDEN]; rows.len()];
        Parameters {
            inputs: rows(&self.inputs),
            bias: [0.0; HIDDEN],
            rows: rows(&self.rows),
            singles: vec![0.0; self.singles.len()],
        }
    }

    fn all(&self) -> impl Iterator<Item = &f32> {
        let rows = self.inputs.iter().chain([&self.bias]).chain(&self.rows);
        rows.flatten().chain(&self.singles)
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.inputs.iter_mut().chain([&mut self.bias]).chain(&mut self.rows);
        rows.flatten().chain(&mut self.singles)
    }

    /// Adds another gradient.
    pub(crate) fn add(&mut self, other: &Parameters) {
        self.all_mut().zip(other.all()).for_each(|(sum, part)| *sum += part);
    }

    /// The sums of the first layer for each of these sets of features. What all have in common is added up once.
    pub(crate) fn hidden(&self, sets: &[PolicyFeatures]) -> Vec<Row> {
        let shared = PolicyFeatures::shared_by(sets);
        let mut sums = self.bias;
        shared.iter().for_each(|feature| add(&mut sums, &self.inputs[feature]));
        let sums_of = |features: &PolicyFeatures| {
            let mut sums = sums;
            features.difference(&shared).iter().for_each(|feature| add(&mut sums, &self.inputs[feature]));
            sums
        };
        sets.iter().map(sums_of).collect()
    }

    /// Adds the gradient of the first layer, from that of its sums for each of these sets of features.
    pub(crate) fn add_hidden(&mut self, sets: &[PolicyFeatures], slopes: &[Row]) {
        let shared = PolicyFeatures::shared_by(sets);
        let mut sum = [0.0; HIDDEN];
        for (features, slope) in sets.iter().zip(slopes) {
            add(&mut sum, slope);
            features.difference(&shared).iter().for_each(|feature| add(&mut self.inputs[feature], slope));
        }
        add(&mut self.bias, &sum);
        shared.iter().for_each(|feature| add(&mut self.inputs[feature], &sum));
    }
}

fn add(sums: &mut Row, weights: &Row) {
    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight);
}

/// The scalar product, in lanes that a processor adds at once.
fn product(one: &Row, other: &Row) -> f32 {
    const LANES: usize = 32;
    let mut sums = [0.0; LANES];
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

fn rectified(sums: &Row) -> Row {
    sums.map(|sum| sum.max(0.0))
}

/// The policy network: one hidden layer.
pub(crate) struct Policy;

impl Policy {
    /// Random weights; `random` returns numbers from -1 to 1.
    pub(crate) fn untrained(mut random: impl FnMut() -> f32) -> Parameters {
        Parameters {
            inputs: (0..POLICY_FEATURES).map(|_| array::from_fn(|_| 0.15 * random())).collect(),
            bias: [0.0; HIDDEN],
            rows: vec![array::from_fn(|_| 0.05 * random())],
            singles: vec![0.0],
        }
    }

    pub(crate) fn output(weights: &Parameters, sums: &Row) -> f32 {
        weights.singles[0] + product(&rectified(sums), &weights.rows[0])
    }

    /// Adds the gradient behind the first layer, and returns that of its sums.
    pub(crate) fn back(weights: &Parameters, sums: &Row, slope: f32, gradient: &mut Parameters) -> Row {
        gradient.singles[0] += slope;
        let output = &mut gradient.rows[0];
        array::from_fn(|unit| {
            output[unit] += slope * sums[unit].max(0.0);
            if sums[unit] > 0.0 { slope * weights.rows[0][unit] } else { 0.0 }
        })
    }

    /// The weights for the opponents.
    pub(crate) fn finished(weights: &Parameters) -> PolicyWeights<'_> {
        PolicyWeights {
            inputs: &weights.inputs,
            bias: &weights.bias,
            output: &weights.rows[0],
            constant: weights.singles[0],
        }
    }
}

/// The critic, which sees all tiles: two hidden layers. Its output is in points.
pub(crate) struct Critic;

impl Critic {
    /// Random weights; `random` returns numbers from -1 to 1.
    pub(crate) fn untrained(mut random: impl FnMut() -> f32) -> Parameters {
        let inputs = (0..POLICY_FEATURES).map(|_| array::from_fn(|_| 0.2 * random())).collect();
        let rows = (0..SECOND).map(|_| array::from_fn(|_| 0.1 * random())).collect();
        let outputs = (0..SECOND).map(|_| 0.3 * random());
        let singles = [0.0; SECOND].into_iter().chain(outputs).chain([0.0]).collect();
        Parameters { inputs, bias: [0.0; HIDDEN], rows, singles }
    }

    pub(crate) fn output(weights: &Parameters, sums: &Row) -> f32 {
        let first = rectified(sums);
        let second = weights.rows.iter().zip(&weights.singles[..SECOND]);
        let second = second.map(|(row, bias)| (bias + product(&first, row)).max(0.0));
        let parts = second.zip(&weights.singles[SECOND..]).map(|(unit, weight)| unit * weight);
        weights.singles[2 * SECOND] + parts.sum::<f32>()
    }

    /// Adds the gradient behind the first layer, and returns that of its sums.
    pub(crate) fn back(weights: &Parameters, sums: &Row, slope: f32, gradient: &mut Parameters) -> Row {
        let first = rectified(sums);
        let mut slopes = [0.0; HIDDEN];
        for unit in 0..SECOND {
            let row = &weights.rows[unit];
            let sum = weights.singles[unit] + product(&first, row);
            if sum > 0.0 {
                gradient.singles[SECOND + unit] += slope * sum;
                let slope = slope * weights.singles[SECOND + unit];
                gradient.singles[unit] += slope;
                for (place, gradient) in gradient.rows[unit].iter_mut().enumerate() {
                    *gradient += slope * first[place];
                    slopes[place] += slope * row[place];
                }
            }
        }
        gradient.singles[2 * SECOND] += slope;
        array::from_fn(|unit| if sums[unit] > 0.0 { slopes[unit] } else { 0.0 })
    }
}

/// Adam (D. P. Kingma, J. Ba: Adam: A Method for Stochastic Optimization, 2015), with its usual decay rates.
pub(crate) struct Adam {
    means: Parameters,
    squares: Parameters,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(weights: &Parameters) -> Adam {
        Adam { means: weights.zeros(), squares: weights.zeros(), steps: 0 }
    }

    /// Descends along a gradient times `scale`.
    pub(crate) fn step(&mut self, weights: &mut Parameters, gradient: &Parameters, scale: f32, rate: f32) {
        const DECAY: [f32; 2] = [0.9, 0.999];
        self.steps += 1;
        let corrections = DECAY.map(|decay| 1.0 / (1.0 - decay.powi(self.steps)));
        let moments = self.means.all_mut().zip(self.squares.all_mut());
        for ((weight, slope), (mean, square)) in weights.all_mut().zip(gradient.all()).zip(moments) {
            let slope = slope * scale;
            *mean = DECAY[0] * *mean + (1.0 - DECAY[0]) * slope;
            *square = DECAY[1] * *square + (1.0 - DECAY[1]) * slope * slope;
            *weight -= rate * *mean * corrections[0] / ((*square * corrections[1]).sqrt() + 1e-6);
        }
    }
}
