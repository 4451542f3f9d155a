//! The names of places on the table, for captions and screen readers.

use talon_table::{Counts, Face, OpenEnd, Scene, Spot, Zone, ZoneName};

use crate::{Lang, Value};

impl Lang {
    /// A part of the table and what lies there: `waste: 3 cards, the queen of hearts on top`. Empty if the table has no
    /// such part.
    pub fn zone_text(&self, scene: &Scene, name: ZoneName) -> String {
        let Some(zone) = scene.zones().iter().find(|zone| zone.name == name) else { return String::new() };
        let called = self.zone_name(name);
        let count = zone.count();
        let content = match (name, zone.places.last().map(|place| place.face)) {
            (ZoneName::Choices, _) => return called,
            (_, _) if count == 0 => self.text("pile-empty"),
            (ZoneName::PyramidRow(_), _) => self.cards_count(count),
            (ZoneName::Branch(_), _) => self.faces(zone),
            (ZoneName::Hand(_), Some(Face::Tile(_)))
                if zone.places.iter().all(|place| place.spot.is_none()) =>
            {
                self.faces(zone)
            }
            (ZoneName::Hand(_) | ZoneName::Aside | ZoneName::Set, _) => {
                self.text_with("zone-tiles", &[("count", count.into())])
            }
            // All cards of the waste lie open (Y7).
            (ZoneName::Waste, Some(Face::Card(_)))
                if count > 1 && matches!(scene.counts(), Counts::Yield(_)) =>
            {
                let cards = zone.places.iter().filter_map(|place| match place.face {
                    Face::Card(card) => Some(self.card_name(card)),
                    _ => None,
                });
                let values = [("count", self.cards_count(count).into()), ("cards", self.list(cards).into())];
                self.text_with("pile-open", &values)
            }
            (_, Some(Face::Card(card))) => {
                let values =
                    [("count", self.cards_count(count).into()), ("card", self.card_name(card).into())];
                self.text_with("pile-top", &values)
            }
            _ => self.cards_count(count),
        };
        self.text_with("zone", &[("zone", called.into()), ("told", content.into())])
    }

    /// The name of a spot like [`Lang::spot_name`], without the number of cards in the stock.
    pub fn spot_name_without_count(&self, scene: &Scene, spot: Spot) -> String {
        if spot != Spot::Stock || count_at(scene, spot) == 0 {
            return self.spot_name(scene, spot);
        }
        self.playable(scene, spot, self.zone_name(ZoneName::Stock))
    }

    /// The name of a part of the table: `reserve pile 3`.
    pub fn zone_name(&self, name: ZoneName) -> String {
        let numbered = |id: &str, number: u8| self.text_with(id, &[("number", number.into())]);
        match name {
            ZoneName::Stock => self.text("zone-stock"),
            ZoneName::Waste => self.text("zone-waste"),
            ZoneName::Reserve(number) => numbered("reserve-pile", number),
            ZoneName::Foundation(number) => numbered("zone-foundation", number),
            ZoneName::Tableau(number) => numbered("zone-tableau", number),
            ZoneName::Spares => self.text("zone-spares"),
            ZoneName::PyramidRow(number) => numbered("zone-row", number),
            ZoneName::Hand(seat) => self.seat_name(seat),
            ZoneName::Set => self.text("zone-set"),
            ZoneName::Branch(side) => self.text_with("zone-branch", &[("side", side.into())]),
            ZoneName::Aside => self.text("zone-aside"),
            ZoneName::Choices => self.text("zone-choices"),
        }
    }

    /// The name of a spot, and whether it has a legal move: `queen of hearts, playable`. In Yield it says which cards are
    /// covered, and which card of the waste it is.
    pub fn spot_name(&self, scene: &Scene, spot: Spot) -> String {
        let thing = self.thing_at(scene, spot);
        let thing = match (spot, scene.counts()) {
            (Spot::Pyramid { row, column }, _)
                if scene.is_covered(ZoneName::PyramidRow(row), usize::from(column) - 1) =>
            {
                self.text_with("yield-spot-covered", &[("card", thing.into())])
            }
            (Spot::Waste | Spot::WasteSecond | Spot::WasteBottom, Counts::Yield(_))
                if count_at(scene, spot) > 1 =>
            {
                let place = match spot {
                    Spot::WasteBottom => "yield-place-bottom",
                    Spot::WasteSecond => "yield-place-second",
                    _ => "yield-place-top",
                };
                self.text_with("spot-where", &[("thing", thing.into()), ("place", self.text(place).into())])
            }
            _ => thing,
        };
        self.playable(scene, spot, thing)
    }

    /// The name of a thing, and whether its spot has a legal move.
    fn playable(&self, scene: &Scene, spot: Spot, thing: String) -> String {
        if scene.pickable().contains(&spot) && !matches!(spot, Spot::Pass | Spot::Lead(_) | Spot::Next) {
            return self.text_with("spot-playable", &[("thing", thing.into())]);
        }
        thing
    }

    /// The piece at a spot, or the meaning of pointing at it: `queen of hearts`.
    pub fn thing_at(&self, scene: &Scene, spot: Spot) -> String {
        match spot {
            Spot::Pass => return self.text("spot-pass"),
            Spot::Next => return self.text("spot-next"),
            Spot::Lead(seat) => return self.text_with("spot-lead", &[("seat", self.seat_name(seat).into())]),
            Spot::Side(side) => {
                if let Some(end) = open_end(scene, side) {
                    return self.open_end(end);
                }
            }
            Spot::Stock => {
                let count = self.cards_count(count_at(scene, spot));
                let stock = self.text_with("spot-stock", &[("count", count.into())]);
                let Counts::LadyJane(counts) = scene.counts() else { return stock };
                let deals = self.text_with("deals-left", &[("deals", counts.deals_left.into())]);
                return self.text_with("spot-where", &[("thing", stock.into()), ("place", deals.into())]);
            }
            _ => {}
        }
        match scene.face_at(spot) {
            Some(Face::Card(card)) => self.card_name(card),
            Some(Face::Back(None)) => self.text("spot-face-down"),
            Some(Face::Back(Some(card))) => {
                self.text_with("spot-face-down-known", &[("card", self.card_name(card).into())])
            }
            Some(Face::Tile(tile) | Face::Joined { tile, .. }) => self.tile_name(tile),
            Some(Face::TileBack) => self.text("tile-unknown"),
            Some(Face::Empty) | None => self.empty_place(spot),
        }
    }

    /// The names of the tiles of a zone, in their order.
    pub(crate) fn faces(&self, zone: &Zone) -> String {
        self.list(zone.places.iter().filter_map(|place| match place.face {
            Face::Tile(tile) | Face::Joined { tile, .. } => Some(self.tile_name(tile)),
            _ => None,
        }))
    }

    /// The name of an empty spot.
    fn empty_place(&self, spot: Spot) -> String {
        match spot {
            Spot::Set => self.text("spot-set"),
            Spot::Pyramid { column, .. } => self.text_with("spot-gone", &[("column", column.into())]),
            _ => self.text("pile-empty"),
        }
    }

    fn open_end(&self, end: OpenEnd) -> String {
        let id = if end.is_started { "spot-open-end" } else { "spot-free-side" };
        self.text_with(id, &[("number", end.number.into()), ("side", end.side.into())])
    }

    /// The caption of a part of the table: `stock 12`. Empty if it needs none.
    pub fn caption(&self, scene: &Scene, zone: &Zone, place: usize) -> String {
        let count: Value<'_> = zone.count().into();
        match zone.name {
            ZoneName::Waste if place == 0 && zone.count() > 2 => self.text("caption-bottom"),
            ZoneName::Stock => match scene.counts() {
                Counts::LadyJane(counts) => {
                    let values = [("count", count), ("deals", counts.deals_left.into())];
                    self.text_with("caption-stock-deals", &values)
                }
                Counts::Doublets(counts) => {
                    let values = [("count", count), ("redeals", counts.redeals_left.into())];
                    self.text_with("caption-stock-redeals", &values)
                }
                _ => self.text_with("caption-stock", &[("count", count)]),
            },
            ZoneName::Waste => self.text_with("caption-waste", &[("count", count)]),
            ZoneName::Hand(_) => self.text_with("zone-tiles", &[("count", count)]),
            ZoneName::Aside => self.text("zone-aside"),
            ZoneName::Spares => self.text("zone-spares"),
            ZoneName::Tableau(_)
            | ZoneName::Reserve(_)
            | ZoneName::Foundation(_)
            | ZoneName::PyramidRow(_)
            | ZoneName::Set
            | ZoneName::Branch(_)
            | ZoneName::Choices => String::new(),
        }
    }
}

/// The open end at a side of the set.
fn open_end(scene: &Scene, side: u8) -> Option<OpenEnd> {
    match scene.counts() {
        Counts::Curse(counts) => counts.open_ends.into_iter().find(|end| end.side == side),
        _ => None,
    }
}

/// The number of pieces in the zone of a spot.
fn count_at(scene: &Scene, spot: Spot) -> usize {
    let holds = |zone: &&Zone| zone.places.iter().any(|place| place.spot == Some(spot));
    scene.zones().iter().find(holds).map_or(0, Zone::count)
}
