//! Whole hands of small sets, solved exactly from the first play: an absolute scale for players.

use talon_query::Level;
use talon_rules::curse::{Options, Seat};
use talon_solve::curse::packed::{Ends, set_of};

use super::super::baseline::Baseline;
use super::super::match_equity::MatchEquity;
use super::super::opponent::{CASUAL_TEMPERATURE, CLUB_TEMPERATURE};
use super::super::opponent_model::{OpponentModel, PlayLikelihood};
use super::super::public_state::PublicState;
use super::super::value_network::ValueNetwork;
use super::super::worlds::hands_of;
use super::equilibrium::Equilibrium;
use super::tree::{LastTiles, PublicNode, PublicTree, ZeroSumEquity};

/// All deals of a hand, south leading, as one game of imperfect information.
///
/// # Examples
///
/// ```
/// use talon_bots::curse::{Baseline, WholeHand, WholeHandPlayer};
/// use talon_rules::GameOptions;
/// use talon_rules::curse::Options;
///
/// let small = Options::from_text("pips 2, hand 2")?;
/// let mut hand = WholeHand::new(&small, 1_000).expect("a very small game");
/// hand.solve(1e-5, 1_000);
/// let [least, most] = hand.value();
/// assert!(least > 0.9999 && most < 1.0001, "leading is worth a point");
///
/// let random = WholeHandPlayer::Baseline(Baseline::Random);
/// assert!(hand.exploitability(random) > Some(0.1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct WholeHand {
    equilibrium: Equilibrium,
    /// The public state at each node of the tree.
    states: Vec<PublicState>,
    network: ValueNetwork,
}

/// A player whose probability of each play is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WholeHandPlayer {
    /// The equilibrium that was found.
    Equilibrium,
    /// A baseline; not [`Baseline::Ismcts`].
    Baseline(Baseline),
    /// A level that does not search.
    Level(Level),
}

impl WholeHandPlayer {
    /// How the player chooses; `None` for the equilibrium, and for players that search.
    fn model(self) -> Option<OpponentModel> {
        match self {
            WholeHandPlayer::Baseline(Baseline::Random) => Some(OpponentModel::Uniform),
            WholeHandPlayer::Baseline(Baseline::Greedy) | WholeHandPlayer::Level(Level::Novice) => {
                Some(OpponentModel::LongestTurn)
            }
            WholeHandPlayer::Level(Level::Casual) => Some(OpponentModel::Softmax(CASUAL_TEMPERATURE)),
            WholeHandPlayer::Level(Level::Club) => Some(OpponentModel::Softmax(CLUB_TEMPERATURE)),
            WholeHandPlayer::Equilibrium
            | WholeHandPlayer::Baseline(Baseline::Ismcts)
            | WholeHandPlayer::Level(Level::Strong | Level::Best) => None,
        }
    }
}

impl WholeHand {
    /// Prepares the game of a set. Returns `None` if the nodes of its public tree would have more than this number of
    /// hands, each of about 40 bytes.
    pub fn new(options: &Options, most_hands: usize) -> Option<WholeHand> {
        let set = set_of(&options.set().collect::<Vec<_>>());
        let hands = hands_of(set, options.hand_size());
        let equity = ZeroSumEquity { equity: &MatchEquity::points(), seat: Seat::South };
        let both = [hands.clone(), hands.clone()];
        let tree = PublicTree::new(Ends::default(), Seat::South, both, &equity, LastTiles::All, most_hands)?;
        let held = [options.hand_size() as u8; 2];
        let beginning = PublicState::beginning(Seat::South);
        let states = states_of(
            &tree,
            PublicState { played: beginning.possible(Seat::South) & !set, held, ..beginning },
        );
        let even = vec![1.0; hands.len()];
        let equilibrium = Equilibrium::new(tree, [&even, &even]);
        Some(WholeHand { equilibrium, states, network: ValueNetwork::trained() })
    }

    /// The number of hands at the nodes of the public tree.
    pub fn size(&self) -> usize {
        self.equilibrium.tree().hands.len()
    }

    /// Iterates until the best responses to the equilibrium together gain less than this number of points a hand, or until
    /// this number of iterations. Returns the number of iterations made.
    pub fn solve(&mut self, gain: f32, most_iterations: u32) -> u32 {
        loop {
            let next = (2 * self.equilibrium.iterations()).clamp(8, most_iterations);
            while self.equilibrium.iterations() < next {
                self.equilibrium.iterate();
            }
            if next == most_iterations || self.equilibrium.best_responses().iter().sum::<f32>() < gain {
                return next;
            }
        }
    }

    /// The points a hand that the leader is sure to make on average with the equilibrium, and those that it cannot
    /// exceed against it.
    pub fn value(&mut self) -> [f32; 2] {
        let [leader, follower] = self.equilibrium.best_responses();
        [-follower, leader]
    }

    /// The points a hand that the best response wins against a player, if each leads half of the hands. Returns `None` for
    /// a player that searches.
    pub fn exploitability(&mut self, player: WholeHandPlayer) -> Option<f32> {
        let decisions = self.decisions(player)?;
        Some(self.equilibrium.best_responses_to(&decisions).iter().sum::<f32>() / 2.0)
    }

    /// The points a hand that a player makes against another, if each leads half of the hands. Returns `None` if one of them
    /// searches.
    pub fn points(&mut self, player: WholeHandPlayer, other: WholeHandPlayer) -> Option<f32> {
        let [own, others] = [self.decisions(player)?, self.decisions(other)?];
        let leading = self.points_of([&own, &others]);
        let following = self.points_of([&others, &own]);
        Some((leading - following) / 2.0)
    }

    /// South's points a hand if each seat decides by its own strategy, south's first.
    fn points_of(&mut self, strategies: [&[f32]; 2]) -> f32 {
        let tree = self.equilibrium.tree();
        let mut joined = strategies[0].to_vec();
        for node in tree.nodes.iter().filter(|node| node.actor == Seat::North) {
            for child in &tree.nodes[node.children.clone()] {
                let places = child.hands[Seat::North.index()].clone();
                joined[places.clone()].copy_from_slice(&strategies[1][places]);
            }
        }
        self.equilibrium.points_of(&joined)
    }

    /// The probability of each decision of a player, on both seats.
    fn decisions(&mut self, player: WholeHandPlayer) -> Option<Vec<f32>> {
        let mut decisions = self.equilibrium.average_decisions();
        let model = match player {
            WholeHandPlayer::Equilibrium => return Some(decisions),
            other => other.model()?,
        };
        let tree = self.equilibrium.tree();
        let mut likelihood = PlayLikelihood::new(&self.network);
        for (node, state) in tree.nodes.iter().zip(&self.states) {
            let actor = node.actor.index();
            let shares = node.hands[actor]
                .clone()
                .map(|place| likelihood.of_plays(state, tree.hands[place].tiles, model));
            let shares: Vec<_> = if node.end.is_none() { shares.collect() } else { continue };
            for child in &tree.nodes[node.children.clone()] {
                for place in child.hands[actor].clone() {
                    let of_hand = &shares[tree.hands[place].from - node.hands[actor].start];
                    let leads_here = |play| match (child.play, child.end) {
                        (Some(own), _) => own == play,
                        (None, Some(_)) => state.ends.after(play).1 == child.is_match,
                        (None, None) => false,
                    };
                    let total = of_hand.iter().filter(|(play, _)| leads_here(*play)).map(|(_, share)| share);
                    decisions[place] = if is_pass(child) { 1.0 } else { total.sum() };
                }
            }
        }
        Some(decisions)
    }
}

/// Whether a node is entered by a pass.
fn is_pass(node: &PublicNode) -> bool {
    node.play.is_none() && node.end.is_none()
}

/// The public state at each node of a tree.
fn states_of(tree: &PublicTree, root: PublicState) -> Vec<PublicState> {
    let mut states = vec![root; tree.nodes.len()];
    for (at, node) in tree.nodes.iter().enumerate() {
        for place in node.children.clone() {
            let child = &tree.nodes[place];
            let mut state = states[at];
            if let Some(play) = child.play {
                state.put(play);
            } else if is_pass(child) {
                state.pass(node.actor);
            }
            state.mover = child.actor;
            states[place] = state;
        }
    }
    states
}
