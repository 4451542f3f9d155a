use talon_rules::pieces::Rank;
use talon_rules::yields::{self, Move, Pair, View};
use talon_rules::{AnyMove, SeatView};

use super::counts::{Counts, PairCount, RankCount, YieldCounts};
use super::game_table::{GameTable, Highlight};
use super::zone::{Face, Gesture, Place, Spot, Zone, ZoneName, face_up};

impl GameTable for View {
    type Move = Move;

    fn zones(&self) -> Vec<Zone> {
        let layout = self.layout();
        let stock = layout.stock.iter().copied().map(Face::Back);
        let mut waste = Zone::pile(ZoneName::Waste, Spot::Waste, layout.waste.iter().copied().map(face_up));
        if let [bottom, .., _] = &mut waste.places[..] {
            bottom.spot = Some(Spot::WasteBottom);
        }
        if let [_, .., second, _] = &mut waste.places[..] {
            second.spot = Some(Spot::WasteSecond);
        }
        let mut zones: Vec<Zone> =
            (1..).zip(&layout.pyramid).map(|(row, spots)| pyramid_row(row, spots)).collect();
        zones.push(Zone::pile(ZoneName::Stock, Spot::Stock, stock));
        zones.push(waste);
        zones
    }

    fn is_covered(&self, zone: ZoneName, place: usize) -> bool {
        match zone {
            ZoneName::PyramidRow(row) => self.layout().is_covered(usize::from(row) - 1, place),
            ZoneName::Waste => place > 0 && place + 2 < self.layout().waste.len(),
            _ => false,
        }
    }

    fn counts(&self) -> Counts {
        let ranks = self.layout().options.ranks();
        let count = |number: u8| {
            let rank = Rank::new(number).expect("options have 1 to 13 ranks");
            RankCount { rank, left: 4 - self.removed().iter().filter(|card| card.rank() == rank).count() }
        };
        let pairs = (1..=ranks / 2).map(|low| PairCount { low: count(low), high: count(ranks - low) });
        Counts::Yield(YieldCounts { pairs: pairs.collect(), alone: count(ranks) })
    }

    fn plays_only_use(&self) -> bool {
        true
    }

    fn highlight(&self) -> Highlight {
        Highlight::Partners
    }

    fn gestures(&self, legal: AnyMove) -> Vec<Gesture> {
        let AnyMove::Yield(legal) = legal else { return Vec::new() };
        match legal {
            Move::Flip => vec![Gesture::Tap(Spot::Stock), Gesture::Carry(Spot::Stock, Spot::Waste)],
            Move::King(place) => vec![Gesture::Tap(spot_of(place))],
            Move::Pair(pair) => {
                let (one, other) = (spot_of(pair.first()), spot_of(pair.second()));
                vec![Gesture::Carry(one, other), Gesture::Carry(other, one)]
            }
        }
    }

    fn carry(&self, from: Spot, to: Spot) -> Option<Move> {
        match (from, to) {
            (Spot::Stock, Spot::Waste) => Some(Move::Flip),
            _ => Some(Move::Pair(Pair::new(place_of(from)?, place_of(to)?))),
        }
    }

    /// The stock is turned, a King removed; any other card is picked up. A covered card is asked for as a King is, so that the
    /// judge names the card that covers it.
    fn tap(&self, spot: Spot) -> Option<Move> {
        if spot == Spot::Stock {
            return Some(Move::Flip);
        }
        let places = self.zones().into_iter().flat_map(|zone| zone.places);
        let face = places.into_iter().find(|place| place.spot == Some(spot))?.face;
        let ranks = self.layout().options.ranks();
        let Face::Card(card) = face else { return None };
        let is_king = card.rank().number() == ranks;
        let is_covered = matches!(spot, Spot::Pyramid { row, column }
            if self.is_covered(ZoneName::PyramidRow(row), usize::from(column) - 1));
        place_of(spot).filter(|_| is_king || is_covered).map(Move::King)
    }
}

fn pyramid_row(row: u8, spots: &[yields::Spot]) -> Zone {
    let place = |(column, spot): (u8, &yields::Spot)| {
        let face = match spot {
            yields::Spot::Card(card) => Face::Card(*card),
            yields::Spot::Hidden => Face::Back(None),
            yields::Spot::Gone => Face::Empty,
        };
        Place { spot: Some(Spot::Pyramid { row, column }), face }
    };
    Zone { name: ZoneName::PyramidRow(row), places: (1..).zip(spots).map(place).collect() }
}

fn spot_of(place: yields::Place) -> Spot {
    match place {
        yields::Place::Pyramid { row, column } => Spot::Pyramid { row, column },
        yields::Place::Top => Spot::Waste,
        yields::Place::Second => Spot::WasteSecond,
        yields::Place::Bottom => Spot::WasteBottom,
    }
}

fn place_of(spot: Spot) -> Option<yields::Place> {
    match spot {
        Spot::Pyramid { row, column } => Some(yields::Place::Pyramid { row, column }),
        Spot::Waste => Some(yields::Place::Top),
        Spot::WasteSecond => Some(yields::Place::Second),
        Spot::WasteBottom => Some(yields::Place::Bottom),
        _ => None,
    }
}
