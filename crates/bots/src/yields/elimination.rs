//! Chooses between macro-moves by successive elimination (E. Even-Dar, S. Mannor, Y. Mansour: Action
//! Elimination and Stopping Conditions for the Multi-Armed Bandit and Reinforcement Learning Problems. JMLR
//! 7, 2006): all are tried in the same worlds, whose number doubles each round, and those that are clearly
//! behind are dropped. The margin is a heuristic in place of their confidence bound.

use std::cmp::Reverse;

use talon_rules::pieces::Chance;
use talon_rules::yields::{State, View};
use talon_rules::{Game, SeatView};

use super::lookahead::Lookahead;
use super::macro_moves::MacroMove;
use super::witness::WinnableWorld;
use crate::worlds::worlds;

/// Number of worlds in the first round; it doubles each round. If the budget ends, the last finished round
/// counts, so a small budget needs a small first round.
const FIRST_WORLDS: usize = 16;
/// Maximum number of worlds.
const MOST_WORLDS: usize = 256;
/// Up to this number of unseen cards all worlds are listed: there are at most 120.
const MOST_UNSEEN: usize = 5;
/// Smaller groups of sampled worlds count as known. Choosing the best for each of a few worlds is
/// almost like seeing them.
const FEWEST_ALIKE: usize = 16;

/// The result of a comparison.
#[derive(Debug)]
pub(super) struct Comparison<'a> {
    pub(super) best: &'a MacroMove,
    /// The best macro-move with another first move.
    pub(super) other: &'a MacroMove,
    /// True if a world was found that can be won, or the budget ended the search for one.
    pub(super) is_hopeful: bool,
}

impl Lookahead<'_, '_> {
    /// Compares at least two macro-moves: in all worlds if there are few, otherwise in
    /// more and more sampled ones until one is clearly better or the budget ends. All are tried in the same
    /// worlds.
    pub(super) fn compare<'a>(
        &mut self,
        view: &View,
        macro_moves: &'a [MacroMove],
        chance: &mut Chance,
    ) -> Comparison<'a> {
        let mut scored: Vec<(usize, &MacroMove)> =
            macro_moves.iter().map(|macro_move| (0, macro_move)).collect();
        let mut eliminated = Vec::new();
        if view.layout().stock.len() <= MOST_UNSEEN {
            let listed = worlds::<State>(view, usize::MAX, chance);
            let winnable: Vec<WinnableWorld> =
                listed.into_iter().filter_map(|world| self.winnable(world)).collect();
            self.fewest = 1;
            self.count_wins(&winnable, &mut scored, self.options.decisions_if_listed);
        } else {
            self.fewest = FEWEST_ALIKE;
            self.compare_sampled(view, &mut scored, &mut eliminated, chance);
        }
        let (wins, best) = scored[0];
        let mut others = scored.iter().chain(&eliminated).map(|(_, macro_move)| *macro_move);
        let other = others.find(|macro_move| macro_move.first_move() != best.first_move());
        let other = other.expect("one macro-move turns a card at once, and the others do not");
        Comparison { best, other, is_hopeful: wins > 0 || self.limit.is_some() }
    }

    /// Doubles the worlds until one macro-move is left; the others go to `eliminated`.
    fn compare_sampled<'a>(
        &mut self,
        view: &View,
        left: &mut Vec<(usize, &'a MacroMove)>,
        eliminated: &mut Vec<(usize, &'a MacroMove)>,
        chance: &mut Chance,
    ) {
        let mut winnable = Vec::new();
        let (mut sampled, mut wanted) = (0, FIRST_WORLDS);
        while wanted <= MOST_WORLDS && left.len() > 1 {
            while sampled < wanted {
                winnable.extend(self.winnable(State::sample_world(view, chance)));
                sampled += 1;
            }
            let mut scored = left.clone();
            self.count_wins(&winnable, &mut scored, self.options.decisions);
            if self.limit.is_some() {
                return;
            }
            let best = scored[0].0;
            let kept = scored.partition_point(|(wins, _)| !is_clearly_worse(*wins, best));
            // Those that were dropped last are the best of the others.
            eliminated.splice(0..0, scored.split_off(kept));
            *left = scored;
            wanted *= 2;
        }
    }

    /// Counts the worlds won after each macro-move, and sorts the best first.
    fn count_wins(
        &mut self,
        winnable: &[WinnableWorld],
        macro_moves: &mut [(usize, &MacroMove)],
        decisions: u32,
    ) {
        let mut best = 0;
        for (wins, macro_move) in &mut *macro_moves {
            *wins = self.after(winnable, macro_move, decisions.saturating_sub(1), best);
            best = best.max(*wins);
        }
        macro_moves.sort_by_key(|(wins, _)| Reverse(*wins));
    }
}

/// Returns true if `wins` is so far behind the best that more worlds would hardly change it. In the same worlds, the
/// wins of equally good macro-moves seldom differ by as much as the square root of their sum.
fn is_clearly_worse(wins: usize, best: usize) -> bool {
    (best - wins).pow(2) > best + wins + 1
}
