//! All that can be reached without uncovering a card, taking one from the reserve or dealing.

use super::cards::{Cards, children, each, free_classes, next, parents, safe};
use super::puzzle::{Node, Puzzle};

/// One of the ways in which the foundations may stand.
#[derive(Clone, Copy, Debug)]
pub struct Stand {
    /// The cards on the foundations.
    pub up: Cards,
    /// The roots and tops that can leave for the tableau.
    pub onto_tableau: Cards,
    /// The roots and tops that can leave for a foundation.
    pub onto_foundation: Cards,
    /// The moved cards that can go up.
    pub rising: Cards,
    /// The cards that can come down.
    falling: Cards,
    /// The place in the list of the stand from which this one was found, and the card that went up or
    /// down first; no card for the first stand.
    pub found_from: (usize, Cards),
}

impl Stand {
    #[inline]
    fn new(puzzle: &Puzzle, node: &Node, up: Cards) -> Stand {
        let attached = node.attached(up);
        let tableau = attached | node.roots;
        let free = free_classes(tableau, attached);
        let next = next(up) & puzzle.all;
        let kings = if node.empty_piles(puzzle, attached) > 0 { puzzle.kings } else { 0 };
        let room = children(free) | kings;
        let takeable = next & tableau & free;
        Stand {
            up,
            onto_tableau: room & node.sources(),
            onto_foundation: takeable & node.roots | next & node.tops,
            rising: takeable & attached,
            falling: up & !(up >> 4) & room,
            found_from: (0, 0),
        }
    }

    /// How this root or top can leave, as the foundations after it.
    #[inline]
    pub fn after(&self, card: Cards) -> Option<Cards> {
        if self.onto_tableau & card != 0 {
            Some(self.up)
        } else if self.onto_foundation & card != 0 {
            Some(self.up | card)
        } else {
            None
        }
    }
}

/// Adds to `stands` all that can be reached from the node's foundations by moves that can be taken
/// back: cards that have been moved already go up to their foundations and come down again.
///
/// With `prune`, only as far as `idle` and `useful` say that it can matter.
pub fn explore(puzzle: &Puzzle, node: &Node, prune: bool, stands: &mut Vec<Stand>) {
    let first = stands.len();
    stands.push(settle(puzzle, node, prune, node.up));
    let mut at = first;
    while at < stands.len() {
        let Stand { up, rising, mut falling, .. } = stands[at];
        if prune && falling != 0 {
            falling &= useful(node, up) & !safe(up, up);
        }
        for card in each(rising | falling) {
            let found = settle(puzzle, node, prune, up ^ card);
            if !stands[first..].iter().any(|stand| stand.up == found.up) {
                stands.push(Stand { found_from: (at, card), ..found });
            }
        }
        at += 1;
    }
}

/// The stand with these foundations, after all idle cards have gone up.
fn settle(puzzle: &Puzzle, node: &Node, prune: bool, up: Cards) -> Stand {
    let mut stand = Stand::new(puzzle, node, up);
    while prune && stand.rising != 0 {
        let idle = idle(node, &stand);
        if idle == 0 {
            break;
        }
        stand = Stand::new(puzzle, node, stand.up | idle);
    }
    stand
}

/// A card that may go up at once, or none.
///
/// A moved card on the tableau can serve there only as a parent, or by letting the card below it in
/// its suit come down. If it would not be [`useful`] once it is up, or is [`safe`], it can go up
/// whenever it is able to: by the reasons given there, bringing it down again is never needed before
/// something is uncovered, and its place will still be there then.
pub(super) fn idle(node: &Node, stand: &Stand) -> Cards {
    let useful = useful(node, stand.up | stand.rising);
    let idle = stand.rising & (!useful | safe(stand.rising, stand.up));
    idle & idle.wrapping_neg()
}

/// The cards of `up` that can be of use on the tableau before something is uncovered or dealt.
///
/// A card comes down for the sake of a card that is to lie on it, and that must lie on the tableau, be
/// a root or a top, or itself be on a foundation and of use on the tableau; or for the sake of the card
/// below it in its suit, if that is to come down. Any other card can stay up: take its coming down and
/// going up, and those of the cards that lay on it, out of a line of play, and every other move remains
/// possible. If it is wanted later, its place will be as free as if it had been kept there.
pub(super) fn useful(node: &Node, up: Cards) -> Cards {
    let there = node.sources() | node.attached(up);
    let mut useful = 0;
    loop {
        let more = (parents(there | useful) | useful << 4) & up & !useful;
        if more == 0 {
            return useful;
        }
        useful |= more;
    }
}
