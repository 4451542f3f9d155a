//! Predictive CFR+ on a walk through the public tree.

use std::ops::Range;

use talon_rules::curse::{Options, Seat};

use super::super::endgame::decay_of_average;
use super::last_tile::{best_worth, last_tile_values};
use super::walk::{Node, Walk};

/// A decision: a hand at a node and a play that it can make.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    /// The cumulative regret, never below 0.
    regret: f32,
    /// The probability in the current strategy.
    strategy: f32,
    /// The cumulative strategy: probabilities, weighted by the fifth power of the iteration.
    average: f32,
}

/// Learns an equilibrium of a whole hand by predictive CFR+, as the search of an endgame's equilibrium does.
///
/// Only the decisions are stored, in the order of the walk: those of a node, then those of the nodes below each of its
/// children. Reach probabilities and values live as long as the walk is near.
#[derive(Clone, Debug)]
pub(super) struct Learning {
    walk: Walk,
    decisions: Vec<Decision>,
    iterations: u32,
    /// The decisions of all nodes that the walk has entered.
    next: usize,
    /// The reach probability of each hand, from its own seat's decisions only.
    reach: Vec<f64>,
    /// The counterfactual value of each hand of the learning seat: its value times the other seat's reach.
    value: Vec<f64>,
    /// The predicted regrets of each hand of a node together.
    totals: Vec<f64>,
}

impl Learning {
    /// Begins with uniform decisions. Returns `None` if there are more than `most` of them.
    pub(super) fn new(options: &Options, merged: bool, most: usize) -> Option<Learning> {
        let mut walk = Walk::new(options, merged);
        let root = walk.root();
        let count = count_decisions(&mut walk, &root, most)?;
        let reach = vec![1.0; walk.hands.len()];
        let (value, decisions) = (vec![0.0; reach.len()], Vec::with_capacity(count));
        let mut learning =
            Learning { walk, decisions, iterations: 0, next: 0, reach, value, totals: Vec::new() };
        learning.begin(&root);
        Some(learning)
    }

    /// Adds uniform decisions at a node and all below it.
    fn begin(&mut self, node: &Node) {
        let hands = self.walk.hands.len();
        let children = self.walk.grow(node);
        let places: Vec<usize> = self.walk.decisions(&children, node.public.mover).collect();
        let own = node.hands(node.public.mover);
        let mut counts = vec![0.0; own.len()];
        let from = |place: usize| self.walk.hands[place].from as usize - own.start;
        places.iter().for_each(|place| counts[from(*place)] += f32::from(self.walk.hands[*place].plays));
        let uniform =
            |place: &usize| Decision { regret: 0.0, strategy: 1.0 / counts[from(*place)], average: 0.0 };
        self.decisions.extend(places.iter().map(uniform));
        children.clone().for_each(|at| self.begin(&self.walk.node(at)));
        self.walk.forget(children, hands);
    }

    /// The number of decisions.
    pub(super) fn decisions(&self) -> usize {
        self.decisions.len()
    }

    /// The number of iterations so far.
    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Makes one iteration: alternately learns for each seat.
    pub(super) fn iterate(&mut self) {
        self.iterations += 1;
        for seat in Seat::BOTH {
            self.next = 0;
            let root = self.walk.root();
            self.visit(&root, seat);
        }
    }

    /// Computes the values of a seat's hands at a node, and updates its decisions there and below.
    fn visit(&mut self, node: &Node, seat: Seat) {
        let hands = self.walk.hands.len();
        let children = self.walk.grow(node);
        let first = self.propagate_reach(node, &children);
        if node.is_last_tile() {
            self.value_of_last(node, seat);
        } else {
            self.value[node.hands(seat)].fill(0.0);
        }
        children.clone().for_each(|at| self.visit(&self.walk.node(at), seat));
        if node.public.mover == seat {
            self.take_mean(&children, seat, first);
            self.update(node, &children, first);
        } else {
            self.take_sum(&children, seat);
        }
        self.walk.forget(children, hands);
        self.reach.truncate(hands);
        self.value.truncate(hands);
    }

    /// Computes the reach probabilities of the hands at the children of a node. Returns the place of its first decision.
    fn propagate_reach(&mut self, node: &Node, children: &Range<usize>) -> usize {
        let Learning { walk, decisions, next, reach, value, .. } = self;
        for place in reach.len()..walk.hands.len() {
            reach.push(reach[walk.hands[place].from as usize]);
        }
        value.resize(walk.hands.len(), 0.0);
        let first = *next;
        for (decision, place) in decisions[first..].iter().zip(walk.decisions(children, node.public.mover)) {
            reach[place] *= f64::from(decision.strategy);
            *next += 1;
        }
        first
    }

    /// Adds the values at children of a node at which the seat decides.
    fn take_mean(&mut self, children: &Range<usize>, seat: Seat, first: usize) {
        let Learning { walk, decisions, value, .. } = self;
        for (decision, place) in decisions[first..].iter().zip(walk.decisions(children, seat)) {
            let hand = walk.hands[place];
            let weight = f64::from(hand.plays) * f64::from(decision.strategy);
            value[hand.from as usize] += weight * value[place];
        }
        let passes = children.clone().next_back().filter(|at| walk.node(*at).play.is_none());
        for place in passes.into_iter().flat_map(|at| walk.node(at).hands(seat)) {
            value[walk.hands[place].from as usize] += value[place];
        }
    }

    /// Adds the values at children of a node at which the other seat decides.
    fn take_sum(&mut self, children: &Range<usize>, seat: Seat) {
        let Learning { walk, value, .. } = self;
        for at in children.clone() {
            for place in walk.node(at).hands(seat) {
                let hand = walk.hands[place];
                value[hand.from as usize] += f64::from(hand.plays) * value[place];
            }
        }
    }

    fn value_of_last(&mut self, node: &Node, seat: Seat) {
        let worth = best_worth(node, &self.walk.hands);
        let renamings = self.walk.renamings(node);
        last_tile_values(node, seat, &self.walk.hands, &renamings, &worth, &self.reach, &mut self.value);
    }

    /// Updates the regrets and the cumulative strategy of a node, and derives the next strategy by predictive regret
    /// matching: each decision in proportion to what its regret becomes if the next iteration adds as much as this one. If no
    /// regret is left then, the strategy stays, which is as good as any other there.
    fn update(&mut self, node: &Node, children: &Range<usize>, first: usize) {
        let Learning { walk, decisions, reach, value, totals, .. } = self;
        let (seat, own) = (node.public.mover, node.hands(node.public.mover));
        let decay = decay_of_average(self.iterations);
        totals.clear();
        totals.resize(own.len(), 0.0);
        for (decision, place) in decisions[first..].iter_mut().zip(walk.decisions(children, seat)) {
            let hand = walk.hands[place];
            let regret = (value[place] - value[hand.from as usize]) as f32;
            decision.regret = (decision.regret + regret).max(0.0);
            decision.average = decay * decision.average + reach[place] as f32;
            let next = (decision.regret + regret).max(0.0);
            value[place] = next.into();
            totals[hand.from as usize - own.start] += f64::from(next) * f64::from(hand.plays);
        }
        for (decision, place) in decisions[first..].iter_mut().zip(walk.decisions(children, seat)) {
            let total = totals[walk.hands[place].from as usize - own.start];
            if total > 0.0 {
                decision.strategy = (value[place] / total) as f32;
            }
        }
    }

    /// The probability of each decision of a node in the average strategy, from this place on. Hands that were never reached
    /// keep their strategy.
    pub(super) fn average(
        &self,
        walk: &Walk,
        node: &Node,
        children: &Range<usize>,
        first: usize,
    ) -> Vec<f64> {
        let own = node.hands(node.public.mover);
        let mut totals = vec![0.0; own.len()];
        let decisions = || self.decisions[first..].iter().zip(walk.decisions(children, node.public.mover));
        for (decision, place) in decisions() {
            let hand = walk.hands[place];
            totals[hand.from as usize - own.start] += f64::from(decision.average) * f64::from(hand.plays);
        }
        let share = |(decision, place): (&Decision, usize)| {
            let total = totals[walk.hands[place].from as usize - own.start];
            if total > 0.0 { f64::from(decision.average) / total } else { decision.strategy.into() }
        };
        decisions().map(share).collect()
    }
}

/// Counts the decisions at a node and all below it; `None` if there are more than `most`.
fn count_decisions(walk: &mut Walk, node: &Node, most: usize) -> Option<usize> {
    let hands = walk.hands.len();
    let children = walk.grow(node);
    let mut count = walk.decisions(&children, node.public.mover).count();
    for at in children.clone() {
        let left = most.checked_sub(count)?;
        count += count_decisions(walk, &walk.node(at), left)?;
    }
    walk.forget(children, hands);
    (count <= most).then_some(count)
}
