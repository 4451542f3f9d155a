use talon_rules::{AnyEffect, AnyMove};

/// A place in the tree of moves: a position that was reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The first position, before any move.
    pub const ROOT: NodeId = NodeId(0);
}

/// A move that was played, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The move.
    pub played: AnyMove,
    /// The effect of the move.
    pub effect: AnyEffect,
}

/// A position that was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Node {
    /// The move that leads here and the place it comes from; `None` for the first position.
    way: Option<(NodeId, Step)>,
    /// Number of moves that lead here.
    depth: usize,
    /// The places that play went to from here, the one last visited at the end.
    children: Vec<NodeId>,
}

/// All moves that were played in a sitting, with the branches that a player has left, and the place
/// where the player stands.
///
/// The moves that follow a place are kept in the order in which they were last visited, and redo
/// follows the last. So the way to where the player stands is always the last one visited, and
/// playing through [`Tree::moves_in_order`] builds the same tree again.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    here: NodeId,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node { way: None, depth: 0, children: Vec::new() }], here: NodeId::ROOT }
    }
}

impl Tree {
    /// The place of the player.
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// Number of moves that lead to a place.
    pub fn depth(&self, place: NodeId) -> usize {
        self.node(place).depth
    }

    /// The place before this one; `None` for the first.
    pub fn parent(&self, place: NodeId) -> Option<NodeId> {
        self.node(place).way.as_ref().map(|(parent, _)| *parent)
    }

    /// The move that leads to a place; `None` for the first.
    pub fn step(&self, place: NodeId) -> Option<&Step> {
        self.node(place).way.as_ref().map(|(_, step)| step)
    }

    /// The places that follow this one, the one last visited at the end.
    pub fn children(&self, place: NodeId) -> &[NodeId] {
        &self.node(place).children
    }

    /// The places from the first one to this one, both included.
    pub fn path(&self, place: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(place), |place| self.parent(*place)).collect();
        path.reverse();
        path
    }

    /// The moves that lead from the first place to this one.
    pub fn moves_to(&self, place: NodeId) -> Vec<AnyMove> {
        self.path(place).into_iter().filter_map(|place| self.step(place)).map(|step| step.played).collect()
    }

    /// The places that redo leads to from here, the next one first.
    pub fn ahead(&self) -> impl Iterator<Item = NodeId> {
        let next = |place: NodeId| self.children(place).last().copied();
        std::iter::successors(next(self.here), move |place| next(*place))
    }

    /// All places but the first, each before those that follow it and in the order of the last visit. Playing their
    /// moves in this order, going back where one does not follow the other, gives the same tree.
    pub fn moves_in_order(&self) -> Vec<NodeId> {
        let mut order = Vec::with_capacity(self.nodes.len() - 1);
        let mut waiting: Vec<NodeId> = self.children(NodeId::ROOT).iter().rev().copied().collect();
        while let Some(place) = waiting.pop() {
            order.push(place);
            waiting.extend(self.children(place).iter().rev());
        }
        order
    }

    /// Goes forward by a move that was just played.
    pub(crate) fn enter(&mut self, step: Step) {
        let from = self.here;
        let place = self
            .children(from)
            .iter()
            .position(|child| self.step(*child).is_some_and(|other| other.played == step.played));
        let place = match place {
            Some(place) => self.nodes[from.0].children.remove(place),
            None => {
                let depth = self.depth(from) + 1;
                self.nodes.push(Node { way: Some((from, step)), depth, children: Vec::new() });
                NodeId(self.nodes.len() - 1)
            }
        };
        self.nodes[from.0].children.push(place);
        self.here = place;
    }

    /// Goes back by one move, which is given; `None` at the first place.
    pub(crate) fn leave(&mut self) -> Option<&Step> {
        let (parent, step) = self.nodes[self.here.0].way.as_ref()?;
        self.here = *parent;
        Some(step)
    }

    fn node(&self, place: NodeId) -> &Node {
        &self.nodes[place.0]
    }
}

/// Two trees are equal when they hold the same moves in the same order of visits, and the player
/// stands at the same place; in which order the places were first reached does not matter.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        let course = |tree: &Tree| {
            let order = tree.moves_in_order().into_iter();
            order.map(|place| (tree.depth(place), tree.step(place).cloned())).collect::<Vec<_>>()
        };
        self.depth(self.here) == other.depth(other.here) && course(self) == course(other)
    }
}

impl Eq for Tree {}
