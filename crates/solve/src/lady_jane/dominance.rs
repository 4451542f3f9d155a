//! Dominance: plays that can come at once, so that nothing else need be tried.
//!
//! Each argument compares two lines of play from one position: any line that does not begin with the play,
//! and the line that begins with it and then copies the other move by move. If the second line can copy every
//! move, has every card of the first on its foundations, and has everything uncovered that the first has, the
//! play costs nothing.

use super::cards::{Cards, classes, parents, safe};
use super::puzzle::{Position, Puzzle};
use super::relaxation::Relaxation;
use super::reversible_moves::Configuration;
use crate::bits::singles;

/// A card that can go from its place to a foundation at no cost, or none.
///
/// A root may go up if it is `safe`. A card of the reserve may go up even if only the card below it in its
/// suit is safe: no card can lie on it while it is in the reserve, so the copy only loses the chance to bring
/// the card below it down meanwhile, which is never needed. When the other line plays the card to the
/// tableau, the copy brings it down to the same place.
pub fn safe_play(position: &Position, configuration: &Configuration) -> Cards {
    let roots = safe(configuration.onto_foundation & position.roots, configuration.up);
    let tops = configuration.onto_foundation & position.tops;
    let safe_tops = safe(tops >> 4, configuration.up) << 4 | tops & super::cards::BASES;
    let all = roots | safe_tops;
    all & all.wrapping_neg()
}

/// Returns true if the next deal covers nothing that could be taken before it.
///
/// Then it may come at once: what the other line does before its deal touches no card of the reserve, and
/// remains possible after the deal. The spares cover nothing at all.
pub(super) fn free_deal(puzzle: &Puzzle, position: &Position) -> bool {
    let Some(deal) = puzzle.deals.get(usize::from(position.dealt)) else { return false };
    !deal.covers || Relaxation::before_deal(puzzle, position).moved() & position.tops == 0
}

/// Plays to the tableau. The first of them may come at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct UrgentPlays {
    /// The cards. One of them must be played.
    pub(super) cards: Cards,
    /// The cards on the foundations, before and after.
    pub(super) up: Cards,
}

/// A play to the tableau that nothing can contest, or else, if `rivals` may be tried, some that contest only
/// each other.
///
/// A card that goes to the tableau takes one of the places of its class. Let it do so now. The copy has one
/// place less than the other line until the card leaves where it was dealt there too; then the copy moves it
/// to the same place, or up. So the copy works if a place remains free in the other line until then: if there
/// are more places than cards that may come to claim one (the others of the class that have none now) and
/// parents that may go up. What may happen until then, while the card stays where it is, is what
/// [`Relaxation`] foresees.
///
/// If there is a place for each of several cards of the class, but not for all of them, it is unknown which
/// one should have it. But if nothing else can contest the place while all of them stay, then whichever the
/// other line plays first may be played at once, and no other play need be tried before.
pub(super) fn uncontested(
    puzzle: &Puzzle,
    position: &Position,
    configurations: &[Configuration],
    rivals: bool,
) -> Option<UrgentPlays> {
    let mut urgent = None;
    for card in singles(configurations.iter().fold(0, |all, configuration| all | configuration.onto_tableau))
    {
        let able = configurations.iter().filter(|configuration| configuration.onto_tableau & card != 0);
        let with_places =
            able.map(|configuration| (Claim::new(puzzle, position, configuration, card), configuration));
        let (claim, configuration) = with_places.max_by_key(|(claim, _)| claim.places)?;
        if claim.is_uncontested(puzzle, position, configuration, card) {
            return Some(UrgentPlays { cards: card, up: configuration.up });
        }
        let all = claim.class & configuration.onto_tableau;
        let is_first = all & all.wrapping_neg() == card;
        let try_all = rivals && urgent.is_none() && is_first && all != card;
        if try_all && claim.is_uncontested(puzzle, position, configuration, all) {
            urgent = Some(UrgentPlays { cards: all, up: configuration.up });
        }
    }
    urgent
}

/// The places on the tableau for a class of cards.
struct Claim {
    /// The cards that need such places.
    class: Cards,
    /// The cards of the class that have no such place.
    without: Cards,
    /// The cards on the tableau that offer places.
    supports: Cards,
    /// Number of free places.
    places: u32,
}

impl Claim {
    fn new(puzzle: &Puzzle, position: &Position, configuration: &Configuration, card: Cards) -> Claim {
        let attached = position.attached(configuration.up);
        if card & puzzle.kings != 0 {
            let (class, places) = (puzzle.kings, position.empty_piles(puzzle, attached));
            return Claim { class, without: class & !attached, supports: 0, places };
        }
        let class = classes(card);
        let supports = parents(card) & (attached | position.roots);
        let places = supports.count_ones() - (attached & class).count_ones();
        Claim { class, without: class & !attached, supports, places }
    }

    /// Returns true if enough places remain until one of the cards leaves where it was dealt.
    fn is_uncontested(
        &self,
        puzzle: &Puzzle,
        position: &Position,
        configuration: &Configuration,
        cards: Cards,
    ) -> bool {
        let others = self.without & !cards;
        if (others | self.supports).count_ones() < self.places {
            return true;
        }
        // If enough can come or go at once, there is no need to look further.
        let claimants = others & (configuration.up | configuration.onto_tableau);
        let leavers = self.supports & (configuration.rising | configuration.onto_foundation);
        if (claimants | leavers).count_ones() >= self.places {
            return false;
        }
        !Relaxation::comes_to(puzzle, &Position { up: configuration.up, ..*position }, cards, |reach| {
            let claimants = others & (configuration.up | reach.moved());
            (claimants | self.supports & reach.up()).count_ones() >= self.places
        })
    }
}
