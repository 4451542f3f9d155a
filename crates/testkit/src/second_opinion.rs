//! A second opinion on deals of Doublets that cannot be won: a search that shares no code with the solver.
//!
//! It is made for deals that are lost, in which few positions can be reached. It tries all plays, layer by layer. Of
//! the solver's prunings it has those that are easiest to see, written anew: the same ranks in the same order are the
//! same position, the earlier of two moments is enough, and on the last pass a card can be too deep in the waste to
//! come in time.

use talon_rules::Game;
use talon_rules::doublets::State;
use talon_rules::pieces::Card;

/// The number of different ranks, with 0 for none.
const RANKS: usize = 14;

/// The answer to whether a deal can be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opinion {
    /// True if it can; `None` if there were too many positions.
    pub can_be_won: Option<bool>,
    /// The number of positions.
    pub positions: usize,
}

/// The values that do not change during the search.
///
/// The *line* is the stock after the deal, the card that comes first first. Each play takes one card out of it: either
/// this card is played, or a card of the reserve is, and this card fills the gap. Only ranks count.
struct Deal {
    /// The ranks of the line.
    line: Vec<usize>,
    /// The number of cards of each rank that lie in the line or in the reserve.
    supply: [u8; RANKS],
    /// The rank that each play needs, the first play first.
    wanted: Vec<usize>,
    redeals: u8,
}

/// A position. Of two positions with the same cards left, the lower one is earlier: flips and redeals lead from it to the
/// other, so only the lower one is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Position {
    /// The places of the cards that are left in the line, one bit each.
    left: u64,
    /// The redeals made.
    redeals: u8,
    /// The number of the cards left that lie in the waste.
    waste: u8,
}

/// Returns true if a player who sees all cards can win a deal, if no more than `most` positions are possible after any
/// number of plays.
///
/// # Examples
///
/// ```
/// use talon_rules::pieces::DealNumber;
/// use talon_rules::doublets::{Options, State};
/// use talon_rules::Game;
/// use talon_testkit::second_opinion;
///
/// let lost = State::deal(&Options::default(), DealNumber::new(32851).unwrap());
/// assert_eq!(second_opinion(&lost, 1000).can_be_won, Some(false));
/// ```
pub fn second_opinion(deal: &State, most: usize) -> Opinion {
    let deal = Deal::new(deal);
    let start = Position { left: (1 << deal.line.len()) - 1, redeals: 0, waste: 0 };
    let (mut layer, mut positions) = (vec![start], 1);
    for plays in 0..deal.wanted.len() {
        let mut next = Vec::new();
        // Equal positions are removed whenever the number has doubled.
        let mut enough = 1 << 20;
        for position in &layer {
            if deal.extend(*position, plays, &mut next) {
                return Opinion { can_be_won: Some(true), positions };
            }
            if next.len() > enough {
                keep_earliest(&mut next);
                enough = enough.max(2 * next.len());
            }
            if next.len() > 2 * most.max(1 << 20) {
                return Opinion { can_be_won: None, positions };
            }
        }
        keep_earliest(&mut next);
        positions += next.len();
        layer = next;
    }
    Opinion { can_be_won: Some(!layer.is_empty()), positions }
}

impl Deal {
    fn new(state: &State) -> Deal {
        let options = state.options();
        let rank = |card: &Card| usize::from(card.rank().number());
        let line: Vec<usize> = state.stock().iter().rev().map(rank).collect();
        let mut supply = [0; RANKS];
        line.iter()
            .copied()
            .chain(state.reserve().iter().flatten().map(rank))
            .for_each(|rank| supply[rank] += 1);
        let mut next = state.wanted();
        let mut wanted = Vec::new();
        for _ in state.points()..options.most_points() {
            wanted.push(usize::from(next.number()));
            next = options.following(next);
        }
        Deal { line, supply, wanted, redeals: state.redeals_left() }
    }

    /// Adds all positions after one more play. Returns true if the game is won, because the line is empty: then all
    /// cards that are wanted lie in the reserve.
    fn extend(&self, position: Position, plays: usize, next: &mut Vec<Position>) -> bool {
        let ranks: Vec<usize> = (0..self.line.len())
            .filter(|place| position.left >> place & 1 != 0)
            .map(|place| self.line[place])
            .collect();
        if ranks.is_empty() {
            return true;
        }
        let mut held = self.supply;
        self.wanted[..plays].iter().chain(&ranks).for_each(|rank| held[*rank] -= 1);
        let waste = usize::from(position.waste);
        if position.redeals == self.redeals && comes_too_late(&ranks, waste, &self.wanted[plays..], held) {
            return false;
        }
        let wanted = self.wanted[plays];
        for (index, rank) in ranks.iter().enumerate() {
            // Any card fills the gap that a card of the reserve leaves; without one, the wanted card itself is played.
            if held[wanted] == 0 && *rank != wanted {
                continue;
            }
            // Only the top of the waste and the stock can be reached without a redeal.
            let redeals = position.redeals + u8::from(index + 1 < waste);
            if redeals <= self.redeals {
                let left = self.leftmost(ranks[..index].iter().chain(&ranks[index + 1..]));
                next.push(Position { left, redeals, waste: u8::try_from(index).expect("at most 52 cards") });
            }
        }
        false
    }

    /// The first places of the line in which these ranks follow each other: the same ranks have the same number.
    fn leftmost<'a>(&self, ranks: impl Iterator<Item = &'a usize>) -> u64 {
        let (mut left, mut free) = (0, 0);
        for rank in ranks {
            while self.line[free] != *rank {
                free += 1;
            }
            left |= 1 << free;
            free += 1;
        }
        left
    }
}

/// Returns true if, without another redeal, some play lacks its card even at best: a card of the waste comes only after
/// all on top of it, one with each play, and these are also the cards of the stock that had to be turned before.
fn comes_too_late(ranks: &[usize], waste: usize, wanted: &[usize], mut held: [u8; RANKS]) -> bool {
    let (mut buried, stock) = (ranks[..waste].iter().rev().enumerate().peekable(), &ranks[waste..]);
    let (mut turned, mut seen) = (0, [0; RANKS]);
    for (play, wanted) in wanted.iter().enumerate() {
        while let Some((_, rank)) = buried.next_if(|(above, _)| above + turned <= play) {
            held[*rank] += 1;
        }
        if held[*wanted] > 0 {
            held[*wanted] -= 1;
            continue;
        }
        let from = seen[*wanted];
        let Some(more) = stock[from..].iter().position(|rank| rank == wanted) else { return true };
        seen[*wanted] = from + more + 1;
        turned = turned.max(seen[*wanted]);
    }
    false
}

/// Sorts the positions and keeps the earliest of those with the same cards left.
fn keep_earliest(positions: &mut Vec<Position>) {
    positions.sort_unstable();
    positions.dedup_by_key(|position| position.left);
}

#[cfg(test)]
mod tests {
    use talon_rules::GameOptions;
    use talon_rules::doublets::Options;
    use talon_rules::pieces::DealNumber;

    use super::*;
    use crate::plain;

    #[test]
    fn it_says_of_small_decks_what_the_plainest_solver_says() {
        let mut lost = 0;
        for options in
            ["ranks 3, redeals 0, piles 1", "ranks 5, redeals 0, piles 1", "ranks 5, redeals 1, piles 2"]
        {
            let options = Options::from_text(options).unwrap();
            for number in 0..300 {
                let deal = State::deal(&options, DealNumber::new(number).unwrap());
                let expected = plain::can_be_won(&deal, 1_000_000);
                assert_eq!(
                    second_opinion(&deal, 1_000_000).can_be_won,
                    expected,
                    "{options:?}, deal {number}"
                );
                lost += usize::from(expected == Some(false));
            }
        }
        assert!((100..800).contains(&lost), "{lost} of 900 are lost");
    }
}
