//! The parts of the table: zones, the places in them, and the spots that a player can point at.

use talon_rules::AnySeat;
use talon_rules::pieces::{Card, Tile};

/// A place that a player can point at. All numbers count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Spot {
    /// The top of the stock, or the place where it lay.
    Stock,
    /// The top of the waste, or the place where it lies.
    Waste,
    /// Yield: the second card of the waste from the top.
    WasteSecond,
    /// Yield: the bottom card of the waste.
    WasteBottom,
    /// The top of a reserve pile, or its place.
    Reserve(u8),
    /// The top of a foundation, or its place.
    Foundation(u8),
    /// Lady Jane: a card of a tableau pile, or the place of an empty one.
    Tableau {
        /// The pile.
        pile: u8,
        /// The card, counted from the bottom; 0 is the place of an empty pile.
        index: u8,
    },
    /// Lady Jane: a spare, or its place.
    Spare(u8),
    /// Yield: a place of the pyramid.
    Pyramid {
        /// The row, the widest first.
        row: u8,
        /// The place in the row.
        column: u8,
    },
    /// Curse: a tile in the seat's own hand.
    Hand(Tile),
    /// Curse: where the set lies.
    Set,
    /// Curse: the open end of the branch that grows, or will grow, from this side of the set.
    Side(u8),
    /// Curse: passing.
    Pass,
    /// Curse: choosing who leads.
    Lead(AnySeat),
    /// Curse: continuing with the next hand.
    Next,
}

impl Spot {
    /// Returns true if picking up this spot lifts the other one too, or is the same.
    pub fn is_below_or(self, other: Spot) -> bool {
        match (self, other) {
            (Spot::Tableau { pile, index }, Spot::Tableau { pile: another, index: above }) => {
                pile == another && above >= index
            }
            _ => self == other,
        }
    }

    /// Returns true if both are of one pile.
    pub fn is_in_pile_of(self, other: Spot) -> bool {
        match (self, other) {
            (Spot::Tableau { pile, .. }, Spot::Tableau { pile: another, .. }) => pile == another,
            _ => self == other,
        }
    }
}

/// A part of the table: a pile, a row, a hand. All numbers count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ZoneName {
    /// The cards that have not been turned or dealt yet.
    Stock,
    /// The cards that were turned.
    Waste,
    /// A reserve pile.
    Reserve(u8),
    /// A foundation.
    Foundation(u8),
    /// A tableau pile.
    Tableau(u8),
    /// The spares.
    Spares,
    /// A row of the pyramid, the widest first.
    PyramidRow(u8),
    /// The tiles that a seat holds.
    Hand(AnySeat),
    /// The first tile of a hand.
    Set,
    /// The branch from a side of the set.
    Branch(u8),
    /// The tiles that are out of play.
    Aside,
    /// The things that a seat can choose instead of playing a tile.
    Choices,
}

/// The look of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Face {
    /// Nothing lies there.
    Empty,
    /// A card, face up.
    Card(Card),
    /// A card, face down; the card itself when the seat has seen it before.
    Back(Option<Card>),
    /// A tile, face up.
    Tile(Tile),
    /// A tile of a branch, and its number that points away from the set.
    Joined {
        /// The tile.
        tile: Tile,
        /// The number at its outer end.
        outward: u8,
    },
    /// A tile that is not known.
    TileBack,
}

/// One card, tile or empty place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Place {
    /// The spot for a player to point at; `None` where pointing means nothing.
    pub spot: Option<Spot>,
    /// Its look.
    pub face: Face,
}

/// A part of the table with its places: piles from the bottom up, rows and hands from left to right,
/// branches from the set outwards. A zone without pieces has one empty place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// The part of the table.
    pub name: ZoneName,
    /// Its places, never none.
    pub places: Vec<Place>,
}

impl Zone {
    /// Number of pieces in the zone.
    pub fn count(&self) -> usize {
        self.places.iter().filter(|place| place.face != Face::Empty).count()
    }

    /// A pile of which a player can point only at the top, or at its empty place.
    pub(super) fn pile(name: ZoneName, spot: Spot, faces: impl Iterator<Item = Face>) -> Zone {
        let mut places: Vec<Place> = faces.map(|face| Place { spot: None, face }).collect();
        if places.is_empty() {
            places.push(Place { spot: None, face: Face::Empty });
        }
        if let Some(top) = places.last_mut() {
            top.spot = Some(spot);
        }
        Zone { name, places }
    }
}

/// The way in which a player makes a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Gesture {
    /// Pointing at one spot alone.
    Tap(Spot),
    /// Picking up what lies at the first spot and putting it down at the second.
    Carry(Spot, Spot),
}

/// A card that lies face up.
pub(super) fn face_up(card: Option<Card>) -> Face {
    card.map_or(Face::Back(None), Face::Card)
}
