use talon_pieces::Tile;
use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, each};

use super::tree::{Hand, Node, Tree};

/// How many points a hand two answers to each other may win together before the search is content.
const CONTENT: f32 = 0.005;

/// After so many rounds it is seen for the first time whether the search is content, and then again each time the
/// rounds have doubled.
const FIRST_LOOK: u32 = 8;

/// After so many rounds a search ends anyway.
const MOST_ROUNDS: u32 = 256;

/// To go through so many hands in a round takes about as long as one decision of the network.
pub(super) const HANDS_PER_DECISION: usize = 32;

/// A search for an equilibrium of an endgame: for a way to play for both seats from which neither gains by leaving it.
///
/// It is CFR+ (O. Tammelin: Solving Large Imperfect Information Games Using CFR+, arXiv 1407.5042, 2014) on the
/// public tree: one walk goes through each public node once, for all hands that may be there together. A decision is a
/// hand at a node and a child of it that this hand can go to, which is that hand at the child: so all
/// numbers are kept by places in [`Tree::hands`].
#[derive(Clone, Debug)]
pub(super) struct Equilibrium {
    tree: Tree,
    /// How likely a hand is at the root, and a decision is now taken.
    strategy: Vec<f32>,
    /// How much better decisions would have been than what was done, added up, but never below 0.
    regret: Vec<f32>,
    /// How likely decisions were taken, added up over the rounds with growing weights.
    average: Vec<f32>,
    /// How likely hands come to a node, as far as their own seat has to do with it.
    reach: Vec<f32>,
    /// What hands are worth at a node, times how likely the other seat comes there with what goes with them.
    value: Vec<f32>,
    /// How likely any two hands can be there together at the root, by the beliefs.
    total: f32,
    rounds: u32,
}

/// What a seat does whose values are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    /// What its strategy says.
    Follows,
    /// What answers the other's strategy best.
    Answers,
}

impl Equilibrium {
    /// Begins with even decisions. `beliefs` are how likely each hand at the root is, south's first, on any scale.
    pub(super) fn new(tree: Tree, beliefs: [&[f32]; 2]) -> Equilibrium {
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
        let total = together(root, beliefs);
        Equilibrium { tree, strategy, regret, average, reach, value, total, rounds: 0 }
    }

    /// Searches until the average of all strategies is near enough to an equilibrium, or the budget runs out:
    /// a round counts as much as [`Equilibrium::cost_of_round`] says. Tells whether any was made.
    pub(super) fn search(&mut self, meter: &mut Meter<'_>) -> bool {
        let mut look = FIRST_LOOK;
        while self.rounds < MOST_ROUNDS && (0..self.cost_of_round()).all(|_| meter.count()) {
            self.rounds += 1;
            for seat in Seat::BOTH {
                self.walk_down();
                self.walk_up(seat, Does::Follows);
                self.learn(seat);
            }
            if self.rounds == look {
                look *= 2;
                if self.exploitability() < CONTENT {
                    break;
                }
            }
        }
        self.rounds > 0
    }

    /// How many decisions of the network take about as long as a round.
    fn cost_of_round(&self) -> usize {
        self.tree.hands.len().div_ceil(HANDS_PER_DECISION)
    }

    /// The plays of a hand of the seat to move, and how likely each is on average; once a round has been made.
    pub(super) fn plays(&self, own: Tiles) -> Vec<(Play, f32)> {
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

    /// Finds how likely all hands come to all nodes by the strategy.
    fn walk_down(&mut self) {
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

    /// Finds what all hands of a seat are worth at all nodes, from the ends up.
    fn walk_up(&mut self, seat: Seat, does: Does) {
        for node in self.tree.nodes.iter().rev() {
            if let Some(worth) = node.end {
                value_end(node, worth, seat, &self.tree, &self.reach, &mut self.value);
                continue;
            }
            let own = node.hands[seat.index()].clone();
            let decides = node.actor == seat;
            let answers = decides && does == Does::Answers;
            self.value[own.clone()].fill(if answers { f32::MIN } else { 0.0 });
            for child in &self.tree.nodes[node.children.clone()] {
                for place in child.hands[seat.index()].clone() {
                    let from = self.tree.hands[place].from;
                    let value = self.value[place];
                    self.value[from] = match (answers, decides) {
                        (true, _) => self.value[from].max(value),
                        (false, true) => self.value[from] + self.strategy[place] * value,
                        (false, false) => self.value[from] + value,
                    };
                }
            }
            // Hands from which nothing leads on are blocked.
            self.value[own].iter_mut().filter(|value| **value == f32::MIN).for_each(|value| *value = 0.0);
        }
    }

    /// Adds up a seat's regrets and its average, and takes its next strategy from them: each decision in proportion to
    /// its regret. Where there is no regret, the strategy stays, which is as good as any other there.
    fn learn(&mut self, seat: Seat) {
        let weight = self.rounds as f32;
        for node in self.tree.nodes.iter().filter(|node| node.actor == seat && node.end.is_none()) {
            let children = &self.tree.nodes[node.children.clone()];
            let decisions = || children.iter().flat_map(|child| child.hands[seat.index()].clone());
            for place in decisions() {
                let from = self.tree.hands[place].from;
                self.regret[place] = (self.regret[place] + self.value[place] - self.value[from]).max(0.0);
                self.average[place] += weight * self.reach[place];
            }
            self.value[node.hands[seat.index()].clone()].fill(0.0);
            for place in decisions() {
                self.value[self.tree.hands[place].from] += self.regret[place];
            }
            for place in decisions() {
                let total = self.value[self.tree.hands[place].from];
                if total > 0.0 {
                    self.strategy[place] = self.regret[place] / total;
                }
            }
        }
    }

    /// How many points a hand the best answers to the average strategies win together: 0 at an equilibrium.
    fn exploitability(&mut self) -> f32 {
        self.best_answers().iter().sum()
    }

    /// How many points a hand south makes with the best answer to north's average strategy, and north with that to
    /// south's. What the endgame is worth to south lies between the first and the second turned about.
    pub(super) fn best_answers(&mut self) -> [f32; 2] {
        let current = self.strategy.clone();
        self.follow_average();
        self.walk_down();
        let answers = Seat::BOTH.map(|seat| {
            self.walk_up(seat, Does::Answers);
            let root = self.tree.nodes[0].hands[seat.index()].clone();
            root.map(|place| self.strategy[place] * self.value[place]).sum::<f32>() / self.total
        });
        self.strategy = current;
        answers
    }

    /// Makes the average of all strategies the strategy. Where a hand has never come, that stays.
    fn follow_average(&mut self) {
        self.value.fill(0.0);
        let decisions: Vec<usize> = decisions(&self.tree).collect();
        decisions.iter().for_each(|place| self.value[self.tree.hands[*place].from] += self.average[*place]);
        for place in decisions {
            let total = self.value[self.tree.hands[place].from];
            if total > 0.0 {
                self.strategy[place] = self.average[place] / total;
            }
        }
    }
}

/// The places of all decisions: hands of the seat that has decided, at the node that its decision leads to.
fn decisions(tree: &Tree) -> impl Iterator<Item = usize> {
    let children = |node: &Node| node.children.clone();
    tree.nodes.iter().flat_map(move |node| {
        tree.nodes[children(node)].iter().flat_map(|child| child.hands[node.actor.index()].clone())
    })
}

/// How likely two hands with these beliefs can be there together: all products of those that share no tile.
fn together(hands: [&[Hand]; 2], beliefs: [&[f32]; 2]) -> f32 {
    let [south, north] = [0, 1].map(|seat| hands[seat].iter().zip(beliefs[seat]));
    let against = |one: &Hand| -> f32 {
        north.clone().filter(|(other, _)| one.tiles & other.tiles == 0).map(|(_, belief)| belief).sum()
    };
    south.map(|(hand, belief)| belief * against(hand)).sum()
}

/// Values an end for the hands of a seat.
///
/// The actor's hand is one tile, so it goes together with all hands of the other seat but those that have this
/// tile: sums for each tile say how likely these are, and no pair of hands need be looked at.
fn value_end(node: &Node, worth: f32, seat: Seat, tree: &Tree, reach: &[f32], value: &mut [f32]) {
    let other = node.hands[seat.other().index()].clone();
    let mut with = [0.0; Tile::COUNT];
    for place in other.clone() {
        each(tree.hands[place].tiles).for_each(|tile| with[usize::from(tile)] += reach[place]);
    }
    let all: f32 = reach[other].iter().sum();
    let worth = if seat == node.actor { worth } else { -worth };
    for place in node.hands[seat.index()].clone() {
        let impossible: f32 = each(tree.hands[place].tiles).map(|tile| with[usize::from(tile)]).sum();
        value[place] = worth * (all - impossible);
    }
}
