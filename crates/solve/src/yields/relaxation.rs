use super::pairs::{MATCHINGS, Pairs};
use super::puzzle::Puzzle;
use crate::bits::{self, highest, lowest};

/// A lower bound on the number of cards that stay if only these pairs may be removed, for
/// [`Prunings::within_reach`](super::Prunings::within_reach). The bound is 0 only if the relaxed game removes
/// every card of the pyramid and the waste. A bound that is not above the goal is as tight as the relaxed game allows.
///
/// The relaxation assumes that no pair hinders another: a removed card can still serve as a partner. This is
/// the delete relaxation of planning (B. Bonet, H. Geffner: Planning as Heuristic Search. Artificial
/// Intelligence 129, 2001). The removable cards are then found by removing, round by round, all cards that
/// have met a partner. Everything that a line of play removes is removed here too: before each of its moves
/// at least as much has been removed here, so the cards of its pair are available here or already gone,
/// because a removed card makes no other card unavailable. This holds for the pyramid, for the bottom of the
/// waste and for its top. It holds for the stock because each of its cards counts as available: it is the top
/// when it is turned. So the whole stock has met from the start. The second card from the top is available to the top
/// only, so it is used when nothing else is possible.
///
/// A card *leaves* as soon as it is available if it has a partner that has met. Once this holds for all cards left, the
/// relaxed game removes them, because some card is always available.
///
/// So cards that are not removed here stay, and the pairs that the game removes are a matching of those that
/// have met here.
pub(super) fn sure_to_stay(puzzle: &Puzzle, all: u64, turned: u64, pairs: &Pairs, goal: u32) -> u32 {
    let wasted = puzzle.line & turned;
    let mut left = all & (puzzle.pyramid | wasted);
    let mut met = all & puzzle.line & !turned;
    // Kings leave without a partner.
    let mut leaving = puzzle.kings | partners_of_all(puzzle, pairs, met);
    while left & !leaving != 0 {
        let waste = left & wasted;
        let top = highest(waste);
        let available = puzzle.exposed(left) | lowest(waste) | top;
        leaving |= partners_of_all(puzzle, pairs, available & !met);
        met |= available;
        let gone = available & leaving;
        left ^= gone;
        if gone == 0 {
            let second = highest(waste ^ top);
            if puzzle.partners_among(pairs, top) & second == 0 {
                return stay_at_least(puzzle, all, (left, met), pairs, goal);
            }
            left ^= top | second;
            met |= second;
            leaving |= puzzle.partners_among(pairs, second);
        }
    }
    0
}

/// The number of cards that stay at least, given the cards that the relaxed game leaves, and those that have met.
#[inline]
fn stay_at_least(puzzle: &Puzzle, all: u64, (left, met): (u64, u64), pairs: &Pairs, goal: u32) -> u32 {
    if left.count_ones() > goal {
        return left.count_ones();
    }
    let kings = (left & puzzle.kings).count_ones();
    let cards = all & !puzzle.kings;
    let not_met = bits::indices(cards & !met).map(|card| puzzle.lanes[card]);
    kings + cards.count_ones() - 2 * pairs.most_without(not_met, &MATCHINGS)
}

/// The cards that some of these may be removed with.
#[inline]
fn partners_of_all(puzzle: &Puzzle, pairs: &Pairs, mut cards: u64) -> u64 {
    let mut partners = 0;
    let mut add_lowest = |cards: &mut u64| {
        let card = lowest(*cards);
        *cards ^= card;
        partners |= puzzle.partners_among(pairs, card);
    };
    // Usually there are at most two: these are handled without a branch.
    add_lowest(&mut cards);
    add_lowest(&mut cards);
    while cards != 0 {
        add_lowest(&mut cards);
    }
    partners
}
