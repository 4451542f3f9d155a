use super::Layout;
use crate::faults::check_cards;
use crate::pieces::Card;
use crate::{Fault, Faults, Problem};

/// Checks an arrangement against the rules.
///
/// # Errors
/// All its faults.
pub(super) fn check(layout: &Layout) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_pieces(layout, &mut faults);
    check_reserve(layout, &mut faults);
    check_foundation(layout, &mut faults);
    if layout.redeals_left > layout.options.redeals() {
        let (most, left) = (layout.options.redeals().into(), layout.redeals_left.into());
        faults.push(Fault::of("D6", "redeals_left", Problem::TooMany { most, found: left }));
    }
    Faults::none_of(faults)
}

/// Checks that the whole deck is there.
fn check_pieces(layout: &Layout, faults: &mut Vec<Fault>) {
    let mut places = vec![
        ("stock".to_owned(), layout.stock.as_slice()),
        ("waste".to_owned(), layout.waste.as_slice()),
        ("foundation".to_owned(), layout.foundation.as_slice()),
    ];
    for (pile, cards) in layout.reserve.iter().enumerate() {
        places.push((format!("reserve[{pile}]"), cards));
    }
    let places = places.iter().map(|(path, cards)| (path.as_str(), *cards));
    check_cards(layout.options.ranks(), places, faults);
}

/// D4: a pile is empty only if no card is left to fill it.
fn check_reserve(layout: &Layout, faults: &mut Vec<Fault>) {
    let (expected, count) = (layout.options.piles().into(), layout.reserve.len());
    if count != expected {
        faults.push(Fault::of("D1", "reserve", Problem::Length { expected, found: count }));
    }
    let may_be_empty = layout.stock.is_empty() && layout.waste.is_empty();
    for (pile, cards) in layout.reserve.iter().enumerate() {
        let path = || format!("reserve[{pile}]");
        if cards.len() > 1 {
            faults.push(Fault::of("D4", path(), Problem::TooMany { most: 1, found: cards.len() }));
        } else if cards.is_empty() && !may_be_empty {
            faults.push(Fault::of("D4", path(), Problem::Empty));
        }
    }
}

/// D2 and D3: the foundation has at least one card and no King, and each card is twice the one below it.
fn check_foundation(layout: &Layout, faults: &mut Vec<Fault>) {
    let Some(first) = layout.foundation.first() else {
        faults.push(Fault::of("D2", "foundation", Problem::Empty));
        return;
    };
    if first.is_some_and(|card| card.rank() == layout.options.king()) {
        let problem = Problem::Special("a King is never dealt to the foundation");
        faults.push(Fault::of("D2", "foundation[0]", problem));
    }
    for (place, pair) in layout.foundation.windows(2).enumerate() {
        let [Some(on), Some(card)] = *pair else { continue };
        // A rank outside the deck has been reported already, and cannot be doubled.
        let in_deck = |card: Card| card.rank() <= layout.options.king();
        if in_deck(on) && in_deck(card) && card.rank() != layout.options.following(on.rank()) {
            let path = format!("foundation[{}]", place + 1);
            faults.push(Fault::of("D3", path, Problem::CannotLieOn { card, on }));
        }
    }
}
