//! Worlds that can be won, each with a winning line as a witness.

use std::collections::VecDeque;

use talon_rules::Game;
use talon_rules::pieces::CardSet;
use talon_rules::yields::{Effect, Move, State};

use super::macro_moves::{MacroMove, is_hindered};

/// A position that a player who sees it can win, with a winning line.
#[derive(Clone, Debug)]
pub(super) struct WinnableWorld {
    pub(super) state: State,
    /// Without Kings, which are removed as soon as they are available.
    winning_line: VecDeque<WitnessMove>,
}

#[derive(Clone, Copy, Debug)]
enum WitnessMove {
    /// A card is turned.
    Turn,
    /// Two cards are removed.
    Pair {
        cards: CardSet,
        /// True if turning a card before it would hinder it.
        hindered: bool,
    },
}

impl WinnableWorld {
    /// Creates a world from a position and the line that wins it.
    pub(super) fn new(state: State, line: &[Move]) -> WinnableWorld {
        let mut position = state.clone();
        let mut winning_line = VecDeque::with_capacity(line.len());
        for made in line {
            let waste = position.waste().len();
            match (made, position.play_unchecked(*made)) {
                (_, Effect::Turned(_)) => winning_line.push_back(WitnessMove::Turn),
                (Move::Pair(pair), Effect::RemovedPair(one, other)) => {
                    let cards = CardSet::from_iter([one.card, other.card]);
                    winning_line.push_back(WitnessMove::Pair { cards, hindered: is_hindered(waste, *pair) });
                }
                _ => {}
            }
        }
        WinnableWorld { state, winning_line }
    }

    /// Returns the world after a macro-move if the winning line proves that it can still be won then.
    ///
    /// For a turn, it proves so if it turns a card before it removes any pair that this would hinder: the
    /// other pairs before the turn can be removed afterwards as well. For pairs, it proves so if all of them
    /// are removed before a card is turned. The last pair has the top, which the line removes only once, so
    /// the other pairs before it do not need the top. They stay available if they are removed later, and
    /// everything after them finds the same cards gone.
    pub(super) fn witness(&self, macro_move: &MacroMove, after: &State) -> Option<WinnableWorld> {
        let before_turn = || self.winning_line.iter().take_while(|step| !matches!(step, WitnessMove::Turn));
        let mut winning_line = self.winning_line.clone();
        if macro_move.turns() {
            if before_turn().any(|step| matches!(step, WitnessMove::Pair { hindered: true, .. })) {
                return None;
            }
            let turn = winning_line.iter().position(|step| matches!(step, WitnessMove::Turn))?;
            winning_line.remove(turn);
        } else {
            let is_planned = |step: &WitnessMove| match step {
                WitnessMove::Turn => false,
                WitnessMove::Pair { cards, .. } => cards.iter().all(|card| macro_move.cards.contains(card)),
            };
            if 2 * before_turn().filter(|step| is_planned(step)).count() < macro_move.cards.len() {
                return None;
            }
            winning_line.retain(|step| !is_planned(step));
        }
        Some(WinnableWorld { state: after.clone(), winning_line })
    }
}
