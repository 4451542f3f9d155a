//! The posterior over the other seat's hands, given how it has played.
//!
//! Bayes' rule: a hand's weight is the probability that an opponent of some model, holding it, would have made all
//! plays that were seen. Weights are relative; nothing is normalised.
//!
//! Against weak opponents, a world is a hand together with a model, so that the value of a play is its mean
//! over both (Bayesian best response: F. Southey, M. Bowling, B. Larson, C. Piccione, N. Burch, D. Billings, C. Rayner:
//! Bayes' Bluff: Opponent Modelling in Poker. UAI 2005).

use arrayvec::ArrayVec;
use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles};

use super::declined::Observed;
use super::information_set::InformationSet;
use super::network::Networks;
use super::opponent_model::{MODEL_PRIOR, OpponentModel, PlayLikelihood};
use super::worlds::World;

/// A decision of a seat, which is evidence about its tiles.
#[derive(Clone, Copy, Debug)]
struct Decision {
    observed: Observed,
    play: Play,
    /// The tiles that the seat has played since, this one included: it held them then.
    since: Tiles,
}

/// The likelihood of each opponent model, times its prior.
type Likelihoods = ArrayVec<f32, { MODEL_PRIOR.len() }>;

/// Computes posterior weights of worlds from the other seat's plays.
///
/// The other seat is expected to play on as well as the model does that explains its plays. So each world comes back once
/// for each weak model, and once for all strong models together, which play on in the same way. To expect weak play only
/// once it is likelier than strong play loses points, since plays tell the models apart slowly.
pub(super) struct Posterior<'a> {
    decisions: Vec<Decision>,
    likelihood: PlayLikelihood<'a>,
    models: &'a [(OpponentModel, f32)],
    /// True if the weak models also play on in their worlds.
    exploitation: bool,
    /// The total weight of the worlds with weak models so far.
    weak: f32,
    /// The total weight of the others.
    strong: f32,
}

impl<'a> Posterior<'a> {
    /// The posterior for a seat with this information. Without models all worlds are equally likely.
    pub(super) fn new(
        information: &InformationSet,
        networks: &'a Networks,
        models: &'a [(OpponentModel, f32)],
        exploitation: bool,
    ) -> Posterior<'a> {
        let decisions = decisions_of(information.seat.other(), information);
        Posterior {
            decisions,
            likelihood: PlayLikelihood::new(networks),
            models,
            exploitation,
            weak: 0.0,
            strong: 0.0,
        }
    }

    /// Number of network decisions that one world costs.
    pub(super) fn cost_of_world(&self) -> u64 {
        if self.models.is_empty() { 0 } else { self.decisions.len() as u64 }
    }

    /// Returns these worlds with posterior weights, as far as the budget lasts; the rest are left out.
    pub(super) fn weigh(&mut self, worlds: &[World], meter: &mut Meter<'_>) -> Vec<World> {
        if self.models.is_empty() {
            return worlds.to_vec();
        }
        let mut weighted = Vec::with_capacity(worlds.len());
        for world in worlds {
            if !self.decisions.iter().all(|_| meter.count()) {
                break;
            }
            let likelihoods = likelihoods(world.tiles, &self.decisions, &mut self.likelihood, self.models);
            let mut strong = World { weight: 0.0, ..*world };
            for ((model, _), weight) in self.models.iter().zip(likelihoods) {
                if self.exploitation && model.is_weak() {
                    self.weak += weight;
                    weighted.push(World { weight, model: *model, ..*world });
                } else {
                    strong.weight += weight;
                }
            }
            self.strong += strong.weight;
            weighted.push(strong);
        }
        weighted
    }

    /// The probability that the other seat plays by a weak model, from all worlds weighted so far.
    pub(super) fn probability_of_weak(&self) -> f32 {
        if self.weak > 0.0 { self.weak / (self.weak + self.strong) } else { 0.0 }
    }
}

/// The likelihood of a seat's plays for each hand that it may hold now; `None` if the budget runs out.
pub(super) fn likelihoods_of(
    hands: &[Tiles],
    seat: Seat,
    information: &InformationSet,
    networks: &Networks,
    models: &[(OpponentModel, f32)],
    meter: &mut Meter<'_>,
) -> Option<Vec<f32>> {
    let decisions = decisions_of(seat, information);
    let mut likelihood = PlayLikelihood::new(networks);
    let mut likelihood_of_hand = |tiles: &Tiles| {
        if !decisions.iter().all(|_| meter.count()) {
            return None;
        }
        Some(likelihoods(*tiles, &decisions, &mut likelihood, models).iter().sum())
    };
    hands.iter().map(&mut likelihood_of_hand).collect()
}

/// Returns the worlds in which the other seat can have made its plays if it plays by this model and nothing else,
/// weighted by their likelihood: the exact posterior against a player that is known.
pub(super) fn exact_posterior(
    worlds: &[World],
    information: &InformationSet,
    networks: &Networks,
    model: OpponentModel,
) -> Vec<World> {
    let decisions = decisions_of(information.seat.other(), information);
    let mut likelihood = PlayLikelihood::new(networks);
    let mut weights = vec![1.0; worlds.len()];
    for Decision { observed, play, since } in decisions {
        let share = |(weight, world): (&f32, &World)| match *weight {
            0.0 => 0.0,
            weight => weight * likelihood.of_play_exactly(&observed, world.tiles | since, play, model),
        };
        let next: Vec<f32> = weights.iter().zip(worlds).map(share).collect();
        let most = next.iter().copied().fold(0.0, f32::max);
        // A play that the model makes with none of these hands proves nothing.
        if most > 0.0 {
            // Many rare plays in a row stay within the range of the numbers.
            weights = next.into_iter().map(|weight| weight / most).collect();
        }
    }
    let weighted = worlds.iter().zip(weights).filter(|(_, weight)| *weight > 0.0);
    weighted.map(|(world, weight)| World { weight, ..*world }).collect()
}

/// For each model, its prior times the likelihood of these decisions by a seat that now holds these tiles.
fn likelihoods(
    tiles: Tiles,
    decisions: &[Decision],
    likelihood: &mut PlayLikelihood<'_>,
    models: &[(OpponentModel, f32)],
) -> Likelihoods {
    let mut likelihoods: Likelihoods = models.iter().map(|(_, prior)| *prior).collect();
    for Decision { observed, play, since } in decisions {
        let of_play = likelihood.evidence(observed, tiles | since, *play, models);
        likelihoods.iter_mut().zip(of_play).for_each(|(likelihood, of_play)| *likelihood *= of_play);
    }
    likelihoods
}

/// The plays of a seat, the last one first.
fn decisions_of(seat: Seat, information: &InformationSet) -> Vec<Decision> {
    let mut since = 0;
    let mut decisions: Vec<Decision> = information
        .observed_plays()
        .filter(|(observed, _)| observed.public.mover == seat)
        .map(|(observed, play)| Decision { observed, play, since: 0 })
        .collect();
    decisions.reverse();
    for decision in &mut decisions {
        since |= 1 << decision.play.tile;
        decision.since = since;
    }
    decisions
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::{Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{Game, SeatView};
    use talon_solve::Budget;
    use talon_solve::curse::packed::set_of;

    use super::super::greedy::longest_turns;
    use super::super::information_set::to_move;
    use super::super::network::PolicyNetwork;
    use super::super::opponent_model::SINGLE_MODEL;
    use super::super::resampling::total_weight;
    use super::super::worlds::possible_worlds;
    use super::*;

    /// An opponent that follows the network is recognized: the true hand gets more weight than the average.
    #[test]
    fn plays_are_evidence_about_a_hand() {
        let networks = Networks::trained();
        let network = &networks.policy;
        let mut gain = 0.0;
        for number in 0..60 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while state.history().len() < 8
                && let Some(seat) = state.seat_to_move()
            {
                let information = InformationSet::new(&state.view(seat)).unwrap();
                let mut moves = Vec::new();
                state.legal_moves(&mut moves);
                let played = match moves[..] {
                    [only] => only,
                    _ => {
                        let best = network.best_play(
                            &information.observed(),
                            information.own,
                            &mut network.accumulator(),
                        );
                        to_move(state.view(seat).layout(), best)
                    }
                };
                state.play(played).unwrap();
            }
            let Some(seat) = state.seat_to_move() else { continue };
            let information = InformationSet::new(&state.view(seat)).unwrap();
            let listed = possible_worlds(&information, usize::MAX, &mut Chance::from_seed(0));
            let mut posterior = Posterior::new(&information, &networks, SINGLE_MODEL, true);
            let worlds = posterior.weigh(&listed, &mut Meter::new(&Budget::default()));
            let truth = set_of(state.tiles(seat.other()));
            let weight = worlds.iter().find(|world| world.tiles == truth).unwrap().weight;
            let mean = total_weight(&worlds) / worlds.len() as f32;
            gain += (weight / mean).ln();
        }
        assert!(gain > 30.0, "{gain}");
    }

    /// Exploitation splits a hand into worlds that are played on in different ways, and leaves its weight as it was.
    #[test]
    fn worlds_of_a_hand_share_its_weight() {
        let networks = Networks::trained();
        let (mut chance, mut moves) = (Chance::from_seed(1), Vec::new());
        for number in 0..20 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            for _ in 0..6 {
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
            let information = InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap();
            let hands = possible_worlds(&information, 50, &mut chance);
            let [whole, split] = [false, true].map(|exploitation| {
                let mut posterior = Posterior::new(&information, &networks, MODEL_PRIOR, exploitation);
                let worlds = posterior.weigh(&hands, &mut Meter::new(&Budget::default()));
                (worlds, posterior.probability_of_weak())
            });
            let worlds_of_hand = split.0.len() / whole.0.len();
            assert!(worlds_of_hand > 1);
            for (hand, worlds) in whole.0.iter().zip(split.0.chunks(worlds_of_hand)) {
                assert!(worlds.iter().all(|world| world.tiles == hand.tiles));
                assert!((total_weight(worlds) / hand.weight - 1.0).abs() < 1e-4);
            }
            let weak: Vec<World> = split.0.iter().copied().filter(|world| world.model.is_weak()).collect();
            assert!((total_weight(&weak) / total_weight(&split.0) - split.1).abs() < 1e-4);
            assert_eq!(whole.1, 0.0);
        }
    }

    /// The average posterior of each model after eight moves that both seats have chosen in this way.
    fn models_found(choose: impl Fn(&InformationSet, &PolicyNetwork) -> Play) -> Vec<f32> {
        let networks = Networks::trained();
        let network = &networks.policy;
        let mut posterior = vec![0.0; MODEL_PRIOR.len()];
        let mut count = 0.0;
        for number in 0..40 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            let mut moves = Vec::new();
            while state.history().len() < 8
                && let Some(seat) = state.seat_to_move()
            {
                let view = state.view(seat);
                state.legal_moves(&mut moves);
                let chosen = || to_move(view.layout(), choose(&InformationSet::new(&view).unwrap(), network));
                state.play(if moves.len() == 1 { moves[0] } else { chosen() }).unwrap();
            }
            let Some(seat) = state.seat_to_move() else { continue };
            let information = InformationSet::new(&state.view(seat)).unwrap();
            let decisions = decisions_of(seat.other(), &information);
            let mut accumulator = vec![0.0; MODEL_PRIOR.len()];
            for world in possible_worlds(&information, 200, &mut Chance::from_seed(number)) {
                let likelihoods =
                    likelihoods(world.tiles, &decisions, &mut PlayLikelihood::new(&networks), MODEL_PRIOR);
                accumulator.iter_mut().zip(likelihoods).for_each(|(sum, likelihood)| *sum += likelihood);
            }
            let total: f32 = accumulator.iter().sum();
            posterior.iter_mut().zip(accumulator).for_each(|(share, sum)| *share += sum / total);
            count += 1.0;
        }
        posterior.into_iter().map(|share| share / count).collect()
    }

    #[test]
    fn models_are_distinguished() {
        let softmax = models_found(|information, network| {
            network.best_play(&information.observed(), information.own, &mut network.accumulator())
        });
        assert!(softmax[0] + softmax[1] > 0.7, "{softmax:?}");
        let long = models_found(|information, _| longest_turns(&information.public, information.own)[0]);
        assert!(long[2] > 0.35, "{long:?}");
        let any = models_found(|information, _| {
            let mut plays = Vec::new();
            information.public.for_each_play(information.own, |play| plays.push(play));
            plays[information.own as usize % plays.len()]
        });
        assert!(any[3] > 0.3, "{any:?}");
    }
}
