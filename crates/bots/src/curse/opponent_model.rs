//! Opponent models: how another seat may choose its plays.

use talon_query::Level;
use talon_solve::curse::packed::{Play, Tiles};

use super::beginner::tempting_plays;
use super::declined::Observed;
use super::greedy::longest_turns;
use super::network::{Networks, PolicyAccumulator, PolicyNetwork, ValueAccumulator};
use super::softmax::Softmax;

/// A way to choose plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum OpponentModel {
    /// Plays by the softmax of the value network's points, with this temperature.
    Values(f32),
    /// Plays by the softmax of the policy network's logits, with this temperature; a last tile, whose points are known,
    /// where it makes the most.
    Policy(f32),
    /// Plays for the longest turn and looks no further.
    LongestTurn,
    /// Plays a match if there is one, otherwise the heaviest tile.
    Beginner,
    /// Plays what the policy network finds likeliest: the policy at a temperature of 0.
    Likeliest,
    /// Plays at random.
    Uniform,
}

/// The models that the other seat may follow, with their prior probabilities.
pub(super) const MODEL_PRIOR: &[(OpponentModel, f32)] = &[
    (OpponentModel::Policy(1.0), 0.1),
    (OpponentModel::DEFAULT, 0.6),
    (OpponentModel::LongestTurn, 0.15),
    (OpponentModel::Uniform, 0.15),
];

/// Only the default model.
pub(super) const SINGLE_MODEL: &[(OpponentModel, f32)] = &[(OpponentModel::DEFAULT, 1.0)];

/// The share of uniformly random plays in every model. So no play rules a world out; only passes prove something.
const UNIFORM_SHARE: f32 = 0.05;

/// Computes the probability of plays under models.
#[derive(Debug)]
pub(super) struct PlayLikelihood<'a> {
    networks: &'a Networks,
    softmax: Softmax,
    values: ValueAccumulator,
    policy: PolicyAccumulator,
}

impl<'a> PlayLikelihood<'a> {
    pub(super) fn new(networks: &'a Networks) -> PlayLikelihood<'a> {
        PlayLikelihood {
            networks,
            softmax: Softmax::default(),
            values: networks.values.accumulator(),
            policy: networks.policy.accumulator(),
        }
    }

    /// The probability of each play of the seat to move with these tiles, if it plays by the model and nothing else.
    pub(super) fn of_plays(
        &mut self,
        observed: &Observed,
        own: Tiles,
        model: OpponentModel,
    ) -> Vec<(Play, f32)> {
        let (public, mut plays) = (&observed.public, Vec::new());
        self.softmax.clear();
        let mut see = |play, output| {
            plays.push(play);
            self.softmax.push(output);
        };
        match model {
            OpponentModel::Values(temperature) => {
                self.networks.values.for_each_play(public, own, &mut self.values, see);
                return plays.into_iter().zip(self.softmax.shares(temperature)).collect();
            }
            OpponentModel::Policy(temperature) if own.count_ones() > 1 => {
                self.networks.policy.for_each_play(observed, own, &mut self.policy, see);
                return plays.into_iter().zip(self.softmax.shares(temperature)).collect();
            }
            OpponentModel::LongestTurn => plays = longest_turns(public, own),
            OpponentModel::Beginner => plays = tempting_plays(public, own),
            OpponentModel::Policy(_) | OpponentModel::Likeliest => {
                plays.extend(self.networks.policy.likeliest_play(observed, own, &mut self.policy))
            }
            OpponentModel::Uniform => public.for_each_play(own, |play| see(play, 0.0)),
        }
        let share = 1.0 / plays.len() as f32;
        plays.into_iter().map(|play| (play, share)).collect()
    }

    /// The probability of a play of the seat to move with these tiles, if it plays by the model and nothing else.
    pub(super) fn of_play_exactly(
        &mut self,
        observed: &Observed,
        own: Tiles,
        made: Play,
        model: OpponentModel,
    ) -> f32 {
        let plays = self.of_plays(observed, own, model);
        plays.into_iter().find(|(play, _)| *play == made).map_or(0.0, |(_, share)| share)
    }

    /// The likelihood of a play under each model, as evidence about the tiles of the seat that made it: the probability
    /// that the seat to move makes this play if it holds these tiles.
    pub(super) fn evidence(
        &mut self,
        observed: &Observed,
        own: Tiles,
        made: Play,
        models: &[(OpponentModel, f32)],
    ) -> impl Iterator<Item = f32> {
        self.softmax.clear();
        let mut place = 0;
        self.networks.policy.for_each_play(observed, own, &mut self.policy, |play, logit| {
            if play == made {
                place = self.softmax.len();
            }
            self.softmax.push(logit);
        });
        // The logits serve the policy at all temperatures.
        let policy = std::mem::take(&mut self.softmax);
        let uniform = 1.0 / policy.len() as f32;
        models.iter().map(move |(model, _)| {
            let share = match *model {
                OpponentModel::Policy(temperature) => policy.share(place, temperature),
                OpponentModel::Uniform => uniform,
                model => self.of_play_exactly(observed, own, made, model),
            };
            (1.0 - UNIFORM_SHARE) * share + UNIFORM_SHARE * uniform
        })
    }
}

impl OpponentModel {
    /// The model of a level; `None` if it searches.
    pub(super) const fn of_level(level: Level) -> Option<OpponentModel> {
        match level {
            Level::Novice => Some(OpponentModel::Beginner),
            Level::Casual => Some(OpponentModel::Values(0.46)),
            Level::Club => Some(OpponentModel::Values(0.24)),
            Level::Strong => Some(OpponentModel::Policy(2.2)),
            Level::Best => None,
        }
    }

    /// The model of a player about whom nothing is known.
    pub(super) const DEFAULT: OpponentModel = OpponentModel::Policy(4.0);

    /// Returns true if the model's plays depend on what the seats have declined.
    pub(super) fn sees_declined(self) -> bool {
        matches!(self, OpponentModel::Policy(_) | OpponentModel::Likeliest)
    }

    /// Returns true if the model makes mistakes that can be exploited.
    pub(super) fn is_weak(self) -> bool {
        matches!(self, OpponentModel::LongestTurn | OpponentModel::Beginner | OpponentModel::Uniform)
    }

    /// A typical play of the model for the seat to move. A hash of the tiles replaces chance, so the same position has
    /// the same play.
    pub(super) fn play(
        self,
        network: &PolicyNetwork,
        observed: &Observed,
        own: Tiles,
        accumulator: &mut PolicyAccumulator,
    ) -> Play {
        let public = &observed.public;
        let pick = |plays: &[Play]| {
            let mixed = (public.played ^ own.rotate_left(9)).wrapping_mul(0x9E37_79B1) >> 16;
            plays[mixed as usize % plays.len()]
        };
        match self {
            OpponentModel::Values(_) | OpponentModel::Policy(_) | OpponentModel::Likeliest => {
                network.best_play(observed, own, accumulator)
            }
            OpponentModel::LongestTurn => pick(&longest_turns(public, own)),
            OpponentModel::Beginner => pick(&tempting_plays(public, own)),
            OpponentModel::Uniform => {
                let mut plays = Vec::new();
                public.for_each_play(own, |play| plays.push(play));
                pick(&plays)
            }
        }
    }
}
