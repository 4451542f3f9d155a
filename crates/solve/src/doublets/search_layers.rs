//! The layers of a breadth-first search, with duplicate detection and dominance pruning.

use super::node::{Node, Position};
use super::prunings::earliest_moment;

/// The nodes of a breadth-first search, layer by layer: a layer has all positions after the same number of
/// plays.
#[derive(Debug, Default)]
pub(super) struct Layers {
    nodes: Vec<Node>,
    /// The place where the layer being filled begins.
    begin: usize,
    /// A hash index with open addressing: 0, or one more than the index of a node of the layer being filled.
    index: Vec<u32>,
    /// True if the nodes before the last two layers have been dropped.
    forgetful: bool,
}

/// Number of slots in the index of a new layer.
const FIRST_SLOTS: usize = 1 << 7;

impl Layers {
    /// Drops everything and starts the first layer.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.forgetful = false;
        self.next_layer(usize::MAX);
    }

    /// Returns true if the paths to the nodes have been dropped.
    pub(super) fn is_forgetful(&self) -> bool {
        self.forgetful
    }

    /// Finishes the layer being filled, starts the next one and returns the nodes of the finished one.
    ///
    /// If the nodes take more than half of this number of bytes, those of earlier layers are dropped: they
    /// are needed to report a line, not to prove that there is none.
    pub(super) fn next_layer(&mut self, bytes: usize) -> std::ops::Range<usize> {
        let mut begin = self.begin.min(self.nodes.len());
        if self.nodes.len() * size_of::<Node>() > bytes / 2 {
            self.nodes.drain(..begin);
            self.forgetful = true;
            begin = 0;
        }
        let ended = begin..self.nodes.len();
        self.begin = self.nodes.len();
        self.index.clear();
        self.index.resize(FIRST_SLOTS, 0);
        ended
    }

    /// The node with this index.
    #[inline]
    pub(super) fn node(&self, index: usize) -> Node {
        self.nodes[index]
    }

    /// Number of bytes in use.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<Node>() + self.index.len() * size_of::<u32>()
    }

    /// Adds a node to the layer being filled unless a node there dominates it ([`earliest_moment`]). A node
    /// that the new one dominates is replaced.
    pub(super) fn add(&mut self, node: Node, earliest: bool) {
        if (self.nodes.len() - self.begin) * 2 >= self.index.len() {
            self.grow();
        }
        let mask = self.index.len() - 1;
        let mut slot = slot_of(node.position) & mask;
        while self.index[slot] != 0 {
            let existing = &mut self.nodes[self.index[slot] as usize - 1];
            if existing.position.left() == node.position.left() {
                if earliest_moment(earliest, existing.position, node.position) {
                    return;
                }
                if earliest_moment(earliest, node.position, existing.position) {
                    *existing = node;
                    return;
                }
            }
            slot = (slot + 1) & mask;
        }
        self.nodes.push(node);
        self.index[slot] = index_entry(self.nodes.len());
    }

    /// Makes the index four times as large.
    fn grow(&mut self) {
        let slots = self.index.len() * 4;
        self.index.clear();
        self.index.resize(slots, 0);
        for (place, node) in self.nodes.iter().enumerate().skip(self.begin) {
            let mut slot = slot_of(node.position) & (slots - 1);
            while self.index[slot] != 0 {
                slot = (slot + 1) & (slots - 1);
            }
            self.index[slot] = index_entry(place + 1);
        }
    }
}

/// The hash of the cards left, so that positions which differ only in the moment collide.
#[inline]
fn slot_of(position: Position) -> usize {
    (position.left().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
}

fn index_entry(number: usize) -> u32 {
    u32::try_from(number).expect("the budget's bytes allow less than 2^32 nodes")
}
