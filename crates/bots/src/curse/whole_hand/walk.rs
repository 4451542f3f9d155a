//! The public tree of a whole hand, walked without being stored.

use std::ops::Range;
use std::rc::Rc;

use talon_rules::curse::{Options, Seat};
use talon_rules::pieces::binomial;
use talon_solve::curse::packed::{Play, Position, Tiles, joining, set_of};

use super::super::public_state::PublicState;
use super::super::relabeling::Names;
use super::super::worlds::hands_of;
use super::alike::{Alike, AllRenamings, Renamings};

/// A hand that a seat may hold at a node. It stands for all hands that it can be renamed to.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hand {
    pub(super) tiles: Tiles,
    /// The place of the same seat's hand at the parent.
    pub(super) from: u32,
    /// The number of plays of the parent that the way here stands for, as far as they lead one hand there to one here.
    pub(super) plays: u16,
    /// The number of hands that this one stands for.
    pub(super) size: u16,
}

/// A node of the public tree: what both seats have seen, and the hands that each may hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The public state; its mover decides here.
    pub(super) public: PublicState,
    /// The play that leads here; `None` for a pass and for the root.
    pub(super) play: Option<Play>,
    hands: [[u32; 2]; 2],
    /// True if the mover may have to pass. It does not just after the other seat has passed, because then the hand is
    /// blocked.
    can_pass: bool,
    alike: Alike,
}

impl Node {
    /// The places of the hands that a seat may hold.
    #[inline]
    pub(super) fn hands(&self, seat: Seat) -> Range<usize> {
        let [first, end] = self.hands[seat.index()];
        first as usize..end as usize
    }

    /// Returns true if the mover has one tile left: nothing is to decide.
    #[inline]
    pub(super) fn is_last_tile(&self) -> bool {
        self.public.held[self.public.mover.index()] == 1
    }
}

/// A walk through the public tree from its root, depth first. It keeps the nodes on the way, their siblings, and the
/// hands of both, and generates all others again whenever it comes to them.
///
/// The rules prefer no pip number, so nodes that differ only in the names of the numbers have the same equilibria, and
/// a hand is played as its renamed hand is played there (as with suits in K. Waugh: A Fast and Optimal Hand Isomorphism
/// Algorithm, AAAI workshop, 2013). The walk enters one node of each such class, and one hand of each class at a node:
/// [`Hand::size`] and [`Hand::plays`] count what they stand for. There is an equilibrium that treats all members of a
/// class alike: renaming an equilibrium gives another one, equilibria of a zero-sum game can be mixed, and so all
/// renamings of one can be. A best response to a player who prefers no number treats them alike too, because their
/// values are the same. A player whose choices depend on the numbers needs the whole tree.
///
/// The renamings of a node change nothing that both seats have seen. Those that also keep a play are the renamings of
/// the node after it. So a play stands for all that the renamings before it make of it, and a hand for all that those
/// after it make of it.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) hands: Vec<Hand>,
    nodes: Vec<Node>,
    root: Node,
    renamings: AllRenamings,
    trivial: Rc<Renamings>,
    deals: u64,
}

impl Walk {
    /// Begins at the first play of south. `merged` enters one node of each class only.
    pub(super) fn new(options: &Options, merged: bool) -> Walk {
        let set = set_of(&options.set().collect::<Vec<_>>());
        let held = options.hand_size();
        let highest = options.set().map(|tile| tile.high()).max().unwrap_or(0);
        let alike = if merged { Alike::up_to(highest) } else { Alike::none() };
        let mut renamings = AllRenamings::default();
        let (group, trivial) = (renamings.of(alike), renamings.of(Alike::none()));
        let all = hands_of(set, held).into_iter();
        let first = all.filter(|tiles| group.is_trivial() || group.canonical(*tiles) == *tiles);
        let hand = |tiles| Hand { tiles, from: 0, plays: 1, size: group.size(tiles) };
        let mut hands: Vec<Hand> = first.map(hand).collect();
        let count = hands.len() as u32;
        hands.extend_from_within(..);
        let beginning = PublicState::beginning(Seat::South);
        let played = beginning.possible(Seat::South) & !set;
        let public = PublicState { played, held: [held as u8; 2], ..beginning };
        let ranges = [[0, count], [count, 2 * count]];
        let root = Node { public, play: None, hands: ranges, can_pass: false, alike };
        let tiles = set.count_ones() as usize;
        let deals = binomial(tiles, held) * binomial(tiles - held, held);
        Walk { hands, nodes: Vec::new(), root, renamings, trivial, deals }
    }

    pub(super) fn root(&self) -> Node {
        self.root
    }

    /// The number of deals.
    pub(super) fn deals(&self) -> u64 {
        self.deals
    }

    pub(super) fn node(&self, at: usize) -> Node {
        self.nodes[at]
    }

    /// The renamings that change nothing public at a node.
    #[inline]
    pub(super) fn renamings(&mut self, node: &Node) -> Rc<Renamings> {
        if node.alike.is_none() { Rc::clone(&self.trivial) } else { self.renamings.of(node.alike) }
    }

    /// Adds the children of a node that continue the hand: those of plays first, that of a pass last.
    pub(super) fn grow(&mut self, node: &Node) -> Range<usize> {
        let first = self.nodes.len();
        if !node.is_last_tile() {
            self.grow_plays(node);
        }
        if node.can_pass {
            self.grow_pass(node);
        }
        first..self.nodes.len()
    }

    /// The places of the decisions among these children of a node at which a seat decides: its hands after each play.
    #[inline]
    pub(super) fn decisions(&self, children: &Range<usize>, mover: Seat) -> impl Iterator<Item = usize> {
        let plays = self.nodes[children.clone()].iter().filter(|child| child.play.is_some());
        plays.flat_map(move |child| child.hands(mover))
    }

    /// The play of each of these decisions, and the hand that makes it.
    pub(super) fn plays(&self, children: &Range<usize>, mover: Seat) -> impl Iterator<Item = (Play, Tiles)> {
        let plays = self.nodes[children.clone()].iter().filter_map(|child| Some((child.play?, child)));
        plays.flat_map(move |(play, child)| {
            child.hands(mover).map(move |place| (play, self.hands[place].tiles | 1 << play.tile))
        })
    }

    /// Forgets these nodes, which are the last ones, and all hands from a place on.
    #[inline]
    pub(super) fn forget(&mut self, nodes: Range<usize>, hands: usize) {
        self.nodes.truncate(nodes.start);
        self.hands.truncate(hands);
    }

    fn grow_plays(&mut self, node: &Node) {
        let renamings = self.renamings(node);
        let own = self.hands[node.hands(node.public.mover)].iter().fold(0, |all, hand| all | hand.tiles);
        let (ends, seat) = (node.public.ends, node.public.mover);
        let position = Position { own: renamings.union(own), other: 0, ends, seat };
        if renamings.is_trivial() {
            position.for_each_play(|play| self.grow_play(node, play));
            return;
        }
        let mut plays = Vec::new();
        position.for_each_play(|play| plays.push(play));
        while let Some(play) = plays.first().copied() {
            let orbit = renamings.orbit(play);
            plays.retain(|other| !orbit.contains(other));
            self.grow_classes(node, play, orbit.len() as u16, &renamings);
        }
    }

    /// The public state after a play.
    fn after(node: &Node, play: Play) -> PublicState {
        let mut public = node.public;
        if !public.put(play) {
            public.mover = public.mover.other();
        }
        public
    }

    /// Adds the child of a play where no number is like another.
    #[inline]
    fn grow_play(&mut self, node: &Node, play: Play) {
        let (tile, mover) = (1 << play.tile, node.public.mover);
        let hands = Seat::BOTH.map(|seat| {
            let kept = if seat == mover { tile } else { 0 };
            self.those(node, seat, kept, |tiles| tiles & tile == kept)
        });
        self.add(Node { public: Walk::after(node, play), play: Some(play), hands, can_pass: true, ..*node });
    }

    /// Adds the child of a play that stands for `orbit` plays.
    fn grow_classes(&mut self, node: &Node, play: Play, orbit: u16, renamings: &Renamings) {
        let alike = node.alike.after(play);
        let finer = self.renamings.of(alike);
        let tile = 1 << play.tile;
        let hands = Seat::BOTH.map(|seat| {
            let kept = if seat == node.public.mover { tile } else { 0 };
            let mut targets = Vec::new();
            for from in node.hands(seat) {
                let members = renamings.all().iter().map(|names| names.tiles(self.hands[from].tiles));
                let there = members.filter(|tiles| tiles & tile == kept);
                targets.extend(there.map(|tiles| (finer.canonical(tiles & !tile), from as u32)));
            }
            targets.sort_unstable();
            targets.dedup();
            let first = self.hands.len() as u32;
            for (tiles, from) in targets {
                let size = finer.size(tiles);
                // The pairs of a hand and a play that are renamed to each other, counted from both nodes.
                let pairs = u32::from(orbit) * u32::from(size);
                let plays = (pairs / u32::from(self.hands[from as usize].size)) as u16;
                self.hands.push(Hand { tiles, from, plays, size });
            }
            [first, self.hands.len() as u32]
        });
        let public = Walk::after(node, play);
        self.add(Node { public, play: Some(play), hands, can_pass: true, alike });
    }

    fn grow_pass(&mut self, node: &Node) {
        let (mover, joining) = (node.public.mover, joining(node.public.ends.open()));
        let hands = Seat::BOTH
            .map(|seat| self.those(node, seat, 0, |tiles| (tiles & joining == 0) == (seat == mover)));
        let mut public = node.public;
        public.pass(mover);
        public.mover = mover.other();
        self.add(Node { public, play: None, hands, can_pass: false, ..*node });
    }

    /// Adds the hands of a seat at a node that satisfy `keep`, without the tiles `gone`.
    #[inline]
    fn those(&mut self, node: &Node, seat: Seat, gone: Tiles, keep: impl Fn(Tiles) -> bool) -> [u32; 2] {
        let (first, places) = (self.hands.len(), node.hands(seat));
        self.hands.resize(first + places.len(), Hand::default());
        let mut end = first;
        for from in places {
            let Hand { tiles, size, .. } = self.hands[from];
            // Written in any case and then kept or not, because no processor can predict which.
            self.hands[end] = Hand { tiles: tiles & !gone, from: from as u32, plays: 1, size };
            end += usize::from(keep(tiles));
        }
        self.hands.truncate(end);
        [first as u32, end as u32]
    }

    /// Adds a node, unless one of the seats can hold nothing there.
    #[inline]
    fn add(&mut self, node: Node) {
        if node.hands.iter().any(|[first, end]| first == end) {
            let first = node.hands[0][0].min(node.hands[1][0]);
            self.hands.truncate(first as usize);
        } else {
            self.nodes.push(node);
        }
    }
}

#[cfg(test)]
mod tests {
    use talon_rules::GameOptions;

    use super::*;

    impl Walk {
        /// The number of hands at a node and all below it, with all that they stand for. `stands_for` has how many the
        /// hands so far stand for.
        fn count_hands(&mut self, node: &Node, stands_for: &mut Vec<u64>) -> u64 {
            let hands = self.hands.len();
            let children = self.grow(node);
            for hand in &self.hands[hands..] {
                stands_for.push(stands_for[hand.from as usize] * u64::from(hand.plays));
            }
            let here = Seat::BOTH.into_iter().flat_map(|seat| node.hands(seat));
            let mut count: u64 = here.map(|place| stands_for[place]).sum();
            for at in children.clone() {
                count += self.count_hands(&self.node(at), stands_for);
            }
            self.forget(children, hands);
            stands_for.truncate(hands);
            count
        }
    }

    #[test]
    fn hands_stand_for_all_hands_of_the_whole_tree() {
        for set in ["pips 2, hand 2", "pips 2, hand 3", "pips 3, hand 2", "pips 3, hand 3", "pips 3, hand 4"]
        {
            let options = Options::from_text(set).expect("options");
            let [merged, whole] = [true, false].map(|merged| {
                let mut walk = Walk::new(&options, merged);
                let mut stands_for = walk.hands.iter().map(|hand| hand.size.into()).collect();
                walk.count_hands(&walk.root(), &mut stands_for)
            });
            assert_eq!(merged, whole, "{set}");
        }
    }
}
