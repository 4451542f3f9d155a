//! The points that a seat makes in a whole hand against a fixed strategy.

use std::ops::Range;

use talon_rules::curse::Seat;
use talon_solve::curse::packed::{Play, Tiles};

use super::super::public_state::PublicState;
use super::last_tile::{Worth, best_worth, last_tile_values};
use super::learning::Learning;
use super::player::Chooser;
use super::walk::{Node, Walk};

/// The way in which a seat decides.
#[derive(Debug)]
pub(super) enum Strategy<'a> {
    /// By the best response to the other seat. Only for the seat whose points are computed.
    Best,
    /// By the average strategy that was learned, on the same tree.
    Learned(&'a Learning),
    /// As a player does.
    Player(Chooser<'a>),
}

/// A walk that computes the points of a seat.
#[derive(Debug)]
pub(super) struct Evaluation<'a> {
    walk: Walk,
    seat: Seat,
    strategies: [Strategy<'a>; 2],
    /// The plays that lead to the node, each with the public state before it.
    plays: Vec<(PublicState, Play)>,
    /// The decisions of all nodes that the walk has entered.
    next: usize,
    reach: Vec<f64>,
    value: Vec<f64>,
}

impl<'a> Evaluation<'a> {
    /// Computes the points a hand of a seat if south and north decide in these ways.
    pub(super) fn points(walk: Walk, seat: Seat, strategies: [Strategy<'a>; 2]) -> f64 {
        let (root, count) = (walk.root(), walk.hands.len());
        let [reach, value] = [vec![1.0; count], vec![0.0; count]];
        let mut evaluation = Evaluation { walk, seat, strategies, plays: Vec::new(), next: 0, reach, value };
        evaluation.visit(&root);
        let Evaluation { walk, value, .. } = evaluation;
        let sum: f64 = root.hands(seat).map(|place| f64::from(walk.hands[place].size) * value[place]).sum();
        sum / walk.deals() as f64
    }

    /// Computes the values of the seat's hands at a node.
    fn visit(&mut self, node: &Node) {
        let hands = self.walk.hands.len();
        let children = self.walk.grow(node);
        let shares = if node.is_last_tile() {
            self.value_of_last(node);
            Vec::new()
        } else {
            self.shares(node, &children)
        };
        self.propagate_reach(node, &children, &shares);
        for at in children.clone() {
            let child = self.walk.node(at);
            self.plays.extend(child.play.map(|play| (node.public, play)));
            self.visit(&child);
            if child.play.is_some() {
                self.plays.pop();
            }
        }
        if node.public.mover == self.seat && matches!(self.strategies[self.seat.index()], Strategy::Best) {
            self.take_best(node, &children);
        } else {
            self.take_mean(node, &children, &shares);
        }
        self.walk.forget(children, hands);
        self.reach.truncate(hands);
        self.value.truncate(hands);
    }

    /// The probability of each decision of a node; 1 for best responses.
    fn shares(&mut self, node: &Node, children: &Range<usize>) -> Vec<f64> {
        let mover = node.public.mover;
        let first = self.next;
        let count = self.walk.decisions(children, mover).count();
        self.next += count;
        self.value[node.hands(self.seat)].fill(0.0);
        if count == 0 {
            return Vec::new();
        }
        match &mut self.strategies[mover.index()] {
            Strategy::Best => vec![1.0; count],
            Strategy::Learned(learning) => learning.average(&self.walk, node, children, first),
            Strategy::Player(chooser) => {
                // The hands that make these plays, under the names of the plays.
                let possible: Vec<(Play, Tiles)> = self.walk.plays(children, mover).collect();
                let mut own: Vec<Tiles> = possible.iter().map(|(_, tiles)| *tiles).collect();
                own.sort_unstable();
                own.dedup();
                let plays = chooser.shares(&node.public, &own, &self.plays);
                let share = |(own_play, tiles): (Play, Tiles)| {
                    let at = own.binary_search(&tiles).expect("the hand is among them");
                    let here = plays[at].iter().filter(|(play, _)| *play == own_play);
                    here.map(|(_, share)| f64::from(*share)).sum()
                };
                possible.into_iter().map(share).collect()
            }
        }
    }

    /// Computes the values of the hands that go out at a node.
    fn value_of_last(&mut self, node: &Node) {
        let mover = node.public.mover;
        let worth: Worth = match &mut self.strategies[mover.index()] {
            Strategy::Player(chooser) => {
                let own: Vec<Tiles> =
                    self.walk.hands[node.hands(mover)].iter().map(|hand| hand.tiles).collect();
                let points = |(tile, plays): (&Tiles, Vec<(Play, f32)>)| {
                    let of_play = |(play, share): &(Play, f32)| {
                        let points = node.public.points_of_last(*tile, *play).expect("it is the last tile");
                        f64::from(*share) * f64::from(points)
                    };
                    plays.iter().map(of_play).sum()
                };
                let plays = chooser.shares(&node.public, &own, &self.plays);
                own.iter().zip(plays).map(points).collect()
            }
            Strategy::Best | Strategy::Learned(_) => best_worth(node, &self.walk.hands),
        };
        let renamings = self.walk.renamings(node);
        last_tile_values(node, self.seat, &self.walk.hands, &renamings, &worth, &self.reach, &mut self.value);
    }

    fn propagate_reach(&mut self, node: &Node, children: &Range<usize>, shares: &[f64]) {
        let Evaluation { walk, reach, value, .. } = self;
        value.resize(walk.hands.len(), 0.0);
        let first = reach.len();
        let before = |reach: &[f64], place: usize| reach[walk.hands[place].from as usize];
        for place in first..walk.hands.len() {
            reach.push(before(reach, place));
        }
        for (place, share) in walk.decisions(children, node.public.mover).zip(shares) {
            reach[place] *= share;
        }
    }

    fn take_mean(&mut self, node: &Node, children: &Range<usize>, shares: &[f64]) {
        let Evaluation { walk, seat, value, .. } = self;
        let mut shares = shares.iter();
        for at in children.clone() {
            let child = walk.node(at);
            for place in child.hands(*seat) {
                let hand = walk.hands[place];
                let decides = node.public.mover == *seat && child.play.is_some();
                let share = if decides { *shares.next().expect("one for each decision") } else { 1.0 };
                value[hand.from as usize] += f64::from(hand.plays) * share * value[place];
            }
        }
    }

    fn take_best(&mut self, node: &Node, children: &Range<usize>) {
        let Evaluation { walk, seat, value, .. } = self;
        if !node.is_last_tile() {
            value[node.hands(*seat)].fill(f64::MIN);
        }
        for at in children.clone() {
            for place in walk.node(at).hands(*seat) {
                let from = walk.hands[place].from as usize;
                if node.is_last_tile() {
                    value[from] += value[place];
                } else {
                    value[from] = value[from].max(value[place]);
                }
            }
        }
        // Hands without a continuation are blocked.
        value[node.hands(*seat)]
            .iter_mut()
            .filter(|value| **value == f64::MIN)
            .for_each(|value| *value = 0.0);
    }
}
