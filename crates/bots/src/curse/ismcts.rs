//! Plain information set Monte Carlo tree search, a yardstick that other programs can reproduce.
//!
//! P. I. Cowling, E. J. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search. IEEE Transactions on
//! Computational Intelligence and AI in Games 4 (2012), the single-observer variant. Each iteration samples a
//! hand for the other seat, descends the tree by the plays that this hand allows, adds a play and finishes
//! the hand at random. The only inference from the other seat's plays is from passes.

use arrayvec::ArrayVec;
use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, each};

use super::information_set::InformationSet;
use super::public_state::{PlayOutcome, PublicState};
use super::softmax::MOST_PLAYS;
use super::worlds::sample_hand;

/// The exploration constant of UCB, in points: the best of 0.7, 1.5 and 3.
const EXPLORATION: f32 = 3.0;

/// The index of the root. No link leads to the root, so it also stands for "no node".
const ROOT: u32 = 0;

/// A play in the tree.
#[derive(Debug)]
struct TreeNode {
    play: Play,
    /// The seat that plays it: the hands decide whether a pass came before.
    seat: Seat,
    visits: u32,
    /// Number of visits of its parent in which it was possible.
    available: u32,
    /// The total points of the seat that plays it, over all visits.
    points: f32,
    first_child: u32,
    sibling: u32,
}

/// A search from one information set.
struct SearchTree<'a> {
    nodes: Vec<TreeNode>,
    chance: &'a mut Chance,
}

/// The plays of a seat.
type Plays = ArrayVec<Play, MOST_PLAYS>;

/// Returns the most visited play after as many iterations as the budget has nodes.
pub(super) fn choose(information: &InformationSet, meter: &mut Meter<'_>, chance: &mut Chance) -> Play {
    let root = TreeNode {
        play: Play { tile: 0, side: 0 },
        seat: information.seat,
        visits: 0,
        available: 0,
        points: 0.0,
        first_child: ROOT,
        sibling: ROOT,
    };
    let mut possible: Vec<u8> = each(information.possible()).collect();
    let mut tree = SearchTree { nodes: vec![root], chance };
    let mut path = Vec::new();
    while meter.count() || tree.nodes[0].first_child == ROOT {
        let mut hands = information.hands(sample_hand(&mut possible, information.other_held(), tree.chance));
        path.clear();
        let south = tree.descend(&mut path, information.public, &mut hands);
        for place in &path {
            let node: &mut TreeNode = &mut tree.nodes[*place as usize];
            node.visits += 1;
            node.points += if node.seat == Seat::South { south } else { -south };
        }
    }
    let most = tree.children(ROOT).max_by_key(|place| tree.nodes[*place as usize].visits);
    tree.nodes[most.expect("a play has been tried") as usize].play
}

impl SearchTree<'_> {
    fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        let some = |place: u32| if place == ROOT { None } else { Some(place) };
        let first = some(self.nodes[parent as usize].first_child);
        std::iter::successors(first, move |place| some(self.nodes[*place as usize].sibling))
    }

    /// Descends the tree, adds a node and finishes the hand at random. Returns south's points and leaves the
    /// visited nodes in `path`.
    fn descend(&mut self, path: &mut Vec<u32>, mut public: PublicState, hands: &mut [Tiles; 2]) -> f32 {
        let mut at = ROOT;
        loop {
            let seat = public.mover;
            let own = hands[seat.index()];
            let mut new = plays(&public, own);
            let best = self.select(at, seat, own, &mut new);
            let is_new = !new.is_empty();
            at = match self.chance.pick(&new).copied() {
                Some(play) => self.add(at, seat, play),
                None => best,
            };
            path.push(at);
            if let PlayOutcome::Ended(points) = public.play(hands, self.nodes[at as usize].play) {
                return for_south(seat, points);
            }
            if is_new {
                return self.play_on(public, hands);
            }
        }
    }

    /// Selects the child with the highest upper confidence bound among these plays of a hand. Leaves only
    /// plays that are not in the tree yet in `plays`. Most children of the other seat are plays of tiles that
    /// it does not hold this time, so they are skipped first.
    fn select(&mut self, parent: u32, seat: Seat, own: Tiles, plays: &mut Plays) -> u32 {
        let mut best = (f32::MIN, ROOT);
        let mut place = self.nodes[parent as usize].first_child;
        while place != ROOT {
            let node = &mut self.nodes[place as usize];
            let is_held = node.seat == seat && own >> node.play.tile & 1 == 1;
            if is_held && let Some(found) = plays.iter().position(|play| *play == node.play) {
                plays.swap_remove(found);
                node.available += 1;
                let visits = node.visits as f32;
                let bonus = EXPLORATION * (logarithm(node.available) / visits).sqrt();
                let promise = node.points / visits + bonus;
                if promise > best.0 {
                    best = (promise, place);
                }
            }
            place = node.sibling;
        }
        best.1
    }

    fn add(&mut self, parent: u32, seat: Seat, play: Play) -> u32 {
        let place = self.nodes.len() as u32;
        let sibling = std::mem::replace(&mut self.nodes[parent as usize].first_child, place);
        self.nodes.push(TreeNode {
            play,
            seat,
            visits: 0,
            available: 1,
            points: 0.0,
            first_child: ROOT,
            sibling,
        });
        place
    }

    /// Finishes the hand at random. Returns south's points.
    fn play_on(&mut self, mut public: PublicState, hands: &mut [Tiles; 2]) -> f32 {
        loop {
            let seat = public.mover;
            let plays = plays(&public, hands[seat.index()]);
            let play = plays[self.chance.below(plays.len() as u32) as usize];
            if let PlayOutcome::Ended(points) = public.play(hands, play) {
                return for_south(seat, points);
            }
        }
    }
}

fn plays(public: &PublicState, own: Tiles) -> Plays {
    let mut plays = Plays::new();
    public.for_each_play(own, |play| plays.push(play));
    plays
}

fn for_south(seat: Seat, points: i8) -> f32 {
    f32::from(if seat == Seat::South { points } else { -points })
}

/// The natural logarithm to about a tenth, linear between powers of two. The standard library's `ln` may
/// differ between machines.
fn logarithm(number: u32) -> f32 {
    let power = number.ilog2();
    let rest = number as f32 / (1_u64 << power) as f32 - 1.0;
    (power as f32 + rest) * std::f32::consts::LN_2
}
