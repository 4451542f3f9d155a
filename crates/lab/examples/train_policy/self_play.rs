//! Hands of the policy against itself, and what they teach.

use talon_bots::curse::training::{Observed, PlayOutcome, PolicyFeatures};
use talon_rules::curse::{HAND_SIZE, Seat};
use talon_rules::pieces::Chance;
use talon_solve::curse::packed::{Play, Tiles};

use crate::parameters::{Critic, Parameters, Policy, Row};

/// The λ of Expected SARSA(λ): the share of later results in a target, the rest being the critic's next value.
const LAMBDA: f32 = 0.8;

/// The networks that play and learn.
pub(crate) struct Networks {
    pub(crate) policy: Parameters,
    pub(crate) critic: Parameters,
}

/// The lesson of some hands: gradients of the loss, and figures for the curve.
pub(crate) struct Lesson {
    pub(crate) policy: Parameters,
    pub(crate) critic: Parameters,
    pub(crate) decisions: f32,
    pub(crate) squared_errors: f32,
    pub(crate) entropy: f32,
}

impl Lesson {
    pub(crate) fn new(networks: &Networks) -> Lesson {
        Lesson {
            policy: networks.policy.zeros(),
            critic: networks.critic.zeros(),
            decisions: 0.0,
            squared_errors: 0.0,
            entropy: 0.0,
        }
    }

    /// Adds what other hands teach.
    pub(crate) fn add(&mut self, other: &Lesson) {
        self.policy.add(&other.policy);
        self.critic.add(&other.critic);
        self.decisions += other.decisions;
        self.squared_errors += other.squared_errors;
        self.entropy += other.entropy;
    }
}

/// A number from 0 to 1, all equally likely.
pub(crate) fn part(chance: &mut Chance) -> f32 {
    chance.below(1 << 24) as f32 / (1 << 24) as f32
}

/// South's and north's tiles of a random deal.
pub(crate) fn deal(chance: &mut Chance) -> [Tiles; 2] {
    let mut tiles: [u8; 28] = std::array::from_fn(|index| index as u8);
    chance.shuffle(&mut tiles);
    let set_of = |tiles: &[u8]| tiles.iter().fold(0, |set, tile| set | 1 << tile);
    [set_of(&tiles[..HAND_SIZE]), set_of(&tiles[HAND_SIZE..2 * HAND_SIZE])]
}

/// A play at a decision.
struct Alternative {
    play: Play,
    probability: f32,
    /// Its value by the critic, in points.
    value: f32,
}

/// A decision with more than one tile in hand.
struct Decision {
    seat: Seat,
    alternatives: Vec<Alternative>,
    chosen: usize,
    /// The features of each alternative for the policy, with the sums of its first layer.
    seen: (Vec<PolicyFeatures>, Vec<Row>),
    /// The features of the chosen play for the critic.
    revealed: (PolicyFeatures, Row),
}

impl Decision {
    /// The critic's value of the decision under the policy.
    fn value(&self) -> f32 {
        self.alternatives.iter().map(|each| each.probability * each.value).sum()
    }
}

impl Networks {
    /// Untrained networks.
    pub(crate) fn untrained(chance: &mut Chance) -> Networks {
        let mut random = || 2.0 * part(chance) - 1.0;
        Networks { policy: Policy::untrained(&mut random), critic: Critic::untrained(&mut random) }
    }

    /// Plays a hand, and adds what it teaches. `temperature` is the weight of the policy's entropy, in points.
    pub(crate) fn play_and_learn(
        &self,
        leader: Seat,
        temperature: f32,
        chance: &mut Chance,
        lesson: &mut Lesson,
    ) {
        let mut hands = deal(chance);
        let mut observed = Observed::beginning(leader);
        let mut decisions = Vec::new();
        let points_of_south = loop {
            let seat = observed.public.mover;
            let play = match last_play(&observed, hands[seat.index()]) {
                Some(play) => play,
                None => {
                    let decision = self.decide(&observed, hands, chance);
                    let play = decision.alternatives[decision.chosen].play;
                    decisions.push(decision);
                    play
                }
            };
            if let PlayOutcome::Ended(points) = observed.play(&mut hands, play) {
                break f32::from(points) * sign(seat);
            }
        };
        self.learn(&decisions, points_of_south, temperature, lesson);
    }

    /// The alternatives of the seat to move, and one of them, drawn from the policy.
    fn decide(&self, observed: &Observed, hands: [Tiles; 2], chance: &mut Chance) -> Decision {
        let (public, seat) = (&observed.public, observed.public.mover);
        let own = hands[seat.index()];
        let mut plays = Vec::new();
        public.for_each_play(own, |play| plays.push(play));
        let seen: Vec<_> = plays.iter().map(|play| PolicyFeatures::after(observed, own, *play)).collect();
        let revealed: Vec<_> =
            plays.iter().map(|play| PolicyFeatures::after_with_all_known(public, hands, *play)).collect();
        let (seen_sums, revealed_sums) = (self.policy.hidden(&seen), self.critic.hidden(&revealed));
        let logits: Vec<f32> = seen_sums.iter().map(|sums| Policy::output(&self.policy, sums)).collect();
        let values = revealed_sums.iter().map(|sums| Critic::output(&self.critic, sums));
        let alternatives = plays.into_iter().zip(softmax(&logits)).zip(values);
        let alternatives: Vec<_> = alternatives
            .map(|((play, probability), value)| Alternative { play, probability, value })
            .collect();
        let mut rest = part(chance);
        let chosen = alternatives.iter().position(|each| {
            rest -= each.probability;
            rest <= 0.0
        });
        let chosen = chosen.unwrap_or(alternatives.len() - 1);
        Decision {
            seat,
            alternatives,
            chosen,
            seen: (seen, seen_sums),
            revealed: (revealed[chosen], revealed_sums[chosen]),
        }
    }

    /// Goes through the decisions of a hand from the last one to the first.
    fn learn(&self, decisions: &[Decision], points_of_south: f32, temperature: f32, lesson: &mut Lesson) {
        let mut target_of_south = points_of_south;
        for decision in decisions.iter().rev() {
            let sign = sign(decision.seat);
            let (value, chosen) = (decision.value(), decision.alternatives[decision.chosen].value);
            let error = sign * target_of_south - chosen;
            lesson.decisions += 1.0;
            lesson.squared_errors += error * error;
            let (features, sums) = &decision.revealed;
            let slope = Critic::back(&self.critic, sums, -error, &mut lesson.critic);
            lesson.critic.add_hidden(&[*features], &[slope]);
            self.learn_policy(decision, value, error, temperature, lesson);
            target_of_south = sign * (value + LAMBDA * error);
        }
    }

    /// Follows the gradient of the policy: that of all alternatives by the critic, and that of the chosen one by how much
    /// better it was than the critic expected. The second corrects the errors of the first.
    fn learn_policy(
        &self,
        decision: &Decision,
        value: f32,
        error: f32,
        temperature: f32,
        lesson: &mut Lesson,
    ) {
        let alternatives = &decision.alternatives;
        let surprise = |each: &Alternative| -each.probability.max(1e-9).ln();
        let entropy: f32 = alternatives.iter().map(|each| each.probability * surprise(each)).sum();
        lesson.entropy += entropy;
        let (features, sums) = &decision.seen;
        let slope_of = |(place, (each, sums)): (usize, (&Alternative, &Row))| {
            let advantage = each.value - value + temperature * (surprise(each) - entropy);
            let was_chosen = if place == decision.chosen { 1.0 } else { 0.0 };
            let gain = each.probability * advantage + error * (was_chosen - each.probability);
            Policy::back(&self.policy, sums, -gain, &mut lesson.policy)
        };
        let slopes: Vec<Row> = alternatives.iter().zip(sums).enumerate().map(slope_of).collect();
        lesson.policy.add_hidden(features, &slopes);
    }
}

/// The play of a last tile, which needs no decision: a match if possible.
fn last_play(observed: &Observed, own: Tiles) -> Option<Play> {
    let mut best = None;
    observed.public.for_each_play(own, |play| {
        best =
            best.max(observed.public.points_of_last(own, play).map(|points| (points, play.tile, play.side)));
    });
    best.map(|(_, tile, side)| Play { tile, side })
}

/// 1 for south and -1 for north.
fn sign(seat: Seat) -> f32 {
    match seat {
        Seat::South => 1.0,
        Seat::North => -1.0,
    }
}

/// The probabilities of the softmax of these logits.
fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}
