//! Worlds that can be won, and how.

use std::collections::VecDeque;

use talon_pieces::CardSet;
use talon_rules::Game;
use talon_rules::yields::{Effect, Move, State};

use super::plan::{Plan, is_hindered};

/// A position that can be won by somebody who sees it, with a way to win.
#[derive(Clone, Debug)]
pub(super) struct World {
    pub(super) state: State,
    /// Kings are left out: they are removed as soon as they are available.
    way: VecDeque<Step>,
}

#[derive(Clone, Copy, Debug)]
enum Step {
    /// A card is turned.
    Turn,
    /// Two cards are removed.
    Pair {
        cards: CardSet,
        /// Whether a card that is turned before it would hinder it.
        hindered: bool,
    },
}

impl World {
    /// A position with the line that wins it.
    pub(super) fn new(state: State, line: &[Move]) -> World {
        let mut position = state.clone();
        let mut way = VecDeque::with_capacity(line.len());
        for made in line {
            let waste = position.waste().len();
            match (made, position.play_unchecked(*made)) {
                (_, Effect::Turned(_)) => way.push_back(Step::Turn),
                (Move::Pair(pair), Effect::RemovedPair(one, other)) => {
                    let cards = CardSet::from_iter([one.card, other.card]);
                    way.push_back(Step::Pair { cards, hindered: is_hindered(waste, *pair) });
                }
                _ => {}
            }
        }
        World { state, way }
    }

    /// The world after a plan, when the way to win shows that it can still be won then.
    ///
    /// A turn shows so when the way turns a card before it removes a pair that this would hinder: the
    /// others before it can be removed as well afterwards. The pairs of a plan show so when all of them are
    /// removed before a card is turned. The last of them has the top, which the way removes only once, so
    /// the other pairs before it need no top: they stay available when they are removed later, and all that
    /// follows finds the same cards gone.
    pub(super) fn witness(&self, plan: &Plan, after: &State) -> Option<World> {
        let before_turn = || self.way.iter().take_while(|step| !matches!(step, Step::Turn));
        let mut way = self.way.clone();
        if plan.turns() {
            if before_turn().any(|step| matches!(step, Step::Pair { hindered: true, .. })) {
                return None;
            }
            let turn = way.iter().position(|step| matches!(step, Step::Turn))?;
            way.remove(turn);
        } else {
            let is_planned = |step: &Step| match step {
                Step::Turn => false,
                Step::Pair { cards, .. } => cards.iter().all(|card| plan.cards.contains(card)),
            };
            if 2 * before_turn().filter(|step| is_planned(step)).count() < plan.cards.len() {
                return None;
            }
            way.retain(|step| !is_planned(step));
        }
        Some(World { state: after.clone(), way })
    }
}
