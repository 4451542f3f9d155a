use std::ops::Range;

use talon_rules::curse::Seat;
use talon_solve::curse::packed::{Ends, Play, Position, Tiles, joining};

/// A node of the public tree, with the hands that each seat may still hold there.
#[derive(Clone, Debug)]
pub(super) struct PublicNode {
    /// The seat that decides here, or that has gone out.
    pub(super) actor: Seat,
    /// The ranges in [`PublicTree::hands`] of the hands that south and north may hold.
    pub(super) hands: [Range<usize>; 2],
    /// The nodes that decisions lead to; none at an end.
    pub(super) children: Range<usize>,
    /// The play that leads here; `None` for a pass and for the root.
    pub(super) play: Option<Play>,
    /// The points for the actor of having gone out.
    pub(super) end: Option<f32>,
    ends: Ends,
    /// True if the actor may have to pass. It does not just after the other seat has passed, because then the
    /// hand is blocked.
    can_pass: bool,
}

/// A hand that a seat may hold at a node. At an end it still includes the last tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) tiles: Tiles,
    /// The index of the same seat's hand at the parent.
    pub(super) from: usize,
}

/// The public tree of an endgame: a node for each continuation, and at each node the hands with which both
/// seats may have come there. Parents come before their children.
///
/// The tree has only what makes a difference. The value of a blocked hand is 0, so it has no node, and hands
/// that can only end blocked are left out after a pass. There is one node for all last tiles that match, and one for
/// the others: a match is played if possible, because nothing is worth more.
#[derive(Clone, Debug)]
pub(super) struct PublicTree {
    pub(super) nodes: Vec<PublicNode>,
    pub(super) hands: Vec<Hand>,
}

impl PublicTree {
    /// Builds the tree for these hands, south's first; all hands of the seat to move can play. Returns `None`
    /// if it would have more than `most` hands at its nodes.
    pub(super) fn new(ends: Ends, actor: Seat, hands: [Vec<Tiles>; 2], most: usize) -> Option<PublicTree> {
        let root = PublicNode {
            actor,
            hands: [0..0, 0..0],
            children: 0..0,
            play: None,
            end: None,
            ends,
            can_pass: false,
        };
        let mut tree = PublicTree { nodes: Vec::new(), hands: Vec::new() };
        let all = |tiles: Vec<Tiles>| tiles.into_iter().map(|tiles| Hand { tiles, from: 0 }).collect();
        tree.add(root, hands.map(all));
        for at in 0.. {
            if at == tree.nodes.len() {
                break;
            }
            tree.grow(at);
            if tree.hands.len() > most {
                return None;
            }
        }
        Some(tree)
    }

    /// Adds a node, unless one of the seats can hold nothing there.
    fn add(&mut self, node: PublicNode, hands: [Vec<Hand>; 2]) {
        if hands.iter().any(Vec::is_empty) {
            return;
        }
        let hands = hands.map(|hands| {
            let first = self.hands.len();
            self.hands.extend(hands);
            first..self.hands.len()
        });
        self.nodes.push(PublicNode { hands, ..node });
    }

    /// Adds the children of a node.
    fn grow(&mut self, at: usize) {
        let node = self.nodes[at].clone();
        let first = self.nodes.len();
        if node.end.is_none() {
            let held = self.hands[node.hands[node.actor.index()].start].tiles.count_ones();
            if held == 1 {
                self.grow_ends(&node)
            } else {
                self.grow_plays(&node)
            }
            if node.can_pass {
                self.grow_pass(&node);
            }
        }
        self.nodes[at].children = first..self.nodes.len();
    }

    /// The hands of a seat at a node that satisfy `keep`, without the tiles `gone`.
    fn those(&self, node: &PublicNode, seat: Seat, gone: Tiles, keep: impl Fn(Tiles) -> bool) -> Vec<Hand> {
        let places = node.hands[seat.index()].clone();
        let kept = places.filter(|from| keep(self.hands[*from].tiles));
        kept.map(|from| Hand { tiles: self.hands[from].tiles & !gone, from }).collect()
    }

    /// The plays of all hands together.
    fn plays(&self, node: &PublicNode) -> Vec<Play> {
        let places = node.hands[node.actor.index()].clone();
        let own = self.hands[places].iter().fold(0, |all, hand| all | hand.tiles);
        let mut plays = Vec::new();
        Position { own, other: 0, ends: node.ends, seat: node.actor }.for_each_play(|play| plays.push(play));
        plays
    }

    fn grow_plays(&mut self, node: &PublicNode) {
        let (own, other) = (node.actor, node.actor.other());
        for play in self.plays(node) {
            let tile = 1 << play.tile;
            let held = self.those(node, own, tile, |tiles| tiles & tile != 0);
            let against = self.those(node, other, 0, |tiles| tiles & tile == 0);
            let (ends, is_match) = node.ends.after(play);
            let actor = if is_match { own } else { other };
            let child = PublicNode { actor, play: Some(play), ends, can_pass: true, ..node.clone() };
            self.add(child, in_order(own, held, against));
        }
    }

    fn grow_pass(&mut self, node: &PublicNode) {
        let joining = joining(node.ends.open());
        let held = self.those(node, node.actor, 0, |tiles| tiles & joining == 0);
        let against = self.those(node, node.actor.other(), 0, |tiles| tiles & joining != 0);
        let child = PublicNode { actor: node.actor.other(), play: None, can_pass: false, ..node.clone() };
        self.add(child, in_order(node.actor, held, against));
    }

    /// The ends that last tiles make: with a match, and without one.
    fn grow_ends(&mut self, node: &PublicNode) {
        let (mut other_tiles, mut matching) = (0, 0);
        for play in self.plays(node) {
            let is_match = node.ends.after(play).1;
            *(if is_match { &mut matching } else { &mut other_tiles }) |= 1 << play.tile;
        }
        other_tiles &= !matching;
        let other = node.actor.other();
        let left = self.hands[node.hands[other.index()].start].tiles.count_ones() as i8;
        for (tiles, is_match) in [(matching, true), (other_tiles, false)] {
            let held = self.those(node, node.actor, 0, |tile| tile & tiles != 0);
            let against = self.those(node, other, 0, |_| true);
            let end = Some(f32::from(left + i8::from(is_match)));
            let child = PublicNode { play: None, end, ..node.clone() };
            self.add(child, in_order(node.actor, held, against));
        }
    }
}

/// Orders two values south first; the first one belongs to `seat`.
fn in_order<T>(seat: Seat, own: T, other: T) -> [T; 2] {
    match seat {
        Seat::South => [own, other],
        Seat::North => [other, own],
    }
}
