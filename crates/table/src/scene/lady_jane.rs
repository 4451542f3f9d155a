use talon_rules::lady_jane::{self, Layout, Move, PileLayout, View};
use talon_rules::pieces::Card;
use talon_rules::{AnyMove, SeatView};

use super::counts::{Counts, LadyJaneCounts};
use super::game_table::GameTable;
use super::zone::{Face, Gesture, Place, Spot, Zone, ZoneName, face_up};

impl GameTable for View {
    type Move = Move;

    fn zones(&self) -> Vec<Zone> {
        let layout = self.layout();
        let stock = layout.stock.iter().copied().map(Face::Back);
        let mut zones = vec![Zone::pile(ZoneName::Stock, Spot::Stock, stock)];
        zones.extend(piles(&layout.foundations, ZoneName::Foundation, Spot::Foundation));
        zones.extend((1..).zip(&layout.tableau).map(|(number, pile)| tableau_pile(number, pile)));
        zones.extend(piles(&layout.reserve, ZoneName::Reserve, Spot::Reserve));
        let spare = |(number, spare): (u8, &Vec<Option<Card>>)| {
            let face = spare.first().map_or(Face::Empty, |card| face_up(*card));
            Place { spot: Some(Spot::Spare(number)), face }
        };
        if !layout.spares.is_empty() {
            let places = (1..).zip(&layout.spares).map(spare).collect();
            zones.push(Zone { name: ZoneName::Spares, places });
        }
        zones
    }

    fn counts(&self) -> Counts {
        let layout = self.layout();
        let deals_left = layout.stock.len().div_ceil(layout.reserve.len().max(1));
        Counts::LadyJane(LadyJaneCounts { base: layout.base, deals_left })
    }

    fn gestures(&self, legal: AnyMove) -> Vec<Gesture> {
        let AnyMove::LadyJane(legal) = legal else { return Vec::new() };
        let layout = self.layout();
        match legal {
            Move::Deal => vec![Gesture::Tap(Spot::Stock)],
            Move::ToFoundation(from) => {
                vec![Gesture::Carry(spot_of(layout, from, 1), Spot::Foundation(foundation_for(layout, from)))]
            }
            Move::ToTableau { from, to, cards } => {
                let to = top_of(to, &layout.tableau[usize::from(to) - 1]);
                vec![Gesture::Carry(spot_of(layout, from, cards), to)]
            }
        }
    }

    /// A foundation is found by suit, so every foundation is as good a target as another.
    fn carry(&self, from: Spot, to: Spot) -> Option<Move> {
        let (place, cards) = picked_up(self.layout(), from)?;
        match to {
            Spot::Foundation(_) if cards == 1 => Some(Move::ToFoundation(place)),
            Spot::Tableau { pile, .. } if place != lady_jane::Place::Tableau(pile) => {
                Some(Move::ToTableau { from: place, to: pile, cards })
            }
            _ => None,
        }
    }

    fn sends_all_home(&self) -> bool {
        true
    }

    fn tap(&self, spot: Spot) -> Option<Move> {
        (spot == Spot::Stock).then_some(Move::Deal)
    }
}

fn piles(piles: &[Vec<Option<Card>>], name: fn(u8) -> ZoneName, spot: fn(u8) -> Spot) -> Vec<Zone> {
    let zone = |(number, pile): (u8, &Vec<Option<Card>>)| {
        Zone::pile(name(number), spot(number), pile.iter().copied().map(face_up))
    };
    (1..).zip(piles).map(zone).collect()
}

fn tableau_pile(number: u8, pile: &PileLayout) -> Zone {
    let faces = pile.down.iter().copied().map(Face::Back).chain(pile.up.iter().copied().map(face_up));
    let top = top_of(number, pile);
    let mut zone = Zone::pile(ZoneName::Tableau(number), top, faces);
    if zone.count() > 0 {
        for (index, place) in (1..).zip(&mut zone.places) {
            place.spot = Some(Spot::Tableau { pile: number, index });
        }
    }
    zone
}

/// The spot of the top card, or of the empty pile.
fn top_of(number: u8, pile: &PileLayout) -> Spot {
    let cards = pile.down.len() + pile.up.len();
    Spot::Tableau { pile: number, index: u8::try_from(cards).expect("a deck has 52 cards at most") }
}

/// The spot of the lowest of this many cards of a place.
fn spot_of(layout: &Layout, from: lady_jane::Place, cards: u8) -> Spot {
    match from {
        lady_jane::Place::Tableau(pile) => match top_of(pile, &layout.tableau[usize::from(pile) - 1]) {
            Spot::Tableau { pile, index } => Spot::Tableau { pile, index: index + 1 - cards },
            top => top,
        },
        lady_jane::Place::Reserve(number) => Spot::Reserve(number),
        lady_jane::Place::Spare(number) => Spot::Spare(number),
        lady_jane::Place::Foundation(number) => Spot::Foundation(number),
    }
}

/// The number of the foundation on which the top card of a place would come to lie: the one of its
/// suit, or else the first that is empty.
fn foundation_for(layout: &Layout, from: lady_jane::Place) -> u8 {
    let top = |piles: &[Vec<Option<Card>>], number: u8| piles[usize::from(number) - 1].last().copied();
    let card = match from {
        lady_jane::Place::Tableau(pile) => layout.tableau[usize::from(pile) - 1].up.last().copied(),
        lady_jane::Place::Reserve(number) => top(&layout.reserve, number),
        lady_jane::Place::Spare(number) => top(&layout.spares, number),
        lady_jane::Place::Foundation(number) => top(&layout.foundations, number),
    };
    let suit = card.flatten().map(Card::suit);
    let fits = |pile: &Vec<Option<Card>>| {
        pile.first().copied().flatten().is_none_or(|base| Some(base.suit()) == suit)
    };
    (1..).zip(&layout.foundations).find(|(_, pile)| fits(pile)).map_or(1, |(number, _)| number)
}

/// The place from which the pieces at a spot are taken, and the number of cards that come with them.
fn picked_up(layout: &Layout, from: Spot) -> Option<(lady_jane::Place, u8)> {
    match from {
        Spot::Tableau { pile, index } => {
            let cards = layout.tableau.get(usize::from(pile).checked_sub(1)?)?;
            let Spot::Tableau { index: top, .. } = top_of(pile, cards) else { return None };
            Some((lady_jane::Place::Tableau(pile), (top + 1).checked_sub(index.max(1))?.max(1)))
        }
        Spot::Reserve(number) => Some((lady_jane::Place::Reserve(number), 1)),
        Spot::Spare(number) => Some((lady_jane::Place::Spare(number), 1)),
        Spot::Foundation(number) => Some((lady_jane::Place::Foundation(number), 1)),
        _ => None,
    }
}
