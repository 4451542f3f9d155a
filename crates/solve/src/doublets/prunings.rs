//! The prunings, each with the argument why it is sound: dominance, symmetry and relevance cuts.

use super::counts::Counts;
use super::node::Position;
use super::puzzle::Puzzle;
use crate::bits::{below, highest, lowest};

/// Switches for the prunings. Tests turn them off to check that no answer depends on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Dominance: of two ways to the same cards left in the line, keep only the earlier one.
    pub earliest_moment: bool,
    /// Symmetry: treat lines with the same sequence of ranks as equal.
    pub same_sequence: bool,
    /// Take a King out of the line only to reach the card below it.
    pub kings_only_to_dig: bool,
    /// On the last pass, give up when a wanted card is too deep.
    pub out_of_reach: bool,
    /// Decide the last pass as a schedule instead of card by card.
    pub last_pass: bool,
}

impl Prunings {
    /// All prunings off.
    pub const NONE: Prunings = Prunings {
        earliest_moment: false,
        same_sequence: false,
        kings_only_to_dig: false,
        out_of_reach: false,
        last_pass: false,
    };
}

impl Default for Prunings {
    fn default() -> Prunings {
        Prunings {
            earliest_moment: true,
            same_sequence: true,
            kings_only_to_dig: true,
            out_of_reach: true,
            last_pass: true,
        }
    }
}

/// Returns true if `existing` dominates `other`, by [`Prunings::earliest_moment`].
///
/// With the same cards left, the same number of plays has been made and the reserve holds the same ranks.
/// Flips and redeals are always possible up to the end of the last pass. So the later moment can be reached
/// from the earlier one, and everything possible later is possible from the earlier moment too.
///
/// While digging (see [`kings_to_dig`]) the next card to be taken depends on the moment, so only an equal
/// position is dominated there. The same holds with the pruning switched off.
#[inline]
pub(super) fn earliest_moment(on: bool, existing: Position, other: Position) -> bool {
    existing == other || (on && !other.is_digging() && existing.moment() <= other.moment())
}

/// Moves every card of a line to the first place where the original line has its class, after the card at
/// `taken` was removed. Returns the cards then left.
///
/// Only the sequence of classes matters for what is possible, not the cards that it consists of. There may be
/// several ways to pick the same sequence out of the original line. This takes the leftmost one, so equal
/// sequences become equal sets. Before the card was removed all cards were in such places, so nothing changes
/// before the gap, nor after the first card that stays.
pub(super) fn same_sequence(puzzle: &Puzzle, mut left: u64, taken: u32) -> u64 {
    let before = left & below(taken);
    let mut free = 64 - before.leading_zeros();
    let mut rest = left ^ before;
    while rest != 0 {
        let place = rest.trailing_zeros();
        let class = usize::from(puzzle.class[place as usize]);
        let first = (puzzle.of[class] >> free).trailing_zeros() + free;
        if first == place {
            break;
        }
        left ^= 1 << place | 1 << first;
        free = first + 1;
        rest &= rest - 1;
    }
    left
}

/// The Kings that may be taken out of the line next, by [`Prunings::kings_only_to_dig`].
///
/// A King in the reserve is of no use. Suppose that a line of play takes a King out of the line, and that the
/// card below it in the waste is not taken later in the same pass. Then the King can stay: it covers nothing
/// that is needed before the next redeal, and after the redeal a King in the line is passed over. Every later
/// card can be taken one play earlier, so it is there in time. After the last play there is still a card to
/// be taken, or only Kings are left and the game is won. Otherwise the King can be taken immediately before
/// the card below it: everything taken in between comes one play earlier. So a King needs to be taken only
/// when the card below it comes next, and only when it is already on top of the waste: if it were turned
/// after the last play, the card below could have been taken before turning it.
///
/// The exception is the end of a line that does not win: there [`Puzzle::kings_at_the_end`] counts.
#[inline]
pub(super) fn kings_to_dig(puzzle: &Puzzle, waste: u64) -> u64 {
    let kings = puzzle.kings();
    if waste & !kings == 0 { 0 } else { highest(waste) & kings }
}

/// Returns true if a card that is wanted before the goal is too deep on the last pass, by [`Prunings::out_of_reach`].
///
/// For each coming play, this counts how many cards of the stock must have been turned by then, at least. A
/// card of the waste can be taken by some play only if there were enough plays to take everything on top of
/// it: the cards on it now, and the cards of the stock that had to be turned before. If more cards of a class
/// are wanted than the waste can supply by then, the rest comes from the stock, which must be turned that
/// far. If the stock has too few, the goal is out of reach.
pub(super) fn out_of_reach(puzzle: &Puzzle, position: Position, held: Counts, plays: u32, goal: u32) -> bool {
    let mut waste = position.waste();
    if waste == 0 {
        return false;
    }
    let stock = position.left() ^ waste;
    let (mut unused, mut at_hand) = (stock, held);
    let (mut turned, mut last_turned) = (0, 0);
    // The play by which the top of the waste can be taken. Everything over it is taken one play after the other.
    let mut reached = 0;
    let mut class = puzzle.wanted(plays);
    for play in 0..goal - plays {
        if play == reached {
            let card = highest(waste);
            waste ^= card;
            if waste == 0 {
                // Nothing is too deep any more.
                return false;
            }
            reached += 1;
            at_hand.add(puzzle.class_of(card));
        }
        if at_hand.of(class) > 0 {
            at_hand.remove(class);
        } else {
            let card = lowest(puzzle.of[class] & unused);
            if card == 0 {
                return true;
            }
            unused ^= card;
            if card > last_turned {
                let before = turned;
                (last_turned, turned) = (card, (stock & (card - 1)).count_ones() + 1);
                reached += turned - before;
            }
        }
        class = if class + 1 == puzzle.classes as usize { 0 } else { class + 1 };
    }
    false
}

/// The cards of the stock that may be taken next on the last pass, if no wanted card is then too deep by
/// [`Prunings::out_of_reach`].
///
/// A card of the waste must be taken by some play if all other cards of its class that are not under it serve
/// earlier plays. Until then, there must be a play for each card over it and for each card of the stock that is
/// passed over now. So this bounds how many cards of the stock may be passed over. [`out_of_reach`] would find
/// the same for each card of the stock that lies deeper, but only one after the other.
pub(super) fn shallow_stock(puzzle: &Puzzle, position: Position, plays: u32, goal: u32) -> u64 {
    let mut waste = position.waste();
    let stock = position.left() ^ waste;
    // All cards but those under the current one.
    let mut others = puzzle.held(waste, plays);
    let wanted = puzzle.wanted(plays);
    let (mut shallow, mut over) = (stock.count_ones(), 0);
    while waste != 0 {
        let card = highest(waste);
        waste ^= card;
        let class = puzzle.class_of(card);
        let due = puzzle.wait(class, others.of(class), wanted);
        if due < goal - plays {
            shallow = shallow.min(due.saturating_sub(over));
        }
        others.add(class);
        over += 1;
    }
    first_of(stock, shallow)
}

/// The lowest cards of a set, at most this number.
fn first_of(cards: u64, number: u32) -> u64 {
    let mut rest = cards;
    for _ in 0..number {
        rest &= rest - 1;
    }
    cards ^ rest
}

#[cfg(test)]
mod tests {
    use talon_rules::Game;
    use talon_rules::doublets::{Options, State};
    use talon_rules::pieces::DealNumber;

    use super::*;
    use crate::bits::singles;

    #[test]
    fn a_card_of_the_stock_that_is_not_shallow_leads_out_of_reach() {
        let (mut shallow_cards, mut deep_cards) = (0, 0);
        for number in 0..40 {
            let deal = State::deal(&Options::default(), DealNumber::new(number).expect("a small number"));
            let puzzle = Puzzle::new(&deal);
            for stock in 0..=puzzle.places {
                let position = Position::new(puzzle.line(), stock, puzzle.redeals, false);
                let cards = position.left() ^ position.waste();
                let shallow = shallow_stock(&puzzle, position, 0, puzzle.plays);
                assert_eq!(shallow & !cards, 0);
                for card in singles(cards & !shallow) {
                    let left = position.left() ^ card;
                    let next = Position::new(left, card.trailing_zeros() + 1, puzzle.redeals, false);
                    if puzzle.held(position.left(), 0).of(0) == 0 && puzzle.class_of(card) != 0 {
                        continue;
                    }
                    let held = puzzle.held(left, 1);
                    assert!(out_of_reach(&puzzle, next, held, 1, puzzle.plays), "{number}, {stock}");
                    deep_cards += 1;
                }
                shallow_cards += shallow.count_ones();
            }
        }
        assert!(shallow_cards > 1_000 && deep_cards > 1_000, "{shallow_cards} {deep_cards}");
    }
}
