//! Plays that can come at once, so that nothing else need be tried.
//!
//! Each argument compares two lines of play from one position: any line that does not begin with the play,
//! and the line that begins with it and then copies the other move by move. When the second can copy every
//! move, has every card of the first on its foundations, and everything uncovered that the first has, the
//! play costs nothing.

use super::cards::{Cards, classes, each, parents, safe};
use super::component::Stand;
use super::puzzle::{Node, Puzzle};
use super::relaxed::Reach;

/// A card that can leave its place for a foundation at no cost, or none.
///
/// A root may go up when it is `safe`. A card of the reserve may go up even when only the card below it
/// in its suit is safe: no card can lie on it as long as it is in the reserve, so the copy only loses the
/// chance to bring the card below it down meanwhile. That is never needed. When the other line plays the
/// card to the tableau, the copy brings it down to the same place.
pub fn safe_play(node: &Node, stand: &Stand) -> Cards {
    let roots = safe(stand.onto_foundation & node.roots, stand.up);
    let tops = stand.onto_foundation & node.tops;
    let safe_tops = safe(tops >> 4, stand.up) << 4 | tops & super::cards::BASES;
    let all = roots | safe_tops;
    all & all.wrapping_neg()
}

/// Whether the next deal covers nothing that could be taken before it.
///
/// Then it may come at once: what the other line does before its deal touches no card of the reserve, and
/// remains possible after the deal. The spares cover nothing at all.
pub(super) fn free_deal(puzzle: &Puzzle, node: &Node) -> bool {
    let Some(deal) = puzzle.deals.get(usize::from(node.dealt)) else { return false };
    !deal.covers || Reach::before_deal(puzzle, node).moved() & node.tops == 0
}

/// Plays to the tableau of which the first may as well come at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Urgent {
    /// The cards; one of them is to be played.
    pub(super) cards: Cards,
    /// The cards on the foundations, then and now.
    pub(super) up: Cards,
}

/// A play to the tableau that nothing can contest, or else, if `rivals` may be tried, some that contest
/// only each other.
///
/// A card that goes to the tableau takes one of the places of its class. Let it do so now. The copy has a
/// place less than the other line until there, too, the card leaves where it was dealt; then the copy moves
/// it to the same place, or up. So the copy works if until then a place remains over in the other line:
/// if there are more of them than cards that may come to claim one (the others of the class that have none
/// now) and parents that may go up. What may happen until then, the card staying where it is, is what
/// [`Reach`] foresees.
///
/// If there is a place for each of several cards of the class, but not for all of them, nobody knows which
/// is to have it. But when, as long as all of them stay, nothing else can contest it, then whichever the
/// other line plays first may be played at once, and no other play need be tried before.
pub(super) fn uncontested(puzzle: &Puzzle, node: &Node, stands: &[Stand], rivals: bool) -> Option<Urgent> {
    let mut found = None;
    for card in each(stands.iter().fold(0, |all, stand| all | stand.onto_tableau)) {
        let able = stands.iter().filter(|stand| stand.onto_tableau & card != 0);
        let with_places = able.map(|stand| (Claim::new(puzzle, node, stand, card), stand));
        let (claim, stand) = with_places.max_by_key(|(claim, _)| claim.places)?;
        if claim.is_uncontested(puzzle, node, stand, card) {
            return Some(Urgent { cards: card, up: stand.up });
        }
        let all = claim.class & stand.onto_tableau;
        let is_first = all & all.wrapping_neg() == card;
        let try_all = rivals && found.is_none() && is_first && all != card;
        if try_all && claim.is_uncontested(puzzle, node, stand, all) {
            found = Some(Urgent { cards: all, up: stand.up });
        }
    }
    found
}

/// The places on the tableau for a class of cards.
struct Claim {
    /// The cards that want such places.
    class: Cards,
    /// Those that have none.
    without: Cards,
    /// The cards on the tableau that offer places.
    supports: Cards,
    /// How many places are free.
    places: u32,
}

impl Claim {
    fn new(puzzle: &Puzzle, node: &Node, stand: &Stand, card: Cards) -> Claim {
        let attached = node.attached(stand.up);
        if card & puzzle.kings != 0 {
            let (class, places) = (puzzle.kings, node.empty_piles(puzzle, attached));
            return Claim { class, without: class & !attached, supports: 0, places };
        }
        let class = classes(card);
        let supports = parents(card) & (attached | node.roots);
        let places = supports.count_ones() - (attached & class).count_ones();
        Claim { class, without: class & !attached, supports, places }
    }

    /// Whether the places remain enough until one of the cards leaves where it was dealt.
    fn is_uncontested(&self, puzzle: &Puzzle, node: &Node, stand: &Stand, cards: Cards) -> bool {
        let others = self.without & !cards;
        if (others | self.supports).count_ones() < self.places {
            return true;
        }
        // Some can come or go at once: then there is no need to look further.
        let claimants = others & (stand.up | stand.onto_tableau);
        let leavers = self.supports & (stand.rising | stand.onto_foundation);
        if (claimants | leavers).count_ones() >= self.places {
            return false;
        }
        !Reach::comes_to(puzzle, &Node { up: stand.up, ..*node }, cards, |reach| {
            let claimants = others & (stand.up | reach.moved());
            (claimants | self.supports & reach.up()).count_ones() >= self.places
        })
    }
}
