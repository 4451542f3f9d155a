use talon_rules::curse::Seat;
use talon_rules::pieces::Tile;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, each};

use super::tree::{Hand, PublicNode, PublicTree};

/// The search ends at this exploitability, in points a hand.
const TARGET_EXPLOITABILITY: f32 = 0.005;

/// The iteration at which exploitability is checked first; then each time their number has doubled.
const FIRST_CHECK: u32 = 4;

/// Maximum number of iterations.
const MAX_ITERATIONS: u32 = 256;

/// Number of hands in an iteration that take about as long as one decision of the network.
pub(super) const HANDS_PER_DECISION: usize = 32;

/// A search for a Nash equilibrium of an endgame: strategies for both seats from which neither gains by
/// deviating.
///
/// It is predictive CFR+ (G. Farina, C. Kroer, T. Sandholm: Faster Game Solving via Predictive Blackwell
/// Approachability, AAAI 2021): counterfactual regret minimization with predictive regret matching+, alternating
/// between the seats. The averages weight iteration *t* by the fifth power of *t*: over a few iterations, early ones
/// must be forgotten sooner than by the usual squares (N. Zhang, S. McAleer, T. Sandholm: Faster Game Solving via
/// Hyperparameter Schedules, arXiv 2404.09097, 2024; their schedules begin at the 30th power). It runs on the public
/// tree: one pass visits each public node once, for all hands that may be held there. A decision is a hand at a node
/// and a child that the hand can go to, which is that hand at the child. So all values are indexed as
/// [`PublicTree::hands`].
#[derive(Clone, Debug)]
pub(in crate::curse) struct Equilibrium {
    tree: PublicTree,
    /// The belief in each hand at the root, and the probability of each decision.
    strategy: Vec<f32>,
    /// The cumulative regret of each decision, never below 0.
    regret: Vec<f32>,
    /// The cumulative strategy: decision probabilities, weighted by the fifth power of the iteration.
    average: Vec<f32>,
    /// The reach probability of each hand, from its own seat's decisions only.
    reach: Vec<f32>,
    /// The counterfactual value of each hand: its value times the other seat's reach.
    value: Vec<f32>,
    /// The joint weight of all pairs of hands at the root, by the beliefs.
    total: f32,
    iterations: u32,
}

/// The strategy that is evaluated for a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Response {
    /// Its current strategy.
    Strategy,
    /// Its best response to the other seat.
    Best,
}

impl Equilibrium {
    /// Starts with uniform decisions. `beliefs` weight each hand at the root, south's first, on any scale.
    pub(super) fn new(tree: PublicTree, beliefs: [&[f32]; 2]) -> Equilibrium {
        let zeros = vec![0.0; tree.hands.len()];
        let mut choices = zeros.clone();
        let mut strategy = zeros.clone();
        for (places, beliefs) in tree.nodes[0].hands.iter().zip(beliefs) {
            strategy[places.clone()].copy_from_slice(beliefs);
        }
        let decisions: Vec<usize> = decisions(&tree).collect();
        decisions.iter().for_each(|place| choices[tree.hands[*place].from] += 1.0);
        decisions.iter().for_each(|place| strategy[*place] = 1.0 / choices[tree.hands[*place].from]);
        let [regret, average, reach, value] = [const { Vec::new() }; 4].map(|_: Vec<f32>| zeros.clone());
        let root = tree.nodes[0].hands.each_ref().map(|places| &tree.hands[places.clone()]);
        let total = joint_weight(root, beliefs);
        Equilibrium { tree, strategy, regret, average, reach, value, total, iterations: 0 }
    }

    /// Iterates until the average strategy is near enough to an equilibrium or the budget runs out, where an
    /// iteration costs [`Equilibrium::cost_of_iteration`] nodes. Returns whether any iteration was made.
    pub(super) fn search(&mut self, meter: &mut Meter<'_>) -> bool {
        let mut look = FIRST_CHECK;
        while self.iterations < MAX_ITERATIONS && (0..self.cost_of_iteration()).all(|_| meter.count()) {
            self.iterate();
            if self.iterations == look {
                look *= 2;
                if self.exploitability() < TARGET_EXPLOITABILITY {
                    break;
                }
            }
        }
        self.iterations > 0
    }

    /// Makes one iteration.
    pub(super) fn iterate(&mut self) {
        self.iterations += 1;
        for seat in Seat::BOTH {
            self.propagate_reach();
            self.propagate_values(seat, Response::Strategy);
            self.update_regrets(seat);
        }
    }

    /// Number of network decisions that take about as long as an iteration.
    fn cost_of_iteration(&self) -> usize {
        self.tree.hands.len().div_ceil(HANDS_PER_DECISION)
    }

    /// The plays of a hand of the seat to move, with their probabilities in the average strategy. Needs at
    /// least one iteration.
    pub(in crate::curse) fn average_strategy(&self, own: Tiles) -> Vec<(Play, f32)> {
        let root = &self.tree.nodes[0];
        let children = self.tree.nodes[root.children.clone()].iter();
        let with_play = children.filter_map(|child| Some((child.play?, child)));
        let decisions = with_play.flat_map(|(play, child)| {
            child.hands[root.actor.index()].clone().map(move |place| (play, place))
        });
        let of_hand =
            decisions.filter(|(_, place)| self.tree.hands[self.tree.hands[*place].from].tiles == own);
        let plays: Vec<(Play, f32)> = of_hand.map(|(play, place)| (play, self.average[place])).collect();
        let total: f32 = plays.iter().map(|(_, weight)| weight).sum();
        plays.into_iter().map(|(play, weight)| (play, weight / total)).collect()
    }

    /// Computes the reach probabilities of all hands, from the root down.
    fn propagate_reach(&mut self) {
        let root = &self.tree.nodes[0];
        for places in &root.hands {
            self.reach[places.clone()].copy_from_slice(&self.strategy[places.clone()]);
        }
        for node in &self.tree.nodes {
            for child in &self.tree.nodes[node.children.clone()] {
                for place in child.hands[node.actor.index()].clone() {
                    self.reach[place] = self.reach[self.tree.hands[place].from] * self.strategy[place];
                }
                for place in child.hands[node.actor.other().index()].clone() {
                    self.reach[place] = self.reach[self.tree.hands[place].from];
                }
            }
        }
    }

    /// Computes the values of all hands of a seat at all nodes, from the ends up.
    fn propagate_values(&mut self, seat: Seat, response: Response) {
        for node in self.tree.nodes.iter().rev() {
            if let Some(end) = node.end {
                terminal_values(node, end, seat, &self.tree, &self.reach, &mut self.value);
                continue;
            }
            let own = node.hands[seat.index()].clone();
            let decides = node.actor == seat;
            let best = decides && response == Response::Best;
            self.value[own.clone()].fill(if best { f32::MIN } else { 0.0 });
            for child in &self.tree.nodes[node.children.clone()] {
                for place in child.hands[seat.index()].clone() {
                    let from = self.tree.hands[place].from;
                    let value = self.value[place];
                    self.value[from] = match (best, decides) {
                        (true, _) => self.value[from].max(value),
                        (false, true) => self.value[from] + self.strategy[place] * value,
                        (false, false) => self.value[from] + value,
                    };
                }
            }
            // Hands without a continuation are blocked.
            self.value[own].iter_mut().filter(|value| **value == f32::MIN).for_each(|value| *value = 0.0);
        }
    }

    /// Updates a seat's regrets and cumulative strategy, and derives its next strategy by predictive regret matching: each
    /// decision in proportion to what its regret becomes if the next iteration adds as much as this one. If no regret
    /// is left then, the strategy stays, which is as good as any other there.
    fn update_regrets(&mut self, seat: Seat) {
        let decay = decay_of_average(self.iterations);
        let (mut predicted, mut totals) = (Vec::new(), Vec::new());
        for node in self.tree.nodes.iter().filter(|node| node.actor == seat && node.end.is_none()) {
            let children = &self.tree.nodes[node.children.clone()];
            let decisions = || children.iter().flat_map(|child| child.hands[seat.index()].clone());
            let own = node.hands[seat.index()].clone();
            predicted.clear();
            totals.clear();
            totals.resize(own.len(), 0.0);
            for place in decisions() {
                let from = self.tree.hands[place].from;
                let regret = self.value[place] - self.value[from];
                self.regret[place] = (self.regret[place] + regret).max(0.0);
                self.average[place] = decay * self.average[place] + self.reach[place];
                let next = (self.regret[place] + regret).max(0.0);
                predicted.push(next);
                totals[from - own.start] += next;
            }
            for (place, next) in decisions().zip(&predicted) {
                let total = totals[self.tree.hands[place].from - own.start];
                if total > 0.0 {
                    self.strategy[place] = next / total;
                }
            }
        }
    }

    /// The exploitability of the average strategies, in points a hand: 0 at an equilibrium.
    fn exploitability(&mut self) -> f32 {
        self.best_responses().iter().sum()
    }

    /// The points a hand of south's best response to north's average strategy, and of north's best response
    /// to south's. The value of the endgame for south lies between the first and the negated second.
    pub(super) fn best_responses(&mut self) -> [f32; 2] {
        let average = self.average_decisions();
        let current = std::mem::replace(&mut self.strategy, average);
        self.propagate_reach();
        let answers = Seat::BOTH.map(|seat| self.points(seat));
        self.strategy = current;
        answers
    }

    /// The points a hand of a seat that makes the best response.
    fn points(&mut self, seat: Seat) -> f32 {
        self.propagate_values(seat, Response::Best);
        let root = self.tree.nodes[0].hands[seat.index()].clone();
        root.map(|place| self.strategy[place] * self.value[place]).sum::<f32>() / self.total
    }

    /// The average strategy, with the beliefs at the root. Hands that were never reached keep their strategy.
    fn average_decisions(&mut self) -> Vec<f32> {
        self.value.fill(0.0);
        let decisions: Vec<usize> = decisions(&self.tree).collect();
        decisions.iter().for_each(|place| self.value[self.tree.hands[*place].from] += self.average[*place]);
        let mut average = self.strategy.clone();
        for place in decisions {
            let total = self.value[self.tree.hands[place].from];
            if total > 0.0 {
                average[place] = self.average[place] / total;
            }
        }
        average
    }
}

/// The factor by which all earlier iterations lose weight, so that each one weighs as much as the fifth power of its
/// number. Made of multiplications only, which give the same result on every machine.
pub(in crate::curse) fn decay_of_average(iteration: u32) -> f32 {
    let ratio = (iteration - 1) as f32 / iteration as f32;
    let square = ratio * ratio;
    square * square * ratio
}

/// The indices of all decisions: hands of the seat that has decided, at the node that the decision leads to.
fn decisions(tree: &PublicTree) -> impl Iterator<Item = usize> {
    let children = |node: &PublicNode| node.children.clone();
    tree.nodes.iter().flat_map(move |node| {
        tree.nodes[children(node)].iter().flat_map(|child| child.hands[node.actor.index()].clone())
    })
}

/// The joint weight of two ranges of hands: the sum of the products of all pairs that share no tile.
fn joint_weight(hands: [&[Hand]; 2], beliefs: [&[f32]; 2]) -> f32 {
    let [south, north] = [0, 1].map(|seat| hands[seat].iter().zip(beliefs[seat]));
    let against = |one: &Hand| -> f32 {
        north.clone().filter(|(other, _)| one.tiles & other.tiles == 0).map(|(_, belief)| belief).sum()
    };
    south.map(|(hand, belief)| belief * against(hand)).sum()
}

/// Computes the values of a seat's hands at an end.
///
/// The actor's hand is one tile, so it is compatible with all hands of the other seat that do not have this
/// tile. Sums for each tile give their weight, so no pairs of hands are enumerated.
fn terminal_values(
    node: &PublicNode,
    end: f32,
    seat: Seat,
    tree: &PublicTree,
    reach: &[f32],
    value: &mut [f32],
) {
    let other = node.hands[seat.other().index()].clone();
    let mut with = [0.0; Tile::COUNT];
    for place in other.clone() {
        each(tree.hands[place].tiles).for_each(|tile| with[usize::from(tile)] += reach[place]);
    }
    let all: f32 = reach[other].iter().sum();
    let end = if seat == node.actor { end } else { -end };
    for place in node.hands[seat.index()].clone() {
        let impossible: f32 = each(tree.hands[place].tiles).map(|tile| with[usize::from(tile)]).sum();
        value[place] = end * (all - impossible);
    }
}
