use super::pairs::{MATCHINGS, Meeting, Pairs};
use super::puzzle::{NO_CARD, Puzzle, number_of};
use crate::bits::{highest, lowest};

/// A lower bound on the number of cards that stay if only these pairs may be removed, for
/// [`Prunings::within_reach`](super::Prunings::within_reach). The bound is 0 only if the relaxed game removes
/// every card of the pyramid and the waste; otherwise, with `closely`, it is as tight as the relaxed game allows.
///
/// The relaxation assumes that no pair hinders another: a removed card can still serve as a partner. This is
/// the delete relaxation of planning (B. Bonet, H. Geffner: Planning as Heuristic Search. Artificial
/// Intelligence 129, 2001). The removable cards are then found by removing, round by round, all cards that
/// have met a partner. Everything that a line of play removes is removed here too: before each of its moves
/// at least as much has been removed here, so the cards of its pair are available here or already gone,
/// because a removed card makes no other card unavailable. This holds for the pyramid, for the bottom of the
/// waste and for its top. It holds for the stock because each of its cards counts as available: it is the top
/// when it is turned. So the whole stock has met from the start ([`Puzzle::stock_after`]). The second card from
/// the top is available to the top only, so it is used when nothing else is possible.
///
/// So cards that are not removed here stay, and the pairs that the game removes are a matching of those that
/// have met here.
pub(super) fn sure_to_stay(puzzle: &Puzzle, all: u64, turned: u64, pairs: &Pairs, closely: bool) -> u32 {
    let wasted = puzzle.line & turned;
    let mut left = all & (puzzle.pyramid | wasted);
    let mut meeting = *puzzle.stock_after(turned);
    let mut met = 0;
    loop {
        let waste = left & wasted;
        let top = highest(waste);
        let available = puzzle.exposed(left) | lowest(waste) | top;
        let candidates = meet(puzzle, &mut meeting, available & !met) & available;
        met |= available;
        let gone = with_partner(puzzle, &meeting, pairs, candidates) | available & puzzle.kings;
        left ^= gone;
        if left == 0 {
            return 0;
        }
        if gone == 0 {
            let second = highest(waste ^ top);
            if !puzzle.may_pair(pairs, top, second) {
                break;
            }
            left ^= top | second;
            meeting.add(puzzle.lanes[number_of(second)]);
        }
    }
    if !closely {
        return left.count_ones();
    }
    let kings = (left & puzzle.kings).count_ones();
    kings + (all & !puzzle.kings).count_ones() - 2 * meeting.most(pairs, &MATCHINGS)
}

/// Adds cards to those that meet. Returns them and all their partners.
#[inline]
fn meet(puzzle: &Puzzle, meeting: &mut Meeting, mut new: u64) -> u64 {
    let mut candidates = new;
    // Usually there are at most two: these are handled without a branch.
    for _ in 0..2 {
        let card = number_of(new | NO_CARD);
        meeting.add(puzzle.lanes[card]);
        candidates |= puzzle.partners[card];
        new &= new.wrapping_sub(1);
    }
    while new != 0 {
        let card = number_of(new);
        meeting.add(puzzle.lanes[card]);
        candidates |= puzzle.partners[card];
        new &= new - 1;
    }
    candidates
}

/// The candidates that have met a partner.
#[inline]
fn with_partner(puzzle: &Puzzle, meeting: &Meeting, pairs: &Pairs, mut candidates: u64) -> u64 {
    let mut found = 0;
    let mut look_at_first = |candidates: &mut u64| {
        let card = lowest(*candidates);
        *candidates ^= card;
        let has_partner = meeting.has_partner(puzzle.lanes[number_of(card | NO_CARD)], pairs);
        found |= card & u64::from(has_partner).wrapping_neg();
    };
    look_at_first(&mut candidates);
    look_at_first(&mut candidates);
    while candidates != 0 {
        look_at_first(&mut candidates);
    }
    found
}
