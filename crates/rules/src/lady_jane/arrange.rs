use super::state::height;
use super::{FOUNDATIONS, Layout};
use crate::faults::check_cards;
use crate::pieces::{Card, Rank};
use crate::{Fault, Faults, Problem};

/// Checks an arrangement against the rules.
///
/// # Errors
/// All its faults.
pub(super) fn check(layout: &Layout) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_pieces(layout, &mut faults);
    check_lengths(layout, &mut faults);
    check_stock(layout, &mut faults);
    check_foundations(layout, &mut faults);
    check_tableau(layout, &mut faults);
    Faults::none_of(faults)
}

/// Checks that the whole deck is there.
fn check_pieces(layout: &Layout, faults: &mut Vec<Fault>) {
    let mut places = vec![("stock".to_owned(), layout.stock.as_slice())];
    let lists =
        [("spares", &layout.spares), ("reserve", &layout.reserve), ("foundations", &layout.foundations)];
    for (name, piles) in lists {
        for (number, pile) in piles.iter().enumerate() {
            places.push((format!("{name}[{number}]"), pile));
        }
    }
    for (number, pile) in layout.tableau.iter().enumerate() {
        places.push((format!("tableau[{number}].down"), &pile.down));
        places.push((format!("tableau[{number}].up"), &pile.up));
    }
    let places = places.iter().map(|(path, cards)| (path.as_str(), *cards));
    check_cards(layout.options.ranks(), places, faults);
}

/// L1 and L7: each kind of place has the number that the options say.
fn check_lengths(layout: &Layout, faults: &mut Vec<Fault>) {
    let piles = usize::from(layout.options.piles());
    let lengths = [
        ("L1", "reserve", layout.reserve.len(), piles),
        ("L1", "tableau", layout.tableau.len(), piles),
        ("L1", "foundations", layout.foundations.len(), FOUNDATIONS.into()),
        ("L7", "spares", layout.spares.len(), layout.options.spares()),
    ];
    for (rule, path, count, expected) in lengths {
        if count != expected {
            faults.push(Fault::of(rule, path, Problem::Length { expected, found: count }));
        }
    }
}

/// L7 and L6: each deal takes one card for each reserve pile, and the last deal turns up the spares.
fn check_stock(layout: &Layout, faults: &mut Vec<Fault>) {
    let (options, stock) = (&layout.options, layout.stock.len());
    let piles = usize::from(options.piles());
    let between_deals = stock == 0 || stock % piles == options.spares();
    if stock > options.first_stock() || !between_deals {
        let problem = Problem::Special("deals never leave this number of cards");
        faults.push(Fault::of("L7", "stock", problem));
    }
    let most = usize::from(stock == 0);
    for (number, spare) in layout.spares.iter().enumerate() {
        let (path, count) = (format!("spares[{number}]"), spare.len());
        if count > most {
            let problem =
                if stock == 0 { Problem::TooMany { most, found: count } } else { Problem::NotEmpty };
            faults.push(Fault::of("L7", path, problem));
        }
    }
    let most = 1 + options.first_stock().saturating_sub(stock) / piles;
    for (number, pile) in layout.reserve.iter().enumerate() {
        let (path, count) = (format!("reserve[{number}]"), pile.len());
        if count > most {
            faults.push(Fault::of("L6", path, Problem::TooMany { most, found: count }));
        }
    }
}

/// L2 and L3: the base is in the deck, and the foundations go up from it in suit.
fn check_foundations(layout: &Layout, faults: &mut Vec<Fault>) {
    if layout.base.number() > layout.options.ranks() {
        faults.push(Fault::of("L2", "base", Problem::Special("this rank is not in the deck")));
    }
    let started = layout.foundations.iter().take_while(|pile| !pile.is_empty()).count();
    for (number, pile) in layout.foundations.iter().enumerate() {
        if number > started && !pile.is_empty() {
            let problem = Problem::Special("empty foundations come last");
            faults.push(Fault::of("L3", format!("foundations[{number}]"), problem));
        }
        if pile.first().copied().flatten().is_some_and(|card| card.rank() != layout.base) {
            let problem = Problem::Special("a foundation starts with the base");
            faults.push(Fault::of("L3", format!("foundations[{number}][0]"), problem));
        }
        let follows = |card: Card, on: Card| {
            card.suit() == on.suit() && height_in(layout, card) == height_in(layout, on) + 1
        };
        check_run("L3", &format!("foundations[{number}]"), pile, follows, layout, faults);
    }
}

/// L4: the top card lies face up, and face-up cards go down in alternating colours.
fn check_tableau(layout: &Layout, faults: &mut Vec<Fault>) {
    for (number, pile) in layout.tableau.iter().enumerate() {
        let path = format!("tableau[{number}].up");
        if pile.up.is_empty() && !pile.down.is_empty() {
            faults.push(Fault::of("L4", &path, Problem::Empty));
        }
        let fits = |card: Card, on: Card| {
            card.colour() != on.colour() && height_in(layout, card) + 1 == height_in(layout, on)
        };
        check_run("L4", &path, &pile.up, fits, layout, faults);
    }
}

/// Checks that each card of a list can lie on the one before it.
fn check_run(
    rule: &'static str,
    path: &str,
    cards: &[Option<Card>],
    fits: impl Fn(Card, Card) -> bool,
    layout: &Layout,
    faults: &mut Vec<Fault>,
) {
    // Ranks outside the deck have been reported already, and have no height.
    let in_deck = |rank: Rank| rank.number() <= layout.options.ranks();
    for (place, pair) in cards.windows(2).enumerate() {
        let [Some(on), Some(card)] = *pair else { continue };
        let have_heights = in_deck(layout.base) && in_deck(on.rank()) && in_deck(card.rank());
        if have_heights && !fits(card, on) {
            let problem = Problem::CannotLieOn { card, on };
            faults.push(Fault::of(rule, format!("{path}[{}]", place + 1), problem));
        }
    }
}

/// The height of a card above the base.
fn height_in(layout: &Layout, card: Card) -> u8 {
    height(&layout.options, layout.base, card)
}
