//! The end of a hand as a game in which neither seat knows what the other holds.
//!
//! Rollouts ask what a play does against somebody who plays in one certain way. But what a good player does depends
//! on what he thinks that the first may hold, which depends on what the first does with all the hands that he
//! might have. When few tiles are left, all of this can be gone through: the `tree` of what can happen in
//! public, with all hands that both seats may hold, and an `equilibrium` of it.

mod equilibrium;
mod tree;

use talon_pieces::Chance;
use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles, joining};

use equilibrium::{Equilibrium, HANDS_PER_DECISION};
use tree::{SharedStakes, Tree};

use super::estimate::Estimator;
use super::known::Known;
use super::stakes::Stakes;
use super::style::Style;
use super::worlds::{hands_of, likelihoods_of};

/// How many tiles must lie before an endgame may be small enough.
const FEWEST_PLAYED: u32 = 16;

/// The most hands at the nodes of a tree, each of about 40 bytes with all that is found of it.
const MOST_HANDS: usize = 250_000;

/// An endgame is small enough when the budget is enough for so many rounds of the search.
const ROUNDS: u64 = 16;

/// The least that a hand is believed in, compared with the likeliest: it has been played so far, after all.
const LEAST_BELIEF: f32 = 1e-6;

/// Who looks at an endgame, and how.
#[derive(Debug)]
pub(super) struct Endgame<'a> {
    /// What the seat to move knows.
    pub(super) known: &'a Known,
    /// What points are worth to it.
    pub(super) stakes: &'a Stakes,
    /// By which styles hands are weighed; all are equally likely when there are none.
    pub(super) styles: &'a [(Style, f32)],
    pub(super) estimator: &'a Estimator,
}

impl Endgame<'_> {
    /// A play of the seat to move, drawn as an equilibrium says. `None` when that cannot be found with so many nodes
    /// of the budget, of which then none has been taken, or when the budget stops.
    ///
    /// To draw is not to guess: whoever always makes the play that is made most often tells with it what he holds.
    pub(super) fn choose(&self, meter: &mut Meter<'_>, nodes: u64, chance: &mut Chance) -> Option<Play> {
        let mut equilibrium = self.equilibrium(nodes, meter)?;
        if !equilibrium.search(meter) {
            return None;
        }
        let plays = equilibrium.plays(self.known.own);
        let mut part = chance.below(1 << 20) as f32 / (1 << 20) as f32;
        let drawn = plays.iter().find(|(_, share)| {
            part -= share;
            part < 0.0
        });
        drawn.or(plays.first()).map(|(play, _)| *play)
    }

    /// The search before its first round; `None` when all of it would take more nodes, or the budget stops while
    /// hands are weighed.
    fn equilibrium(&self, nodes: u64, meter: &mut Meter<'_>) -> Option<Equilibrium> {
        let Known { public, seat, own, .. } = self.known;
        if public.played.count_ones() < FEWEST_PLAYED || own.count_ones() == 1 {
            return None;
        }
        let hands = self.hands();
        let for_rounds = nodes.checked_sub(self.cost_of_weighing(&hands))?;
        let most = (for_rounds / ROUNDS).saturating_mul(HANDS_PER_DECISION as u64).min(MOST_HANDS as u64);
        let stakes = SharedStakes { stakes: self.stakes, seat: *seat };
        let tree = Tree::new(public.ends, *seat, hands.clone(), &stakes, most as usize)?;
        let [south, north] = Seat::BOTH.map(|seat| self.beliefs(seat, &hands[seat.index()], meter));
        Some(Equilibrium::new(tree, [&south?, &north?]))
    }

    /// How many decisions of the network it takes to weigh these hands of both seats by all plays.
    fn cost_of_weighing(&self, hands: &[Vec<Tiles>; 2]) -> u64 {
        let plays = self.known.plays.iter();
        plays.map(|(public, _)| hands[public.mover.index()].len() as u64).sum()
    }

    /// The hands that both seats may have, as far as everybody can tell, south's first. That the seat to move can
    /// play will be seen by everybody.
    fn hands(&self) -> [Vec<Tiles>; 2] {
        let public = &self.known.public;
        let mut hands =
            Seat::BOTH.map(|seat| hands_of(public.possible(seat), public.held[seat.index()].into()));
        let joining = joining(public.ends.open());
        hands[self.known.seat.index()].retain(|tiles| tiles & joining != 0);
        hands
    }

    /// How likely a seat has each of these hands. The seat's own hand is only one of those that the other must think
    /// of: so both seats are read in the same way, by how they have played.
    fn beliefs(&self, seat: Seat, hands: &[Tiles], meter: &mut Meter<'_>) -> Option<Vec<f32>> {
        let mut beliefs = match self.styles {
            [] => vec![1.0; hands.len()],
            styles => likelihoods_of(hands, seat, self.known, self.estimator, styles, meter)?,
        };
        let most = beliefs.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        beliefs.iter_mut().for_each(|belief| *belief = (*belief / most).max(LEAST_BELIEF));
        Some(beliefs)
    }
}

#[cfg(test)]
mod tests;
