//! The end of a hand as a game of imperfect information for both seats.
//!
//! Rollouts value a play against one fixed way of playing. But a good opponent's play depends on its beliefs
//! about the other hand, which depend on how that seat plays all the hands that it might hold. When few tiles
//! are left, all of this can be enumerated: the public `tree` of everything that can happen, with all hands
//! that both seats may hold, and an `equilibrium` of it.
//!
//! The equilibrium is one of the game that begins with the beliefs at its root. It promises nothing against a seat that
//! has played unlike the opponent models and made these beliefs wrong (unsafe resolving, as N. Brown and T. Sandholm call it: Safe and
//! Nested Subgame Solving for Imperfect-Information Games, 2017).

mod equilibrium;
mod tree;

use talon_rules::curse::Seat;
use talon_rules::pieces::Chance;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, joining};

pub(super) use equilibrium::decay_of_average;
use equilibrium::{Equilibrium, HANDS_PER_DECISION};
use tree::PublicTree;

use super::draw::draw_play;
use super::information_set::InformationSet;
use super::network::Networks;
use super::opponent_model::OpponentModel;
use super::posterior::likelihoods_of;
use super::worlds::hands_of;

/// Number of tiles that must be on the table before an endgame may be small enough.
const FEWEST_PLAYED: u32 = 16;

/// Maximum number of hands at the nodes of a tree, each of about 40 bytes with all its values.
const MOST_HANDS: usize = 250_000;

/// The budget must allow this number of iterations.
const ITERATIONS: u64 = 8;

/// The minimum belief in a hand relative to the likeliest one: it has been played so far, after all.
const LEAST_BELIEF: f32 = 1e-6;

/// An endgame from the point of view of the seat to move.
#[derive(Debug)]
pub(super) struct Endgame<'a> {
    /// The information of the seat to move.
    pub(super) information: &'a InformationSet,
    /// The opponent models that weight hands; without models all hands are equally likely.
    pub(super) models: &'a [(OpponentModel, f32)],
    pub(super) networks: &'a Networks,
}

impl Endgame<'_> {
    /// Samples a play of the seat to move from an equilibrium. Returns `None` if the equilibrium needs more
    /// than `nodes` of the budget, and then uses none, or if the budget stops.
    ///
    /// Sampling matters: a player who always makes the likeliest play reveals its hand.
    pub(super) fn choose(&self, meter: &mut Meter<'_>, nodes: u64, chance: &mut Chance) -> Option<Play> {
        let plays = self.solve(meter, nodes)?.average_strategy(self.information.own);
        Some(draw_play(&plays, chance))
    }

    /// Finds an equilibrium, for all hands that the seat to move may hold. Returns `None` as [`Endgame::choose`] does.
    pub(in crate::curse) fn solve(&self, meter: &mut Meter<'_>, nodes: u64) -> Option<Equilibrium> {
        let mut equilibrium = self.equilibrium(nodes, meter)?;
        equilibrium.search(meter).then_some(equilibrium)
    }

    /// Prepares the search. Returns `None` if all of it would take more nodes, or if the budget stops while
    /// hands are weighted.
    fn equilibrium(&self, nodes: u64, meter: &mut Meter<'_>) -> Option<Equilibrium> {
        let InformationSet { public, seat, own, .. } = self.information;
        if public.played.count_ones() < FEWEST_PLAYED || own.count_ones() == 1 {
            return None;
        }
        let hands = self.hands();
        let for_rounds = nodes.checked_sub(self.cost_of_weighing(&hands))?;
        let most = (for_rounds / ITERATIONS).saturating_mul(HANDS_PER_DECISION as u64).min(MOST_HANDS as u64);
        let hands_of_both = hands.clone();
        let tree = PublicTree::new(public.ends, *seat, hands_of_both, most as usize)?;
        let [south, north] = Seat::BOTH.map(|seat| self.beliefs(seat, &hands[seat.index()], meter));
        Some(Equilibrium::new(tree, [&south?, &north?]))
    }

    /// Number of network decisions that it takes to weight these hands of both seats by all plays.
    fn cost_of_weighing(&self, hands: &[Vec<Tiles>; 2]) -> u64 {
        let plays = self.information.plays.iter();
        plays.map(|(public, _)| hands[public.mover.index()].len() as u64).sum()
    }

    /// The hands that both seats may hold by public knowledge, south's first. The seat to move is known to be
    /// able to play.
    fn hands(&self) -> [Vec<Tiles>; 2] {
        let public = &self.information.public;
        let mut hands =
            Seat::BOTH.map(|seat| hands_of(public.possible(seat), public.held[seat.index()].into()));
        let joining = if public.ends.is_empty() { Tiles::MAX } else { joining(public.ends.open()) };
        hands[self.information.seat.index()].retain(|tiles| tiles & joining != 0);
        hands
    }

    /// The belief in each of these hands of a seat. To the other seat, the seat's own hand is only one of
    /// those that it may hold, so both seats are read in the same way.
    fn beliefs(&self, seat: Seat, hands: &[Tiles], meter: &mut Meter<'_>) -> Option<Vec<f32>> {
        let mut beliefs = match self.models {
            [] => vec![1.0; hands.len()],
            models => likelihoods_of(hands, seat, self.information, self.networks, models, meter)?,
        };
        let most = beliefs.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        beliefs.iter_mut().for_each(|belief| *belief = (*belief / most).max(LEAST_BELIEF));
        Some(beliefs)
    }
}

#[cfg(test)]
mod tests;
