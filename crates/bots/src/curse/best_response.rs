//! The best response to a seat that plays by known models, by expectimax over beliefs.
//!
//! The other seat's plays are chance, so a turn of this seat is a maximum over its plays, and a turn of the other seat is a sum
//! over the plays of all hands that it may hold (a partially observable Markov decision process with exact beliefs; L. P.
//! Kaelbling et al.: Planning and acting in partially observable stochastic domains, Artificial Intelligence 101, 1998). Beliefs
//! are joint probabilities: hands are never normalized, so the values of different observations simply add up.

use talon_rules::curse::Seat;
use talon_solve::Meter;
use talon_solve::curse::packed::{Play, Tiles};

use super::declined::Observed;
use super::opponent_model::PlayLikelihood;
use super::public_state::PlayOutcome;
use super::worlds::World;

/// A search for the best response of a seat. In each world the other seat plays by the model of that world.
pub(super) struct BestResponse<'a, 'm, 'b> {
    pub(super) seat: Seat,
    pub(super) likelihood: PlayLikelihood<'a>,
    /// Worlds whose weight has fallen to this are left out. With 0 the response is exact.
    pub(super) least_weight: f32,
    /// Counts a node for each hand of the other seat that is asked for its plays.
    pub(super) meter: &'m mut Meter<'b>,
}

impl BestResponse<'_, '_, '_> {
    /// Returns each play of the seat to move with the points that it makes on average times the total weight of the
    /// worlds. Returns `None` if the budget runs out.
    pub(super) fn values(
        &mut self,
        observed: &Observed,
        own: Tiles,
        worlds: &[World],
    ) -> Option<Vec<(Play, f32)>> {
        let mut plays = Vec::new();
        observed.public.for_each_play(own, |play| plays.push(play));
        let value = |play| {
            let mut outcomes = Outcomes::default();
            worlds.iter().for_each(|world| outcomes.add(self.seat, observed, own, play, *world));
            Some((play, self.sum(own & !(1 << play.tile), &outcomes)?))
        };
        plays.into_iter().map(value).collect()
    }

    /// The points of the best response times the total weight of the worlds.
    pub(super) fn value(&mut self, observed: &Observed, own: Tiles, worlds: &[World]) -> Option<f32> {
        if observed.public.mover != self.seat {
            return self.value_of_replies(observed, own, worlds);
        }
        let values = self.values(observed, own, worlds)?;
        values.into_iter().map(|(_, value)| value).max_by(f32::total_cmp)
    }

    /// The same when the other seat is to move.
    fn value_of_replies(&mut self, observed: &Observed, own: Tiles, worlds: &[World]) -> Option<f32> {
        let mut replies: Vec<(Play, Outcomes)> = Vec::new();
        for world in worlds {
            if !self.meter.count() {
                return None;
            }
            for (play, share) in self.likelihood.of_plays(observed, world.tiles, world.model) {
                let world = World { weight: world.weight * share, ..*world };
                if world.weight <= self.least_weight {
                    continue;
                }
                let place = replies.iter().position(|(other, _)| *other == play).unwrap_or_else(|| {
                    replies.push((play, Outcomes::default()));
                    replies.len() - 1
                });
                replies[place].1.add(self.seat, observed, own, play, world);
            }
        }
        replies.iter().map(|(_, outcomes)| self.sum(own, outcomes)).sum()
    }

    /// The sum of these outcomes of a play.
    fn sum(&mut self, own: Tiles, outcomes: &Outcomes) -> Option<f32> {
        let going_on: Option<f32> =
            outcomes.going_on.iter().map(|(observed, worlds)| self.value(observed, own, worlds)).sum();
        Some(outcomes.ended + going_on?)
    }
}

/// What a play leads to in several worlds.
#[derive(Default)]
pub(super) struct Outcomes {
    /// The points times the weight of the worlds in which the hand has ended.
    pub(super) ended: f32,
    /// The others by what both seats see, which is all that distinguishes them for this seat.
    pub(super) going_on: Vec<(Observed, Vec<World>)>,
}

impl Outcomes {
    /// Adds the outcome of a play of the seat to move in one world. `own` and `seat` are those of the seat that responds.
    pub(super) fn add(&mut self, seat: Seat, observed: &Observed, own: Tiles, play: Play, world: World) {
        let mut hands = [own, world.tiles];
        if seat == Seat::North {
            hands.reverse();
        }
        let mut after = *observed;
        match after.play(&mut hands, play) {
            PlayOutcome::Ended(points) => {
                let points = f32::from(if observed.public.mover == seat { points } else { -points });
                self.ended += world.weight * points;
            }
            PlayOutcome::GoesOn => {
                let world = World { tiles: hands[seat.other().index()], ..world };
                match self.going_on.iter_mut().find(|(other, _)| *other == after) {
                    Some((_, worlds)) => worlds.push(world),
                    None => self.going_on.push((after, vec![world])),
                }
            }
        }
    }
}
