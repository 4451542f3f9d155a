//! The positions that reversible moves connect: everything that can be reached without uncovering a card,
//! taking one from the reserve or dealing.

use super::cards::{Cards, children, free_classes, next_cards, parents, safe};
use super::puzzle::{Position, Puzzle};
use crate::bits::singles;

/// One configuration of the foundations within a component.
#[derive(Clone, Copy, Debug)]
pub struct Configuration {
    /// The cards on the foundations.
    pub up: Cards,
    /// The roots and tops that can go to the tableau.
    pub onto_tableau: Cards,
    /// The roots and tops that can go to a foundation.
    pub onto_foundation: Cards,
    /// The moved cards that can go up.
    pub rising: Cards,
    /// The cards that can come down.
    falling: Cards,
    /// The index of the configuration from which this one was found, and the card that went up or down first;
    /// no card for the first configuration.
    pub found_from: (usize, Cards),
}

impl Configuration {
    #[inline]
    fn new(puzzle: &Puzzle, position: &Position, up: Cards) -> Configuration {
        let attached = position.attached(up);
        let tableau = attached | position.roots;
        let free = free_classes(tableau, attached);
        let next = next_cards(up) & puzzle.all;
        let kings = if position.empty_piles(puzzle, attached) > 0 { puzzle.kings } else { 0 };
        let room = children(free) | kings;
        let takeable = next & tableau & free;
        Configuration {
            up,
            onto_tableau: room & position.sources(),
            onto_foundation: takeable & position.roots | next & position.tops,
            rising: takeable & attached,
            falling: up & !(up >> 4) & room,
            found_from: (0, 0),
        }
    }

    /// The foundations after this root or top leaves, if it can.
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

/// Adds to `configurations` everything that reversible moves reach from the position's foundations: cards
/// that have been moved already go up to their foundations and come down again.
///
/// With `prune`, only as far as `idle` and `useful` say that it can matter.
pub fn explore(puzzle: &Puzzle, position: &Position, prune: bool, configurations: &mut Vec<Configuration>) {
    let first = configurations.len();
    configurations.push(settle(puzzle, position, prune, position.up));
    let mut at = first;
    while at < configurations.len() {
        let Configuration { up, rising, mut falling, .. } = configurations[at];
        if prune && falling != 0 {
            falling &= useful(position, up) & !safe(up, up);
        }
        for card in singles(rising | falling) {
            let settled = settle(puzzle, position, prune, up ^ card);
            if !configurations[first..].iter().any(|configuration| configuration.up == settled.up) {
                configurations.push(Configuration { found_from: (at, card), ..settled });
            }
        }
        at += 1;
    }
}

/// The configuration with these foundations, after all idle cards have gone up.
fn settle(puzzle: &Puzzle, position: &Position, prune: bool, up: Cards) -> Configuration {
    let mut configuration = Configuration::new(puzzle, position, up);
    while prune && configuration.rising != 0 {
        let idle = idle(position, &configuration);
        if idle == 0 {
            break;
        }
        configuration = Configuration::new(puzzle, position, configuration.up | idle);
    }
    configuration
}

/// A card that may go up at once, or none.
///
/// On the tableau a moved card can serve only as a parent, or by letting the card below it in its suit come
/// down. If it would not be [`useful`] once it is up, or is [`safe`], it can go up whenever it is able to: by
/// the reasons given there, it never needs to come down again before something is uncovered, and its place
/// will still be there then.
pub(super) fn idle(position: &Position, configuration: &Configuration) -> Cards {
    let useful = useful(position, configuration.up | configuration.rising);
    let idle = configuration.rising & (!useful | safe(configuration.rising, configuration.up));
    idle & idle.wrapping_neg()
}

/// The cards of `up` that can be useful on the tableau before something is uncovered or dealt.
///
/// A card comes down for the sake of a card that is to lie on it: that card must be on the tableau, be a root
/// or a top, or be on a foundation and useful on the tableau itself. Or it comes down for the sake of the
/// card below it in its suit, if that is to come down. Any other card can stay up: remove its coming down and
/// going up, and those of the cards that lay on it, from a line of play, and every other move remains
/// possible. If it is wanted later, its place will be as free as if it had been kept there.
pub(super) fn useful(position: &Position, up: Cards) -> Cards {
    let there = position.sources() | position.attached(up);
    let mut useful = 0;
    loop {
        let more = (parents(there | useful) | useful << 4) & up & !useful;
        if more == 0 {
            return useful;
        }
        useful |= more;
    }
}
