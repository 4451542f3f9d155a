use super::node::Position;
use super::puzzle::{CLASSES, Puzzle, below, last_of};

/// Which prunings are used; all of them unless a test wants to know what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prunings {
    /// Of two ways to the same cards left in the line, keep only the earlier one.
    pub earliest_moment: bool,
    /// Take lines with the same sequence of ranks as the same.
    pub same_sequence: bool,
    /// Take a King out of the line only to get at the card below it.
    pub kings_only_to_dig: bool,
    /// On the last pass, give up when a card that is wanted lies too deep.
    pub out_of_reach: bool,
    /// Decide the last pass by which stretches of the line can be taken when, not card after card.
    pub last_pass: bool,
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

/// Whether `known` makes `other` superfluous, by [`Prunings::earliest_moment`].
///
/// With the same cards left, as many plays have been made and the same ranks are held. Flips and
/// redeals are always possible up to the end of the last pass, so the later moment can be reached
/// from the earlier one, and whatever can be done later can be done from the earlier one.
///
/// While digging (see [`kings_to_dig`]) the next card to be taken depends on the moment, so
/// there only the very same position is superfluous; so, too, with the pruning switched off.
#[inline]
pub(super) fn earliest_moment(on: bool, known: Position, other: Position) -> bool {
    known == other || (on && !other.is_digging() && known.moment() <= other.moment())
}

/// Moves every card of a line to the first place where the original line has its class, after a card
/// at this place was taken out. Answers what is then left.
///
/// Only the sequence of classes matters for what can be done, not which cards it consists of. There
/// may be several ways to pick the same sequence out of the original line; this takes the one that
/// is furthest to the left, so equal sequences become equal sets. Before the card was taken out, all
/// cards were in such places: so nothing changes before the gap, nor after the first card that stays.
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
/// A King in the reserve is of no use. Say that a line of play takes a King out of the line, and that
/// the card below it in the waste is not taken later in the same pass. Then leave the King
/// where it is: it covers nothing that is needed before the next redeal, and there a King that lies
/// in the line is passed over. Every later card can be taken one play earlier, so it is there
/// in time; and after the last play there is still a card to be taken, or nothing but Kings is left
/// and the game is won. Otherwise take the King immediately before the card below it: what is taken
/// in between comes one play earlier. So a King needs to be taken only when the card below it comes
/// next, and only when it is at the top of the waste already: were it turned after the last
/// play, then the card below could have been taken before turning it.
///
/// The exception is the end of a line that does not win: there [`Puzzle::kings_at_the_end`] counts.
#[inline]
pub(super) fn kings_to_dig(puzzle: &Puzzle, waste: u64) -> u64 {
    let kings = puzzle.kings();
    if waste & !kings == 0 { 0 } else { last_of(waste) & kings }
}

/// Whether a card that is wanted before the goal lies too deep, on the last pass, by
/// [`Prunings::out_of_reach`].
///
/// Look at the plays ahead one after the other, and count how many cards of the stock must have been
/// turned by then, at least. A card of the waste can be taken by some play only when there were plays
/// enough to take all that lies over it: the cards over it now, and the cards of the stock that had to
/// be turned before. When more cards of a class are wanted than can be had from the waste by then,
/// the rest comes from the stock, and the stock must be turned as far as that. When there are not
/// so many in the stock, the goal is out of reach.
pub(super) fn out_of_reach(
    puzzle: &Puzzle,
    position: Position,
    held: &[u8; CLASSES],
    plays: u32,
    goal: u32,
) -> bool {
    let mut waste = position.waste();
    let stock = position.left() ^ waste;
    let (mut unused, mut at_hand) = (stock, *held);
    let (mut over, mut turned) = (0, 0);
    for play in plays..goal {
        while waste != 0 && over + turned <= play - plays {
            let card = last_of(waste);
            waste ^= card;
            over += 1;
            at_hand[usize::from(puzzle.class[card.trailing_zeros() as usize])] += 1;
        }
        let class = puzzle.wanted(play);
        if at_hand[class] > 0 {
            at_hand[class] -= 1;
            continue;
        }
        let cards = puzzle.of[class] & unused;
        if cards == 0 {
            return true;
        }
        let card = cards & cards.wrapping_neg();
        unused ^= card;
        turned = turned.max((stock & (card - 1)).count_ones() + 1);
    }
    false
}
