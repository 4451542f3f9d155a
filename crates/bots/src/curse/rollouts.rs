//! Values of plays, found by playing each of them out in worlds that may be the true one.
//!
//! This is perfect information Monte Carlo sampling (determinization, see `worlds`) with one difference: in a rollout
//! each seat plays by the [`PolicyNetwork`] from what it knows itself, and the other seat by the [`OpponentModel`] of the
//! world. So no seat acts on tiles that it cannot see, and a play that helps only a player who sees everything is not
//! overrated, as it would be if the worlds were solved one by one. The world is the only chance in a rollout, and all
//! plays are tried in the same worlds (common random numbers), so luck favours none of them.
//!
//! Plays that fall behind are dropped by successive elimination (E. Even-Dar, S. Mannor, Y. Mansour: Action Elimination
//! and Stopping Conditions for the Multi-Armed Bandit and Reinforcement Learning Problems. JMLR 7, 2006), with a margin
//! in standard errors of paired differences in place of their confidence bound.

use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles};

use super::declined::Observed;
use super::features::PolicyFeatures;
use super::information_set::InformationSet;
use super::network::{PolicyAccumulator, PolicyNetwork};
use super::opponent_model::OpponentModel;
use super::public_state::{PlayOutcome, PublicState};
use super::relabeling::Relabeling;
use super::worlds::World;

/// A play and its results in the rollouts.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Candidate {
    pub(super) play: Play,
    /// Its logit by the policy network.
    pub(super) logit: f32,
    /// The points that it made in each world; fewer if the play was eliminated.
    pub(super) points: Vec<i8>,
    /// Their average; 0 if it was not tried.
    pub(super) value: f32,
    /// The value together with the policy's, by which plays are chosen.
    pub(super) score: f32,
}

/// Options of the rollouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// Plays with a logit that is less than the largest one by more than this are not tried.
    pub margin: f32,
    /// True if plays that have clearly fallen behind are eliminated.
    pub elimination: bool,
    /// The number of worlds that the policy's own opinion counts for against a strong opponent. With few worlds, luck
    /// would outweigh it.
    pub prior_worlds: f32,
    /// Maximum number of worlds in which plays are tried.
    pub most_worlds: usize,
}

impl Default for Rollouts {
    fn default() -> Rollouts {
        Rollouts { margin: 10.0, elimination: true, prior_worlds: 100.0, most_worlds: 500 }
    }
}

/// Number of worlds in a round, after which plays may be eliminated.
const ROUND: usize = 16;

/// The points by which a play is better, on average, if its logit is larger by 1.
const POINTS_OF_LOGIT: f32 = 0.05;

/// Number of standard errors by which a play must be behind the best one to be eliminated.
const ELIMINATION_MARGIN: f32 = 2.5;

/// Successive elimination of plays in a sequence of worlds.
pub(super) struct SuccessiveElimination<'a> {
    rollouts: Rollouts,
    /// The number of worlds that the policy's opinion counts for now.
    prior_worlds: f32,
    information: &'a InformationSet,
    /// The moves that both seats have seen.
    observed: Observed,
    network: &'a PolicyNetwork,
    /// All plays.
    candidates: Vec<Candidate>,
    /// For each play, its value in each world times the world's weight.
    values: Vec<Vec<f32>>,
    weights: Vec<f32>,
    /// The indices of the plays that have not been eliminated.
    active: Vec<usize>,
    /// The accumulators with which each seat, south first, starts a rollout.
    accumulators: [PolicyAccumulator; 2],
}

impl Rollouts {
    /// Tries all plays, eliminates none, and goes by the results alone.
    pub const OF_ALL: Rollouts =
        Rollouts { margin: f32::INFINITY, elimination: false, prior_worlds: 0.0, most_worlds: 2_000 };

    /// Starts to try the plays of the seat to move.
    pub(super) fn start<'a>(
        self,
        information: &'a InformationSet,
        network: &'a PolicyNetwork,
    ) -> SuccessiveElimination<'a> {
        let candidates = self.candidates(information, network);
        SuccessiveElimination {
            rollouts: self,
            prior_worlds: self.prior_worlds,
            information,
            observed: information.observed(),
            network,
            values: vec![Vec::new(); candidates.len()],
            weights: Vec::new(),
            active: (0..candidates.len()).collect(),
            candidates,
            accumulators: [network.accumulator(); 2],
        }
    }

    /// The plays to try, the likeliest first.
    ///
    /// A play that is much less likely than another has never been seen to be best by far against a strong opponent.
    /// Against a weak one it may be, so the margin is wide. Leaving such plays out lets the others be tried in more
    /// worlds.
    fn candidates(&self, information: &InformationSet, network: &PolicyNetwork) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        let mut accumulator = network.accumulator();
        network.for_each_play(&information.observed(), information.own, &mut accumulator, |play, logit| {
            candidates.push(Candidate { play, logit, points: Vec::new(), value: 0.0, score: 0.0 });
        });
        candidates.sort_by(|one, other| other.logit.total_cmp(&one.logit));
        let least = candidates.first().map_or(f32::MIN, |best| best.logit - self.margin);
        candidates.retain(|candidate| candidate.logit >= least);
        candidates
    }
}

impl SuccessiveElimination<'_> {
    /// Lets the policy's opinion count for less, the more probable it is that the other seat plays by a weak model.
    ///
    /// The policy was trained against itself: it knows what gains against a strong opponent, and avoids plays that gain
    /// only from mistakes.
    pub(super) fn discount_policy(&mut self, probability_of_weak: f32) {
        self.prior_worlds = self.rollouts.prior_worlds * (1.0 - probability_of_weak);
    }

    /// Tries the plays in these worlds, one after the other, as long as the budget lasts, which counts decisions.
    /// Returns `false` when there is nothing more to find out: the budget has run out, or only one play is left.
    pub(super) fn run(&mut self, worlds: &[World], meter: &mut Meter<'_>) -> bool {
        for world in worlds {
            if self.is_decided() || !self.play_world(*world, meter) {
                return false;
            }
            if self.rollouts.elimination && self.weights.len().is_multiple_of(ROUND) {
                self.eliminate();
            }
        }
        !self.is_decided() && meter.limit().is_none()
    }

    /// Returns true if only one play is left to be tried.
    pub(super) fn is_decided(&self) -> bool {
        self.rollouts.elimination && self.active.len() == 1
    }

    /// Plays all active plays out in one world. Returns `false`, and records nothing, if the budget runs out.
    fn play_world(&mut self, world: World, meter: &mut Meter<'_>) -> bool {
        let hands = self.information.hands(world.tiles);
        for seat in Seat::BOTH {
            let public = PublicState { mover: seat, ..self.observed.public };
            let observed = Observed { public, ..self.observed };
            let own = hands[seat.index()];
            let names = Relabeling::canonical(&public, own);
            let features = PolicyFeatures::of_observed_turn(&observed, own, &names);
            self.network.update(&mut self.accumulators[seat.index()], features);
        }
        let start = RolloutStart {
            observed: self.observed,
            hands,
            model: world.model,
            accumulators: self.accumulators,
        };
        let play_out = |place: &usize| start.play_out(self.candidates[*place].play, self.network, meter);
        let points: Option<Vec<i8>> = self.active.iter().map(play_out).collect();
        let Some(points) = points else { return false };
        for (place, points) in self.active.iter().zip(points) {
            self.candidates[*place].points.push(points);
            self.values[*place].push(f32::from(points) * world.weight);
        }
        self.weights.push(world.weight);
        true
    }

    /// Eliminates all plays that are clearly behind the best one.
    ///
    /// All plays have been tried in the same worlds, so they are compared by their differences world by world, which vary
    /// much less than the points themselves. A play that is behind by [`ELIMINATION_MARGIN`] would seldom be best in the
    /// end, and then by little.
    fn eliminate(&mut self) {
        let score = |place: &usize| self.values[*place].iter().sum::<f32>() + self.prior(*place);
        let best = self.active.iter().copied().max_by(|one, other| score(one).total_cmp(&score(other)));
        let Some(best) = best else { return };
        let is_eliminated = |place: &usize| {
            let values = &self.values[*place];
            let differences = || self.values[best].iter().zip(values).map(|(best, value)| best - value);
            let sum = differences().sum::<f32>();
            let mean = sum / values.len() as f32;
            let variance =
                differences().map(|difference| (difference - mean) * (difference - mean)).sum::<f32>();
            sum + self.prior(best) - self.prior(*place) > ELIMINATION_MARGIN * variance.max(0.5).sqrt()
        };
        self.active = self.active.iter().copied().filter(|place| !is_eliminated(place)).collect();
    }

    /// The points that a play has before it is tried in any world.
    fn prior(&self, place: usize) -> f32 {
        self.prior_worlds * POINTS_OF_LOGIT * self.candidates[place].logit
    }

    /// Returns the plays with their average values: the best first, the eliminated ones last.
    pub(super) fn finish(mut self) -> Vec<Candidate> {
        let total: f32 = self.weights.iter().sum();
        if total == 0.0 {
            return self.candidates;
        }
        for (place, values) in self.values.iter().enumerate() {
            let (sum, prior) = (values.iter().sum::<f32>(), self.prior(place));
            let weights: f32 = self.weights[..values.len()].iter().sum();
            let candidate = &mut self.candidates[place];
            candidate.value = sum / weights;
            candidate.score = (sum + prior) / (weights + self.prior_worlds);
        }
        // The sort is stable, so equal plays stay in the order of their logits.
        self.candidates.sort_by(|one, other| {
            (other.points.len(), other.score)
                .partial_cmp(&(one.points.len(), one.score))
                .expect("no value is NaN")
        });
        self.candidates
    }
}

/// The start of the rollouts in one world.
#[derive(Clone)]
struct RolloutStart {
    observed: Observed,
    /// South's hand, then north's.
    hands: [Tiles; 2],
    /// The model of the other seat.
    model: OpponentModel,
    accumulators: [PolicyAccumulator; 2],
}

impl RolloutStart {
    /// Makes a play and plays on to the end, by the network for this seat and by the model for the other. Returns the
    /// points for this seat, or `None` if the budget runs out.
    fn play_out(&self, play: Play, network: &PolicyNetwork, meter: &mut Meter<'_>) -> Option<i8> {
        let RolloutStart { mut observed, mut hands, model, mut accumulators } = *self;
        let seat = observed.public.mover;
        let mut next = play;
        loop {
            let mover = observed.public.mover;
            if let PlayOutcome::Ended(points) = observed.play(&mut hands, next) {
                return Some(if mover == seat { points } else { -points });
            }
            if !meter.count() {
                return None;
            }
            let mover = observed.public.mover;
            let index = mover.index();
            let (own, accumulator) = (hands[index], &mut accumulators[index]);
            next = if mover == seat {
                network.best_play(&observed, own, accumulator)
            } else {
                model.play(network, &observed, own, accumulator)
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::curse::{Move, Options, State};
    use talon_rules::pieces::{Chance, DealNumber};
    use talon_rules::{Game, Worlds};
    use talon_solve::Budget;

    use super::super::information_set::to_move;
    use super::super::worlds::possible_worlds;
    use super::*;

    /// The points of a seat minus the other's, by the rules, if all remaining choices lead to the same
    /// points; `None` otherwise.
    fn forced_points(state: &State, seat: Seat) -> Option<i32> {
        if let Some(points) = state.points() {
            return Some(i32::from(points[seat.index()]) - i32::from(points[seat.other().index()]));
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let points: Option<Vec<i32>> = moves
            .into_iter()
            .map(|made| {
                let mut after = state.clone();
                after.play_unchecked(made);
                forced_points(&after, seat)
            })
            .collect();
        let points = points?;
        if points.iter().all(|other| *other == points[0]) { Some(points[0]) } else { None }
    }

    /// The average value of each play over all worlds, by exhaustive search through the rules. `None` if that
    /// depends on later choices.
    fn exhaustive(state: &State, plays: &[Move]) -> Option<Vec<f32>> {
        let seat = state.seat_to_move().unwrap();
        let worlds: Vec<State> = State::worlds(&state.view(seat)).collect();
        let value = |made: &Move| {
            let points: Option<Vec<i32>> = worlds
                .iter()
                .map(|world| {
                    let mut after = world.clone();
                    after.play(*made).ok()?;
                    forced_points(&after, seat)
                })
                .collect();
            points.map(|points| points.iter().sum::<i32>() as f32 / points.len() as f32)
        };
        plays.iter().map(value).collect()
    }

    /// Hands played at random until one play decides the rest.
    #[test]
    fn decided_hands_are_valued_exactly() {
        let network = PolicyNetwork::trained();
        let (mut chance, mut moves, mut compared) = (Chance::from_seed(1), Vec::new(), 0);
        for number in 0..500 {
            let mut state = State::deal(&Options::HAND, DealNumber::new(number).unwrap());
            while let Some(seat) = state.seat_to_move() {
                let information = InformationSet::new(&state.view(seat)).unwrap();
                let worlds = possible_worlds(&information, 600, &mut chance);
                if state.tiles(seat).len() <= 2 && State::count_worlds(&state.view(seat)) <= 600 {
                    for rollouts in [
                        Rollouts { margin: 50.0, ..Rollouts::OF_ALL },
                        Rollouts { margin: 50.0, elimination: true, ..Rollouts::OF_ALL },
                    ] {
                        compared += compare(&state, &information, rollouts, &worlds, &network);
                    }
                }
                state.legal_moves(&mut moves);
                state.play_unchecked(*chance.pick(&moves).unwrap());
            }
        }
        assert!(compared > 60, "{compared}");
    }

    /// Compares the rollouts with the exhaustive search. Returns the number of comparisons made.
    fn compare(
        state: &State,
        information: &InformationSet,
        rollouts: Rollouts,
        worlds: &[World],
        network: &PolicyNetwork,
    ) -> u32 {
        let mut meter = Meter::new(&Budget::default());
        let mut elimination = rollouts.start(information, network);
        elimination.run(worlds, &mut meter);
        let candidates = elimination.finish();
        let layout = state.layout();
        let moves: Vec<Move> = candidates.iter().map(|candidate| to_move(&layout, candidate.play)).collect();
        if moves.len() < 2 {
            return 0;
        }
        let Some(exact) = exhaustive(state, &moves) else { return 0 };
        let most = exact.iter().copied().fold(f32::MIN, f32::max);
        assert!(exact[0] > most - 0.1, "{:?} of {moves:?} {exact:?} in {layout}", moves[0]);
        if !rollouts.elimination {
            for (candidate, exact) in candidates.iter().zip(exact) {
                assert!((candidate.value - exact).abs() < 1e-3, "{candidate:?} is worth {exact} in {layout}");
            }
        }
        1
    }

    #[test]
    fn against_a_weak_opponent_the_policy_does_not_count() {
        let network = PolicyNetwork::trained();
        let state = State::deal(&Options::HAND, DealNumber::new(0).unwrap());
        let information = InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        let worlds = possible_worlds(&information, 10, &mut Chance::from_seed(0));
        let is_by_value = |probability_of_weak: f32| {
            let mut elimination = Rollouts::default().start(&information, &network);
            elimination.discount_policy(probability_of_weak);
            elimination.run(&worlds, &mut Meter::new(&Budget::default()));
            elimination.finish().iter().all(|candidate| candidate.score == candidate.value)
        };
        assert!(is_by_value(1.0));
        assert!(!is_by_value(0.5));
    }

    #[test]
    fn without_a_budget_the_policy_decides() {
        let network = PolicyNetwork::trained();
        let state = State::deal(&Options::HAND, DealNumber::new(0).unwrap());
        let information = InformationSet::new(&state.view(state.seat_to_move().unwrap())).unwrap();
        let worlds = possible_worlds(&information, 10, &mut Chance::from_seed(0));
        let none = Budget { nodes: 0, ..Budget::default() };
        let mut elimination = Rollouts::default().start(&information, &network);
        assert!(!elimination.run(&worlds, &mut Meter::new(&none)));
        let candidates = elimination.finish();
        assert_eq!(
            candidates[0].play,
            network.best_play(&information.observed(), information.own, &mut network.accumulator())
        );
        assert!(candidates.iter().all(|candidate| candidate.points.is_empty() && candidate.value == 0.0));
    }
}
