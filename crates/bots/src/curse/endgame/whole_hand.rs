//! Whole hands of small sets, solved exactly from the first play: an absolute scale for players.

use talon_query::Level;
use talon_rules::curse::{Options, Seat};
use talon_solve::Budget;
use talon_solve::curse::packed::{Ends, Play, Tiles, set_of};

use super::super::baseline::Baseline;
use super::super::information_set::InformationSet;
use super::super::network::ValueNetwork;
use super::super::opponent::{CASUAL_TEMPERATURE, CLUB_TEMPERATURE, Opponent, OpponentOptions};
use super::super::opponent_model::{OpponentModel, PlayLikelihood};
use super::super::public_state::PublicState;
use super::super::worlds::hands_of;
use super::equilibrium::Equilibrium;
use super::tree::{LastTiles, PublicNode, PublicTree};

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
    /// The parent of each node; the root's is itself.
    parents: Vec<usize>,
    network: ValueNetwork,
}

/// A player whose probability of each play is known, or can be asked for often enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WholeHandPlayer {
    /// The equilibrium that was found.
    Equilibrium,
    /// A baseline; not [`Baseline::Ismcts`] or [`Baseline::Policy`].
    Baseline(Baseline),
    /// A level. The probabilities of one that searches are estimated with eight seeds wherever it does not play by an
    /// equilibrium. This makes it look more exploitable, because a best response exploits the errors of the estimate too.
    Level(Level),
    /// [`Level::Best`] with other options, asked in the same way.
    Best(OpponentOptions),
}

/// The number of seeds with which a level that searches is asked in each situation.
const SEEDS: u64 = 8;

impl WholeHandPlayer {
    /// How the player chooses; `None` for the equilibrium, and for players that search.
    pub(in crate::curse) fn model(self) -> Option<OpponentModel> {
        match self {
            WholeHandPlayer::Baseline(Baseline::Random) => Some(OpponentModel::Uniform),
            WholeHandPlayer::Baseline(Baseline::Greedy) => Some(OpponentModel::LongestTurn),
            WholeHandPlayer::Level(Level::Novice) => Some(OpponentModel::Beginner),
            WholeHandPlayer::Level(Level::Casual) => Some(OpponentModel::Softmax(CASUAL_TEMPERATURE)),
            WholeHandPlayer::Level(Level::Club) => Some(OpponentModel::Softmax(CLUB_TEMPERATURE)),
            WholeHandPlayer::Equilibrium
            | WholeHandPlayer::Baseline(Baseline::Ismcts | Baseline::Policy)
            | WholeHandPlayer::Level(Level::Strong | Level::Best)
            | WholeHandPlayer::Best(_) => None,
        }
    }
}

impl WholeHand {
    /// Prepares the game of a set. Returns `None` if the nodes of its public tree would have more than this number of
    /// hands, each of about 40 bytes.
    pub fn new(options: &Options, most_hands: usize) -> Option<WholeHand> {
        let set = set_of(&options.set().collect::<Vec<_>>());
        let hands = hands_of(set, options.hand_size());
        let both = [hands.clone(), hands.clone()];
        let tree = PublicTree::new(Ends::default(), Seat::South, both, LastTiles::All, most_hands)?;
        let held = [options.hand_size() as u8; 2];
        let beginning = PublicState::beginning(Seat::South);
        let states = states_of(
            &tree,
            PublicState { played: beginning.possible(Seat::South) & !set, held, ..beginning },
        );
        let mut parents = vec![0; tree.nodes.len()];
        for (at, node) in tree.nodes.iter().enumerate() {
            parents[node.children.clone()].fill(at);
        }
        let even = vec![1.0; hands.len()];
        let equilibrium = Equilibrium::new(tree, [&even, &even]);
        Some(WholeHand { equilibrium, states, parents, network: ValueNetwork::trained() })
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
    /// [`Baseline::Ismcts`] and [`Baseline::Policy`].
    pub fn exploitability(&mut self, player: WholeHandPlayer) -> Option<f32> {
        let decisions = self.decisions(player)?;
        Some(self.equilibrium.best_responses_to(&decisions).iter().sum::<f32>() / 2.0)
    }

    /// The points a hand that a player makes against another, if each leads half of the hands. Returns `None` for
    /// [`Baseline::Ismcts`] and [`Baseline::Policy`].
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
        if player == WholeHandPlayer::Equilibrium {
            return Some(decisions);
        }
        let mut chooser = Chooser::new(player, &self.network)?;
        let tree = self.equilibrium.tree();
        for (at, (node, state)) in tree.nodes.iter().zip(&self.states).enumerate() {
            if node.end.is_some() {
                continue;
            }
            let actor = node.actor.index();
            let hands: Vec<Tiles> = node.hands[actor].clone().map(|place| tree.hands[place].tiles).collect();
            let shares = chooser.shares(state, &hands, || self.plays_before(at));
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

    /// The plays that lead to a node, each with the public state before it.
    fn plays_before(&self, mut at: usize) -> Vec<(PublicState, Play)> {
        let mut plays = Vec::new();
        while at > 0 {
            let parent = self.parents[at];
            plays.extend(self.equilibrium.tree().nodes[at].play.map(|play| (self.states[parent], play)));
            at = parent;
        }
        plays.reverse();
        plays
    }
}

/// Asks a player for the probabilities of its plays.
enum Chooser<'a> {
    Model(OpponentModel, Box<PlayLikelihood<'a>>),
    Opponent(Box<Opponent>, Level),
}

impl<'a> Chooser<'a> {
    fn new(player: WholeHandPlayer, network: &'a ValueNetwork) -> Option<Chooser<'a>> {
        match (player, player.model()) {
            (_, Some(model)) => Some(Chooser::Model(model, Box::new(PlayLikelihood::new(network)))),
            (WholeHandPlayer::Level(level), None) => {
                Some(Chooser::Opponent(Box::new(Opponent::new(level)), level))
            }
            (WholeHandPlayer::Best(options), None) => {
                Some(Chooser::Opponent(Box::new(Opponent::with_options(Level::Best, options)), Level::Best))
            }
            (WholeHandPlayer::Equilibrium | WholeHandPlayer::Baseline(_), None) => None,
        }
    }

    /// The probability of each play of these hands of the seat to move.
    fn shares(
        &mut self,
        public: &PublicState,
        hands: &[Tiles],
        plays_before: impl FnOnce() -> Vec<(PublicState, Play)>,
    ) -> Vec<Vec<(Play, f32)>> {
        match self {
            Chooser::Model(model, likelihood) => {
                hands.iter().map(|own| likelihood.of_plays(public, *own, *model)).collect()
            }
            Chooser::Opponent(opponent, level) => {
                let information = InformationSet {
                    public: *public,
                    seat: public.mover,
                    own: hands[0],
                    plays: plays_before(),
                };
                let budget = Budget { nodes: level.usual_nodes(), ..Budget::default() };
                opponent.shares(&information, hands, &budget, 0..SEEDS)
            }
        }
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
