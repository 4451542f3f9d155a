use super::pairs::{Meeting, Pairs};
use super::puzzle::{NO_CARD, Puzzle, number_of};
use crate::bits::{highest, lowest};

/// At least how many cards stay, if only these pairs may be removed: for
/// [`Prunings::within_reach`](super::Prunings::within_reach). What is not 0 is exact enough to tell that
/// some stay, and with `closely` as many as can be told from this.
///
/// Pretend that no pair hinders another: that a card which has been removed can still be a partner. Then
/// what can be removed is found by removing, round by round, all cards that have met a partner. Whatever
/// can be removed in the game can be removed here: take a line of play; before each of its moves at least
/// as much has been removed here as there, so the cards of the pair are available here too or have been,
/// as a card that leaves makes no other unavailable. This holds for the pyramid, for the bottom of the
/// waste, for its top, and for the stock: each of its cards counts as available, for it will be the top
/// when it is turned. The second card from the top is available to the top only, so it is looked at when
/// nothing else goes on.
///
/// So cards that are not removed here stay, and the pairs that are removed in the game are a matching
/// of those that have met here.
pub(super) fn sure_to_stay(puzzle: &Puzzle, all: u64, turned: u64, pairs: &Pairs, closely: bool) -> u32 {
    let (wasted, stock) = (puzzle.line & turned, puzzle.line & !turned);
    let mut left = all;
    let mut meeting = Meeting::default();
    let mut met = 0;
    loop {
        let top = highest(left & wasted);
        let available = puzzle.exposed(left) | lowest(left & puzzle.line) | top | left & stock;
        let candidates = meet(puzzle, &mut meeting, available & !met) & available;
        met |= available;
        let gone = with_partner(puzzle, &meeting, pairs, candidates) | available & puzzle.kings;
        left ^= gone;
        if left == 0 {
            return 0;
        }
        if gone == 0 {
            let second = highest(left & wasted & !top);
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
    kings + (all & !puzzle.kings).count_ones() - 2 * meeting.most(pairs)
}

/// Adds cards to those that meet. Answers them and all their partners.
#[inline]
fn meet(puzzle: &Puzzle, meeting: &mut Meeting, mut new: u64) -> u64 {
    let mut candidates = new;
    // Most often there are no more than two: these are looked at without asking whether they are there.
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

/// Those of the candidates that have met a partner.
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
