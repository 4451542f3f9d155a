use std::ops::Range;

use talon_rules::curse::Seat;
use talon_solve::curse::packed::{Ends, Play, Position, Tiles, joining};

use super::super::stakes::Stakes;

/// What everybody can see at a place of an endgame, and what each seat may still hold there.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Who decides here, or has gone out.
    pub(super) actor: Seat,
    /// The places in [`Tree::hands`] of the hands that south and north may hold.
    pub(super) hands: [Range<usize>; 2],
    /// The nodes that decisions lead to; none at an end.
    pub(super) children: Range<usize>,
    /// The play that leads here; `None` of a pass and of the root.
    pub(super) play: Option<Play>,
    /// What it is worth to the actor to have gone out, above a blocked hand.
    pub(super) end: Option<f32>,
    ends: Ends,
    /// Whether the actor may have to pass: not just after the other has passed, for then the hand is blocked.
    can_pass: bool,
}

/// A hand that a seat may hold at a node. At an end the last tile still belongs to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) tiles: Tiles,
    /// The place of the same seat's hand at the parent that it comes from.
    pub(super) from: usize,
}

/// An endgame as everybody at the table can see it: a node for each way to go on, and at each node the hands with
/// which both seats may have come there. Parents come before their children.
///
/// Only what changes something is in the tree. A blocked hand is worth 0, so there are no nodes for it, and hands that
/// can but end so are left out after a pass. With its last tile a seat goes out whenever it can, with a
/// match if it can: nothing else is worth more. So there is a node for all its tiles that match, and one for the others.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) hands: Vec<Hand>,
}

impl Tree {
    /// The tree for these hands, south's first, of which those of the seat to move can all play; `None` when it would
    /// have more than `most` hands at its nodes.
    pub(super) fn new(
        ends: Ends,
        actor: Seat,
        hands: [Vec<Tiles>; 2],
        stakes: &SharedStakes<'_>,
        most: usize,
    ) -> Option<Tree> {
        let root =
            Node { actor, hands: [0..0, 0..0], children: 0..0, play: None, end: None, ends, can_pass: false };
        let mut tree = Tree { nodes: Vec::new(), hands: Vec::new() };
        let all = |tiles: Vec<Tiles>| tiles.into_iter().map(|tiles| Hand { tiles, from: 0 }).collect();
        tree.add(root, hands.map(all));
        for at in 0.. {
            if at == tree.nodes.len() {
                break;
            }
            tree.grow(at, stakes);
            if tree.hands.len() > most {
                return None;
            }
        }
        Some(tree)
    }

    /// Adds a node, unless one of the seats can hold nothing there.
    fn add(&mut self, node: Node, hands: [Vec<Hand>; 2]) {
        if hands.iter().any(Vec::is_empty) {
            return;
        }
        let hands = hands.map(|hands| {
            let first = self.hands.len();
            self.hands.extend(hands);
            first..self.hands.len()
        });
        self.nodes.push(Node { hands, ..node });
    }

    /// Adds the children of a node.
    fn grow(&mut self, at: usize, stakes: &SharedStakes<'_>) {
        let node = self.nodes[at].clone();
        let first = self.nodes.len();
        if node.end.is_none() {
            let held = self.hands[node.hands[node.actor.index()].start].tiles.count_ones();
            if held == 1 {
                self.grow_ends(&node, stakes)
            } else {
                self.grow_plays(&node)
            }
            if node.can_pass {
                self.grow_pass(&node);
            }
        }
        self.nodes[at].children = first..self.nodes.len();
    }

    /// The hands of a seat at a node for which `keep` gives what becomes of them.
    fn those(&self, node: &Node, seat: Seat, keep: impl Fn(Tiles) -> Option<Tiles>) -> Vec<Hand> {
        let places = node.hands[seat.index()].clone();
        places.filter_map(|from| Some(Hand { tiles: keep(self.hands[from].tiles)?, from })).collect()
    }

    /// The plays of all hands together, and all of what each leads to.
    fn plays(&self, node: &Node) -> Vec<Play> {
        let places = node.hands[node.actor.index()].clone();
        let own = self.hands[places].iter().fold(0, |all, hand| all | hand.tiles);
        let mut plays = Vec::new();
        Position { own, other: 0, ends: node.ends, seat: node.actor }.for_each_play(|play| plays.push(play));
        plays
    }

    fn grow_plays(&mut self, node: &Node) {
        let (own, other) = (node.actor, node.actor.other());
        for play in self.plays(node) {
            let tile = 1 << play.tile;
            let held = self.those(node, own, |tiles| (tiles & tile != 0).then_some(tiles & !tile));
            let against = self.those(node, other, |tiles| (tiles & tile == 0).then_some(tiles));
            let (ends, is_match) = node.ends.after(play);
            let actor = if is_match { own } else { other };
            let child = Node { actor, play: Some(play), ends, can_pass: true, ..node.clone() };
            self.add(child, in_order(own, held, against));
        }
    }

    fn grow_pass(&mut self, node: &Node) {
        let joining = joining(node.ends.open());
        let held = self.those(node, node.actor, |tiles| (tiles & joining == 0).then_some(tiles));
        let against = self.those(node, node.actor.other(), |tiles| (tiles & joining != 0).then_some(tiles));
        let child = Node { actor: node.actor.other(), play: None, can_pass: false, ..node.clone() };
        self.add(child, in_order(node.actor, held, against));
    }

    /// The ends that last tiles make: with a match, and without one.
    fn grow_ends(&mut self, node: &Node, stakes: &SharedStakes<'_>) {
        let (mut joined, mut matching) = (0, 0);
        for play in self.plays(node) {
            joined |= 1 << play.tile;
            if node.ends.after(play).1 {
                matching |= 1 << play.tile;
            }
        }
        let other = node.actor.other();
        let left = self.hands[node.hands[other.index()].start].tiles.count_ones() as i8;
        for (tiles, points) in [(matching, left + 1), (joined & !matching, left)] {
            let held = self.those(node, node.actor, |tile| (tile & tiles != 0).then_some(tile));
            let against = self.those(node, other, Some);
            let end = Some(stakes.worth(node.actor, points));
            self.add(Node { play: None, end, ..node.clone() }, in_order(node.actor, held, against));
        }
    }
}

/// South's first, when the first are those of `seat`.
fn in_order<T>(seat: Seat, own: T, other: T) -> [T; 2] {
    match seat {
        Seat::South => [own, other],
        Seat::North => [other, own],
    }
}

/// What points are worth to both seats: what one gains the other loses.
#[derive(Debug)]
pub(super) struct SharedStakes<'a> {
    pub(super) stakes: &'a Stakes,
    /// Whose stakes they are.
    pub(super) seat: Seat,
}

impl SharedStakes<'_> {
    /// What it is worth to a seat to go out with so many points, above a blocked hand.
    fn worth(&self, seat: Seat, points: i8) -> f32 {
        let blocked = self.stakes.worth(0);
        if seat == self.seat {
            self.stakes.worth(points) - blocked
        } else {
            blocked - self.stakes.worth(-points)
        }
    }
}
