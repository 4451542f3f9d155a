//! The networks of the opponents, trained by self-play (`training`): a value network, which expects the points of a
//! hand given one seat's information, and a policy network, which says how likely each play should be.
//!
//! Both have one hidden layer over sparse binary features, and an efficiently updatable accumulator (NNUE; Y.
//! Nasu: Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi, 2018). From one
//! position to the next few features change, so the sums of the hidden layer are kept and corrected. They are
//! integers, so the result does not depend on the order of the corrections.

use std::array;

use arrayvec::ArrayVec;
use talon_solve::curse::packed::{NO_SIDE, NUMBERS, Play, Side, Tiles, across, pips};

use super::declined::Observed;
use super::features::{AGAIN, Features, MAX_POLICY_ACTIVE, OWN, PolicyFeatures, ValueFeatures, side_feature};
use super::public_state::PublicState;
use super::relabeling::{Names, Relabeling, SameNames};

/// Number of hidden units of the value network.
pub(super) const VALUE_HIDDEN: usize = 64;

/// Number of hidden units of the policy network.
pub const POLICY_HIDDEN: usize = 256;

/// The integer that stands for a hidden sum of 1.
pub(super) const UNIT: f32 = 256.0;

/// The integer that stands for an output weight of 1.
pub(super) const OUTPUT_UNIT: f32 = 1024.0;

/// The weights of one feature, or the sums of the hidden layer.
type HiddenLayer<const HIDDEN: usize> = [i16; HIDDEN];

/// Number of words of the features of the value network.
const VALUE_WORDS: usize = 3;

/// Number of words of the features of the policy network.
const POLICY_WORDS: usize = 7;

/// A network with one hidden layer of rectified linear units.
#[derive(Clone, Debug)]
pub(super) struct Network<const HIDDEN: usize, const WORDS: usize> {
    inputs: Vec<HiddenLayer<HIDDEN>>,
    bias: HiddenLayer<HIDDEN>,
    output: HiddenLayer<HIDDEN>,
    constant: f32,
}

/// The network that values a hand after a play, in points.
pub(super) type ValueNetwork = Network<VALUE_HIDDEN, VALUE_WORDS>;

/// The network that gives each play a logit: a play is `exp(difference)` times as likely as another.
pub(super) type PolicyNetwork = Network<POLICY_HIDDEN, POLICY_WORDS>;

/// Both trained networks.
#[derive(Clone, Debug)]
pub(super) struct Networks {
    pub(super) values: ValueNetwork,
    pub(super) policy: PolicyNetwork,
}

impl Networks {
    /// Reads the weights of both.
    pub(super) fn trained() -> Networks {
        Networks { values: ValueNetwork::trained(), policy: PolicyNetwork::trained() }
    }
}

/// The sums of the hidden layer, and the features that they are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accumulator<const HIDDEN: usize, const WORDS: usize> {
    features: Features<WORDS>,
    sums: HiddenLayer<HIDDEN>,
}

/// The accumulator of a value network.
pub(super) type ValueAccumulator = Accumulator<VALUE_HIDDEN, VALUE_WORDS>;

/// The accumulator of a policy network.
pub(super) type PolicyAccumulator = Accumulator<POLICY_HIDDEN, POLICY_WORDS>;

/// The play with the largest output among those seen.
#[derive(Default)]
struct Best(Option<(f32, Play)>);

impl Best {
    #[inline]
    fn see(&mut self, play: Play, output: f32) {
        if self.0.is_none_or(|(best, _)| output > best) {
            self.0 = Some((output, play));
        }
    }

    fn play(self) -> Option<Play> {
        self.0.map(|(_, play)| play)
    }
}

// No sum exceeds 16 bits: a test adds up the largest weights. So nothing ever wraps.

/// Rows of weights to be added to the sums of a hidden layer, and others to be subtracted from them.
#[derive(Default)]
struct Change<'a, const HIDDEN: usize, const MOST: usize> {
    less: ArrayVec<&'a HiddenLayer<HIDDEN>, MOST>,
    plus: ArrayVec<&'a HiddenLayer<HIDDEN>, MOST>,
}

/// The change by a play. Most weights are subtracted for a tile that was declined in four ways and leaves the last of
/// some ends.
type ChangeOfPlay<'a, const HIDDEN: usize> = Change<'a, HIDDEN, 6>;

/// Number of sums that are computed at once: a processor can keep them in its registers.
const BLOCK: usize = 32;

impl<const HIDDEN: usize, const MOST: usize> Change<'_, HIDDEN, MOST> {
    /// A block of the sums after the change.
    #[inline(always)]
    fn block(&self, sums: &HiddenLayer<HIDDEN>, index: usize) -> [i16; BLOCK] {
        let mut block = sums.as_chunks().0[index];
        for row in &self.less {
            let row: &[i16; BLOCK] = &row.as_chunks().0[index];
            block.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
        }
        for row in &self.plus {
            let row: &[i16; BLOCK] = &row.as_chunks().0[index];
            block.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
        }
        block
    }

    /// Changes the sums.
    fn apply(&self, sums: &mut HiddenLayer<HIDDEN>) {
        for index in 0..HIDDEN / BLOCK {
            sums.as_chunks_mut().0[index] = self.block(sums, index);
        }
    }

    /// The output with these weights for the sums after the change.
    fn output(&self, sums: &HiddenLayer<HIDDEN>, weights: &HiddenLayer<HIDDEN>) -> i32 {
        let mut output = 0;
        for index in 0..HIDDEN / BLOCK {
            let block = self.block(sums, index);
            let weights: &[i16; BLOCK] = &weights.as_chunks().0[index];
            let parts =
                block.iter().zip(weights).map(|(sum, weight)| i32::from((*sum).max(0)) * i32::from(*weight));
            output += parts.sum::<i32>();
        }
        output
    }
}

impl ValueNetwork {
    /// The trained network.
    pub(super) fn trained() -> ValueNetwork {
        Network::from_bytes(include_bytes!("value_weights.bin"))
    }

    /// Visits each play of the seat to move, which holds `own`, with the value of the hand for it after the
    /// play. The accumulator may come from any position; a similar one takes less time.
    pub(super) fn for_each_play(
        &self,
        public: &PublicState,
        own: Tiles,
        accumulator: &mut ValueAccumulator,
        visit: impl FnMut(Play, f32),
    ) {
        let features = ValueFeatures::of_turn(public, own, &SameNames);
        self.visit(features, public, own, &SameNames, accumulator, visit);
    }
}

impl PolicyNetwork {
    /// The trained network.
    pub(super) fn trained() -> PolicyNetwork {
        Network::from_bytes(include_bytes!("policy_weights.bin"))
    }

    /// Visits each play of the seat to move, which holds `own`, with its logit; a last tile instead with its points. The
    /// accumulator may come from any position; a similar one takes less time.
    pub(super) fn for_each_play(
        &self,
        observed: &Observed,
        own: Tiles,
        accumulator: &mut PolicyAccumulator,
        visit: impl FnMut(Play, f32),
    ) {
        let names = Relabeling::canonical(&observed.public, own);
        let features = PolicyFeatures::of_observed_turn(observed, own, &names);
        self.visit(features, &observed.public, own, &names, accumulator, visit);
    }

    /// The likeliest play for the seat to move, which can play.
    pub(super) fn best_play(
        &self,
        observed: &Observed,
        own: Tiles,
        accumulator: &mut PolicyAccumulator,
    ) -> Play {
        self.likeliest_play(observed, own, accumulator).expect("the seat to move can play")
    }

    /// The likeliest play for the seat to move; `None` if it has to pass.
    pub(super) fn likeliest_play(
        &self,
        observed: &Observed,
        own: Tiles,
        accumulator: &mut PolicyAccumulator,
    ) -> Option<Play> {
        let mut best = Best::default();
        self.for_each_play(observed, own, accumulator, |play, logit| best.see(play, logit));
        best.play()
    }
}

impl<const HIDDEN: usize, const WORDS: usize> Network<HIDDEN, WORDS> {
    /// Reads the weights: 16-bit integers, little-endian, a row of hidden weights for each feature, the bias, the output
    /// weights and the constant.
    ///
    /// # Panics
    /// If there are too few.
    pub(super) fn from_bytes(bytes: &[u8]) -> Network<HIDDEN, WORDS> {
        let numbers = bytes.as_chunks().0;
        let features = (numbers.len() / HIDDEN).saturating_sub(2);
        let mut numbers = numbers.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut next = || numbers.next().expect("a number for each weight");
        Network {
            inputs: (0..features).map(|_| array::from_fn(|_| next())).collect(),
            bias: array::from_fn(|_| next()),
            output: array::from_fn(|_| next()),
            constant: f32::from(next()) / UNIT,
        }
    }

    /// The accumulator of no features.
    pub(super) fn accumulator(&self) -> Accumulator<HIDDEN, WORDS> {
        Accumulator { features: Features::default(), sums: self.bias }
    }

    /// Updates the accumulator to other features, incrementally or from scratch, whichever is shorter.
    pub(super) fn update(&self, accumulator: &mut Accumulator<HIDDEN, WORDS>, features: Features<WORDS>) {
        let (mut gone, mut new) =
            (accumulator.features.difference(&features), features.difference(&accumulator.features));
        if gone.len() + new.len() > features.len() {
            (gone, new, accumulator.sums) = (Features::default(), features, self.bias);
        }
        let mut change = Change::<HIDDEN, MAX_POLICY_ACTIVE>::default();
        gone.iter().for_each(|feature| change.less.push(&self.inputs[feature]));
        new.iter().for_each(|feature| change.plus.push(&self.inputs[feature]));
        change.apply(&mut accumulator.sums);
        accumulator.features = features;
    }

    /// The output for these sums of the hidden layer, once they are changed.
    #[inline]
    fn evaluate<const MOST: usize>(
        &self,
        sums: &HiddenLayer<HIDDEN>,
        change: &Change<'_, HIDDEN, MOST>,
    ) -> f32 {
        self.constant + change.output(sums, &self.output) as f32 / (UNIT * OUTPUT_UNIT)
    }

    /// Visits each play of a turn with these features with its output, or with its points if the tile is the last one.
    fn visit(
        &self,
        turn: Features<WORDS>,
        public: &PublicState,
        own: Tiles,
        names: &impl Names,
        accumulator: &mut Accumulator<HIDDEN, WORDS>,
        mut visit: impl FnMut(Play, f32),
    ) {
        self.update(accumulator, turn);
        public.for_each_play(own, |play| {
            let output = match public.points_of_last(own, play) {
                Some(points) => points.into(),
                None => {
                    self.evaluate(&accumulator.sums, &self.change(&accumulator.features, public, play, names))
                }
            };
            visit(play, output);
        });
    }

    /// The change of the hidden sums by a play, from those of the turn.
    #[inline]
    fn change(
        &self,
        turn: &Features<WORDS>,
        public: &PublicState,
        play: Play,
        names: &impl Names,
    ) -> ChangeOfPlay<'_, HIDDEN> {
        let mut change = ChangeOfPlay::default();
        let tile = names.tile(play.tile);
        change.less.push(&self.inputs[OWN + usize::from(tile)]);
        change.less.extend(turn.declined_own(tile).map(|feature| &self.inputs[feature]));
        let at = |side: Side, below: u8| &self.inputs[side_feature(names.side(side), below)];
        if play.side == NO_SIDE {
            let [low, high] = pips(play.tile);
            for (number, from) in [(low, 0), (high, if low == high { 2 } else { 0 })] {
                change.plus.extend([from, from + 1].map(|below| at(NUMBERS + number, below)));
            }
            return change;
        }
        if public.ends.after(play).1 {
            change.plus.push(&self.inputs[AGAIN]);
        }
        let number = across(play.tile, play.side % NUMBERS);
        if number != play.side {
            change.less.push(at(play.side, public.ends.count(play.side) - 1));
            change.plus.push(at(number, public.ends.count(number)));
        }
        change
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::DealNumber;

    use super::super::features::MAX_ACTIVE;
    use super::super::information_set::InformationSet;
    use super::*;

    /// The output for these features, added up.
    fn output<const HIDDEN: usize, const WORDS: usize>(
        network: &Network<HIDDEN, WORDS>,
        features: &Features<WORDS>,
    ) -> f32 {
        let mut change = Change::<HIDDEN, MAX_POLICY_ACTIVE>::default();
        change.plus.extend(features.iter().map(|feature| &network.inputs[feature]));
        network.evaluate(&network.bias, &change)
    }

    /// Incremental updates give the same sums as the features added up, whatever position they come from.
    #[test]
    fn incremental_updates_agree_with_the_features() {
        let (values, policy) = (ValueNetwork::trained(), PolicyNetwork::trained());
        let (mut compared, mut kept, mut kept_policy) = (0, values.accumulator(), policy.accumulator());
        for number in 0..50 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let information = InformationSet::new(&state.view(seat)).unwrap();
                let (observed, own) = (information.observed(), information.own);
                values.for_each_play(&observed.public, own, &mut kept, |play, value| {
                    if own != 1 << play.tile {
                        let features = ValueFeatures::after(&observed.public, own, play);
                        assert_eq!(output(&values, &features), value, "{play:?} in {}", state.layout());
                        compared += 1;
                    }
                });
                policy.for_each_play(&observed, own, &mut kept_policy, |play, logit| {
                    if own != 1 << play.tile {
                        let features = PolicyFeatures::after(&observed, own, play);
                        assert_eq!(output(&policy, &features), logit, "{play:?} in {}", state.layout());
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
        sums_fit(&ValueNetwork::trained(), MAX_ACTIVE);
        sums_fit(&PolicyNetwork::trained(), MAX_POLICY_ACTIVE);
    }

    fn sums_fit<const HIDDEN: usize, const WORDS: usize>(
        network: &Network<HIDDEN, WORDS>,
        most_active: usize,
    ) {
        let mut output = 0_i64;
        for unit in 0..HIDDEN {
            let mut sizes: Vec<i64> = network.inputs.iter().map(|row| i64::from(row[unit]).abs()).collect();
            sizes.sort_unstable();
            let most =
                sizes.iter().rev().take(most_active).sum::<i64>() + i64::from(network.bias[unit]).abs();
            assert!(most <= i64::from(i16::MAX), "{most} in unit {unit}");
            output += most * i64::from(network.output[unit]).abs();
        }
        assert!(output <= i64::from(i32::MAX), "{output}");
    }
}
