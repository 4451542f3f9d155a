//! Sets of cards, and which cards may lie on which.

/// A set of cards. A card that stands `h` above the base is bit `4 h + lane`, where the lanes of the suits
/// are clubs 0, spades 1, diamonds 2 and hearts 3. The two cards of one height and colour, a *class*, are
/// neighbours.
pub type Cards = u64;

/// The cards of the base rank.
pub(super) const BASES: Cards = 0b1111;

/// One card of each class.
const LOWER_LANES: Cards = 0x5555_5555_5555_5555;
/// The black cards.
const BLACK: Cards = 0x3333_3333_3333_3333;

/// The next card of each foundation, and one above each full suit.
#[inline]
pub fn next_cards(up: Cards) -> Cards {
    (up << 4 | BASES) & !up
}

/// The other card of each card's class.
#[inline]
pub fn twins(cards: Cards) -> Cards {
    (cards & LOWER_LANES) << 1 | cards >> 1 & LOWER_LANES
}

/// The lower bit of each class with both cards in the set.
#[inline]
pub(super) fn pairs(cards: Cards) -> Cards {
    cards & cards >> 1 & LOWER_LANES
}

/// All cards of the classes of these cards.
#[inline]
pub fn classes(cards: Cards) -> Cards {
    cards | twins(cards)
}

/// The card of the same height in the corresponding lane of the other colour, for each card.
#[inline]
fn other_colour(cards: Cards) -> Cards {
    (cards & BLACK) << 2 | cards >> 2 & BLACK
}

/// All cards on which these may lie.
#[inline]
pub fn parents(cards: Cards) -> Cards {
    classes(other_colour(cards)) << 4
}

/// All cards that may lie on these; `cards` holds whole classes.
#[inline]
pub fn children(cards: Cards) -> Cards {
    other_colour(cards) >> 4
}

/// All classes in which one of `parents` is free when each of `attached` lies on one of them.
///
/// Children of one class can swap places until the wanted parent is free. So every parent of the class can
/// then be taken, and a further child placed.
#[inline]
pub(super) fn free_classes(parents: Cards, attached: Cards) -> Cards {
    let taken = other_colour(attached) << 4;
    let one = (parents | parents >> 1) & !(taken | taken >> 1);
    let both = parents & parents >> 1 & !(taken & taken >> 1);
    let free = (one | both) & LOWER_LANES;
    free | free << 1
}

/// The cards that never need to stay on the tableau, nor come down to it, while `up` are on the foundations.
///
/// A card is safe when both foundations of the other colour reach to two heights below it, and the other one
/// of its own colour to three below. The *zone* consists of these cards, the card and all below it in its
/// suit, and the cards that follow: the two just below it of the other colour and the one two below it of its
/// own. Whatever may lie on a card of the zone is in the zone, and every card of the zone that is not on its
/// foundation can go there as soon as it can be taken, after everything that lies on it. So in any line of
/// play the cards of the zone may go up instead of anywhere else, and stay up: nothing outside the zone needs
/// them, and every place that they leave is only a gain.
#[inline]
pub(super) fn safe(cards: Cards, up: Cards) -> Cards {
    let both = pairs(up);
    let opposite = other_colour(both | both << 1);
    cards & (opposite << 8 | 0xff) & (twins(up) << 12 | 0xfff)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLUBS: Cards = 1;
    const SPADES: Cards = 2;
    const HEARTS: Cards = 8;

    #[test]
    fn a_card_may_lie_on_both_cards_one_higher_of_the_other_colour() {
        assert_eq!(parents(CLUBS), 0b1100 << 4);
        assert_eq!(parents(HEARTS), 0b0011 << 4);
        assert_eq!(children(0b0011 << 4), 0b1100);
        assert_eq!(twins(CLUBS | HEARTS), SPADES | HEARTS >> 1);
    }

    #[test]
    fn a_class_is_free_while_it_has_fewer_children_than_cards() {
        let black = CLUBS << 4 | SPADES << 4;
        assert_eq!(free_classes(black, HEARTS), black);
        assert_eq!(free_classes(black, HEARTS | HEARTS >> 1), 0);
        assert_eq!(free_classes(CLUBS << 4, 0), black);
        assert_eq!(free_classes(CLUBS << 4, HEARTS), 0);
    }

    #[test]
    fn a_card_is_safe_once_all_its_possible_children_are_up() {
        assert_eq!(safe(0xff, 0), 0xff);
        assert_eq!(safe(CLUBS << 8, 0b0111), 0);
        assert_eq!(safe(CLUBS << 8, 0b1100), CLUBS << 8);
        assert_eq!(safe(CLUBS << 12, 0b1100_1101), 0);
        assert_eq!(safe(CLUBS << 12, 0b1100_1111), CLUBS << 12);
    }
}
