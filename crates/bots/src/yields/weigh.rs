//! Which of several plans is best.

use std::cmp::Reverse;

use talon_pieces::Chance;
use talon_rules::yields::{State, View};
use talon_rules::{Game, SeatView};

use super::lookahead::Lookahead;
use super::plan::Plan;
use super::world::World;
use crate::worlds;

/// So many worlds are looked at first, then twice as many, and so on. When the budget ends, the last number that was
/// finished counts: so a small budget needs a small beginning.
const FIRST_WORLDS: usize = 16;
/// So many worlds at most.
const MOST_WORLDS: usize = 256;
/// Up to so many unseen cards all worlds are listed: there are at most 120.
const MOST_UNSEEN: usize = 5;
/// Sampled worlds that look alike count as known when there are fewer. To choose among so few for each what
/// suits it best is almost to see them.
const FEWEST_ALIKE: usize = 16;

/// How plans compare.
#[derive(Debug)]
pub(super) struct Weighed<'a> {
    pub(super) best: &'a Plan,
    /// The best of those that begin otherwise.
    pub(super) other: &'a Plan,
    /// Whether a world was found that can be won, if the budget sufficed to look.
    pub(super) is_hopeful: bool,
}

impl Lookahead<'_, '_> {
    /// Weighs plans, of which there are at least two: in all worlds if there are few, otherwise in more and
    /// more sampled ones until one plan is clearly better or the budget ends it. All plans are weighed in the
    /// same worlds.
    pub(super) fn weigh<'a>(&mut self, view: &View, plans: &'a [Plan], chance: &mut Chance) -> Weighed<'a> {
        let mut weighed: Vec<(usize, &Plan)> = plans.iter().map(|plan| (0, plan)).collect();
        let mut out = Vec::new();
        if view.layout().stock.len() <= MOST_UNSEEN {
            let listed = worlds::<State>(view, usize::MAX, chance);
            let winnable: Vec<World> = listed.into_iter().filter_map(|world| self.winnable(world)).collect();
            self.fewest = 1;
            self.count_wins(&winnable, &mut weighed, self.steps.decisions_if_listed);
        } else {
            self.fewest = FEWEST_ALIKE;
            self.weigh_sampled(view, &mut weighed, &mut out, chance);
        }
        let (wins, best) = weighed[0];
        let mut others = weighed.iter().chain(&out).map(|(_, plan)| *plan);
        let other = others.find(|plan| plan.first_move() != best.first_move());
        let other = other.expect("one plan turns a card at once, and the others do not");
        Weighed { best, other, is_hopeful: wins > 0 || self.limit.is_some() }
    }

    /// Doubles the worlds until one plan is left; the others go to `out`.
    fn weigh_sampled<'a>(
        &mut self,
        view: &View,
        left: &mut Vec<(usize, &'a Plan)>,
        out: &mut Vec<(usize, &'a Plan)>,
        chance: &mut Chance,
    ) {
        let mut winnable = Vec::new();
        let (mut sampled, mut wanted) = (0, FIRST_WORLDS);
        while wanted <= MOST_WORLDS && left.len() > 1 {
            while sampled < wanted {
                winnable.extend(self.winnable(State::sample_world(view, chance)));
                sampled += 1;
            }
            let mut weighed = left.clone();
            self.count_wins(&winnable, &mut weighed, self.steps.decisions);
            if self.limit.is_some() {
                return;
            }
            let best = weighed[0].0;
            let kept = weighed.partition_point(|(wins, _)| !is_clearly_worse(*wins, best));
            // Those that were given up last are the best of the others.
            out.splice(0..0, weighed.split_off(kept));
            *left = weighed;
            wanted *= 2;
        }
    }

    /// Counts for each plan the worlds that are won after it, and puts the best plans first.
    fn count_wins(&mut self, winnable: &[World], plans: &mut [(usize, &Plan)], decisions: u32) {
        let mut best = 0;
        for (wins, plan) in &mut *plans {
            *wins = self.after(winnable, plan, decisions.saturating_sub(1), best);
            best = best.max(*wins);
        }
        plans.sort_by_key(|(wins, _)| Reverse(*wins));
    }
}

/// Whether so many wins are so much fewer than the best that more worlds would hardly change it. In the same
/// worlds two numbers of wins seldom differ by as much as the root of their sum when the plans are equally
/// good.
fn is_clearly_worse(wins: usize, best: usize) -> bool {
    (best - wins).pow(2) > best + wins + 1
}
