use talon_rules::doublets::{Move, View};
use talon_rules::pieces::Rank;
use talon_rules::{AnyMove, SeatView};

use super::counts::{Counts, DoubletsCounts};
use super::game_table::{GameTable, Highlight};
use super::zone::{Face, Gesture, Spot, Zone, ZoneName, face_up};

impl GameTable for View {
    type Move = Move;

    fn zones(&self) -> Vec<Zone> {
        let layout = self.layout();
        let stock = layout.stock.iter().copied().map(Face::Back);
        let waste = layout.waste.iter().copied().map(face_up);
        let mut zones = vec![
            Zone::pile(ZoneName::Stock, Spot::Stock, stock),
            Zone::pile(ZoneName::Waste, Spot::Waste, waste),
        ];
        for (number, pile) in (1..).zip(&layout.reserve) {
            let cards = pile.iter().copied().map(face_up);
            zones.push(Zone::pile(ZoneName::Reserve(number), Spot::Reserve(number), cards));
        }
        let foundation = layout.foundation.iter().copied().map(face_up);
        zones.push(Zone::pile(ZoneName::Foundation(1), Spot::Foundation(1), foundation));
        zones
    }

    fn counts(&self) -> Counts {
        let layout = self.layout();
        let following = |rank: Rank| layout.options.following(rank);
        let mut ring = vec![Rank::ACE];
        let mut rank = following(Rank::ACE);
        while rank != Rank::ACE {
            ring.push(rank);
            rank = following(rank);
        }
        let played: Vec<Rank> = layout.foundation.iter().flatten().map(|card| card.rank()).collect();
        let left: Vec<usize> =
            ring.iter().map(|rank| 4 - played.iter().filter(|played| *played == rank).count()).collect();
        let top = *played.last().expect("D2: the foundation is never empty");
        Counts::Doublets(DoubletsCounts {
            ring,
            wanted: if left.iter().all(|left| *left == 0) { None } else { Some(following(top)) },
            left,
            redeals_left: layout.redeals_left,
        })
    }

    fn highlight(&self) -> Highlight {
        Highlight::Playable
    }

    fn gestures(&self, legal: AnyMove) -> Vec<Gesture> {
        let AnyMove::Doublets(legal) = legal else { return Vec::new() };
        let onto_foundation = |spot| vec![Gesture::Carry(spot, Spot::Foundation(1)), Gesture::Tap(spot)];
        match legal {
            Move::Flip => vec![Gesture::Tap(Spot::Stock), Gesture::Carry(Spot::Stock, Spot::Waste)],
            Move::Redeal => vec![Gesture::Tap(Spot::Stock), Gesture::Carry(Spot::Waste, Spot::Stock)],
            Move::Waste => onto_foundation(Spot::Waste),
            Move::Reserve(pile) => onto_foundation(Spot::Reserve(pile)),
        }
    }

    fn carry(&self, from: Spot, to: Spot) -> Option<Move> {
        match (from, to) {
            (Spot::Stock, Spot::Waste) => Some(Move::Flip),
            (Spot::Waste, Spot::Stock) => Some(Move::Redeal),
            (Spot::Waste, Spot::Foundation(_)) => Some(Move::Waste),
            (Spot::Reserve(pile), Spot::Foundation(_)) => Some(Move::Reserve(pile)),
            _ => None,
        }
    }

    /// Every spot but the foundation has one use; an empty stock asks for the waste to come back.
    fn tap(&self, spot: Spot) -> Option<Move> {
        match spot {
            Spot::Stock if self.layout().stock.is_empty() => Some(Move::Redeal),
            Spot::Stock => Some(Move::Flip),
            Spot::Waste => Some(Move::Waste),
            Spot::Reserve(pile) => Some(Move::Reserve(pile)),
            _ => None,
        }
    }
}
