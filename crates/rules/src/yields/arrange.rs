use super::{Layout, Options, Spot};
use crate::faults::check_distinct;
use crate::pieces::{Card, CardSet, Rank};
use crate::{Fault, Faults, Problem};

/// Checks an arrangement against the rules.
///
/// # Errors
/// All its faults.
pub(super) fn check(layout: &Layout) -> Result<(), Faults> {
    let mut faults = Vec::new();
    check_pieces(layout, &mut faults);
    check_shape(layout, &mut faults);
    check_gone(layout, &mut faults);
    Faults::none_of(faults)
}

/// No card is there twice, and the missing ones went by Y4 and Y5.
fn check_pieces(layout: &Layout, faults: &mut Vec<Fault>) {
    let pile = |name: &'static str, cards: &[Option<Card>]| {
        let entries = cards.iter().enumerate();
        entries.map(|(place, card)| (format!("{name}[{place}]"), *card)).collect::<Vec<_>>()
    };
    let mut places = pile("stock", &layout.stock);
    places.extend(pile("waste", &layout.waste));
    for (row, spots) in layout.pyramid.iter().enumerate() {
        places.extend(spots.iter().enumerate().filter_map(|(column, spot)| {
            let card = match spot {
                Spot::Gone => return None,
                Spot::Hidden => None,
                Spot::Card(card) => Some(*card),
            };
            Some((format!("pyramid[{row}][{column}]"), card))
        }));
    }
    let faults_before = faults.len();
    let present = check_distinct(layout.options.ranks(), places, faults);
    // The missing cards are only certain if the present ones are.
    if faults.len() == faults_before {
        check_removed(&layout.options, present, faults);
    }
}

/// Y5: a rank has lost as many cards as its partner.
fn check_removed(options: &Options, present: CardSet, faults: &mut Vec<Fault>) {
    let gone =
        |rank: Rank| Card::deck(13).filter(|card| card.rank() == rank && !present.contains(*card)).count();
    for rank in Rank::first(options.ranks() / 2) {
        let partner =
            Rank::new(options.king().number() - rank.number()).expect("half a sum has another half");
        let (gone, partners_gone) = (gone(rank), gone(partner));
        if gone != partners_gone {
            let problem = Problem::NotInPairs { rank, gone, partner, partners_gone };
            faults.push(Fault::of("Y5", "cards", problem));
        }
    }
}

/// Y1: the pyramid has the right rows, and the stock and the waste have no more cards than were dealt there.
fn check_shape(layout: &Layout, faults: &mut Vec<Fault>) {
    let rows = usize::from(layout.options.rows());
    if layout.pyramid.len() != rows {
        let (expected, count) = (rows, layout.pyramid.len());
        faults.push(Fault::of("Y1", "pyramid", Problem::Length { expected, found: count }));
    }
    for (row, spots) in layout.pyramid.iter().take(rows).enumerate() {
        let (expected, count) = (rows - row, spots.len());
        if count != expected {
            faults.push(Fault::of(
                "Y1",
                format!("pyramid[{row}]"),
                Problem::Length { expected, found: count },
            ));
        }
    }
    let most = layout.options.cards() - layout.options.pyramid_cards();
    let count = layout.stock.len() + layout.waste.len();
    if count > most {
        faults.push(Fault::of("Y1", "stock and waste", Problem::TooMany { most, found: count }));
    }
}

/// Y2: no card has gone from under another.
fn check_gone(layout: &Layout, faults: &mut Vec<Fault>) {
    for (row, spots) in layout.pyramid.iter().enumerate() {
        for (column, spot) in spots.iter().enumerate() {
            if *spot == Spot::Gone && layout.is_covered(row, column) {
                let problem = Problem::Special("cannot be gone while a card lies over it");
                faults.push(Fault::of("Y2", format!("pyramid[{row}][{column}]"), problem));
            }
        }
    }
}
